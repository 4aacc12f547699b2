/** How likely somebody is to win, from the points everybody is likely to end with. */
import type { Seat } from '@harvest/engine'

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
