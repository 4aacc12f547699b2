/** What holds of the evaluation of every game. */
import { canonical, FastRng, parseOptions, playOut, quickIO } from '@harvest/engine'
import { pepperDuel } from '@harvest/engine/testkit/example/game'
import assert from 'node:assert/strict'
import test from 'node:test'
import { games, type GameEntry, worthTo } from '../src/index.ts'
import { valued } from './valued.ts'

function checkEvaluation({ game, evaluation }: Pick<GameEntry, 'game' | 'evaluation'>, seats: number): void {
  const options = parseOptions(game.options, seats, {})
  assert.ok(options.ok)
  const io = quickIO<unknown>(5)
  const rng = new FastRng(5)
  playOut(
    game,
    game.setup(options.value, seats, io),
    (state, _seat, moves) => {
      const before = canonical(state)
      for (let seat = 0; seat < seats; seat++) assert.ok(Number.isFinite(worthTo(evaluation, state, seat)))
      assert.equal(canonical(state), before)
      return moves[rng.chance(moves.length)]!
    },
    io,
    { decisions: 0, forced: 0 },
  )
}

/** A game for two, so that nothing here counts on more. */
const duel = { game: pepperDuel, evaluation: valued(() => 0) }

for (const entry of [...games, duel])
  test(`evaluating ${entry.game.id} leaves the position as it is, and always gives a number`, () => {
    const { min, max } = entry.game.seats
    for (let seats = min; seats <= max; seats++) checkEvaluation(entry, seats)
  })
