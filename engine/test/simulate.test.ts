import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FastRng, playOut, quickIO, randomChoice, type GameState } from '../src/index.ts'
import { pepperDuel } from '../testkit/example/game.ts'

function play(
  seed: number,
  limit = pepperDuel.maxDecisions,
): { state: GameState; decisions: number; forced: number } {
  const io = quickIO<never>(seed)
  const state = pepperDuel.setup({ openCoins: false }, 2, io)
  const tally = { decisions: 0, forced: 0 }
  playOut({ ...pepperDuel, maxDecisions: limit }, state, randomChoice(new FastRng(seed)), io, tally)
  return { state, ...tally }
}

test('a game is played out to its end, and the same seed plays the same game', () => {
  const { state, decisions, forced } = play(4)
  assert.equal(pepperDuel.waiting(state as never), 0)
  assert.ok(decisions > 10 && forced < decisions)
  assert.deepEqual(play(4), { state, decisions, forced })
  assert.notDeepEqual(play(5).state, state)
})

test('a game that does not end as promised is an error', () => {
  assert.throws(() => play(4, 10), /pepper-duel has not ended within 10 decisions/)
})
