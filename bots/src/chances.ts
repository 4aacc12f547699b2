/** How likely everybody is to win, from the points they're likely to end with. */
import { allSeats, type GameState, type Rng, type Seat } from '@harvest/engine'
import type { GameEntry } from './bot.ts'

/**
 * Whoever leads by `spread` is as likely to stay ahead of one rival as 73 in 100. Once nothing can change any more,
 * those with the most points share the win.
 */
export function chanceOf(
  points: readonly number[],
  seats: number,
  seat: Seat,
  settled: boolean,
  spread: number,
): number {
  const own = points[seat]
  let sum = 0
  for (let other = 0; other < seats; other++) {
    const ahead = points[other] - own
    if (!settled) sum += Math.exp(ahead / spread)
    else if (ahead > 0) return 0
    else if (ahead === 0) sum++
  }
  return 1 / sum
}

/**
 * The points each seat is likely to end with and its chance to win, by seat: as it was learned, or of the points, where
 * nothing was. Whether nothing can change any more.
 */
export function foretell(
  { evaluation, learned }: GameEntry,
  state: GameState,
  points: number[],
  chances: number[],
): boolean {
  if (learned) return learned.judge(state, points, chances)
  const seats = state.sealed.length
  const isSettled = evaluation.appraise(state, allSeats(seats), points)
  for (let seat = 0; seat < seats; seat++)
    chances[seat] = chanceOf(points, seats, seat, isSettled, evaluation.spread)
  return isSettled
}

/** So many ways of how things that a seat can't know may stand are averaged. */
const SAMPLES = 16

/**
 * How likely everybody is to win, by what one seat knows. `state` is a redealt one, as for any bot, and is dealt again
 * here: one way alone would be a rumour.
 */
export function foresee(entry: GameEntry, state: GameState, seat: Seat, rng: Rng): number[] {
  const seats = state.sealed.length
  const points: number[] = []
  const chances: number[] = []
  const sums = Array<number>(seats).fill(0)
  for (let sample = 0; sample < SAMPLES; sample++) {
    foretell(entry, entry.game.redeal(state, seat, rng) as GameState, points, chances)
    for (let of = 0; of < seats; of++) sums[of] += chances[of]
  }
  return sums.map((sum) => sum / SAMPLES)
}
