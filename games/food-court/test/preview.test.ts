/** What a move promises is what then happens. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Effect } from '@harvest/engine'
import { foodCourt } from '../src/index.ts'
import type { Move } from '../src/moves.ts'
import { guest, table, type KitchenPlan, type Table } from './builder.ts'

const preview = (t: Table, move: Move): Effect[] => foodCourt.preview(t.s, t.s.active, move)

/** Four easy and seven normal dishes: with all other ingredients prepared, 8 cards of the deck are left over. */
const ELEVEN_DISHES = [
  ['Farfalle al Salmone', 'Spaghetti'],
  ['Fusilli Caprese', 'Spaghetti'],
  ['Rigatoni alla Gricia', 'Fettuccine'],
  ['Cannelloni Ricotta e Spinaci', 'Fettuccine'],
  ['Spaghetti Carbonara', 'Tagliatelle', 'Tomato'],
  ['Fettuccine Alfredo', 'Tagliatelle', 'Tomato'],
  ['Lasagna Verde', 'Lasagna Sheets', 'Tomato'],
  ['Tagliatelle alla Bolognese', 'Lasagna Sheets', 'Tomato'],
  ['Cacio e Pepe', 'Penne', 'Mushroom'],
  ["Penne all'Arrabbiata", 'Penne', 'Mushroom'],
  ['Penne al Pesto', 'Campanelle', 'Mushroom'],
]
const THE_REST = ['Gnocchi', 'Ravioli', 'Cream', 'Cream', 'Cream', 'Basil', 'Balsamic Vinegar', 'Parmigiano']

test('[FC-TUR-1, FC-CUS-3] drawing promises no more cards than pile and discards hold', () => {
  const queue = [guest('italy', 'handLimit'), guest('usa', 'handLimit')]
  const kitchen: KitchenPlan = { deck: 'italy', dishes: ELEVEN_DISHES, prepared: THE_REST, queue }
  const t = table({
    kitchens: [{ ...kitchen, pile: ['Complaint'], tucked: ['Complaint'] }, { deck: 'usa' }],
    phase: 'discard',
  })
  assert.deepEqual(preview(t, { do: 'draw' }), [{ key: 'draws', args: { n: 8 } }])
  const drew = t.play({ do: 'draw' }).find((event) => event.e === 'drew')
  assert.equal(drew?.count, 8)
  t.play({ do: 'pass' }, { do: 'draw' }, { do: 'pass' })
  assert.deepEqual(preview(t, { do: 'draw' }), [])
  assert.ok(t.play({ do: 'draw' }).every((event) => event.e !== 'drew'))
})

/** Italy has given a dish to each of two customers and is about to finish. */
function aboutToFinish(effect: 'rivalLoses' | 'stripWinCard', ...rivals: KitchenPlan[]): Table {
  const queue = [guest('italy', effect), guest('usa', effect)]
  const t = table({
    kitchens: [{ deck: 'italy', dishes: ELEVEN_DISHES.slice(0, 2), queue, vp: 9 }, ...rivals],
  })
  t.play({ do: 'serve' })
  for (const [dish, customer] of queue.entries()) t.play({ do: 'assign', dish, customer })
  return t
}

/** Two easy dishes and a customer of the kitchen's own cuisine. */
const POINTS = { key: 'points', args: { n: 3 } }

test('[FC-SCO-5] with one rival finishing promises exactly the points that rival will lose', () => {
  for (const [vp, n] of [
    [9, 4],
    [3, 3],
    [0, 0],
  ]) {
    const t = aboutToFinish('rivalLoses', { deck: 'usa', vp })
    assert.deepEqual(preview(t, { do: 'finish' }), [POINTS, { key: 'loses', args: { seat: 1, n } }])
    t.play({ do: 'finish' })
    assert.equal(t.s.kitchens[1].vp, vp - n)
  }
})

test('[FC-SCO-5] with several rivals it promises how often one of them will lose points', () => {
  const t = aboutToFinish('rivalLoses', { deck: 'usa', vp: 5 }, { deck: 'china', vp: 5 })
  assert.deepEqual(preview(t, { do: 'finish' }), [POINTS, { key: 'rivalLoses', args: { n: 2 } }])
})

test('[FC-SCO-5] no more win cards are promised, or shown as still to be taken, tha rivals have', () => {
  const burgers = ['Juicy Lucy', 'Bacon Cheeseburger', 'Classic Cheeseburger']
  for (const [count, taken] of [
    [0, 0],
    [1, 1],
    [3, 2],
  ]) {
    const t = aboutToFinish('stripWinCard', { deck: 'usa', wins: burgers.slice(0, count) })
    const promised = taken === 0 ? [] : [{ key: 'stripWinCard', args: { n: taken } }]
    assert.deepEqual(preview(t, { do: 'finish' }), [POINTS, ...promised])
    assert.equal(foodCourt.view(t.s, 'watcher').serving!.strips, taken)
    t.play({ do: 'finish' })
    while (t.s.phase === 'strip') t.play(t.moves()[0])
    assert.equal(t.s.kitchens[1].wins.length, count - taken)
  }
})
