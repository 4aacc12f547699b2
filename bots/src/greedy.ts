import { phaseSpec } from '@harvest/engine'
import type { Bot } from './bot.ts'
import { planTurn } from './plan.ts'

/** How many positions greedy looks at for one decision. */
const BUDGET = 400

/** Takes what leads to the best position at the end of its own turn, and does not think of anybody else's. */
export const greedy: Bot = {
  id: 'greedy',
  level: 1,
  choose(entry, state, seat, moves, rng) {
    if (moves.length === 1) return moves[0]
    const { game, evaluation } = entry
    if (evaluation.sealed && phaseSpec(game, game.phase(state)).decides === 'sealed')
      return evaluation.sealed(state, seat, moves, rng)
    return planTurn(entry, state, seat, moves, rng, BUDGET)
  },
}
