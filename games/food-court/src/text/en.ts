/** Every sentence of the game in English. */
import type { Effect, GameText, Names, Refusal } from '@harvest/engine/wire'
import { demandOf } from '../data.ts'
import { CENTRAL, HIDDEN, type Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { CookingView, KitchenView, View } from '../view.ts'
import { enCards } from './en-cards.ts'
import { canAttract, holdsEvent, listOf, picturesOf, servingOf } from './words.ts'

const show = picturesOf(enCards, 'nothing')
const points = (n: number): string => (Math.abs(n) === 1 ? `${n} point` : `${n} points`)
const count = (n: number, one: string, many = `${one}s`): string => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const active = (view: View, names: Names): string => names(view.active)
const queueOf = (seat: number, names: Names): string =>
  seat === CENTRAL ? 'the central queue' : `the queue of ${names(seat)}`
const card = (args: Refusal['args'] | Effect['args']): string => show.card(args.card as number)
const customer = (args: Refusal['args']): string => show.customer(args.customer as number)

const ANSWERS = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'This week',
  longer: 'Longer ago',
  never: 'Never',
}
const WAITING = (what: string) => (view: View, names: Names) => `${active(view, names)} ${what}.`

const DISCARDING = [
  'Discard up to two cards, then draw.',
  'Discard one card more, or draw.',
  'Two cards are discarded: draw.',
]

/** What may be done beside the main action, as far as it can be. */
const freely = (view: View): string[] => [
  ...(canAttract(view) ? ['attract a customer'] : []),
  ...(holdsEvent(view) ? ['play events'] : []),
]
const capital = (words: string): string => words[0].toUpperCase() + words.slice(1)

function needs({ primary, secondary }: Pick<CookingView, 'primary' | 'secondary'>): string {
  const parts = [
    primary > 0 ? count(primary, 'primary ingredient') : '',
    secondary > 0 ? count(secondary, 'secondary ingredient') : '',
  ]
  return parts.filter((part) => part !== '').join(' and ')
}

function demand(id: number): string {
  const { ingredients, recipes } = demandOf(id)
  const parts = [
    ingredients > 0 ? count(ingredients, 'prepared ingredient') : '',
    recipes > 0 ? count(recipes, 'cooked recipe') : '',
  ]
  return parts.filter((part) => part !== '').join(' and ')
}

export const en: GameText<View, Move, Event> = {
  name: 'Food Court',
  tagline: 'Eight kitchens, one queue of hungry people.',
  options: {
    decks: {
      label: 'Kitchens',
      help: 'Which kitchen each seat runs; no two seats run the same one.',
      values: {
        random: 'Any kitchen',
        italy: 'Piazza Romana (Italian)',
        france: 'Le Petit Paris (French)',
        china: 'Jin Long (Chinese)',
        india: 'Raj Mahal (Indian)',
        usa: 'Liberty Grill (American)',
        turkiye: 'Sultan Saray (Turkish)',
        japan: 'Sakura House (Japanese)',
        mexico: 'El Nopalito (Mexican)',
      },
    },
  },
  phases: {
    discard: 'Discard and draw',
    act: 'Main action',
    prepare: 'Prepare',
    cook: 'Cook',
    fill: 'Ingredients',
    serve: 'Serve',
    settle: 'Effects',
    rival: 'A rival loses points',
    strip: 'A rival loses a win card',
    track: 'Win card',
    after: 'After serving',
    complaint: 'Complaint',
    offer: 'Promotion: your customer',
    swap: 'Promotion: the other customer',
    close: 'End of the turn',
    honour: 'Tie',
    over: 'Closing time',
  },
  prompts: {
    discard: (view) => DISCARDING[view.turn.discarded],
    discardWait: WAITING('discards and draws'),
    act: (view) => {
      const besides = freely(view).join(' and ')
      return `Prepare, cook or serve${besides === '' ? '' : `; ${besides} as you like`}.`
    },
    actWait: WAITING('chooses a main action'),
    prepare: () => 'Prepare more ingredients, or end your turn.',
    prepareWait: WAITING('prepares ingredients'),
    cook: () => 'Cook another recipe, or end your turn.',
    cookWait: WAITING('is cooking'),
    fill: (view) => {
      const cooking = view.cooking!
      const missing = needs(cooking)
      const dish = show.card(cooking.recipe)
      return missing === '' ? `${dish} is complete: add more, or call it ready.` : `${dish} needs ${missing}.`
    },
    fillWait: (view, names) => `${active(view, names)} cooks ${show.card(view.cooking!.recipe)}.`,
    serve: (view) => {
      const { hasBegun, canGoOn } = servingOf(view)
      if (!hasBegun) return 'Give a dish to a customer.'
      return `This serve scores ${points(view.serving!.total)}: ${canGoOn ? 'give out another dish, or finish' : 'nothing more can be given out; finish'}.`
    },
    serveWait: (view, names) => `${active(view, names)} serves, ${points(view.serving!.total)} so far.`,
    settle: () => 'The effects of the customers are settled.',
    settleWait: () => 'The effects of the customers are settled.',
    rival: () => 'Choose who loses 2 points.',
    rivalWait: WAITING('chooses who loses 2 points'),
    strip: () => 'Choose the win card that is discarded.',
    stripWait: WAITING('chooses the win card that is discarded'),
    track: () => 'Put one of these cards into your win area?',
    trackWait: WAITING('may take a win card'),
    after: (view) => {
      const besides = freely(view).join(' or ')
      return besides === '' ? 'You have served: end your turn.' : `${capital(besides)}, or end your turn.`
    },
    afterWait: WAITING('has served'),
    complaint: () => 'Choose the customer who leaves.',
    complaintWait: WAITING('plays a Complaint'),
    offer: () => 'Choose the customer you give away.',
    offerWait: WAITING('plays a Promotion'),
    swap: (view) => `Choose the customer you get for your ${show.customer(view.playing!.offered!)}.`,
    swapWait: WAITING('plays a Promotion'),
    close: () => 'The turn ends.',
    closeWait: () => 'The turn ends.',
    honour: () => 'It is a tie. On your honour: when did you last cook?',
    honourWait: () => 'It is a tie: those in front say when they last cooked.',
    over: () => 'The food court is closed.',
    overWait: () => 'The food court is closed.',
  },
  endings: {
    points: 'A kitchen reached 40 points',
    winCards: 'A kitchen has all four win cards',
    rounds: 'Round 150 is over',
  },
  sources: {
    dishes: 'Recipes',
    optional: 'Optional ingredients',
    boost: 'Beside hard recipes',
    utensils: 'Utensils',
    nationality: 'Own cuisine',
    effects: 'Customers’ gifts',
    ability: 'Ability',
    lost: 'Lost through rivals',
    winCards: 'Win cards',
  },
  tieBreaks: { cooked: 'Cooked most recently', shared: 'Shared win' },
  move,
  effect(effect, names) {
    const n = effect.args.n as number
    switch (effect.key) {
      case 'draws':
        return `+${count(n, 'card')}`
      case 'worth':
        return `${points(n)} once served`
      case 'costs':
        return `−${points(n)} once served`
      case 'orders':
        return `takes ${count(n, 'recipe')}`
      case 'upTo':
        return `up to ${count(n, 'recipe')}`
      case 'points':
        return n < 0 ? `−${points(-n)}` : `+${points(n)}`
      case 'rivalLoses':
        return n === 1 ? 'a rival loses 2 points' : `rivals lose 2 points ${n} times`
      case 'stripWinCard':
        return n === 1 ? 'a rival loses a win card' : `rivals lose ${n} win cards`
      case 'loses':
        return `${names(effect.args.seat as number)} ${n === 0 ? 'has nothing to lose' : `−${points(n)}`}`
      case 'losesWinCard':
        return `${names(effect.args.seat as number)} −1 win card`
      case 'winCard':
        return `win card ${String(effect.args.count)} of 4, +${points(n)} at the end`
      default:
        throw new Error(`no words for effect ${effect.key}`)
    }
  },
  event,
  refusals: {
    unknownMove: () => 'That is not something one can do here.',
    drawFirst: () => 'First discard what you like and draw.',
    drawTime: () => 'You draw at the start of your turn, once.',
    discardTime: () => 'You discard at the start of your turn, before drawing.',
    discardLimit: (a) => `You may discard ${String(a.limit)} cards a turn; now draw.`,
    noSuchCard: () => 'There is no such card.',
    notInHand: (a) => `You do not have ${card(a)} in hand.`,
    oneAction: () => 'One main action a turn: prepare, cook or serve.',
    notIngredient: (a) => `${card(a)} is no ingredient; only ingredients are prepared.`,
    notRecipe: (a) => `${card(a)} is no recipe; choose a recipe from your hand.`,
    lacksIngredients: (a) =>
      `${card(a)} needs ${needs({ primary: 1, secondary: a.secondary as number })} prepared and unused.`,
    recipeFirst: () => 'Choose a recipe to cook first.',
    finishRecipe: (a) => `First finish ${card(a)}.`,
    asksFor: (a) =>
      `${card(a)} still needs ${needs({ primary: a.primary as number, secondary: a.secondary as number })}.`,
    notPrepared: (a) => `${card(a)} does not lie prepared and unused in your kitchen.`,
    noExtra: (a) =>
      `${card(a)} cannot be added: beyond what the recipe asks for only optional ingredients can, and what your ability allows.`,
    noMoreExtras: (a) => `${card(a)} cannot be added: this recipe has all the extra ingredients it may have.`,
    noCustomer: () => 'Nobody stands in your queue; attract a customer first.',
    noDish: () => 'You have nothing cooked to serve.',
    serveFirst: () => 'First finish the serve; nothing may interrupt it.',
    notServing: () => 'You are not serving now.',
    serveOne: () => 'Serve at least one recipe.',
    noSuchDish: (a) => `You have ${count(a.dishes as number, 'cooked recipe')}; choose one of them.`,
    dishTaken: (a) => `That dish already goes to the ${customer(a)}.`,
    notInQueue: () => 'That customer is not in your queue.',
    ordersFull: (a) => `The ${customer(a)} takes ${count(a.orders as number, 'recipe')} and no more.`,
    attractedAlready: () => 'You have attracted a customer this turn; one a turn is all.',
    notInCentral: () => 'That customer does not stand in the central queue.',
    queueFull: (a) => `Your queue is full: ${count(a.limit as number, 'customer')} at most.`,
    requirement: (a) => `The ${customer(a)} comes only if you have ${demand(a.customer as number)}.`,
    noEvent: (a) => `You have no ${a.event === 'complaint' ? 'Complaint' : 'Promotion'} in hand.`,
    noOwnCustomer: () => 'A Promotion needs a customer in your own queue.',
    noTarget: () => 'There is no customer to play this event on.',
    playEvent: () => 'Play the event card first, then choose its customers in order.',
    finishEvent: () => 'First choose the customers of the event you played.',
    offerOwn: () => 'Offer a customer from your own queue.',
    swapOther: () => 'Choose a customer of another queue.',
    notWaiting: () => 'That customer stands in no queue.',
    noLoss: () => 'Nobody has to lose points now.',
    chooseOpponent: () => 'Choose one of your opponents.',
    noStrip: () => 'No win card has to go now.',
    chooseWinCard: () => 'Choose a win card that an opponent has.',
    trackTime: () => 'A win card is taken at the end of a serve.',
    cannotTrack: (a) => `${card(a)} cannot become a win card now.`,
    passInstead: () => 'You have taken no main action; pass if you want none.',
    endInstead: () => 'You have taken your main action; end the turn instead.',
    answerFirst: () => 'The game is over but for the tie: say when you last cooked.',
    answerWords: () => 'Answer with today, yesterday, week, longer or never.',
    notAsked: () => 'Nobody asks you when you last cooked.',
  },
  describe,
}

function move(m: Move, view: View, names: Names): string {
  switch (m.do) {
    case 'discard':
      return `Discard ${show.card(m.card)}`
    case 'draw':
      return 'Draw'
    case 'prepare':
      return `Prepare ${show.card(m.card)}`
    case 'cook':
      return `Cook ${show.card(m.card)}`
    case 'add':
      return `Add ${show.card(m.card)}`
    case 'ready':
      return 'Ready'
    case 'serve':
      return 'Serve'
    case 'assign': {
      const dish = view.kitchens[view.active].dishes[m.dish].recipe
      return `${show.card(dish)} to the ${show.customer(m.customer)}`
    }
    case 'finish':
      return 'Finish serving'
    case 'rival':
      return names(m.seat)
    case 'strip':
      return `${show.card(m.card)} of ${names(m.seat)}`
    case 'track':
      return `Take ${show.card(m.card)}`
    case 'skip':
      return 'No win card'
    case 'attract':
      return `Attract the ${show.customer(m.customer)}`
    case 'complaint':
      return 'Play a Complaint'
    case 'promotion':
      return 'Play a Promotion'
    case 'dismiss':
      return `Send the ${show.customer(m.customer)} away`
    case 'offer':
      return `Give the ${show.customer(m.customer)}`
    case 'swap':
      return `Get the ${show.customer(m.customer)}`
    case 'pass':
      return 'Pass'
    case 'end':
      return 'End the turn'
    case 'answer':
      return ANSWERS[m.when]
  }
}

function event(e: Event, names: Names): string | null {
  switch (e.e) {
    case 'opened':
      return `${e.decks.map((deck, seat) => `${names(seat)} opens ${show.deck(deck)}`).join(', ')}. ${names(e.first)} begins.`
    case 'turn':
      return null
    case 'discarded':
      return `${names(e.seat)} discards ${e.card === HIDDEN ? 'a card' : show.card(e.card)}.`
    case 'drew':
      return `${names(e.seat)} draws ${e.cards.length > 0 ? show.cards(e.cards) : count(e.count, 'card')}.`
    case 'shuffled':
      return `${names(e.seat)} shuffles ${count(e.count, 'discard')} into a new draw pile.`
    case 'arrived':
      return `A new face in the central queue: ${show.customer(e.customer)}.`
    case 'customersShuffled':
      return `${count(e.count, 'customer is', 'customers are')} shuffled into a new customer deck.`
    case 'prepared':
      return `${names(e.seat)} prepares ${show.card(e.card)}.`
    case 'recipe':
    case 'added':
    case 'assigned':
      return null
    case 'cooked':
      return `${names(e.seat)} cooks ${show.card(e.recipe)} with ${show.cards(e.ingredients)}.`
    case 'attracted':
      return `${names(e.seat)} attracts the ${show.customer(e.customer)}.`
    case 'played':
      return `${names(e.seat)} plays a ${show.card(e.card)}.`
    case 'dismissed':
      return `${names(e.seat)} sends the ${show.customer(e.customer)} away from ${queueOf(e.from, names)}.`
    case 'swapped':
      return `${names(e.seat)} gives the ${show.customer(e.gave)} to ${queueOf(e.from, names)} and gets the ${show.customer(e.got)}.`
    case 'served':
      return `${names(e.seat)} serves ${e.dishes.map((dish, i) => `${show.card(dish)} to the ${show.customer(e.customers[i])}`).join(', ')}: ${points(e.total)}.`
    case 'lost':
      return e.points === 0
        ? `${names(e.seat)} has no points to lose.`
        : `${names(e.by)} makes ${names(e.seat)} lose ${points(e.points)}.`
    case 'stripped':
      return `${names(e.by)} makes ${names(e.seat)} discard the win card ${show.card(e.card)}.`
    case 'tracked':
      return `${names(e.seat)} takes ${show.card(e.card)} as win card ${e.count} of 4.`
    case 'passed':
      return `${names(e.seat)} passes.`
    case 'lastRound':
      return `${names(e.seat)} has ${e.ending === 'points' ? 'reached 40 points' : 'four win cards'}: this round is the last.`
    case 'tied':
      return `${listOf(e.seats.map(names), 'and')} are tied.`
    case 'answered':
      return `${names(e.seat)} last cooked: ${ANSWERS[e.when].toLowerCase()}.`
    case 'ended':
      return `${en.endings[e.ending]}. The food court closes.`
  }
}

function describe(view: View, names: Names): string {
  const lines = [
    `Round ${view.round}${view.last === null ? '' : ', the last one'}. ${names(view.active)}’s turn; ${names(view.first)} began.`,
    `Central queue: ${view.central.map(({ customer: id }) => `${show.customer(id)}, asks for ${demand(id)}, takes ${demandOf(id).orders}`).join('; ')}. ${count(view.customerPile, 'customer')} in the deck.`,
    ...view.kitchens.flatMap((kitchen) => describeKitchen(kitchen, names)),
  ]
  if (view.cooking)
    lines.push(
      `On the stove: ${show.card(view.cooking.recipe)} with ${show.cards(view.cooking.ingredients)}.`,
    )
  if (view.serving)
    for (const line of view.serving.lines)
      lines.push(`${en.sources[line.source]}: ${points(line.points)}${lineSubject(view, line)}.`)
  return lines.join('\n')
}

function lineSubject(view: View, line: { readonly dish: number; readonly customer: number }): string {
  if (line.dish >= 0) return `, ${show.card(view.kitchens[view.active].dishes[line.dish].recipe)}`
  return line.customer >= 0 ? `, ${show.customer(line.customer)}` : ''
}

function winCards(wins: readonly number[]): string {
  return wins.length === 0 ? 'no win cards' : `${count(wins.length, 'win card')} (${show.cards(wins)})`
}

function describeKitchen(k: KitchenView, names: Names): string[] {
  const dishes = k.dishes.map((dish) => `${show.card(dish.recipe)} with ${show.cards(dish.ingredients)}`)
  const queue = k.queue.map(({ customer: id, orders }) => `${show.customer(id)}, takes ${orders}`)
  const lines = [
    `${names(k.seat)}, ${show.deck(k.deck)}: ${points(k.vp)}, ${winCards(k.wins)}, ${k.handSize} of ${k.handLimit} cards in hand, ${k.pileSize} to draw, ${k.discardSize} discarded.`,
    `  Prepared: ${show.cards(k.prepared)}. Cooked: ${dishes.join('; ') || 'nothing'}.`,
    `  Queue (${k.queue.length} of ${k.queueLimit}): ${queue.join('; ') || 'nobody'}.`,
  ]
  if (k.hand) lines.push(`  Hand: ${show.cards(k.hand)}.`)
  return lines
}
