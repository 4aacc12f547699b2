/** What everybody's points mean to one of them: one scale for positions of every game, and for its end. */
import { only, type GameState, type Seat } from '@harvest/engine'
import type { Evaluation } from './bot.ts'

export interface Rivalry {
  /** How much a point of the best rival, and of all rivals on average, counts against one's own. */
  readonly best: number
  readonly mean: number
  /** Having won rather than lost, once it is known. */
  readonly victory: number
}

export function standing(
  points: readonly number[],
  seats: number,
  seat: Seat,
  settled: boolean,
  { best, mean, victory }: Rivalry,
): number {
  const own = points[seat]
  let most = -Infinity
  let sum = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    sum += points[other]
    if (points[other] > most) most = points[other]
  }
  const lead = own - best * most - (mean * sum) / (seats - 1)
  if (!settled) return lead
  return lead + (own > most ? victory : own < most ? -victory : 0)
}

const points: number[] = []

/** What a position is worth to a seat that weighs its rivals as the game's evaluation says. */
export function worthTo(evaluation: Evaluation, state: GameState, seat: Seat): number {
  const settled = evaluation.appraise(state, only(seat), points)
  return standing(points, state.sealed.length, seat, settled, evaluation.rivalry)
}
