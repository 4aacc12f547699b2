import { games } from '@harvest/bots'
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Figures } from '../src/simulation.ts'
import { Spread } from '../src/statistics.ts'
import { lab } from './captured.ts'

interface Row {
  mean: number
  deviation: number
  min: number
  max: number
  seats: { mean: number }[]
  winners: { mean: number }
  losers: { mean: number }
}

type Rows = { [name: string]: Row }

const sumOf = (rows: Rows, mean: (row: Row) => number): number =>
  Object.values(rows).reduce((sum, row) => sum + mean(row), 0)

for (const { game } of games)
  test(`the sources of ${game.id} add up to the scores that a simulation of the same games has`, async () => {
    const players = Math.min(3, game.seats.max)
    const plan = [game.id, '--players', String(players), '--games', '12', '--seed', '3', '--json']
    const { code, out } = await lab(['statistics', ...plan], { games })
    assert.equal(code, 0)
    const { points, figures } = JSON.parse(out) as { points: Rows; figures: Rows }
    const simulated = JSON.parse((await lab(['simulate', ...plan], { games })).out) as Figures
    for (const [seat, { meanScore }] of simulated.seats.entries())
      assert.ok(Math.abs(sumOf(points, (row) => row.seats[seat]!.mean) - meanScore) < 1e-9)
    assert.ok(sumOf(points, (row) => row.winners.mean) > sumOf(points, (row) => row.losers.mean))
    assert.deepEqual(Object.keys(figures), game.statistics!.figures)
    const told = Object.values(figures).filter(({ mean, min, max }) => min <= mean && mean <= max && max > 0)
    assert.ok(told.length >= Math.min(9, game.statistics!.figures.length), out)
  })

test('the report has a line for each source and figure in words, and says what the spread is', async () => {
  const { out } = await lab(['statistics', 'scoville', '--games', '4'], { games })
  assert.match(out, /^Points from +mean +± +least +most +winners +others +Seat 1 +Seat 2$/m)
  assert.match(out, /^Coins bid +\d/m)
  assert.match(out, /^including red +\d/m)
  assert.match(out, /standard deviation/)
})

test('a game without statistics is refused with a sentence', async () => {
  const { code, err } = await lab(['statistics', 'stall'])
  assert.equal(code, 2)
  assert.match(err, /doesn’t keep statistics\./)
})

test('the spread of values is their standard deviation', () => {
  const spread = new Spread()
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) spread.add(value)
  assert.deepEqual([spread.mean, spread.deviation], [5, 2])
})
