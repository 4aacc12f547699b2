/** What others may choose in secret. */
import { phaseSpec, type AnyGame, type GameState, type Move, type Rng, type Seat } from '@harvest/engine'
import type { Evaluation, GameEntry } from './bot.ts'

export function isSealed(game: AnyGame, state: GameState): boolean {
  return game.waiting(state) !== 0 && phaseSpec(game, game.phase(state)).decides === 'sealed'
}

/** In so many of a hundred guesses somebody chooses by the game's formula, and in so many by one not quite like it. */
const SENSIBLE = 65
const ALIKE = 25

/**
 * What somebody else may choose: mostly what a sensible player would, but never only that. Whoever counts on one formula
 * loses to everybody who has another. `mind`, from 0 to 99, says how they go about it.
 */
export function guess(
  { evaluation }: GameEntry,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
  mind: number = rng.chance(100),
): Move {
  const { sealed, hasty = sealed, alike } = evaluation
  if (moves.length === 1) return moves[0]
  if (!hasty || mind >= SENSIBLE + ALIKE) return moves[rng.chance(moves.length)]
  if (mind < SENSIBLE) return hasty(state, seat, moves, rng)
  return alike ? alike(state, seat, moves, rng) : nextBest(hasty, state, seat, moves, rng)
}

/** What a formula would choose if its best were gone. */
function nextBest(
  formula: NonNullable<Evaluation['sealed']>,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
): Move {
  const best = formula(state, seat, moves, rng)
  const left = moves.filter((move) => move !== best)
  const next = left.length === 1 ? left[0] : formula(state, seat, left, rng)
  // A formula may insist on a move that is gone.
  return left.includes(next) ? next : left[rng.chance(left.length)]
}
