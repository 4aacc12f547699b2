import assert from 'node:assert/strict'
import { firstSeat, parseOptions, quickIO, type GameState, type Move } from '@harvest/engine'
import test from 'node:test'
import { shareOf, startThinkers } from '../src/bots/thinkers.ts'
import { games } from './support/budget-bots.ts'

const NEVER = new AbortController().signal

type Told = Move & { ms: number; stopped: boolean; asked: number }

async function told(game: string): Promise<Told[]> {
  const module = new URL('./support/budget-bots.ts', import.meta.url).href
  const thinkers = startThinkers({ module, threads: 1, ms: 600, limit: 60_000 })
  const entry = games.find((one) => one.game.id === game)!
  const options = parseOptions(entry.game.options, 2, {})
  assert.ok(options.ok)
  const state = entry.game.setup(options.value as never, 2, quickIO(1)) as unknown as GameState
  const seat = firstSeat(entry.game.waiting(state as never))
  try {
    const moves = await thinkers.think({ game, level: 'random', state, seat, seed: 1 }, false, NEVER)
    return moves as Told[]
  } finally {
    await thinkers.close()
  }
}

test('a bot may think for as long as the settings say, and makes a secret choice it thought through at once', async () => {
  const [open] = await told('food-court')
  assert.deepEqual([open!.ms, open!.stopped], [600, false])
  const secret = await told('jelly-bean-farmers')
  assert.deepEqual(
    secret.map(({ ms, asked }) => [ms, asked]),
    [
      [600, 1],
      [600, 1],
      [600, 2],
    ],
  )
})

test('while other bots are in line each gets less time, but never too little to play well', () => {
  assert.equal(shareOf(1000, 2, 0), 1000)
  assert.equal(shareOf(1000, 2, 2), 500)
  assert.equal(shareOf(1000, 1, 59), 100)
  assert.equal(shareOf(40, 1, 59), 40)
})
