/** The log in German. */
import type { Names } from '@harvest/engine/wire'
import { CATS_CAPACITY, EXTENSION_CAPACITY, MAX_HARVEST, type ActionId } from '../../data.ts'
import type { Event } from '../../events.ts'
import { fromTo, harvestSum, harvestWhy, type EventWords, type SumWords, type Text } from '../common.ts'
import { card, cards, climate, endings, field, fields, food, join, nextCards, silo, unit } from './words.ts'

const WASTED = {
  chosen: '',
  rabbitsThere: ': Dort sind schon Kaninchen',
  noUnit: ': Es gibt keine Einheit zu entfernen',
  noTarget: ': Es gibt niemanden mehr anzugreifen',
  tooWeak: ': Der Unterschied ist zu klein',
  declined: '',
} as const

const CONTRACT_ENDS = {
  stamps: (payer: string) => `weil ${payer} eine Essensmarke eingelöst hat`,
  out: () => 'weil jemand von beiden nicht mehr im Spiel ist',
  strength: (payer: string) => `weil ${payer} sich jetzt wehren kann`,
} as const

const SUM: SumWords = {
  fertilizer: 'Dünger',
  weather: 'Wetter',
  drought: 'Dürre',
  pestilence: 'Ungeziefer',
  notBelow: 'nicht unter 0',
  notAbove: `nicht über ${MAX_HARVEST}`,
}

/** What a card brings in numbers, for the log. */
const BRINGS: { readonly [id in ActionId]?: string } = {
  fertilizer: '+1 bei jeder Ernte',
  siloExtension: `${EXTENSION_CAPACITY} Nahrung mehr geschützt`,
  cats: `${CATS_CAPACITY} Nahrung mehr geschützt`,
  mercenary: 'Angriff +1, Abwehr +1',
  berzerker: 'Angriff +2',
  dogs: 'Abwehr +1',
  flexibleHand: 'Handgröße +1',
}

const brings = (id: ActionId): string => (BRINGS[id] === undefined ? '' : ` (${BRINGS[id]})`)

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
      ? `${names(event.seat)} zieht ${cards(event.count)}.`
      : `${names(event.seat)} zieht ${join(event.cards.map(card))}.`,
  placed: () => null,
  seeded: (event, names) =>
    event.fields.length === 0
      ? `${names(event.seat)} sät nichts.`
      : `${names(event.seat)} besät ${fields(event.fields)} (Nahrung ${fromTo(event.food + event.fields.length, event.food)}).`,
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
    `${names(event.seat)} spielt ${card(event.card)}${onWhat(event, names)}${FROM_WORDS[event.from]}${brings(event.card)}.`,
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
    if (event.count === 0) return `${names(event.seat)} findet keine Klimakarte mehr.`
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
  harvested: (event, names) => {
    const sums = event.fields.map(({ field: at, forecast }) =>
      event.fields.length === 1 ? harvestSum(forecast, SUM) : `${field(at)}: ${harvestSum(forecast, SUM)}`,
    )
    return `${names(event.seat)} erntet ${food(event.total)}${harvestWhy(sums)}. Nahrung: ${fromTo(event.food - event.total, event.food)}.`
  },
  ate: (event, names) =>
    `${names(event.seat)} isst ${food(1)} (Nahrung ${fromTo(event.food + 1, event.food)}).`,
  vermin: (event, names) => {
    const part = event.rabbits
      ? `alles Ungeschützte (${event.open}), wegen der Kaninchen`
      : `die Hälfte von ${event.open} ungeschützt${event.open % 2 === 1 ? ', aufgerundet' : ''}`
    return `${event.rabbits ? 'Kaninchen und Schädlinge' : 'Schädlinge'} fressen bei ${names(event.seat)} ${food(event.lost)}: ${part} (Nahrung ${fromTo(event.food + event.lost, event.food)}).`
  },
  contractEnded: (event, names) =>
    `${names(event.payer)} schuldet ${names(event.holder)} keinen Tribut mehr, ${CONTRACT_ENDS[event.why](names(event.payer))}.`,
  tribute: (event, names) => {
    const [payer, holder] = [names(event.payer), names(event.holder)]
    const paid =
      event.paid === event.owed
        ? `${payer} zahlt ${holder} ${food(event.paid)} Tribut`
        : `${payer} kann ${holder} nur ${food(event.paid)} von ${event.owed} Tribut zahlen`
    return `${paid}: ${payer} hat jetzt ${event.payerFood}, ${holder} ${event.holderFood}.`
  },
  ended: (event) => `Das Spiel ist zu Ende. ${endings[event.ending]}`,
}

export const event: Text['event'] = (event, names) =>
  (eventWords[event.e] as (event: Event, names: Names) => string | null)(event, names)
