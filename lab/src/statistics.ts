export interface Interval {
  readonly low: number
  readonly high: number
}

export const Z95 = 1.959964

/** Wilson's 95 % interval for a share; it stays sensible at 0 and 1. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 }
  const p = successes / trials
  const z2 = (Z95 * Z95) / trials
  const middle = p + z2 / 2
  const half = Z95 * Math.sqrt((p * (1 - p)) / trials + z2 / (4 * trials))
  return { low: Math.max(0, (middle - half) / (1 + z2)), high: Math.min(1, (middle + half) / (1 + z2)) }
}

/** The mean, range and standard deviation of what was added. */
export class Spread {
  private count = 0
  private sum = 0
  private squares = 0
  private least = Infinity
  private most = -Infinity

  add(value: number): void {
    this.count++
    this.sum += value
    this.squares += value * value
    if (value < this.least) this.least = value
    if (value > this.most) this.most = value
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count
  }

  /** Of the numbers added themselves, not an estimate for more of the same kind. */
  get deviation(): number {
    return this.count === 0 ? 0 : Math.sqrt(Math.max(0, this.squares / this.count - this.mean ** 2))
  }

  get range(): { mean: number; min: number; max: number } {
    return { mean: this.mean, min: this.count ? this.least : 0, max: this.count ? this.most : 0 }
  }
}
