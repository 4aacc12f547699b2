import assert from 'node:assert/strict'
import { test } from 'node:test'
import { STAR } from '../src/field.ts'
import { around, between, plant, table, take } from './builder.ts'

test('[SC-HAR-1] in round 1 a farmer comes onto the star in its turn, takes nothing and may leave either way', () => {
  const t = table({ begin: 'harvest', order: [1, 0, 2], players: [{ peppers: '' }, {}, { peppers: '' }] })
  assert.equal(STAR, between('E4', 'F4'))
  assert.equal(t.s.active, 2)
  assert.deepEqual(
    t.s.farmers.map((heading) => heading >> 1),
    [-1, -1, STAR],
  )
  assert.equal(t.peppers(2), '')
  assert.deepEqual(new Set(t.offered('step', 'to')), new Set(around(STAR)))
  assert.equal(t.moves().length, 6)
})

test('[SC-HAR-1] harvesting goes in reverse turn order', () => {
  const t = table({ begin: 'harvest', order: [1, 0, 2] })
  const seats = [t.s.active]
  for (let i = 0; i < 2; i++) {
    t.play(t.moves()[0], { do: 'stop' })
    seats.push(t.s.active)
  }
  assert.deepEqual(seats, [2, 0, 1])
  assert.equal(t.play(t.moves()[0], { do: 'stop' }).s.phase, 'fulfil')
  assert.equal(t.s.active, 1)
})

test('[SC-HAR-1] a farmer is placed although another stands on the star, and cannot step back onto it', () => {
  const t = table({ begin: 'harvest', seats: 2, order: [0, 1] })
  const out = between('E4', 'E5')
  t.play({ do: 'step', to: out }, { do: 'doubleBack' }, { do: 'step', to: STAR }, { do: 'stop' })
  assert.equal(t.s.active, 0)
  assert.deepEqual(
    t.s.farmers.map((heading) => heading >> 1),
    [STAR, STAR],
  )
  t.play({ do: 'step', to: out }, { do: 'doubleBack' })
  assert.ok(!t.can({ do: 'step', to: STAR }))
})

test('[SC-HAR-1] after round 1 farmers start from where they stand', () => {
  const t = table({ begin: 'plant', round: 2, players: [{ farmer: 5 }, { farmer: 50 }] })
  for (let i = 0; i < 2; i++) t.play(take('R'), plant(['D4', 'G4'][i]), { do: 'endPlanting' })
  assert.deepEqual(t.s.path, [50])
  assert.deepEqual(t.told('placed'), [])
})
