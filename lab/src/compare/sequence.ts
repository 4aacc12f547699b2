/**
 * An interval for a mean that holds however often one looks: a confidence sequence. A plain 95 % interval that is
 * looked at after every game and stopped at the first sight of a difference is wrong far more often than one time in
 * twenty; this one is a little wider and stays right (Robbins' normal mixture, in the asymptotic form of Waudby-Smith,
 * Arbour, Sinha, Kennedy and Ramdas, 2021).
 */
import type { Interval } from '../statistics.ts'

const ALPHA = 0.05
/** Where the interval is narrowest compared with others; away from it, it loses little. */
const NARROWEST_AT = 500
/** Before this many values their spread isn't known well enough. */
export const LEAST = 40

const RHO2 = (-2 * Math.log(ALPHA) + Math.log(-2 * Math.log(ALPHA) + 1)) / NARROWEST_AT

export class Sequence {
  count = 0
  private sum = 0
  private squares = 0

  add(value: number): void {
    this.count++
    this.sum += value
    this.squares += value * value
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count
  }

  /** Everything, while there are too few values. */
  get interval(): Interval {
    const { count, mean } = this
    if (count < LEAST) return { low: -Infinity, high: Infinity }
    const variance = Math.max(0, this.squares / count - mean * mean)
    // Values that never differ would give an interval of no width: one that differs next must not be a surprise.
    const deviation = Math.sqrt(Math.max(variance, 1 / (count * count)))
    const grown = count * RHO2 + 1
    const half =
      deviation * Math.sqrt(((2 * grown) / (count * count * RHO2)) * Math.log(Math.sqrt(grown) / ALPHA))
    return { low: mean - half, high: mean + half }
  }
}
