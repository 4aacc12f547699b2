/** Each kitchen's ability and win condition, on dishes written down by name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CARDS, type DeckId } from '../src/data.ts'
import { SOURCES } from '../src/state.ts'
import { cardNamed, guest, namesOf, serve, table, type KitchenPlan, type Table } from './builder.ts'

type Dish = readonly string[]

const foreign = (deck: DeckId): DeckId => (deck === 'usa' ? 'japan' : 'usa')

/** Serves all dishes to foreign customers with room for six. */
function serveAll(
  deck: DeckId,
  dishes: readonly Dish[],
  more: Partial<KitchenPlan> = {},
): { t: Table; ability: number } {
  const other = foreign(deck)
  const queue = more.queue ?? [
    guest(other, 'handLimit'),
    guest(other, 'queueLimit'),
    guest(other, 'tableware'),
  ]
  const t = table({ kitchens: [{ deck, dishes, ...more, queue }, { deck: other }] })
  const pairs = dishes.map((_, dish): [number, number] => [
    dish,
    queue[Math.min(dish >> 1, queue.length - 1)],
  ])
  const points = serve(t, ...pairs)
  return { t, ability: points[SOURCES.indexOf('ability')] }
}

function ability(deck: DeckId, ...dishes: Dish[]): number {
  return serveAll(deck, dishes).ability
}

/** The cards that may become a win card after serving these dishes. */
function trackable(
  deck: DeckId,
  dishes: readonly Dish[],
  wins: readonly string[] = [],
  queue?: number[],
): string[] {
  const { t } = serveAll(deck, dishes, queue ? { wins, queue } : { wins })
  if (t.s.phase !== 'track') return []
  return t.moves().flatMap((move) => (move.do === 'track' ? [CARDS[move.card].name] : []))
}

test('[FC-ABI-1] Piazza Romana: the exact pasta gives 2 in a hard recipe', () => {
  assert.equal(ability('italy', ['Penne al Pesto', 'Penne', 'Tomato']), 0)
  assert.equal(ability('italy', ['Penne al Pesto', 'Gnocchi', 'Tomato']), 0)
  assert.equal(ability('italy', ['Lasagna al Forno', 'Lasagna Sheets', 'Cream', 'Tomato']), 2)
  assert.equal(ability('italy', ['Lasagna al Forno', 'Penne', 'Cream', 'Tomato']), 0)
  assert.equal(ability('italy', ['Fusilli Caprese', 'Penne']), 0)
})

test('[FC-WIN-1] Piazza Romana collects exact pastas, all different', () => {
  const dishes = [
    ['Penne al Pesto', 'Penne', 'Tomato'],
    ['Spaghetti Carbonara', 'Spaghetti', 'Cream'],
    ['Fettuccine Alfredo', 'Tagliatelle', 'Cream'],
  ]
  assert.deepEqual(trackable('italy', dishes), ['Penne', 'Spaghetti'])
  assert.deepEqual(trackable('italy', dishes, ['Penne']), ['Spaghetti'])
  assert.deepEqual(trackable('italy', dishes.slice(2)), [])
})

const ENTREE = ['Tourin', 'Onion']
const APPETIZER = ['Quiche Lorraine', 'Egg', 'Cheese']
const APPETIZER2 = ['Salade Nicoise', 'Egg', 'Potato']
const MAIN = ['Ratatouille', 'Onion', 'Garlic']
const MAIN2 = ['Boeuf Bourguignon', 'Beef', 'Red Wine']
const DESSERT = ['Tarte Tatin', 'Flour', 'Cheese', 'Shallot']

test('[FC-SCO-6, FC-ABI-2] Le Petit Paris: neighbouring courses pair up in the best way', () => {
  assert.equal(ability('france', ENTREE, APPETIZER), 1)
  assert.equal(ability('france', APPETIZER, MAIN), 2)
  assert.equal(ability('france', MAIN, DESSERT), 2)
  assert.equal(ability('france', ENTREE, MAIN), 0)
  assert.equal(ability('france', ENTREE, APPETIZER, MAIN, DESSERT), 3)
  assert.equal(ability('france', APPETIZER, MAIN, DESSERT), 2)
  // The appetizer goes with the main and is not there for the entree.
  assert.equal(ability('france', ENTREE, APPETIZER, MAIN), 2)
  assert.equal(ability('france', APPETIZER, MAIN, MAIN2, DESSERT), 4)
  assert.equal(ability('france', ENTREE, APPETIZER, APPETIZER2, MAIN, MAIN2, DESSERT), 5)
})

test('[FC-WIN-1] Le Petit Paris collects the first course that is missing', () => {
  const meal = [ENTREE, APPETIZER, MAIN, DESSERT]
  assert.deepEqual(trackable('france', meal), ['Tourin'])
  assert.deepEqual(trackable('france', meal, ['Garbure']), ['Quiche Lorraine'])
  assert.deepEqual(trackable('france', meal, ['Garbure', 'Souffle au Fromage']), ['Ratatouille'])
  assert.deepEqual(trackable('france', [APPETIZER, MAIN]), [])
  assert.deepEqual(
    trackable('france', meal, ['Garbure', 'Chateaubriand']),
    ['Quiche Lorraine'],
    'one was taken away',
  )
})

const EASY_RICE = ['Congee', 'Rice']
const RICE = ['Claypot Rice', 'Rice', 'Scallion']
const EASY_NOODLES = ['Zha Jiang Mian', 'Noodles']
const HARD_NOODLES = ['Lo Mein', 'Noodles', 'Scallion', 'Bok Choy']

test('[FC-ABI-3] Jin Long: every two of the same type give 2', () => {
  assert.equal(ability('china', EASY_RICE, RICE), 2)
  assert.equal(ability('china', EASY_RICE, EASY_NOODLES), 0)
  assert.equal(ability('china', EASY_RICE, RICE, EASY_NOODLES, HARD_NOODLES), 4)
  assert.equal(ability('china', EASY_RICE, RICE, ['Coconut Rice', 'Tofu']), 2)
  assert.equal(ability('china', ['Mapo Tofu', 'Tofu'], ['Kung Pao Chicken', 'Tofu']), 0)
})

test('[FC-WIN-1] Jin Long collects a normal or hard recipe of a serving with rice and noodles', () => {
  assert.deepEqual(trackable('china', [EASY_RICE, HARD_NOODLES, RICE]), ['Lo Mein', 'Claypot Rice'])
  assert.deepEqual(trackable('china', [EASY_RICE, EASY_NOODLES]), [])
  assert.deepEqual(trackable('china', [EASY_RICE, RICE]), [])
})

test('[FC-SCO-6, FC-ABI-4] Raj Mahal: every two different spices give 2, whatever dish they are in', () => {
  const biryani = (...spices: string[]): Dish => ['Rogan Josh', 'Lentils', ...spices]
  assert.equal(ability('india', ['Biryani', 'Lentils', 'Cumin'], ['Dal Tadka', 'Lentils', 'Saffron']), 2)
  assert.equal(ability('india', biryani('Cumin', 'Cumin')), 0)
  assert.equal(ability('india', biryani('Cumin', 'Cumin'), ['Biryani', 'Lentils', 'Saffron']), 2)
  assert.equal(
    ability('india', biryani('Cumin', 'Cumin'), ['Malai Kofta', 'Lentils', 'Saffron', 'Saffron']),
    4,
  )
  assert.equal(ability('india', ['Lemon Rice', 'Lentils']), 0)
})

test('[FC-WIN-1] Raj Mahal collects two of one spice and two of another', () => {
  const dishes = [
    ['Rogan Josh', 'Lentils', 'Cumin', 'Saffron'],
    ['Biryani', 'Lentils', 'Tamarind'],
  ]
  assert.deepEqual(trackable('india', dishes), ['Cumin', 'Saffron', 'Tamarind'])
  assert.deepEqual(trackable('india', dishes, ['Cumin']), ['Cumin', 'Saffron', 'Tamarind'])
  assert.deepEqual(trackable('india', dishes, ['Cumin', 'Cinnamon']), ['Cumin'])
  assert.deepEqual(trackable('india', dishes.slice(1), ['Tamarind', 'Cinnamon', 'Cinnamon']), ['Tamarind'])
  assert.deepEqual(trackable('india', dishes.slice(1), ['Cinnamon', 'Cinnamon', 'Cumin']), [])
})

test('[FC-SCO-6, FC-ABI-5] Liberty Grill: an extra ingredient gives 1 in an easy recipe, 2 in others, and nothing else', () => {
  assert.equal(ability('usa', ['Cornbread', 'Sirloin', 'Cheddar']), 1)
  assert.equal(ability('usa', ['Cornbread', 'Sirloin', 'Ketchup']), 0)
  assert.equal(ability('usa', ['Juicy Lucy', 'Beef Patty', 'Cheddar']), 0)
  assert.equal(
    ability('usa', ['Juicy Lucy', 'Beef Patty', 'Cheddar', 'Burger Bun'], ['Cornbread', 'Sirloin', 'Fries']),
    3,
  )
  assert.equal(ability('usa', ['Apple Pie', 'Burger Bun', 'Bacon', 'Bacon']), 0)
  assert.equal(ability('usa', ['Apple Pie', 'Burger Bun', 'Bacon', 'Bacon', 'Cheddar']), 2)
})

test('[FC-WIN-1] Liberty Grill collects burgers or steaks, all of one type', () => {
  const burger = ['Juicy Lucy', 'Beef Patty', 'Cheddar']
  const steak = ['Ribeye Steak', 'Sirloin', 'Fries']
  const pie = ['Apple Pie', 'Burger Bun', 'Bacon', 'Bacon']
  assert.deepEqual(trackable('usa', [burger, steak, pie]), ['Juicy Lucy', 'Ribeye Steak'])
  assert.deepEqual(trackable('usa', [burger, steak, pie], ['T-bone Steak']), ['Ribeye Steak'])
  assert.deepEqual(trackable('usa', [steak], ['Deep-fried Burger']), [])
})

const KEBABS = [
  ['Adana Kebab', 'Lamb'],
  ['Doner Kebab', 'Lamb'],
]

test('[FC-ABI-6] Sultan Saray: with a Turkish customer served the first kebab gives 2, each further one 1, once', () => {
  const dishes = [...KEBABS, ['Pide', 'Flatbread', 'Tomato']]
  assert.equal(ability('turkiye', ...dishes), 0)
  const [one, two] = [guest('turkiye', 'handLimit'), guest('turkiye', 'queueLimit')]
  assert.equal(serveAll('turkiye', dishes, { queue: [one, two] }).ability, 3)
  assert.equal(serveAll('turkiye', [['Pide', 'Flatbread', 'Tomato']], { queue: [one] }).ability, 0)
  // The Turkish customer stands in the queue and gets nothing.
  const queue = [guest('usa', 'handLimit'), guest('usa', 'tableware'), one]
  assert.equal(serveAll('turkiye', dishes, { queue }).ability, 0)
})

test('[FC-WIN-1] Sultan Saray collects kebabs served together with a Turkish customer', () => {
  const queue = [guest('turkiye', 'handLimit')]
  assert.deepEqual(trackable('turkiye', KEBABS, [], queue), ['Adana Kebab', 'Doner Kebab'])
  assert.deepEqual(trackable('turkiye', KEBABS), [])
  assert.deepEqual(trackable('turkiye', [['Pide', 'Flatbread', 'Tomato']], [], queue), [])
})

test('[FC-ABI-7] Sakura House: wasabi gives 2, ginger costs 1', () => {
  assert.equal(ability('japan', ['Miso Ramen', 'Sushi Rice', 'Wasabi']), 2)
  assert.equal(ability('japan', ['Miso Ramen', 'Sushi Rice', 'Ginger']), -1)
  assert.equal(ability('japan', ['Gyoza', 'Nori Sheet', 'Wasabi', 'Ginger']), 1)
  assert.equal(ability('japan', ['Gyoza', 'Nori Sheet', 'Ginger', 'Ginger']), -2)
  assert.equal(ability('japan', ['Miso Ramen', 'Sushi Rice', 'Umami Broth']), 0)
})

test('[FC-WIN-1] Sakura House collects two wasabi and two ginger', () => {
  const dishes = [['Gyoza', 'Nori Sheet', 'Wasabi', 'Ginger']]
  assert.deepEqual(trackable('japan', dishes), ['Wasabi', 'Ginger'])
  assert.deepEqual(trackable('japan', dishes, ['Wasabi', 'Wasabi']), ['Ginger'])
  assert.deepEqual(trackable('japan', dishes, ['Ginger', 'Ginger', 'Wasabi']), ['Wasabi'])
})

test('[FC-ABI-8] El Nopalito: every two hot ingredients of a recipe give 1', () => {
  const fajitas = (...hot: string[]): Dish => ['Chicken Fajitas', 'Beans', ...hot]
  assert.equal(ability('mexico', fajitas('Cayenne')), 0)
  assert.equal(ability('mexico', fajitas('Cayenne', 'Jalapeno')), 1)
  assert.equal(ability('mexico', fajitas('Cayenne', 'Jalapeno', 'Jalapeno')), 1)
  assert.equal(ability('mexico', ['Tamales', 'Corn', 'Cayenne', 'Cayenne', 'Jalapeno', 'Jalapeno']), 2)
  assert.equal(ability('mexico', fajitas('Cayenne'), ['Burrito de Frijoles', 'Beans', 'Cayenne']), 0)
})

test('[FC-WIN-1] El Nopalito collects hot ingredients of a dish with at least two', () => {
  const hot = ['Chicken Fajitas', 'Beans', 'Cayenne', 'Jalapeno']
  const mild = ['Burrito de Frijoles', 'Beans', 'Jalapeno']
  assert.deepEqual(trackable('mexico', [hot]), ['Cayenne', 'Jalapeno'])
  assert.deepEqual(trackable('mexico', [mild]), [])
  assert.deepEqual(trackable('mexico', [hot], ['Cayenne', 'Cayenne', 'Cayenne']), ['Cayenne', 'Jalapeno'])
})

test('[FC-ABI-9] at a table with abilities as printed every kitchen scores what its card prints', () => {
  const printed = (deck: DeckId, ...dishes: Dish[]): number =>
    serveAll(deck, dishes, { printed: true }).ability
  assert.equal(printed('italy', ['Penne al Pesto', 'Penne', 'Tomato']), 1)
  assert.equal(printed('italy', ['Lasagna al Forno', 'Lasagna Sheets', 'Cream', 'Tomato']), 2)
  assert.equal(printed('france', ENTREE, APPETIZER, MAIN, DESSERT), 4)
  assert.equal(printed('china', EASY_RICE, RICE, EASY_NOODLES, HARD_NOODLES), 2)
  assert.equal(printed('india', ['Rogan Josh', 'Lentils', 'Cumin', 'Saffron']), 1)
  assert.equal(printed('usa', ['Apple Pie', 'Burger Bun', 'Bacon', 'Bacon', 'Cheddar']), 1)
  const queue = [guest('turkiye', 'handLimit')]
  assert.equal(serveAll('turkiye', KEBABS, { printed: true, queue }).ability, 2)
  assert.equal(printed('japan', ['Gyoza', 'Nori Sheet', 'Wasabi', 'Ginger']), 1)
  assert.equal(printed('mexico', ['Chicken Fajitas', 'Beans', 'Cayenne', 'Jalapeno']), 1)
})

test('[FC-WIN-1] the win card is taken from what was served, one a turn, or left', () => {
  const dishes = [
    ['Penne al Pesto', 'Penne', 'Tomato'],
    ['Spaghetti Carbonara', 'Spaghetti', 'Cream'],
  ]
  const { t } = serveAll('italy', dishes)
  assert.equal(t.whyNot({ do: 'track', card: cardNamed('italy', 'Tomato') }), 'FC-WIN-1 cannotTrack')
  t.play({ do: 'track', card: cardNamed('italy', 'Spaghetti') })
  const k = t.s.kitchens[0]
  assert.deepEqual(namesOf(k.wins), ['Spaghetti'])
  assert.deepEqual(namesOf(k.shown), ['Penne al Pesto', 'Penne', 'Tomato', 'Spaghetti Carbonara', 'Cream'])
  assert.equal(t.s.phase, 'after')
  assert.equal(t.whyNot({ do: 'track', card: cardNamed('italy', 'Penne') }), 'FC-WIN-1 trackTime')

  const left = serveAll('italy', dishes).t
  left.play({ do: 'skip' })
  assert.deepEqual(left.s.kitchens[0].wins, [])
})

test('[FC-WIN-1] Italy collects the pasta that is exact, not its twin in another dish', () => {
  const { t } = serveAll('italy', [
    ['Fusilli Caprese', 'Penne'],
    ['Penne al Pesto', 'Penne', 'Tomato'],
  ])
  const exact = t.s.kitchens[0].dishes[1][1]
  t.play({ do: 'track', card: cardNamed('italy', 'Penne') })
  assert.deepEqual(t.s.kitchens[0].wins, [exact])
})

test('[FC-WIN-1] there are four win cards at most', () => {
  const wins = ['Spaghetti', 'Fettuccine', 'Tagliatelle', 'Lasagna Sheets']
  assert.deepEqual(trackable('italy', [['Penne al Pesto', 'Penne', 'Tomato']], wins), [])
})
