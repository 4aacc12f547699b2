/** What holds of the evaluation of every game. */
import { canonical, FastRng, parseOptions, playOut, quickIO } from '@harvest/engine'
import assert from 'node:assert/strict'
import test from 'node:test'
import { games } from '../src/index.ts'

const SEATS = 3

for (const { game, evaluation } of games)
  test(`evaluating ${game.id} leaves the position as it is, and always gives a number`, () => {
    const options = parseOptions(game.options, SEATS, {})
    assert.ok(options.ok)
    const io = quickIO<unknown>(5)
    const rng = new FastRng(5)
    playOut(
      game,
      game.setup(options.value, SEATS, io),
      (state, _seat, moves) => {
        const before = canonical(state)
        for (let seat = 0; seat < SEATS; seat++) assert.ok(Number.isFinite(evaluation.evaluate(state, seat)))
        assert.equal(canonical(state), before)
        return moves[rng.chance(moves.length)]!
      },
      io,
      { decisions: 0, forced: 0 },
    )
  })
