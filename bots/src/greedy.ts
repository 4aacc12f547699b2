import type { GameState, Move, Rng, Seat } from '@harvest/engine'
import type { Bot, GameEntry } from './bot.ts'
import { planTurn } from './plan.ts'
import { isSealed } from './secret.ts'

/** Takes what leads to the best position at the end of its own turn, and does not think of anybody else's. */
export const greedy: Bot = {
  id: 'greedy',
  level: 4,
  choose(entry, state, seat, moves, rng, budget) {
    const line = greedyLine(entry, state, seat, moves, rng, budget.stop)
    return { move: line[0], weighed: [], iterations: 0, line }
  },
}

/** The rest of the turn as greedy would play it. */
export function greedyLine(
  entry: GameEntry,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
  isStopped?: () => boolean,
): readonly Move[] {
  if (moves.length === 1) return moves
  const { game, evaluation } = entry
  if (evaluation.sealed && isSealed(game, state)) return [evaluation.sealed(state, seat, moves, rng)]
  const { line, isWhole } = planTurn(entry, state, seat, moves, rng, evaluation.sight, isStopped)
  // Of what could not be looked at whole, the later half is looked at again when it comes to that.
  return isWhole ? line : line.slice(0, Math.ceil(line.length / 2))
}
