import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullField, plant, table, take } from './builder.ts'

test('[SC-PLA-3] the extra pepper tile plants a second pepper, next to the first if you like, and is gone for good', () => {
  const t = table({ begin: 'plant', players: [{ peppers: 'RY' }] })
  t.play(take('R'), plant('D4'))
  assert.deepEqual(t.moves(), [{ do: 'extraPepper' }, { do: 'endPlanting' }])
  assert.equal(t.s.taken, -1)
  t.play({ do: 'extraPepper' }, take('Y'), plant('C4'))
  assert.equal(t.s.active, 1)
  assert.deepEqual([t.s.players[0].tiles, t.s.players[0].used], [6, 1])
  assert.deepEqual(t.view(1).players[0].used, ['extraPepper'])
  assert.deepEqual(t.told('tile'), [{ e: 'tile', seat: 0, tile: 'extraPepper' }])
})

test('[SC-PLA-3] the tile may be kept', () => {
  const t = table({ begin: 'plant' }).play(take('R'), plant('D4'), { do: 'endPlanting' })
  assert.equal(t.s.players[0].tiles, 7)
  assert.equal(t.s.active, 1)
})

test('[SC-PLA-3] a second pepper is not offered without the tile, without a pepper, or without a plot', () => {
  const without = table({ begin: 'plant', players: [{ tiles: ['extraStep', 'doubleBack'] }] })
  assert.equal(without.play(take('R'), plant('D4')).s.active, 1)
  const bare = table({ begin: 'plant', players: [{ peppers: 'R' }] })
  assert.equal(bare.play(take('R'), plant('D4')).s.active, 1)
  const field = fullField()
  delete field.A1
  const full = table({ begin: 'plant', round: 9, field, players: [10, 20, 30].map((farmer) => ({ farmer })) })
  assert.equal(full.play(take('R'), plant('A1')).s.phase, 'harvest')
})

test('[SC-PLA-3] there is no third pepper', () => {
  const t = table({ begin: 'plant', players: [{ peppers: 'RRR' }] })
  t.play(take('R'), plant('D4'), { do: 'extraPepper' }, take('R'), plant('C4'))
  assert.equal(t.s.active, 1)
})
