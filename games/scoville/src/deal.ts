/** Dealing: how many cards lie out with how many players, and drawing them. */
import { takeAt, type Rng } from '@harvest/engine'
import { DEALS } from './data.ts'

/** This many different numbers from `from` to `to` - 1, in the order drawn. */
export function draw(count: number, from: number, to: number, rng: Rng): number[] {
  const left: number[] = []
  for (let id = from; id < to; id++) left.push(id)
  const out: number[] = []
  for (let i = 0; i < count; i++) out.push(takeAt(left, rng.chance(left.length)))
  return out
}

/** The same, from low to high: how market and cookoff are laid out. */
export function drawSorted(count: number, from: number, to: number, rng: Rng): number[] {
  return draw(count, from, to, rng).sort((a, b) => a - b)
}

/** SC-SET-2 */
export function marketSize(seats: number, shortDisplay: boolean): number {
  return shortDisplay ? DEALS[seats].short : DEALS[seats].market
}

/** SC-SET-2 */
export function recipesSize(seats: number, shortDisplay: boolean): number {
  return shortDisplay ? DEALS[seats].short : DEALS[seats].recipes
}
