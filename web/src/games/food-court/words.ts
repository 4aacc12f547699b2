/** Words that only the pictures need: headings, short labels and accessible names. Sentences come from the game's text. */
import { counted, listed } from '@harvest/engine/wire'
import { enCards, LOSS_VP, type CardWords, type IngredientRole, type Level } from '@harvest/food-court/public'

export const SORTS = ['kind', 'level', 'drawn'] as const
export type Sort = (typeof SORTS)[number]

export interface Words {
  /** Names of cards and customers, and what abilities do. */
  readonly cards: CardWords
  readonly central: string
  customersLeft(n: number): string
  kitchenOf(name: string): string
  readonly prepared: string
  readonly noPrepared: string
  readonly cooked: string
  readonly noCooked: string
  readonly queue: string
  queueOf(count: number, limit: number): string
  readonly nobody: string
  readonly freePlace: string
  readonly wins: string
  winsOf(names: string): string
  readonly noWins: string
  readonly hand: string
  handOf(count: number, limit: number): string
  readonly emptyHand: string
  readonly sort: string
  readonly sorts: { readonly [sort in Sort]: string }
  pile(n: number): string
  discards(n: number): string
  /** The heading over what is left to draw and what is discarded. */
  readonly piles: string
  readonly noCards: string
  readonly pileTitle: string
  readonly discardsTitle: string
  points(n: number): string
  /** Points that count towards the end of the game, and the whole with win cards. */
  score(vp: number, wins: number, total: number): string
  /** Opens what the kitchen is about. */
  aboutKitchen(restaurant: string): string
  readonly yours: string
  winCardsBring(one: number, all: number): string
  /** What an empty place for a win card stands for. */
  winPlace(points: number): string
  endsAt(points: number): string
  couldReach(points: number): string
  readonly couldCollect: string
  round(n: number): string
  readonly lastRound: string
  readonly roles: { readonly [role in IngredientRole]: string }
  readonly levels: { readonly [level in Level]: string }
  readonly events: { readonly [event: string]: string }
  readonly eventsShort: { readonly [event: string]: string }
  readonly tags: { readonly [tag: string]: string }
  /** `1 primary, 2 secondary` */
  needs(primary: number, secondary: number): string
  asksFor(ingredients: number, recipes: number): string
  takes(n: number): string
  served(assigned: number, orders: number): string
  dish(name: string, ingredients: string): string
  goesTo(customer: string): string
  stove(name: string): string
  readonly missing: string
  readonly willing: string
  readonly ownCuisine: string
  readonly chosen: string
  readonly bill: string
  readonly billEmpty: string
  readonly sum: string
  losses(n: number): string
  strips(n: number): string
  readonly answered: string
  readonly thinking: string
  yourAnswer(answer: string): string
  readonly winCards: string
  readonly scoring: string
  readonly customers: string
  readonly when: { readonly [when in 'ongoing' | 'serving']: string }
  readonly rows: {
    readonly dishes: string
    readonly optional: string
    readonly boost: string
    readonly utensils: string
    readonly nationality: string
    readonly effects: string
    readonly winCards: string
  }
}

export const en: Words = {
  cards: enCards,
  central: 'Central queue',
  customersLeft: (n) => `${counted(n, 'customer')} in the deck`,
  kitchenOf: (name) => `${name}’s kitchen`,
  prepared: 'Prepared',
  noPrepared: 'Nothing prepared',
  cooked: 'Cooked',
  noCooked: 'Nothing cooked',
  queue: 'Queue',
  queueOf: (count, limit) => `Queue: ${count} of ${limit}`,
  nobody: 'Nobody in the queue',
  freePlace: 'an empty spot',
  wins: 'Win cards',
  winsOf: (names) => `Win cards: ${names}`,
  noWins: 'no win cards yet',
  hand: 'Your hand',
  handOf: (count, limit) => `${counted(count, 'card')} in hand (limit ${limit})`,
  emptyHand: 'No cards in hand.',
  sort: 'Sort',
  sorts: { kind: 'by kind', level: 'recipes first', drawn: 'as drawn' },
  pile: (n) => `${counted(n, 'card')} to draw`,
  discards: (n) => `${counted(n, 'card')} discarded`,
  piles: 'Your draw pile and discards',
  noCards: 'no cards',
  pileTitle: 'Left to draw, in no particular order',
  discardsTitle: 'Discards',
  points: (n) => counted(n, 'point'),
  score: (vp, wins, total) =>
    wins === 0 ? counted(vp, 'point') : `${counted(vp, 'point')}, ${total} with ${counted(wins, 'win card')}`,
  aboutKitchen: (restaurant) => `About ${restaurant}`,
  yours: 'your kitchen',
  winCardsBring: (one, all) =>
    `You can take one each time you serve. They’re worth ${counted(one, 'point')} each at the end, or ${all} for all four.`,
  winPlace: (points) => `room for a win card: ${counted(points, 'point')} at the end`,
  endsAt: (points) =>
    `Once somebody has ${counted(points, 'point')}, not counting win cards, or four win cards, you finish the round and the game is over.`,
  couldReach: (points) => `Could reach ${counted(points, 'point')} next turn`,
  couldCollect: 'Could take the last win card next turn',
  round: (n) => `Round ${n}`,
  lastRound: 'the last round',
  roles: { primary: 'primary', secondary: 'secondary', optional: 'optional' },
  levels: { easy: 'easy', normal: 'normal', hard: 'hard' },
  events: {
    complaint: 'Send one customer away from any queue.',
    promotion: 'Swap one of your customers with one from another queue.',
  },
  eventsShort: { complaint: 'A customer leaves', promotion: 'Swap customers' },
  tags: {
    entree: 'entree',
    appetizer: 'appetizer',
    main: 'main',
    dessert: 'dessert',
    rice: 'rice',
    noodles: 'noodles',
    burger: 'burger',
    steak: 'steak',
    kebab: 'kebab',
    spice: 'spice',
    hot: 'hot',
  },
  needs: (primary, secondary) =>
    listed(
      [primary > 0 ? `${primary} primary` : '', secondary > 0 ? `${secondary} secondary` : ''].filter(
        Boolean,
      ),
      'and',
    ),
  asksFor: (ingredients, recipes) =>
    `wants to see ${listed(
      [
        ingredients > 0 ? counted(ingredients, 'prepared ingredient') : '',
        recipes > 0 ? counted(recipes, 'cooked recipe') : '',
      ].filter(Boolean),
      'and',
    )}`,
  takes: (n) => `orders ${counted(n, 'recipe')}`,
  served: (assigned, orders) => `has ${assigned} of ${counted(orders, 'recipe')}`,
  dish: (name, ingredients) => `${name} with ${ingredients}`,
  goesTo: (customer) => `goes to the ${customer}`,
  stove: (name) => `On the stove: ${name}`,
  missing: 'still needed',
  willing: 'would come now',
  ownCuisine: 'your cuisine',
  chosen: 'chosen',
  bill: 'Bill',
  billEmpty: 'Give a customer a recipe.',
  sum: 'Total',
  losses: (n) => (n === 1 ? `a rival loses ${LOSS_VP}` : `rivals lose ${LOSS_VP}, ${n} times`),
  strips: (n) => (n === 1 ? 'a rival loses a win card' : `rivals lose ${n} win cards`),
  answered: 'has answered',
  thinking: 'is thinking',
  yourAnswer: (answer) => `Your answer: ${answer}. You can change it until everyone has answered.`,
  winCards: 'Win cards',
  scoring: 'What serving scores',
  customers: 'What customers do',
  when: { ongoing: 'in your queue', serving: 'once served' },
  rows: {
    dishes: 'Easy, normal, hard recipe',
    optional: 'Optional ingredient',
    boost: 'Easy or normal recipe, for each hard one served with it',
    utensils: 'Recipe with the same utensil as a customer in your queue',
    nationality: 'Served customer of your own cuisine',
    effects: 'Served customer with this symbol',
    winCards: 'Win card at the end; all four together',
  },
}
