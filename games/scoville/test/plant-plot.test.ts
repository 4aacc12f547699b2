import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullField, plant, plot, plotNames, table, take } from './builder.ts'

test('[SC-PLA-1] in turn order each takes a colour it holds, then an empty plot next to a planted one', () => {
  const t = table({ begin: 'plant', order: [1, 0, 2], players: [{}, { peppers: 'RRN' }, {}] })
  assert.equal(t.s.active, 1)
  assert.deepEqual(t.moves(), [take('R'), take('N')])
  t.play(take('N'))
  assert.deepEqual(plotNames(t.offered('plant', 'plot')), ['E3', 'F3', 'D4', 'G4', 'E5', 'F5'])
  t.play(plant('D4'))
  assert.equal(t.peppers(1), 'RR')
  assert.equal(t.view('watcher').field[plot('D4')], 'N')
  assert.equal(t.s.planted[6], 1)
})

test('[SC-PLA-1] plots touching only by a corner are not next to each other, and rows do not wrap around', () => {
  const t = table({ begin: 'plant', field: { A2: 'R', A3: 'Y' } })
  t.play(take('R'))
  assert.deepEqual(plotNames(t.offered('plant', 'plot')), ['A1', 'B2', 'B3', 'A4'])
})

test('[SC-PLA-1] plots next to the corner of the field can be planted to the last', () => {
  const field = fullField()
  delete field.J7
  const t = table({ begin: 'plant', field })
  t.play(take('B'))
  assert.deepEqual(plotNames(t.offered('plant', 'plot')), ['J7'])
})

test('[SC-PLA-1] you must plant: with a pepper and a plot there’s no way around it', () => {
  const t = table({ begin: 'plant' })
  assert.ok(t.moves().every((move) => move.do === 'take'))
  t.play(take('R'))
  assert.ok(t.moves().every((move) => move.do === 'plant'))
})

test('[SC-PLA-1] a seat without a pepper is skipped', () => {
  const t = table({ begin: 'plant', players: [{ peppers: '' }, { peppers: 'R' }] })
  assert.equal(t.s.active, 1)
  assert.deepEqual(t.told('skipped'), [{ e: 'skipped', seat: 0, why: 'noPepper' }])
})

test('[SC-PLA-1] on a full field the seats to come are skipped and harvesting begins', () => {
  const field = fullField()
  delete field.A1
  const t = table({
    begin: 'plant',
    round: 9,
    field,
    players: [10, 20, 30].map((farmer) => ({ farmer, tiles: [] })),
  })
  t.play(take('R'), plant('A1'))
  assert.deepEqual(
    t.told('skipped').map(({ seat, why }) => [seat, why]),
    [
      [1, 'noPlot'],
      [2, 'noPlot'],
    ],
  )
  assert.equal(t.s.phase, 'harvest')
})
