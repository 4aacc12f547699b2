/** Jelly Bean Farmers in German. */
import type { Effect, GameText, Names } from '@harvest/engine/wire'
import { KEPT, type ActionId } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { ownFarm, usedCard, type EventWords, type MoveWords } from './common.ts'
import { describe } from './de/describe.ts'
import { refusals } from './de/refusals.ts'
import {
  BACK_NAMES,
  card,
  cards,
  climate,
  field,
  fields,
  food,
  join,
  SEASON_NAMES,
  signed,
  silo,
  unit,
} from './de/words.ts'

const waitingFor = (view: View, names: Names): string =>
  `Der Tisch wartet auf ${join(view.waiting.map(names))}.`

const change = (view: View): string =>
  view.own?.draft?.done ? 'Deine Wahl ist versiegelt; du kannst sie noch ändern. ' : ''

function planPrompt(view: View): string {
  const farm = ownFarm(view)
  const seeded = farm?.fields.some((one) => one.seeded) ?? false
  const others = seeded ? ' oder lege sie ab' : ', lege sie ab oder nutze ihre Rückseite'
  const canLay = view.climate.fire && (view.own?.hand.length ?? 0) > 0 && view.own?.draft?.plan?.fire === null
  const saved = (farm?.saved.length ?? 0) > 0 ? ' Auch aufgehobene Karten kannst du nutzen.' : ''
  const fire = canLay ? ' Feuer: Du darfst eine Handkarte als halbes Feld legen.' : ''
  const isDecided = view.own?.draft?.plan?.season.use !== 'undecided'
  const start = isDecided
    ? 'Ergänze deinen Plan oder versiegle ihn.'
    : `Plane deine Karte der Jahreszeit: Spiele sie${others}.`
  return `${start}${saved}${fire}`
}

function replanPrompt(view: View): string {
  const at = view.own?.draft?.plan?.extra.findIndex((use) => use.use === 'undecided') ?? -1
  const got = ownFarm(view)?.extra[at]
  return got === undefined || got === 'hidden'
    ? 'Plane die Karte, die du bekommen hast.'
    : `Plane deine neue Karte: ${card(got)}. Deine anderen Pläne bleiben.`
}

function drawTwoPrompt(view: View): string {
  const open = view.own?.draft?.picked.find((one) => one.use.use === 'undecided')
  return open
    ? `Entscheide, was mit ${card(open.card)} geschieht.`
    : 'Wähle eine Handkarte als Karte dieser Jahreszeit.'
}

function keepPrompt(view: View): string {
  const kept = view.own?.draft?.kept.length ?? 0
  const what = kept === 0 ? cards(KEPT) : `noch ${KEPT - kept}`
  return `Behalte ${what} als Hand; die anderen vier werden dein erstes Feld und dein erstes Silo.`
}

const prompts: GameText<View, Move, Event>['prompts'] = {
  keep: keepPrompt,
  place: (view) =>
    (ownFarm(view)?.hand ?? 0) === 1
      ? 'Lege deine einzige Karte für Frühling oder Sommer.'
      : 'Lege verdeckt eine Karte für den Frühling und eine für den Sommer.',
  plant: (view) =>
    `Besäe beliebig viele deiner Felder für je 1 Nahrung, bevor das Klima offen liegt (du hast ${food(ownFarm(view)?.food ?? 0)}).`,
  plantKnowing: () => 'Du weißt etwas vom Klima und säst deshalb nach den anderen. Wähle deine Felder.',
  react: () => 'Das Klima liegt offen: Wähle die Felder für deine „Späte Aussaat“.',
  plan: planPrompt,
  steal: () => 'Nimm eine gezeigte Karte oder tausche den Diebstahl gegen die oberste Karte des Stapels.',
  replan: replanPrompt,
  drawTwo: drawTwoPrompt,
  assassinate: (view, names) =>
    view.assassin === null
      ? 'Dein Attentäter schlägt zu.'
      : `Wähle eine Einheit von ${names(view.assassin.farm)}, die entfernt wird.`,
  warlord: () => 'Wähle, wen dein Kriegsherr angreift, oder lege ihn ab.',
  passing: () => 'Das geschieht von selbst.',
  wait: (view, names) => `${change(view)}${waitingFor(view, names)}`,
  waitPlanting: (view, names) => `${change(view)}Es kann noch säen: ${join(view.waiting.map(names))}.`,
  over: () => 'Das Spiel ist zu Ende.',
}

function faceWords(move: Extract<Move, { do: 'face' }>, view: View, names: Names): string {
  const id = usedCard(move, view)
  const what = id === null ? 'Karte' : card(id)
  if (move.field !== undefined) return `${what} auf ${field(move.field)} spielen`
  if (move.silo !== undefined) return `${what} auf ${silo(move.silo)} spielen`
  if (move.farm === undefined) return `${what} spielen`
  return move.farm === view.me ? `${what} bei dir selbst spielen` : `${what} bei ${names(move.farm)} spielen`
}

const used = (move: Extract<Move, { do: 'back' | 'discard' }>, view: View): string => {
  const id = usedCard(move, view)
  return id === null ? 'Karte' : card(id)
}

const moveWords: MoveWords = {
  keep: (move) => `${card(move.card)} behalten`,
  place: (move) => `${card(move.card)} für den ${SEASON_NAMES[move.season]} legen`,
  seed: (move) => `${field(move.field)} besäen`,
  react: () => `Mit ${card('reactivePlanting')} auf das Klima warten`,
  ready: (_move, view) => {
    const draft = view.own?.draft
    if (draft?.plan) return 'Plan versiegeln'
    return draft?.seeded.length === 0 ? 'Nichts säen' : 'Nicht mehr säen'
  },
  change: () => 'Wahl ändern',
  face: faceWords,
  discard: (move, view) => `${used(move, view)} ablegen`,
  back: (move, view) =>
    move.as === 'save'
      ? `${used(move, view)} für später aufheben`
      : `Rückseite von ${used(move, view)} nutzen: ${BACK_NAMES[move.as]}`,
  fire: (move) => `${card(move.card)} für das Feuer als halbes Feld legen`,
  steal: (move, view, names) => {
    const farm = view.farms[move.farm]
    const shown = view.season === 'spring' ? farm.spring : farm.summer
    return shown === null || shown === 'hidden'
      ? `Von ${names(move.farm)} stehlen`
      : `${card(shown)} von ${names(move.farm)} nehmen`
  },
  decline: (_move, view) =>
    view.phase === 'steal' ? 'Diebstahl gegen die oberste Karte des Stapels tauschen' : 'Kriegsherr ablegen',
  pick: (move) => `${card(move.card)} in dieser Jahreszeit nutzen`,
  kill: (move) => `${unit(move.unit)} entfernen`,
  attack: (move, _view, names) => `${names(move.farm)} angreifen`,
}

const nextCards = (count: number): string =>
  count === 1 ? 'die nächste Klimakarte' : `die nächsten ${count} Klimakarten`

const by = (a: Effect['args']): string => signed(Number(a.by))

const effects: { readonly [key: string]: (args: Effect['args'], names: Names) => string } = {
  costs: (a) => `Kostet ${food(Number(a.food))}.`,
  bears: (a) => `Das Feld trägt ${food(Number(a.food))}.`,
  mayBear: (a) => `Mit der Karte, die du kennst, trüge das Feld ${food(Number(a.food))}.`,
  capacity: (a) => `Schützt ${food(Number(a.food))} mehr.`,
  exposes: (a) => `Dort jetzt ungeschützt: ${food(Number(a.food))}.`,
  chases: (a) =>
    a.cats === 0 && a.rabbits === 0
      ? 'Dort gibt es bisher nichts zu verjagen.'
      : `Verjagt ${join([Number(a.cats) > 0 ? `Katzen ×${String(a.cats)}` : '', Number(a.rabbits) > 0 ? 'Kaninchen' : ''].filter((part) => part !== ''))}.`,
  rabbitsEatIt: () => 'Die Kaninchen fressen die Staude, wenn kein Kojote sie in dieser Jahreszeit verjagt.',
  offence: (a) => `Angriff ${by(a)}.`,
  defence: (a) => `Abwehr ${by(a)}.`,
  theirOffence: (a) => `Angriff dort ${by(a)}.`,
  theirDefence: (a) => `Abwehr dort ${by(a)}.`,
  looks: (a) =>
    a.count === 0 ? 'Es ist keine Klimakarte mehr zu sehen.' : `Du siehst ${nextCards(Number(a.count))}.`,
  handSize: (a) => `Handgröße ${by(a)}.`,
  halfField: () => 'Ein halbes Feld.',
  wholeField: () => 'Vollendet ein Feld.',
  halfSilo: () => 'Ein halbes Silo.',
  wholeSilo: () => 'Vollendet ein Silo.',
  takesCard: (a, names) =>
    `Du bekommst ${card(a.card as ActionId)}; ${names(Number(a.from))} zieht dafür eine Karte.`,
  topCard: () => 'Du bekommst eine Karte, die niemand kennt.',
  tribute: (a) => `Ein Tribut von ${food(Number(a.food))} im Jahr.`,
  nobodyToAttack: () => 'Niemand ist mehr anzugreifen: Dein Kriegsherr würde abgelegt.',
  noUnitYet: () => 'Dort gibt es bisher keine Einheit.',
  tooWeak: () => 'Nicht stark genug: Dein Kriegsherr würde abgelegt.',
  discardsWarlord: () => 'Der Kriegsherr kommt auf die Ablage.',
  usesReactivePlanting: () => 'Verbraucht deine „Späte Aussaat“.',
}

const WASTED = {
  chosen: '',
  rabbitsThere: ': Dort sind schon Kaninchen',
  noUnit: ': Es gibt keine Einheit zu entfernen',
  noTarget: ': Es ist niemand mehr anzugreifen',
  tooWeak: ': Der Unterschied ist zu klein',
  declined: '',
} as const

const CONTRACT_ENDS = {
  stamps: 'wegen der Essensmarke',
  out: 'weil jemand von beiden nicht mehr im Spiel ist',
  strength: 'weil die Abwehr stark genug ist',
} as const

function onWhat(event: Extract<Event, { e: 'face' }>, names: Names): string {
  if (event.on < 0) return ''
  if (event.card === 'siloExtension') return ` auf ${silo(event.on)}`
  if (event.card === 'rabbits' || event.card === 'coyote' || event.card === 'assassin')
    return event.on === event.seat ? ' bei sich selbst' : ` bei ${names(event.on)}`
  return ` auf ${field(event.on)}`
}

const FROM_WORDS = {
  season: '',
  extra: '',
  picked: '',
  saved: ', bisher aufgehoben',
  fire: ', für das Feuer',
} as const

const LAID = {
  field: 'ein halbes Feld',
  silo: 'ein halbes Silo',
  man: 'einen Bewaffneten',
  save: '',
} as const
const WHOLE = { field: 'ein Feld', silo: 'ein Silo', man: '', save: '' } as const

const eventWords: EventWords = {
  farmsLaid: () => 'Alle haben ihr erstes Feld und ihr erstes Silo gelegt.',
  year: (event) => `Jahr ${event.year}.`,
  season: (event) => (event.season === 0 ? 'Frühling.' : 'Sommer.'),
  stamp: (event, names) =>
    `${names(event.seat)} hat keine Nahrung und löst eine Essensmarke für ${food(event.food)} ein (${event.left} übrig).`,
  out: (event, names) =>
    `${names(event.seat)} hat weder Nahrung noch Marken und ist aus dem Spiel${event.cards.length > 0 ? `; ${join(event.cards.map(card))} ${event.cards.length === 1 ? 'wird' : 'werden'} abgelegt` : ''}.`,
  reshuffled: (event) =>
    `Der Stapel ist leer: ${event.cards === 1 ? '1 Karte der Ablage wird zum neuen' : `${event.cards} Karten der Ablage werden zu einem neuen gemischt`}.`,
  drew: (event, names) =>
    event.cards === null
      ? `${names(event.seat)} zog ${cards(event.count)}.`
      : `${names(event.seat)} zog ${join(event.cards.map(card))}.`,
  placed: () => null,
  seeded: (event, names) =>
    event.fields.length === 0
      ? `${names(event.seat)} hat nichts gesät.`
      : `${names(event.seat)} hat ${fields(event.fields)} besät.`,
  waits: (event, names) => `${names(event.seat)} wartet mit ${card('reactivePlanting')} auf das Klima.`,
  climate: (event) =>
    event.of === 'year'
      ? `Klima des Jahres: ${climate(event.card)}.`
      : `Klima der Jahreszeit: ${climate(event.card)}.`,
  destroyed: (event, names) =>
    `${card(event.upgrade)} von ${names(event.seat)} auf ${fields(event.fields)} ist zerstört.`,
  thief: (event, names) => `${names(event.seat)} spielt ${card('steal')}${FROM_WORDS[event.from]}.`,
  showed: (event, names) => `${names(event.seat)} zeigt ${card(event.card)}.`,
  stealsClash: (event, names) => `Die Diebstähle von ${join(event.seats.map(names))} heben sich auf.`,
  stole: (event, names) =>
    `${names(event.seat)} stiehlt ${card(event.card)} von ${names(event.victim)}${event.back ? ' zurück' : ''}.`,
  stealSwapped: (event, names) =>
    `${names(event.seat)} tauscht den Diebstahl gegen die oberste Karte des Stapels.`,
  drawTwo: (event, names) => `${names(event.seat)} spielt ${card('drawTwo')}${FROM_WORDS[event.from]}.`,
  face: (event, names) =>
    `${names(event.seat)} spielt ${card(event.card)}${onWhat(event, names)}${FROM_WORDS[event.from]}.`,
  discarded: (event, names) => `${names(event.seat)} legt ${card(event.card)} ab${WASTED[event.why]}.`,
  coyote: (event, names) =>
    event.cats + event.rabbits === 0
      ? `Der Kojote findet bei ${names(event.farm)} nichts zu verjagen.`
      : `Der Kojote verjagt bei ${names(event.farm)} ${join([event.cats > 0 ? `Katzen ×${event.cats}` : '', event.rabbits > 0 ? 'die Kaninchen' : ''].filter((part) => part !== ''))}.`,
  perennialsEaten: (event, names) =>
    `Kaninchen fressen bei ${names(event.farm)} ${card('perennial')} auf ${fields(event.fields)}.`,
  killed: (event, names) =>
    `Der Attentäter von ${names(event.seat)} entfernt bei ${names(event.farm)} ${unit(event.unit)}.`,
  looked: (event, names) => {
    if (event.count === 0) return `${names(event.seat)} findet keine Klimakarte mehr anzusehen.`
    return event.cards === null
      ? `${names(event.seat)} sieht sich ${nextCards(event.count)} an.`
      : `${names(event.seat)} sieht, was kommt: ${join(event.cards.map(climate))}.`
  },
  attacked: (event, names) =>
    `Der Kriegsherr von ${names(event.seat)} greift ${names(event.farm)} an, ${event.offence} gegen ${event.defence}: ${event.tribute === 0 ? 'kein Tribut' : `${food(event.tribute)} im Jahr`}.`,
  back: (event, names) => {
    const from = FROM_WORDS[event.from]
    if (event.as === 'save') return `${names(event.seat)} hebt eine Karte für später auf.`
    if (event.whole) return `${names(event.seat)} vollendet ${WHOLE[event.as]}${from}.`
    return `${names(event.seat)} legt ${LAID[event.as]}${from}.`
  },
  harvested: (event, names) =>
    event.fields.length === 1
      ? `${names(event.seat)} erntet ${food(event.total)}.`
      : `${names(event.seat)} erntet ${food(event.total)} (${event.fields.map((one) => `${field(one.field)}: ${one.forecast.food}`).join(', ')}).`,
  ate: (event, names) => `${names(event.seat)} isst ${food(1)}.`,
  vermin: (event, names) =>
    `${event.rabbits ? 'Kaninchen und Schädlinge' : 'Schädlinge'} fressen bei ${names(event.seat)} ${food(event.lost)}.`,
  contractEnded: (event, names) =>
    `${names(event.payer)} schuldet ${names(event.holder)} keinen Tribut mehr, ${CONTRACT_ENDS[event.why]}.`,
  tribute: (event, names) =>
    event.paid === event.owed
      ? `${names(event.payer)} zahlt ${names(event.holder)} ${food(event.paid)} Tribut.`
      : `${names(event.payer)} kann ${names(event.holder)} nur ${food(event.paid)} von ${event.owed} Tribut zahlen.`,
  ended: (event) => `Das Spiel ist zu Ende. ${de.endings[event.ending]}`,
}

export const de: GameText<View, Move, Event> = {
  name: 'Jelly Bean Farmers',
  tagline: 'Acht Jahre lang säen, horten und plündern, trotz Dürre, Schädlingen und Nachbarn.',
  options: {},
  phases: {
    keep: 'Hand auswählen',
    stamps: 'Essensmarken',
    draw: 'Karten ziehen',
    place: 'Karten legen',
    plant: 'Aussaat',
    plantKnowing: 'Aussaat der Wissenden',
    climate: 'Klima',
    react: 'Späte Aussaat',
    plan: 'Pläne',
    steal: 'Diebstahl',
    replan: 'Neue Pläne',
    drawTwo: 'Zwei ziehen',
    faces: 'Offene Karten',
    assassinate: 'Attentäter',
    warlord: 'Kriegsherren',
    backs: 'Rückseiten',
    harvest: 'Ernte',
    tribute: 'Tribut',
    over: 'Spielende',
  },
  prompts,
  endings: {
    years: 'Acht Jahre sind vergangen.',
    lastFarmer: 'Nur eine Farm ist übrig.',
    allOut: 'Die letzten Farmen sind zusammen ausgeschieden.',
  },
  sources: { food: 'Nahrung', stamps: 'Punkte aus Essensmarken' },
  tieBreaks: {
    stamps: 'Meiste Essensmarken',
    fields: 'Meiste Felder',
    defence: 'Stärkste Abwehr',
    upgrades: 'Meiste Verbesserungen',
    shared: 'Geteilter Sieg',
  },
  move: (move, view, names) =>
    (moveWords[move.do] as (move: Move, view: View, names: Names) => string)(move, view, names),
  effect: (effect, names) => effects[effect.key](effect.args, names),
  event: (event, names) =>
    (eventWords[event.e] as (event: Event, names: Names) => string | null)(event, names),
  refusals,
  describe,
}
