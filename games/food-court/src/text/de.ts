/** Every sentence of the game in German. */
import type { Effect, GameText, Names, Refusal } from '@harvest/engine/wire'
import { demandOf } from '../data.ts'
import { CENTRAL, HIDDEN, type Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { CookingView, KitchenView, View } from '../view.ts'
import { deCards } from './de-cards.ts'
import { canAttract, holdsEvent, listOf, picturesOf, servingOf } from './words.ts'

const show = picturesOf(deCards, 'nichts')
const count = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const points = (n: number): string => (Math.abs(n) === 1 ? `${n} Punkt` : `${n} Punkte`)
const recipes = (n: number): string => count(n, 'Gericht', 'Gerichte')
const cards = (n: number): string => count(n, 'Karte', 'Karten')
const active = (view: View, names: Names): string => names(view.active)
const queueOf = (seat: number, names: Names): string =>
  seat === CENTRAL ? 'der gemeinsamen Schlange' : `der Schlange von ${names(seat)}`
const card = (args: Refusal['args'] | Effect['args']): string => show.card(args.card as number)
const customer = (args: Refusal['args']): string => show.customer(args.customer as number)

const ANSWERS = {
  today: 'Heute',
  yesterday: 'Gestern',
  week: 'Diese Woche',
  longer: 'Länger her',
  never: 'Nie',
}
/** Nouns keep their capital. */
const midSentence = (words: string): string => words[0].toLowerCase() + words.slice(1)
const WAITING = (what: string) => (view: View, names: Names) => `${active(view, names)} ${what}.`

const DISCARDING = [
  'Lege bis zu zwei Karten ab, dann ziehe nach.',
  'Lege noch eine Karte ab oder ziehe nach.',
  'Zwei Karten sind abgelegt: Ziehe nach.',
]

/** What may be done beside the main action, as far as it can be. */
const freely = (view: View): string[] => [
  ...(canAttract(view) ? ['locke einen Gast an'] : []),
  ...(holdsEvent(view) ? ['spiele Ereignisse'] : []),
]
const capital = (words: string): string => words[0].toUpperCase() + words.slice(1)

function needs({ primary, secondary }: Pick<CookingView, 'primary' | 'secondary'>): string {
  const parts = [
    primary > 0 ? count(primary, 'Hauptzutat', 'Hauptzutaten') : '',
    secondary > 0 ? count(secondary, 'Nebenzutat', 'Nebenzutaten') : '',
  ]
  return parts.filter((part) => part !== '').join(' und ')
}

function demand(id: number): string {
  const { ingredients, recipes: dishes } = demandOf(id)
  const parts = [
    ingredients > 0 ? count(ingredients, 'vorbereitete Zutat', 'vorbereitete Zutaten') : '',
    dishes > 0 ? count(dishes, 'gekochtes Gericht', 'gekochte Gerichte') : '',
  ]
  return parts.filter((part) => part !== '').join(' und ')
}

export const de: GameText<View, Move, Event> = {
  name: 'Food Court',
  tagline: 'Acht Küchen, eine Schlange hungriger Leute.',
  options: {
    decks: {
      label: 'Küchen',
      help: 'Welche Küche jeder Platz führt; keine zwei Plätze dieselbe.',
      values: {
        random: 'Irgendeine Küche',
        italy: 'Piazza Romana (italienisch)',
        france: 'Le Petit Paris (französisch)',
        china: 'Jin Long (chinesisch)',
        india: 'Raj Mahal (indisch)',
        usa: 'Liberty Grill (amerikanisch)',
        turkiye: 'Sultan Saray (türkisch)',
        japan: 'Sakura House (japanisch)',
        mexico: 'El Nopalito (mexikanisch)',
      },
    },
  },
  phases: {
    discard: 'Ablegen und ziehen',
    act: 'Hauptaktion',
    prepare: 'Vorbereiten',
    cook: 'Kochen',
    fill: 'Zutaten',
    serve: 'Servieren',
    settle: 'Wirkungen',
    rival: 'Ein Gegner verliert Punkte',
    strip: 'Ein Gegner verliert eine Siegkarte',
    track: 'Siegkarte',
    after: 'Nach dem Servieren',
    complaint: 'Beschwerde',
    offer: 'Werbeaktion: dein Gast',
    swap: 'Werbeaktion: der andere Gast',
    close: 'Ende des Zuges',
    honour: 'Gleichstand',
    over: 'Feierabend',
  },
  prompts: {
    discard: (view) => DISCARDING[view.turn.discarded],
    discardWait: WAITING('legt ab und zieht nach'),
    act: (view) => {
      const besides = freely(view).join(' und ')
      return `Bereite vor, koche oder serviere${besides === '' ? '' : `; ${besides}, wie du magst`}.`
    },
    actWait: WAITING('wählt eine Hauptaktion'),
    prepare: () => 'Bereite weitere Zutaten vor oder beende den Zug.',
    prepareWait: WAITING('bereitet Zutaten vor'),
    cook: () => 'Koche ein weiteres Rezept oder beende den Zug.',
    cookWait: WAITING('kocht'),
    fill: (view) => {
      const cooking = view.cooking!
      const missing = needs(cooking)
      const dish = show.card(cooking.recipe)
      return missing === ''
        ? `${dish} ist vollständig: Gib noch etwas dazu oder richte an.`
        : `${dish} braucht ${missing}.`
    },
    fillWait: (view, names) => `${active(view, names)} kocht ${show.card(view.cooking!.recipe)}.`,
    serve: (view) => {
      const { hasBegun, canGoOn } = servingOf(view)
      if (!hasBegun) return 'Gib einem Gast ein Gericht.'
      return `So bringt es ${points(view.serving!.total)}: ${canGoOn ? 'Gib ein weiteres Gericht aus oder schließe ab' : 'Mehr lässt sich nicht ausgeben; schließe ab'}.`
    },
    serveWait: (view, names) => `${active(view, names)} serviert, bisher für ${points(view.serving!.total)}.`,
    settle: () => 'Die Wirkungen der Gäste werden ausgeführt.',
    settleWait: () => 'Die Wirkungen der Gäste werden ausgeführt.',
    rival: () => 'Wähle, wer 2 Punkte verliert.',
    rivalWait: WAITING('wählt, wer 2 Punkte verliert'),
    strip: () => 'Wähle die Siegkarte, die abgelegt wird.',
    stripWait: WAITING('wählt die Siegkarte, die abgelegt wird'),
    track: () => 'Eine dieser Karten als Siegkarte auslegen?',
    trackWait: WAITING('darf eine Siegkarte auslegen'),
    after: (view) => {
      const besides = freely(view)
      if (besides.length === 0) return 'Du hast serviert: Beende den Zug.'
      return `${capital(listOf([...besides, 'beende den Zug'], 'oder'))}.`
    },
    afterWait: WAITING('hat serviert'),
    complaint: () => 'Wähle den Gast, der geht.',
    complaintWait: WAITING('spielt eine Beschwerde'),
    offer: () => 'Wähle den Gast, den du abgibst.',
    offerWait: WAITING('spielt eine Werbeaktion'),
    swap: (view) => `Wähle, wen du dafür bekommst; du gibst ab: ${show.customer(view.playing!.offered!)}.`,
    swapWait: WAITING('spielt eine Werbeaktion'),
    close: () => 'Der Zug endet.',
    closeWait: () => 'Der Zug endet.',
    honour: () => 'Gleichstand. Ehrenwort: Wann hast du zuletzt gekocht?',
    honourWait: () => 'Gleichstand: Die Führenden sagen, wann sie zuletzt gekocht haben.',
    over: () => 'Die Küchen sind geschlossen.',
    overWait: () => 'Die Küchen sind geschlossen.',
  },
  endings: {
    points: 'Eine Küche hat 40 Punkte erreicht',
    winCards: 'Eine Küche hat alle vier Siegkarten',
    rounds: 'Runde 150 ist vorbei',
  },
  sources: {
    dishes: 'Gerichte',
    optional: 'Extras',
    boost: 'Neben schweren Gerichten',
    utensils: 'Gerät',
    nationality: 'Landsleute',
    effects: 'Geschenke der Gäste',
    ability: 'Fähigkeit',
    lost: 'Durch Gegner verloren',
    winCards: 'Siegkarten',
  },
  tieBreaks: { cooked: 'Zuletzt gekocht', shared: 'Geteilter Sieg' },
  move,
  effect(effect, names) {
    const n = effect.args.n as number
    switch (effect.key) {
      case 'draws':
        return `+${cards(n)}`
      case 'worth':
        return `${points(n)} beim Servieren`
      case 'costs':
        return `−${points(n)} beim Servieren`
      case 'orders':
        return `nimmt ${recipes(n)}`
      case 'upTo':
        return `bis zu ${recipes(n)}`
      case 'points':
        return n < 0 ? `−${points(-n)}` : `+${points(n)}`
      case 'rivalLoses':
        return n === 1 ? 'ein Gegner verliert 2 Punkte' : `${n}-mal verliert ein Gegner 2 Punkte`
      case 'stripWinCard':
        return n === 1 ? 'ein Gegner verliert eine Siegkarte' : `Gegner verlieren ${n} Siegkarten`
      case 'loses':
        return `${names(effect.args.seat as number)} ${n === 0 ? 'hat nichts zu verlieren' : `−${points(n)}`}`
      case 'losesWinCard':
        return `${names(effect.args.seat as number)} −1 Siegkarte`
      case 'winCard':
        return `Siegkarte ${String(effect.args.count)} von 4, am Ende +${points(n)}`
      default:
        throw new Error(`no words for effect ${effect.key}`)
    }
  },
  event,
  refusals: {
    unknownMove: () => 'Das kann man hier nicht tun.',
    drawFirst: () => 'Lege erst ab, was du magst, und ziehe nach.',
    drawTime: () => 'Nachgezogen wird einmal, am Anfang deines Zuges.',
    discardTime: () => 'Abgelegt wird am Anfang deines Zuges, vor dem Nachziehen.',
    discardLimit: (a) => `Du darfst ${String(a.limit)} Karten je Zug ablegen; ziehe jetzt nach.`,
    noSuchCard: () => 'Diese Karte gibt es nicht.',
    notInHand: (a) => `${card(a)} hast du nicht auf der Hand.`,
    oneAction: () => 'Je Zug nur eine Hauptaktion: vorbereiten, kochen oder servieren.',
    notIngredient: (a) => `${card(a)} ist keine Zutat; nur Zutaten werden vorbereitet.`,
    notRecipe: (a) => `${card(a)} ist kein Rezept; wähle ein Rezept aus deiner Hand.`,
    lacksIngredients: (a) =>
      `${card(a)} braucht ${needs({ primary: 1, secondary: a.secondary as number })}, vorbereitet und unbenutzt.`,
    recipeFirst: () => 'Wähle erst ein Rezept, das du kochst.',
    finishRecipe: (a) => `Mach erst ${card(a)} fertig.`,
    asksFor: (a) =>
      `${card(a)} braucht noch ${needs({ primary: a.primary as number, secondary: a.secondary as number })}.`,
    notPrepared: (a) => `${card(a)} liegt nicht vorbereitet und unbenutzt in deiner Küche.`,
    noExtra: (a) =>
      `${card(a)} darf nicht dazu: Über das Rezept hinaus gehen nur Extras und was deine Fähigkeit erlaubt.`,
    noMoreExtras: (a) =>
      `${card(a)} darf nicht dazu: Mehr zusätzliche Zutaten erlaubt deine Fähigkeit hier nicht.`,
    noCustomer: () => 'In deiner Schlange steht niemand; locke erst einen Gast an.',
    noDish: () => 'Du hast nichts gekocht, was du servieren könntest.',
    serveFirst: () => 'Bring erst das Servieren zu Ende; nichts darf es unterbrechen.',
    notServing: () => 'Du servierst gerade nicht.',
    serveOne: () => 'Serviere mindestens ein Gericht.',
    noSuchDish: (a) =>
      `Du hast ${count(a.dishes as number, 'gekochtes Gericht', 'gekochte Gerichte')}; wähle eines davon.`,
    dishTaken: (a) => `Dieses Gericht geht schon an: ${customer(a)}.`,
    notInQueue: () => 'Dieser Gast steht nicht in deiner Schlange.',
    ordersFull: (a) => `Mehr als ${recipes(a.orders as number)} nimmt dieser Gast nicht: ${customer(a)}.`,
    attractedAlready: () => 'Du hast in diesem Zug schon einen Gast angelockt; mehr als einer geht nicht.',
    notInCentral: () => 'Dieser Gast steht nicht in der gemeinsamen Schlange.',
    queueFull: (a) => `Deine Schlange ist voll: höchstens ${count(a.limit as number, 'Gast', 'Gäste')}.`,
    requirement: (a) =>
      `Dieser Gast kommt nur, wenn du ${demand(a.customer as number)} hast: ${customer(a)}.`,
    noEvent: (a) => `Du hast keine ${a.event === 'complaint' ? 'Beschwerde' : 'Werbeaktion'} auf der Hand.`,
    noOwnCustomer: () => 'Für eine Werbeaktion brauchst du einen Gast in deiner Schlange.',
    noTarget: () => 'Für dieses Ereignis gibt es keinen Gast.',
    playEvent: () => 'Spiele erst die Ereigniskarte, dann wähle ihre Gäste der Reihe nach.',
    finishEvent: () => 'Wähle erst die Gäste für das gespielte Ereignis.',
    offerOwn: () => 'Gib einen Gast aus deiner eigenen Schlange ab.',
    swapOther: () => 'Wähle einen Gast aus einer anderen Schlange.',
    notWaiting: () => 'Dieser Gast steht in keiner Schlange.',
    noLoss: () => 'Gerade muss niemand Punkte verlieren.',
    chooseOpponent: () => 'Wähle einen deiner Gegner.',
    noStrip: () => 'Gerade muss keine Siegkarte weg.',
    chooseWinCard: () => 'Wähle eine Siegkarte, die ein Gegner hat.',
    trackTime: () => 'Siegkarten gibt es am Ende des Servierens.',
    cannotTrack: (a) => `${card(a)} kann jetzt keine Siegkarte werden.`,
    passInstead: () => 'Du hast keine Hauptaktion gemacht; passe, wenn du keine willst.',
    endInstead: () => 'Du hast deine Hauptaktion gemacht; beende stattdessen den Zug.',
    answerFirst: () => 'Bis auf den Gleichstand ist das Spiel vorbei: Sag, wann du zuletzt gekocht hast.',
    answerWords: () => 'Antworte mit today, yesterday, week, longer oder never.',
    notAsked: () => 'Niemand fragt dich, wann du zuletzt gekocht hast.',
  },
  describe,
}

function move(m: Move, view: View, names: Names): string {
  switch (m.do) {
    case 'discard':
      return `${show.card(m.card)} ablegen`
    case 'draw':
      return 'Nachziehen'
    case 'prepare':
      return `${show.card(m.card)} vorbereiten`
    case 'cook':
      return `${show.card(m.card)} kochen`
    case 'add':
      return `${show.card(m.card)} dazugeben`
    case 'ready':
      return 'Anrichten'
    case 'serve':
      return 'Servieren'
    case 'assign': {
      const dish = view.kitchens[view.active].dishes[m.dish].recipe
      return `${show.card(dish)} → ${show.customer(m.customer)}`
    }
    case 'finish':
      return 'Servieren abschließen'
    case 'rival':
      return names(m.seat)
    case 'strip':
      return `${show.card(m.card)} von ${names(m.seat)}`
    case 'track':
      return `${show.card(m.card)} auslegen`
    case 'skip':
      return 'Keine Siegkarte'
    case 'attract':
      return `Anlocken: ${show.customer(m.customer)}`
    case 'complaint':
      return 'Beschwerde spielen'
    case 'promotion':
      return 'Werbeaktion spielen'
    case 'dismiss':
      return `Wegschicken: ${show.customer(m.customer)}`
    case 'offer':
      return `Abgeben: ${show.customer(m.customer)}`
    case 'swap':
      return `Bekommen: ${show.customer(m.customer)}`
    case 'pass':
      return 'Passen'
    case 'end':
      return 'Zug beenden'
    case 'answer':
      return ANSWERS[m.when]
  }
}

function event(e: Event, names: Names): string | null {
  switch (e.e) {
    case 'opened':
      return `${e.decks.map((deck, seat) => `${names(seat)} eröffnet ${show.deck(deck)}`).join(', ')}. ${names(e.first)} beginnt.`
    case 'turn':
      return null
    case 'discarded':
      return `${names(e.seat)} legt ${e.card === HIDDEN ? 'eine Karte' : show.card(e.card)} ab.`
    case 'drew':
      return `${names(e.seat)} zieht ${e.cards.length > 0 ? show.cards(e.cards) : cards(e.count)}.`
    case 'shuffled':
      return `${names(e.seat)} mischt ${count(e.count, 'abgelegte Karte', 'abgelegte Karten')} zu einem neuen Nachziehstapel.`
    case 'arrived':
      return `Neu in der gemeinsamen Schlange: ${show.customer(e.customer)}.`
    case 'customersShuffled':
      return `${count(e.count, 'Gast wird', 'Gäste werden')} zu einem neuen Gästestapel gemischt.`
    case 'prepared':
      return `${names(e.seat)} bereitet ${show.card(e.card)} vor.`
    case 'recipe':
    case 'added':
    case 'assigned':
      return null
    case 'cooked':
      return `${names(e.seat)} kocht ${show.card(e.recipe)} mit ${show.cards(e.ingredients)}.`
    case 'attracted':
      return `${names(e.seat)} lockt an: ${show.customer(e.customer)}.`
    case 'played':
      return `${names(e.seat)} spielt eine ${show.card(e.card)}.`
    case 'dismissed':
      return `${names(e.seat)} schickt aus ${queueOf(e.from, names)} weg: ${show.customer(e.customer)}.`
    case 'swapped':
      return `${names(e.seat)} tauscht mit ${queueOf(e.from, names)}; gibt ab: ${show.customer(e.gave)}, bekommt: ${show.customer(e.got)}.`
    case 'served':
      return `${names(e.seat)} serviert ${e.dishes.map((dish, i) => `${show.card(dish)} → ${show.customer(e.customers[i])}`).join(', ')}: ${points(e.total)}.`
    case 'lost':
      return e.points === 0
        ? `${names(e.seat)} hat keine Punkte zu verlieren.`
        : `${names(e.seat)} verliert durch ${names(e.by)} ${points(e.points)}.`
    case 'stripped':
      return `${names(e.seat)} muss durch ${names(e.by)} die Siegkarte ${show.card(e.card)} ablegen.`
    case 'tracked':
      return `${names(e.seat)} legt ${show.card(e.card)} als Siegkarte ${e.count} von 4 aus.`
    case 'passed':
      return `${names(e.seat)} passt.`
    case 'lastRound':
      return `${names(e.seat)} hat ${e.ending === 'points' ? '40 Punkte erreicht' : 'vier Siegkarten'}: Diese Runde ist die letzte.`
    case 'tied':
      return `Gleichstand zwischen ${listOf(e.seats.map(names), 'und')}.`
    case 'answered':
      return `${names(e.seat)} hat zuletzt gekocht: ${midSentence(ANSWERS[e.when])}.`
    case 'ended':
      return `${de.endings[e.ending]}. Die Küchen schließen.`
  }
}

function describe(view: View, names: Names): string {
  const lines = [
    `Runde ${view.round}${view.last === null ? '' : ', die letzte'}. ${names(view.active)} ist am Zug; ${names(view.first)} hat begonnen.`,
    `Gemeinsame Schlange: ${view.central.map(({ customer: id }) => `${show.customer(id)}, will ${demand(id)} sehen, nimmt ${demandOf(id).orders}`).join('; ')}. ${count(view.customerPile, 'Gast', 'Gäste')} im Stapel.`,
    ...view.kitchens.flatMap((kitchen) => describeKitchen(kitchen, names)),
  ]
  if (view.cooking)
    lines.push(`Auf dem Herd: ${show.card(view.cooking.recipe)} mit ${show.cards(view.cooking.ingredients)}.`)
  if (view.serving)
    for (const line of view.serving.lines)
      lines.push(`${de.sources[line.source]}: ${points(line.points)}${lineSubject(view, line)}.`)
  return lines.join('\n')
}

function lineSubject(view: View, line: { readonly dish: number; readonly customer: number }): string {
  if (line.dish >= 0) return `, ${show.card(view.kitchens[view.active].dishes[line.dish].recipe)}`
  return line.customer >= 0 ? `, ${show.customer(line.customer)}` : ''
}

function winCards(wins: readonly number[]): string {
  return wins.length === 0
    ? 'keine Siegkarten'
    : `${count(wins.length, 'Siegkarte', 'Siegkarten')} (${show.cards(wins)})`
}

function describeKitchen(k: KitchenView, names: Names): string[] {
  const dishes = k.dishes.map((dish) => `${show.card(dish.recipe)} mit ${show.cards(dish.ingredients)}`)
  const queue = k.queue.map(({ customer: id, orders }) => `${show.customer(id)}, nimmt ${orders}`)
  const lines = [
    `${names(k.seat)}, ${show.deck(k.deck)}: ${points(k.vp)}, ${winCards(k.wins)}, ${k.handSize} von ${k.handLimit} Karten auf der Hand, ${k.pileSize} zu ziehen, ${k.discardSize} abgelegt.`,
    `  Vorbereitet: ${show.cards(k.prepared)}. Gekocht: ${dishes.join('; ') || 'nichts'}.`,
    `  Schlange (${k.queue.length} von ${k.queueLimit}): ${queue.join('; ') || 'niemand'}.`,
  ]
  if (k.hand) lines.push(`  Hand: ${show.cards(k.hand)}.`)
  return lines
}
