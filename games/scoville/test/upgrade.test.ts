import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FastRng, playOut, quickIO, randomChoice } from '@harvest/engine'
import { scoville, type State } from '../src/index.ts'
import { fullField, table, type Wanted } from './builder.ts'

/** A position as version 1 stored it. */
function stored(cardsTaken: number, wanted: Wanted): object {
  const { lastTaken: _, ...s } = table(wanted).s
  return { ...s, cardsTaken }
}

const upgrade = (old: object): State => scoville.upgrade!(old, 1)
const late: Wanted = {
  begin: 'fulfil',
  round: 9,
  field: fullField(),
  players: [{ farmer: 3 }, { farmer: 9 }],
}

test('[SC-TIM-4] a game of version 1 counts its three rounds from the round it is in', () => {
  assert.equal(upgrade(stored(0, late)).lastTaken, 8)
  assert.equal(upgrade(stored(1, late)).lastTaken, 9)
})

test('[SC-TIM-4] a last round that version 1 announced stays the last', () => {
  assert.equal(upgrade(stored(0, { ...late, last: 'fieldFull' })).last, 'fieldFull')
})

test('[SC-SET-2] games of version 1 are sound and end, also six at a short display', () => {
  for (const seats of [2, 6]) {
    const old = stored(0, { seats, begin: 'claim', options: { shortDisplay: seats === 6 } })
    const state = upgrade(old)
    scoville.check(state)
    assert.deepEqual(Object.keys(state), Object.keys(table().s))
    playOut(scoville, state, randomChoice(new FastRng(3)), quickIO(3), { decisions: 0, forced: 0 })
    assert.notEqual(scoville.ending(state), null)
  }
})

test('a state of today stays as it is', () => {
  const { s } = table()
  assert.equal(scoville.upgrade!(s, 2), s)
})
