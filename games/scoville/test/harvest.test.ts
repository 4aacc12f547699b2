import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LETTERS } from '../src/data.ts'
import { AHEAD, NOTCHES, PLOT_A, PLOT_B, STAR } from '../src/field.ts'
import type { Move } from '../src/moves.ts'
import { around, between, edge, table, type Holdings, type Table } from './builder.ts'

const step = (to: number): Move => ({ do: 'step', to })
const doubleBack: Move = { do: 'doubleBack' }
const extraStep: Move = { do: 'extraStep' }
const stop: Move = { do: 'stop' }

/** Seat 1 harvests first, from a notch of its own; seat 0 and others stand where they are put. */
function harvesting(
  farmer: number,
  more: { field?: { [plot: string]: string }; held?: Holdings; others?: readonly number[] } = {},
): Table {
  const others = more.others ?? [edge('A7')]
  return table({
    begin: 'harvest',
    round: 2,
    field: more.field ?? { E4: 'R', F4: 'Y' },
    order: [...others.keys(), others.length],
    players: [...others.map((notch) => ({ farmer: notch })), { peppers: '', farmer, ...more.held }],
  })
}

test('[SC-HAR-2] there are 157 notches: one between each two neighbouring plots and one on each outer side', () => {
  assert.equal(NOTCHES, 157)
  const inner = Array.from({ length: NOTCHES }, (_, id) => id).filter(
    (id) => PLOT_A[id] >= 0 && PLOT_B[id] >= 0,
  )
  assert.equal(inner.length, 9 * 7 + 10 * 6)
  const pairs = new Set(inner.map((id) => `${PLOT_A[id]}-${PLOT_B[id]}`))
  assert.equal(pairs.size, inner.length)
  assert.ok(inner.every((id) => [1, 10].includes(PLOT_B[id] - PLOT_A[id])))
})

test('[SC-HAR-2] a step leads through the junction ahead to its other notches: three inside, two at the edge, one in a corner', () => {
  assert.deepEqual(
    new Set(around(STAR)),
    new Set([
      between('E3', 'F3'),
      between('E3', 'E4'),
      between('F3', 'F4'),
      between('E5', 'F5'),
      between('E4', 'E5'),
      between('F4', 'F5'),
    ]),
  )
  assert.deepEqual(
    new Set(around(edge('E1'))),
    new Set([edge('D1'), between('D1', 'E1'), edge('F1'), between('E1', 'F1')]),
  )
  assert.deepEqual(around(edge('A4')).length, 4)
  const exits = Array.from(
    { length: NOTCHES * 2 },
    (_, heading) => AHEAD.slice(heading * 3, heading * 3 + 3).filter((h) => h >= 0).length,
  )
  assert.deepEqual(
    [1, 2, 3].map((n) => exits.filter((count) => count === n).length),
    [8, 90, 216],
  )
})

test('[SC-HAR-2] a step that can be taken can be taken the other way round', () => {
  for (let notch = 0; notch < NOTCHES; notch++)
    for (const other of around(notch)) assert.ok(around(other).includes(notch), `${notch} and ${other}`)
})

test('[SC-HAR-2] after a step the farmer faces away from the junction it came through', () => {
  const t = harvesting(STAR)
  t.play(step(between('E3', 'F3')))
  assert.deepEqual(t.view(1).players[1].farmer, { notch: between('E3', 'F3'), facing: 'up' })
  assert.deepEqual(
    new Set(t.offered('step', 'to')),
    new Set([between('E2', 'F2'), between('E2', 'E3'), between('F2', 'F3')]),
  )
  const left = harvesting(STAR).play(step(between('E4', 'E5')))
  assert.equal(left.view(1).players[1].farmer?.facing, 'left')
})

test('[SC-HAR-2] steps need no planted plots', () => {
  const t = harvesting(edge('J7'), { others: [STAR] })
  assert.equal(t.moves().length, around(edge('J7')).length)
})

test('[SC-HAR-3] one to three steps: no stopping before the first, and after the third the turn is over', () => {
  const t = harvesting(STAR, { held: { tiles: [] } })
  assert.ok(!t.can(stop))
  t.play(step(between('E3', 'F3')))
  assert.ok(t.can(stop))
  t.play(step(between('E2', 'F2')))
  assert.ok(t.can(stop))
  t.play(step(between('E1', 'F1')))
  assert.equal(t.s.active, 0)
  assert.equal(t.s.farmers[1] >> 1, between('E1', 'F1'))
})

test('[SC-HAR-3] stopping early is allowed after one step', () => {
  const t = harvesting(STAR).play(step(between('E3', 'F3')), stop)
  assert.equal(t.s.active, 0)
})

test('[SC-HAR-3] at the start of the turn the farmer may go either way; after the first step it may not reverse', () => {
  const t = harvesting(STAR, { held: { tiles: [] } })
  assert.equal(t.moves().length, 6)
  t.play(step(between('E5', 'F5')))
  for (const back of [STAR, between('E4', 'E5'), between('F4', 'F5')]) assert.ok(!t.can(step(back)))
  assert.equal(t.offered('step', 'to').length, 3)
})

test('[SC-HAR-3] a blocked farmer skips the turn', () => {
  const corner = edge('A1')
  assert.equal(around(corner).length, 3)
  const t = harvesting(corner, { others: around(corner) })
  assert.deepEqual(t.told('skipped'), [{ e: 'skipped', seat: 3, why: 'blocked' }])
  assert.equal(t.s.active, 2)
  assert.equal(t.s.farmers[3] >> 1, corner)
})

test('[SC-HAR-3] a farmer blocked one way only is not blocked', () => {
  const corner = edge('A1')
  const t = harvesting(corner, { others: around(corner).slice(0, 2) })
  assert.deepEqual(t.offered('step', 'to'), around(corner).slice(2))
})

test('[SC-HAR-3] a walk that can only stop is over by itself', () => {
  const t = harvesting(edge('B1'), { others: [cornerLeft()], held: { tiles: [] } })
  t.play(step(edge('A1')))
  assert.equal(t.s.active, 0)
})

/** The upright notch left of A1. */
function cornerLeft(): number {
  return Array.from({ length: NOTCHES }, (_, id) => id).filter(
    (id) => PLOT_A[id] === -1 && PLOT_B[id] === 0,
  )[1]
}

test('[SC-HAR-4] a notch with another farmer can be neither entered nor passed', () => {
  const t = harvesting(STAR, { others: [between('E3', 'F3')] })
  assert.ok(!t.can(step(between('E3', 'F3'))))
  assert.ok(!t.can(step(between('E2', 'F2'))))
  assert.equal(t.moves().length, 5)
})

test('[SC-HAR-4] junctions never block: farmers beside a junction do not stop one from going through it', () => {
  const t = harvesting(STAR, { others: [between('E3', 'E4'), between('F3', 'F4')] })
  assert.ok(t.can(step(between('E3', 'F3'))))
})

test('[SC-HAR-4] one’s own farmer blocks nothing', () => {
  const t = harvesting(STAR).play(step(between('E3', 'F3')), doubleBack)
  assert.ok(t.can(step(STAR)))
})

test('[SC-HAR-5] worked example: nothing between empty and yellow, a white between orange and purple, a black between two oranges', () => {
  const field = { E4: 'R', F4: 'Y', E2: 'O', F2: 'P', E1: 'O', F1: 'O', F3: 'Y' }
  const t = harvesting(STAR, { field, held: { tiles: [] } })
  t.play(step(between('E3', 'F3')))
  assert.equal(t.peppers(1), '')
  t.play(step(between('E2', 'F2')))
  assert.equal(t.peppers(1), 'W')
  t.play(step(between('E1', 'F1')))
  assert.equal(t.peppers(1), 'WK')
  assert.equal(t.s.farmers[1] >> 1, between('E1', 'F1'))
})

test('[SC-HAR-5] worked examples: two blues give two blues, brown and orange give nothing', () => {
  const blues = harvesting(STAR, { field: { E4: 'R', F4: 'Y', E3: 'B', F3: 'B' } })
  assert.equal(blues.play(step(between('E3', 'F3'))).peppers(1), 'BB')
  const brown = harvesting(STAR, { field: { E4: 'R', F4: 'Y', E3: 'N', F3: 'O' } })
  assert.equal(brown.play(step(between('E3', 'F3'))).peppers(1), '')
})

/** The chart as the reference manual says it in words, written down apart from the table the game uses. */
function bred(a: string, b: string): string {
  const plain = 'RYB'
  const mixed = 'GOP'
  const mix: { [pair: string]: string } = { RY: 'O', YR: 'O', YB: 'G', BY: 'G', RB: 'P', BR: 'P' }
  for (const [x, y] of [
    [a, b],
    [b, a],
  ]) {
    if (x === 'F') {
      if (y === 'F') return 'FF'
      return plain.includes(y) ? 'W' : mixed.includes(y) ? 'K' : y + y
    }
  }
  for (const [x, y] of [
    [a, b],
    [b, a],
  ]) {
    if (x === 'N') return y === 'N' ? 'NN' : 'WK'.includes(y) ? y : ''
  }
  if (a === b) return mixed.includes(a) ? 'K' : a + a
  for (const [x, y] of [
    [a, b],
    [b, a],
  ])
    if ('WK'.includes(x)) return 'WK'.includes(y) ? 'F' : y
  if (plain.includes(a) && plain.includes(b)) return mix[a + b]
  return mixed.includes(a) && mixed.includes(b) ? 'W' : 'N'
}

test('[SC-HAR-5] every pair of colours breeds what the chart says, either way round', () => {
  for (const a of LETTERS)
    for (const b of LETTERS) {
      const t = harvesting(STAR, { field: { E4: 'R', F4: 'Y', E3: a, F3: b } })
      t.play(step(between('E3', 'F3')))
      assert.deepEqual([...t.peppers(1)].sort(), [...bred(a, b)].sort(), `${a} and ${b}`)
      assert.equal(t.told('stepped').at(-1)?.gains, bred(a, b))
    }
})

test('[SC-HAR-5] a notch on the outer edge counts as a step and never yields', () => {
  const field = { A1: 'R', B1: 'R', C1: 'R', A2: 'R', B2: 'R' }
  const t = harvesting(edge('D1'), { field, held: { tiles: [] } })
  t.play(step(edge('C1')), step(edge('B1')), step(edge('A1')))
  assert.equal(t.peppers(1), '')
  assert.deepEqual(
    t.told('stepped').map(({ gains }) => gains),
    ['', '', ''],
  )
  assert.equal(t.s.active, 0)
})

test('[SC-HAR-5] standing still and setting out harvest nothing', () => {
  const t = harvesting(STAR, { field: { E4: 'R', F4: 'R' } })
  assert.equal(t.peppers(1), '')
  t.play(step(between('E3', 'F3')))
  assert.equal(t.peppers(1), '')
})

test('[SC-HAR-6] the extra step tile gives a fourth step, and only after three', () => {
  const t = harvesting(STAR, { held: { tiles: ['extraStep'] } })
  t.play(step(between('E3', 'F3')))
  assert.ok(!t.can(extraStep))
  t.play(step(between('E2', 'F2')))
  assert.ok(!t.can(extraStep))
  t.play(step(between('E1', 'F1')))
  assert.deepEqual(t.moves(), [extraStep, stop])
  t.play(extraStep)
  assert.deepEqual(new Set(t.offered('step', 'to')), new Set([edge('E1'), edge('F1')]))
  assert.ok(!t.can(stop))
  t.play(step(edge('E1')))
  assert.equal(t.s.active, 0)
  assert.deepEqual([t.s.players[1].tiles, t.s.players[1].used & 2], [0, 2])
})

test('[SC-HAR-6] the fourth step may be declined and the tile kept', () => {
  const t = harvesting(STAR).play(
    step(between('E3', 'F3')),
    step(between('E2', 'F2')),
    step(between('E1', 'F1')),
    stop,
  )
  assert.equal(t.s.active, 0)
  assert.equal(t.s.players[1].tiles, 7)
})

test('[SC-HAR-6] a four-step loop back to the start notch is legal and harvests it', () => {
  const field = { E4: 'R', F4: 'Y', E3: 'R', F3: 'Y' }
  const t = harvesting(STAR, { field, held: { tiles: ['extraStep'] } })
  t.play(step(between('F3', 'F4')), step(between('F4', 'G4')), step(between('F4', 'F5')), extraStep)
  assert.ok(t.can(step(STAR)))
  t.play(step(STAR))
  assert.equal(t.s.farmers[1] >> 1, STAR)
  assert.equal(t.peppers(1), 'YYO')
})

test('[SC-HAR-6] extraStep is not offered when no fourth step is possible', () => {
  const t = harvesting(edge('D1'), { others: [cornerLeft()], held: { tiles: ['extraStep'] } })
  t.play(step(edge('C1')), step(edge('B1')), step(edge('A1')))
  assert.equal(t.s.active, 0)
  assert.equal(t.s.players[1].tiles, 2)
})

test('[SC-HAR-6] [SC-HAR-7] with the way ahead blocked extraStep is offered if turning around opens a step, which then must be', () => {
  const t = harvesting(edge('D1'), { others: [cornerLeft()], held: { tiles: ['extraStep', 'doubleBack'] } })
  t.play(step(edge('C1')), step(edge('B1')), step(edge('A1')))
  assert.deepEqual(t.moves(), [extraStep, stop])
  t.play(extraStep)
  assert.deepEqual(t.moves(), [doubleBack])
  t.play(doubleBack)
  assert.deepEqual(new Set(t.offered('step', 'to')), new Set([edge('B1'), between('A1', 'B1')]))
  assert.ok(!t.can(stop))
})

test('[SC-HAR-7] worked example: doubleBack turns the farmer to the junction it came through, the notch behind included', () => {
  const t = harvesting(between('F3', 'F4'), { held: { tiles: ['doubleBack'] } })
  t.play(step(between('E3', 'E4')), step(between('D3', 'D4')))
  assert.deepEqual(
    new Set(t.offered('step', 'to')),
    new Set([between('C3', 'C4'), between('C3', 'D3'), between('C4', 'D4')]),
  )
  t.play(doubleBack)
  assert.deepEqual(
    new Set(t.offered('step', 'to')),
    new Set([between('E3', 'E4'), between('D3', 'E3'), between('D4', 'E4')]),
  )
})

test('[SC-HAR-7] doubleBack is offered after at least one step and before another, once, and adds no step', () => {
  const t = harvesting(STAR, { held: { tiles: ['doubleBack'] } })
  assert.ok(!t.can(doubleBack))
  t.play(step(between('E3', 'F3')), doubleBack)
  assert.ok(!t.can(doubleBack))
  assert.ok(!t.can(stop))
  t.play(step(STAR))
  assert.ok(!t.can(doubleBack))
  t.play(step(between('E5', 'F5')))
  assert.equal(t.s.active, 0)
})

test('[SC-HAR-7] after the third step doubleBack is not offered: no step is left', () => {
  const t = harvesting(STAR)
  t.play(step(between('E3', 'F3')), step(between('E2', 'F2')), step(between('E1', 'F1')))
  assert.ok(!t.can(doubleBack))
})

test('[SC-HAR-7] doubleBack is not offered when no step is possible behind', () => {
  const others = [STAR, between('E3', 'E4'), between('F3', 'F4')]
  const t = table({ begin: 'harvest', seats: 4, players: [...others.map((farmer) => ({ farmer })), {}] })
  t.play(step(between('E3', 'F3')))
  assert.deepEqual(t.offered('step', 'to').length, 3)
  assert.ok(!t.can(doubleBack))
})

test('[SC-HAR-7] a notch entered again yields again', () => {
  const field = { E4: 'R', F4: 'R', E3: 'B', F3: 'B' }
  const t = harvesting(STAR, { field, held: { tiles: ['doubleBack'] } })
  t.play(step(between('E3', 'F3')), step(between('E2', 'F2')), doubleBack, step(between('E3', 'F3')))
  assert.equal(t.peppers(1), 'BBBB')
})

test('[SC-HAR-7] both tiles may be used in one turn', () => {
  const field = { E4: 'R', F4: 'R', E3: 'B', F3: 'B' }
  const t = harvesting(STAR, { field })
  const up = between('E3', 'F3')
  t.play(step(up), doubleBack, step(STAR), step(between('E5', 'F5')), extraStep, step(between('E6', 'F6')))
  assert.equal(t.peppers(1), 'RRBB')
  assert.equal(t.s.active, 0)
  assert.equal(t.s.players[1].used, 6)
})
