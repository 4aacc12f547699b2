import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plant, table, take } from './builder.ts'

test('[SC-PLA-2] worked example: Ruth plants a purple pepper and takes the 2-point plaque', () => {
  const t = table({ seats: 4, begin: 'plant', players: [{ peppers: 'P', tiles: [] }] })
  t.play(take('P'), plant('E5'))
  assert.deepEqual(t.moves(), [{ do: 'takePlaque' }, { do: 'leavePlaque' }])
  t.play({ do: 'takePlaque' })
  assert.deepEqual(t.s.players[0].plaques, [0])
  assert.deepEqual(t.s.plaques, [2, 3, 2, 2, 2])
  assert.equal(t.s.active, 1)
})

test('[SC-PLA-2] green, orange and purple share a stack; brown, white, black and phantom have one each', () => {
  const tops = [...'GOPNWKF'].map((letter) => {
    const t = table({ seats: 4, begin: 'plant', players: [{ peppers: letter }] })
    t.play(take(letter), plant('E5'))
    return t.view(0).turn.plaque
  })
  assert.deepEqual(tops, [0, 0, 0, 3, 6, 8, 10])
})

test('[SC-PLA-2] red, yellow and blue earn no plaque', () => {
  for (const letter of 'RYB') {
    const t = table({ seats: 4, begin: 'plant', players: [{ peppers: letter }] })
    t.play(take(letter), plant('E5'))
    assert.equal(t.s.active, 1)
    assert.equal(t.s.phase, 'plantPepper')
  }
})

test('[SC-PLA-2] the next plaque of a stack is the next lower one, and an empty stack offers none', () => {
  const t = table({
    seats: 4,
    begin: 'plant',
    players: [0, 1, 2, 3].map(() => ({ peppers: 'K', tiles: [] })),
  })
  for (const name of ['E5', 'E6']) t.play(take('K'), plant(name), { do: 'takePlaque' })
  assert.deepEqual([t.s.players[0].plaques, t.s.players[1].plaques], [[8], [9]])
  t.play(take('K'), plant('E7'))
  assert.equal(t.s.active, 3)
  assert.equal(t.s.phase, 'plantPepper')
})

test('[SC-PLA-2] at most one plaque a round: after taking one the second pepper earns none', () => {
  const t = table({ seats: 4, begin: 'plant', players: [{ peppers: 'GN' }] })
  t.play(take('G'), plant('E5'), { do: 'takePlaque' }, { do: 'extraPepper' }, take('N'), plant('E6'))
  assert.equal(t.s.active, 1)
  assert.deepEqual(t.s.players[0].plaques, [0])
})

test('[SC-PLA-2] declining a plaque leaves the right open for the second pepper', () => {
  const t = table({ seats: 4, begin: 'plant', players: [{ peppers: 'GN' }] })
  t.play(take('G'), plant('E5'), { do: 'leavePlaque' }, { do: 'extraPepper' }, take('N'), plant('E6'))
  assert.equal(t.view(0).turn.plaque, 3)
  t.play({ do: 'takePlaque' })
  assert.deepEqual(t.s.players[0].plaques, [3])
  assert.deepEqual(t.s.plaques, [3, 2, 2, 2, 2])
})

test('[SC-PLA-2] a declined plaque stays for the next planter', () => {
  const t = table({ seats: 4, begin: 'plant', players: [{ peppers: 'F', tiles: [] }, { peppers: 'F' }] })
  t.play(take('F'), plant('E5'), { do: 'leavePlaque' }, take('F'), plant('E6'))
  assert.equal(t.view(1).turn.plaque, 10)
})

test('[SC-PLA-2] several plaques of one colour are fine in different rounds', () => {
  const t = table({ seats: 4, begin: 'plant', players: [{ peppers: 'N', tiles: [], plaques: [3] }] })
  t.s.plaques[1] = 2
  t.play(take('N'), plant('E5'), { do: 'takePlaque' })
  assert.deepEqual(t.s.players[0].plaques, [3, 4])
})
