import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SOURCES } from '../src/state.ts'
import { DECKS, MAX_RECIPES } from '../src/data.ts'
import { foodCourt } from '../src/index.ts'
import { cardNamed, guest, namesOf, serve, sum, table, type KitchenPlan, type Table } from './builder.ts'

const rival: KitchenPlan = { deck: 'usa' }
const EASY = [
  'Farfalle al Salmone',
  'Fusilli Caprese',
  'Rigatoni alla Gricia',
  'Cannelloni Ricotta e Spinaci',
]
/** Italian dishes without their exact pasta, so that only the common rules score. */
const easy = (n: number): string[] => [EASY[n], ['Campanelle', 'Gnocchi', 'Ravioli', 'Penne'][n]]
const NORMAL = ['Penne al Pesto', 'Spaghetti', 'Tomato']
const HARD = ['Lasagna al Forno', 'Fettuccine', 'Cream', 'Cream']
const HARDER = ['Tagliatelle ai Funghi Porcini', 'Fettuccine', 'Tomato', 'Tomato']

function italy(
  dishes: readonly (readonly string[])[],
  queue: readonly number[],
  more?: Partial<KitchenPlan>,
): Table {
  return table({ kitchens: [{ deck: 'italy', dishes, queue, ...more }, rival] })
}

const of = (points: readonly number[], source: (typeof SOURCES)[number]): number =>
  points[SOURCES.indexOf(source)]

test('[FC-SER-1] serving needs a customer in your queue and a cooked recipe', () => {
  assert.equal(italy([easy(0)], []).whyNot({ do: 'serve' }), 'FC-SER-1 noCustomer')
  assert.equal(italy([], [guest('usa', 'gain')]).whyNot({ do: 'serve' }), 'FC-SER-1 noDish')
  assert.ok(italy([easy(0)], [guest('usa', 'gain')]).can({ do: 'serve' }))
})

test('[FC-SER-1] at least one recipe is served, and no more than all orders together', () => {
  // One order for the gift, two for tableware of column A.
  const [gain, tableware] = [guest('usa', 'gain'), guest('usa', 'tableware')]
  const t = italy([easy(0), easy(1), easy(2), NORMAL], [gain, tableware])
  t.play({ do: 'serve' })
  assert.equal(t.whyNot({ do: 'finish' }), 'FC-SER-1 serveOne')
  t.play({ do: 'assign', dish: 0, customer: gain })
  assert.ok(t.can({ do: 'finish' }))
  t.play({ do: 'assign', dish: 1, customer: tableware }, { do: 'assign', dish: 3, customer: tableware })
  assert.deepEqual(t.moves(), [{ do: 'finish' }])
  assert.equal(t.whyNot({ do: 'assign', dish: 2, customer: gain }), 'FC-SER-2 ordersFull')
  assert.equal(t.whyNot({ do: 'assign', dish: 2, customer: tableware }), 'FC-SER-2 ordersFull')
})

test('[FC-SER-2] a recipe goes to one customer, and no customer gets more than its order', () => {
  const [gain, tableware] = [guest('usa', 'gain'), guest('usa', 'tableware')]
  const t = italy([easy(0), easy(1)], [gain, tableware])
  t.play({ do: 'serve' }, { do: 'assign', dish: 0, customer: gain })
  assert.equal(t.whyNot({ do: 'assign', dish: 0, customer: tableware }), 'FC-SER-2 dishTaken')
  assert.equal(t.whyNot({ do: 'assign', dish: 1, customer: gain }), 'FC-SER-2 ordersFull')
  assert.equal(t.whyNot({ do: 'assign', dish: 1, customer: guest('italy', 'gain') }), 'FC-SER-2 notInQueue')
  assert.equal(t.whyNot({ do: 'assign', dish: 2, customer: tableware }), 'FC-SER-1 noSuchDish')
})

test('[FC-SER-2] only served customers give points for your own cuisine, and have effects', () => {
  const [own, gain] = [guest('italy', 'handLimit'), guest('usa', 'gain')]
  const toOther = serve(italy([easy(0)], [own, gain]), [0, gain])
  assert.deepEqual([of(toOther, 'nationality'), of(toOther, 'effects')], [0, 2])
  const toOwn = serve(italy([easy(0)], [own, gain]), [0, own])
  assert.deepEqual([of(toOwn, 'nationality'), of(toOwn, 'effects')], [1, 0])
})

test('[FC-SER-3] the whole queue and all that was served are discarded; other dishes stay', () => {
  const [own, gain] = [guest('italy', 'handLimit'), guest('usa', 'gain')]
  const t = italy([easy(0), NORMAL, easy(1)], [own, gain])
  serve(t, [1, own])
  const k = t.s.kitchens[0]
  assert.deepEqual(k.queue, [])
  assert.deepEqual(t.s.gone, [own, gain])
  assert.deepEqual(k.dishes.map(namesOf), [easy(0), easy(1)])
  assert.deepEqual(namesOf(k.shown), NORMAL)
})

test('[FC-SER-2] the table is told which recipe went to which customer', () => {
  const [own, gain] = [guest('italy', 'handLimit'), guest('usa', 'gain')]
  const t = italy([easy(0), NORMAL, easy(1)], [own, gain])
  serve(t, [2, own], [0, gain])
  const served = t.events.find((event) => event.e === 'served')!
  const recipes = [easy(0)[0], easy(1)[0]].map((name) => cardNamed('italy', name))
  assert.deepEqual([served.dishes, served.customers], [recipes, [gain, own]])
})

test('[FC-SCO-1] easy 1, normal 2, hard 3, and 2 for each optional ingredient', () => {
  const own = guest('usa', 'handLimit')
  assert.deepEqual(of(serve(italy([easy(0)], [own]), [0, own]), 'dishes'), 1)
  assert.deepEqual(of(serve(italy([NORMAL], [own]), [0, own]), 'dishes'), 2)
  assert.deepEqual(of(serve(italy([HARD], [own]), [0, own]), 'dishes'), 3)
  const rich = serve(italy([[...easy(0), 'Basil', 'Parmigiano']], [own]), [0, own])
  assert.deepEqual([of(rich, 'dishes'), of(rich, 'optional'), sum(rich)], [1, 4, 5])
})

test('[FC-SCO-2] one hard and two easy recipes score 7, two hard and two easy 12', () => {
  const queue = [guest('usa', 'handLimit'), guest('usa', 'queueLimit')]
  const seven = serve(italy([HARD, easy(0), easy(1)], queue), [0, queue[0]], [1, queue[0]], [2, queue[1]])
  assert.deepEqual([of(seven, 'boost'), sum(seven)], [2, 7])
  const all = [HARD, HARDER, easy(0), easy(1)]
  const twelve = serve(italy(all, queue), [0, queue[0]], [1, queue[0]], [2, queue[1]], [3, queue[1]])
  assert.deepEqual([of(twelve, 'boost'), sum(twelve)], [4, 12])
})

test('[FC-SCO-2] hard recipes that stay in the kitchen boost nothing', () => {
  const own = guest('usa', 'handLimit')
  assert.equal(sum(serve(italy([HARD, easy(0)], [own]), [1, own])), 1)
})

test('[FC-SCO-3] a utensil gives 1 for each recipe that shows it, and a second customer with it adds nothing', () => {
  const [tableware, other, kitchenware] = [
    guest('usa', 'tableware'),
    guest('italy', 'tableware'),
    guest('usa', 'kitchenware'),
  ]
  // Farfalle and Cannelloni bear kitchenware, Rigatoni tableware.
  const t = italy([easy(0), easy(2), easy(3)], [tableware, other, kitchenware])
  const points = serve(t, [0, tableware], [1, tableware], [2, kitchenware])
  assert.equal(of(points, 'utensils'), 3)
  const twice = serve(italy([easy(2)], [tableware, other]), [0, tableware])
  assert.equal(of(twice, 'utensils'), 1)
})

test('[FC-SCO-3] a utensil counts while its customer is in the queue, served or not', () => {
  const [kitchenware, gain] = [guest('usa', 'kitchenware'), guest('usa', 'gain')]
  assert.equal(of(serve(italy([easy(0)], [kitchenware, gain]), [0, gain]), 'utensils'), 1)
  assert.equal(of(serve(italy([easy(1)], [kitchenware, gain]), [0, gain]), 'utensils'), 0)
})

test('[FC-SCO-4] each served customer of your own cuisine gives 1', () => {
  const queue = [guest('italy', 'handLimit'), guest('italy', 'rivalLoses'), guest('usa', 'handLimit')]
  const t = italy([easy(0), easy(1), easy(2)], queue)
  assert.equal(of(serve(t, [0, queue[0]], [1, queue[1]], [2, queue[2]]), 'nationality'), 2)
})

test('[FC-SCO-3, FC-SCO-4, FC-SCO-5] the worked example gives 6, and 7 if the utensil matches', () => {
  const gain = guest('usa', 'gain')
  const example = (utensil: 'kitchenware' | 'cookware'): number => {
    const own = guest('italy', utensil)
    const t = table({
      kitchens: [
        { deck: 'italy', dishes: [easy(0), ['Fettuccine Alfredo', 'Penne', 'Tomato']], queue: [own, gain] },
        rival,
      ],
    })
    return sum(serve(t, [0, own], [1, gain]))
  }
  // Farfalle bears kitchenware, Alfredo tableware.
  assert.equal(example('cookware'), 6)
  assert.equal(example('kitchenware'), 7)
})

test('[FC-SCO-5] a rival of your choice loses 2, but never drops below 0', () => {
  const loses = guest('italy', 'rivalLoses')
  const t = table({
    kitchens: [
      { deck: 'italy', dishes: [easy(0)], queue: [loses] },
      { deck: 'usa', vp: 1 },
      { deck: 'china', vp: 9 },
    ],
  })
  serve(t, [0, loses])
  assert.equal(t.s.phase, 'rival')
  assert.deepEqual(t.moves(), [
    { do: 'rival', seat: 1 },
    { do: 'rival', seat: 2 },
  ])
  assert.equal(t.whyNot({ do: 'rival', seat: 0 }), 'FC-SCO-5 chooseOpponent')
  assert.deepEqual(foodCourt.preview(t.s, 0, { do: 'rival', seat: 1 }), [
    { key: 'loses', args: { seat: 1, n: 1 } },
  ])
  t.play({ do: 'rival', seat: 1 })
  assert.deepEqual(
    t.s.kitchens.map((k) => k.vp),
    [2, 0, 9],
  )
})

test('[FC-SCO-5] two such customers are settled one after the other, and with two players at once', () => {
  const both = [guest('italy', 'rivalLoses'), guest('usa', 'rivalLoses')]
  const dishes = [easy(0), easy(1)]
  const three = table({
    kitchens: [
      { deck: 'italy', dishes, queue: both },
      { deck: 'usa', vp: 9 },
      { deck: 'china', vp: 9 },
    ],
  })
  serve(three, [0, both[0]], [1, both[1]])
  three.play({ do: 'rival', seat: 1 })
  assert.equal(three.s.phase, 'rival')
  three.play({ do: 'rival', seat: 2 })
  assert.deepEqual(
    three.s.kitchens.map((k) => k.vp),
    [3, 7, 7],
  )
  assert.equal(three.s.phase, 'after')

  const two = table({
    kitchens: [
      { deck: 'italy', dishes, queue: both },
      { deck: 'usa', vp: 9 },
    ],
  })
  serve(two, [0, both[0]], [1, both[1]])
  assert.equal(two.s.phase, 'after')
  assert.equal(two.s.kitchens[1].vp, 5)
})

test('[FC-SCO-5] a rival’s win card of your choice goes to its owner’s discards', () => {
  const strip = guest('italy', 'stripWinCard')
  const t = table({
    kitchens: [
      { deck: 'italy', dishes: [easy(0)], queue: [strip], wins: ['Penne'] },
      { deck: 'usa', wins: ['Juicy Lucy', 'Bacon Cheeseburger'] },
      { deck: 'china' },
    ],
  })
  serve(t, [0, strip])
  assert.equal(t.s.phase, 'strip')
  assert.equal(t.moves().length, 2)
  assert.equal(
    t.whyNot({ do: 'strip', seat: 0, card: cardNamed('italy', 'Penne') }),
    'FC-SCO-5 chooseWinCard',
  )
  t.play({ do: 'strip', seat: 1, card: cardNamed('usa', 'Juicy Lucy') })
  assert.deepEqual(namesOf(t.s.kitchens[1].wins), ['Bacon Cheeseburger'])
  assert.deepEqual(namesOf(t.s.kitchens[1].shown), ['Juicy Lucy'])
  assert.equal(t.s.phase, 'after')
})

test('[FC-SCO-5] if there’s only one win card it goes without a question, and if there’s none nothing happens', () => {
  const strip = guest('italy', 'stripWinCard')
  const dishes = [easy(0)]
  const one = table({
    kitchens: [
      { deck: 'italy', dishes, queue: [strip] },
      { deck: 'usa', wins: ['Juicy Lucy'] },
    ],
  })
  serve(one, [0, strip])
  assert.deepEqual([one.s.phase, one.s.kitchens[1].wins], ['after', []])
  const none = table({ kitchens: [{ deck: 'italy', dishes, queue: [strip] }, rival] })
  serve(none, [0, strip])
  assert.equal(none.s.phase, 'after')
  assert.equal(
    none.events.some((event) => event.e === 'stripped'),
    false,
  )
})

test('[FC-SER-1] the longest list of moves there can be stays below 300', () => {
  for (const { id, recipes } of DECKS) assert.ok(recipes.length <= MAX_RECIPES, id)
  const queue = [
    guest('usa', 'queueLimit'),
    guest('usa', 'handLimit'),
    guest('usa', 'gain'),
    guest('italy', 'gain'),
  ]
  const dishes = [easy(0), easy(1), easy(2), easy(3), NORMAL, HARD, HARDER]
  const t = italy(dishes, queue)
  t.play({ do: 'serve' })
  assert.equal(t.moves().length, dishes.length * queue.length)
  assert.ok(MAX_RECIPES * queue.length + 1 <= 300)
})

test('[FC-SCO-1, FC-SCO-2, FC-SCO-3] the view shows every line of a serving to everybody, and moves what they add', () => {
  const [kitchenware, gain] = [guest('italy', 'kitchenware'), guest('usa', 'gain')]
  const t = italy([[...easy(0), 'Basil'], HARD], [kitchenware, gain])
  t.play({ do: 'serve' }, { do: 'assign', dish: 1, customer: kitchenware })
  const move = { do: 'assign', dish: 0, customer: gain } as const
  // Farfalle 1, Basil 2, beside a hard recipe 1, kitchenware 1, the gift 2.
  assert.deepEqual(foodCourt.preview(t.s, 0, move), [{ key: 'points', args: { n: 7 } }])
  t.play(move)
  for (const who of [0, 1, 'watcher'] as const) {
    const { serving } = foodCourt.view(t.s, who)
    assert.equal(serving!.total, 11)
    assert.deepEqual(serving!.lines, [
      { source: 'dishes', points: 1, dish: 0, customer: -1 },
      { source: 'dishes', points: 3, dish: 1, customer: -1 },
      { source: 'optional', points: 2, dish: 0, customer: -1 },
      { source: 'boost', points: 1, dish: 0, customer: -1 },
      { source: 'utensils', points: 1, dish: 0, customer: kitchenware },
      { source: 'nationality', points: 1, dish: -1, customer: kitchenware },
      { source: 'effects', points: 2, dish: -1, customer: gain },
    ])
  }
  t.play({ do: 'finish' })
  assert.equal(t.s.kitchens[0].vp, 11)
})
