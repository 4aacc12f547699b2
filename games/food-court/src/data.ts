/**
 * The tables of the game, and the same facts by number for the rules. A card is what is printed: two Tomatoes
 * are the same card. A copy is one of the 45 pieces of paper a kitchen owns; the copies of a deck follow each
 * other in the order of its cards, so a sorted list of copies is sorted by card.
 */
import { tablesOf } from '@harvest/engine/variant'
import { DECKS, type DeckData, type DeckId, type Level, type Utensil } from './decks.ts'

export { DECKS } from './decks.ts'
export type { DeckData, DeckId, IngredientData, IngredientRole, Level, RecipeData, Utensil } from './decks.ts'

const { number, table } = tablesOf('food-court', import.meta.url)
const FIXED = { kind: 'fixed' } as const

export const ROLES = ['primary', 'secondary', 'optional', 'recipe', 'complaint', 'promotion'] as const
export type Role = (typeof ROLES)[number]
export const PRIMARY = 0
export const SECONDARY = 1
export const OPTIONAL = 2
export const RECIPE = 3
export const COMPLAINT = 4
export const PROMOTION = 5

export const LEVELS: readonly Level[] = ['easy', 'normal', 'hard']
export const UTENSILS: readonly Utensil[] = ['kitchenware', 'cookware', 'tableware']

export const EVENTS: readonly { readonly name: string; readonly role: Role; readonly copies: number }[] =
  table(
    'events',
    [
      { name: 'Complaint', role: 'complaint', copies: 2 },
      { name: 'Promotion', role: 'promotion', copies: 3 },
    ],
    { columns: { name: FIXED, role: FIXED } },
  )

export interface CustomerData {
  readonly effect: Effect
  /** Ongoing while in the queue, or once when it is served. */
  readonly when: 'ongoing' | 'serving'
  readonly A: Demand
  readonly B: Demand
}

/** What a kitchen must have to attract the customer, and how many recipes it takes. */
export interface Demand {
  readonly ingredients: number
  readonly recipes: number
  readonly orders: number
}

export type Effect = Utensil | 'gain' | 'rivalLoses' | 'handLimit' | 'queueLimit' | 'stripWinCard'

/** The customers of every deck. The first three stand in the order of `UTENSILS`. */
export const CUSTOMERS: readonly CustomerData[] = table(
  'customers',
  [
    { effect: 'kitchenware', when: 'ongoing', A: demand(2, 0, 1), B: demand(2, 0, 1) },
    { effect: 'cookware', when: 'ongoing', A: demand(0, 2, 1), B: demand(1, 1, 2) },
    { effect: 'tableware', when: 'ongoing', A: demand(1, 1, 2), B: demand(0, 2, 1) },
    { effect: 'gain', when: 'serving', A: demand(2, 1, 1), B: demand(2, 1, 1) },
    { effect: 'rivalLoses', when: 'serving', A: demand(2, 2, 1), B: demand(2, 2, 1) },
    { effect: 'handLimit', when: 'ongoing', A: demand(2, 1, 2), B: demand(2, 1, 2) },
    { effect: 'queueLimit', when: 'ongoing', A: demand(2, 2, 2), B: demand(2, 2, 2) },
    { effect: 'stripWinCard', when: 'serving', A: demand(0, 3, 1), B: demand(0, 3, 1) },
  ],
  {
    key: ({ effect }: CustomerData) => effect,
    columns: { effect: FIXED, when: FIXED },
  },
)
/** Places in `CUSTOMERS`, as `effectOf` gives them. */
export const GAIN = 3
export const RIVAL_LOSES = 4
export const RAISES_HAND_LIMIT = 5
export const WIDENS_QUEUE = 6
export const STRIP_WIN_CARD = 7

const EFFECTS: readonly Effect[] = [
  ...UTENSILS,
  'gain',
  'rivalLoses',
  'handLimit',
  'queueLimit',
  'stripWinCard',
]

function demand(ingredients: number, recipes: number, orders: number): Demand {
  return { ingredients, recipes, orders }
}

/** FC-TUR-1 */
export const HAND_LIMIT = number('handLimit', 7, { min: 3, max: 20 })
export const DISCARD_LIMIT = number('discardLimit', 2, { min: 0, max: 10 })
/** FC-CUS-1, and with a customer who widens it FC-CUS-3. */
export const QUEUE_LIMIT = 3
export const WIDE_QUEUE_LIMIT = 4
/** FC-SET-1: the least the central queue holds. */
export const CENTRAL_MIN = 4
/** FC-WIN-2 */
export const END_VP = number('endVp', 40, { min: 5, max: 500 })
export const WIN_CARDS = 4
/** FC-WIN-5 */
export const LAST_ROUND = 150

/** FC-SCO-1 */
export const OPTIONAL_VP = number('optionalVp', 2)
/** FC-SCO-4 */
export const NATIONALITY_VP = number('nationalityVp', 1)
/** FC-SCO-3 */
export const UTENSIL_VP = number('utensilVp', 1)
/** FC-SCO-5 */
export const GAIN_VP = number('gainVp', 2)
export const LOSS_VP = number('lossVp', 2)
/** FC-WIN-3 */
export const WIN_CARD_VP = number('winCardVp', 5)
export const ALL_WIN_CARDS_VP = number('allWinCardsVp', 30)

/** FC-WIN-4: answers to the last tie-break, the least recent first: a later one beats an earlier one. */
export const ANSWERS = ['never', 'longer', 'week', 'yesterday', 'today'] as const
export type Answer = (typeof ANSWERS)[number]

export interface Card {
  readonly id: number
  readonly deck: number
  readonly name: string
  readonly role: Role
  readonly copies: number
  readonly level: Level | null
  readonly utensil: Utensil | null
  readonly tag: string | null
  /** The card of the pasta the recipe is made with. */
  readonly exact: number | null
}

/** Cards a kitchen shuffles: all of its deck but customers and ability. */
export const DECK_SIZE = 45
/** A deck has no more recipes than there are moves to assign a dish. */
export const MAX_RECIPES = 16
const MAX_KITCHENS = 6

/** The tags that abilities count; one that none of them knows would never score. */
const TAGS: { readonly [deck in DeckId]: readonly string[] } = {
  italy: ['pasta'],
  france: ['entree', 'appetizer', 'main', 'dessert'],
  china: ['rice', 'noodles'],
  india: ['spice'],
  usa: ['burger', 'steak'],
  turkiye: ['kebab'],
  japan: ['wasabi', 'ginger'],
  mexico: ['hot'],
}

checkTables()

/** Throws where the tables are not as the rest of the code takes for granted: it would play on with mixed decks. */
function checkTables(): void {
  const effects = CUSTOMERS.map((customer) => customer.effect).join(', ')
  if (effects !== EFFECTS.join(', '))
    throw new Error(`The effects of CUSTOMERS must be ${EFFECTS.join(', ')}, in this order, not ${effects}.`)
  if (DECKS.length < MAX_KITCHENS)
    throw new Error(`There are ${DECKS.length} decks, and up to ${MAX_KITCHENS} kitchens need one each.`)
  for (const event of EVENTS) checkCopies('EVENTS', event)
  for (const deck of DECKS) checkDeck(deck)
}

function checkDeck({ id, customers, ingredients, recipes }: DeckData): void {
  const deck = `The deck ${id}`
  const names = [...ingredients, ...recipes].map(({ name }) => name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new Error(`${deck} names ${twice} twice.`)
  for (const card of ingredients) {
    checkCopies(deck, card)
    checkWord(deck, card.name, 'role', card.role, ROLES.slice(0, RECIPE))
  }
  for (const { name, level, utensil, exact } of recipes) {
    checkWord(deck, name, 'level', level, LEVELS)
    checkWord(deck, name, 'utensil', utensil, UTENSILS)
    if (exact !== undefined && !ingredients.some((card) => card.name === exact))
      throw new Error(`${deck} makes ${name} with ${exact}, which is none of its ingredients.`)
  }
  if (!Object.hasOwn(TAGS, id)) throw new Error(`${deck} is not in TAGS, which says what its ability counts.`)
  for (const { name, tag } of [...ingredients, ...recipes])
    if (tag !== undefined) checkWord(deck, name, 'tag', tag, TAGS[id])
  if (!['A', 'B'].includes(customers))
    throw new Error(`${deck} has the customers "${customers}"; the table of customers has only A, B.`)
  if (recipes.length > MAX_RECIPES)
    throw new Error(`${deck} has ${recipes.length} recipes; the most a deck may have is ${MAX_RECIPES}.`)
  const size = [...ingredients, ...EVENTS].reduce((sum, card) => sum + card.copies, recipes.length)
  if (size !== DECK_SIZE)
    throw new Error(`${deck} has ${size} cards, recipes and events included; every deck has ${DECK_SIZE}.`)
}

function checkCopies(
  where: string,
  { name, copies }: { readonly name: string; readonly copies: number },
): void {
  if (!Number.isInteger(copies) || copies < 0)
    throw new Error(`${where} has ${copies} copies of ${name}; copies are a whole number from 0.`)
}

function checkWord(deck: string, name: string, field: string, word: string, known: readonly string[]): void {
  if (!known.includes(word))
    throw new Error(`${deck} gives ${name} the ${field} "${word}"; there is only ${known.join(', ')}.`)
}

/** All cards of all decks: `card` in moves, views and events is a place in this list. */
export const CARDS: readonly Card[] = listCards()

function listCards(): Card[] {
  const out: Card[] = []
  for (const [deck, data] of DECKS.entries()) {
    const common = { deck, level: null, utensil: null, tag: null, exact: null }
    const pastas = new Map<string, number>()
    for (const { name, role, copies, tag = null } of data.ingredients) {
      pastas.set(name, out.length)
      out.push({ id: out.length, ...common, name, role, copies, tag })
    }
    for (const { name, level, utensil, tag = null, exact } of data.recipes)
      out.push({
        ...{ id: out.length, ...common, name, role: 'recipe', copies: 1, level, utensil, tag },
        exact: exact === undefined ? null : pastas.get(exact)!,
      })
    for (const { name, role, copies } of EVENTS) out.push({ id: out.length, ...common, name, role, copies })
  }
  return out
}

/** The card of each copy; copies of deck d are d * DECK_SIZE and the 44 that follow. */
export const CARD_OF: readonly number[] = CARDS.flatMap((card) => Array<number>(card.copies).fill(card.id))

const byCopy = <T>(of: (card: Card) => T): readonly T[] => CARD_OF.map((card) => of(CARDS[card]))

/** Facts by copy. */
export const ROLE_OF = byCopy((card) => ROLES.indexOf(card.role))
export const TAG_OF = byCopy((card) => card.tag ?? '')
/** 1 easy, 2 normal, 3 hard: the points, and one more than the secondary ingredients needed; 0 for the rest. */
export const LEVEL_OF = byCopy((card) => (card.level === null ? 0 : LEVELS.indexOf(card.level) + 1))
export const UTENSIL_OF = byCopy((card) => (card.utensil === null ? -1 : UTENSILS.indexOf(card.utensil)))
export const EXACT_OF = byCopy((card) => card.exact ?? -1)

/** Customers are numbered by deck, eight each, in the order of `CUSTOMERS`. */
export const CUSTOMER_COUNT = DECKS.length * CUSTOMERS.length
export const nationalityOf = (customer: number): number => customer >> 3
export const effectOf = (customer: number): number => customer & 7

const demands = Array.from({ length: CUSTOMER_COUNT }, (_, customer) => demandOf(customer))
export const NEEDS_INGREDIENTS: readonly number[] = demands.map((d) => d.ingredients)
export const NEEDS_RECIPES: readonly number[] = demands.map((d) => d.recipes)
export const ORDERS: readonly number[] = demands.map((d) => d.orders)

export function demandOf(customer: number): Demand {
  return CUSTOMERS[effectOf(customer)][DECKS[nationalityOf(customer)].customers]
}

export function deckIndex(id: DeckId): number {
  return DECKS.findIndex((deck) => deck.id === id)
}
