/** Buckets that fill with time: each key may do so much at once, and so much a second in the long run. */
import type { Clock } from './clock.ts'

interface Bucket {
  left: number
  at: number
}

/**
 * Each time so many keys have come, those not used since the time before are forgotten. Whoever goes on is remembered,
 * so nobody gets a full bucket again by bringing many keys.
 */
const GENERATION = 25_000
const NOBODY: ReadonlyMap<string, Bucket> = new Map()

export class RateLimit {
  private readonly perSecond: number
  private readonly atOnce: number
  private readonly clock: Clock
  private young = new Map<string, Bucket>()
  private old = NOBODY

  /** A rate of 0 means no limit. */
  constructor(clock: Clock, perSecond: number, atOnce: number) {
    this.clock = clock
    this.perSecond = perSecond
    this.atOnce = atOnce
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.young.size + this.old.size
  }

  /** Seconds to wait until it may be tried again; 0 when it is allowed, which uses it up. */
  take(key: string, amount = 1): number {
    if (this.perSecond === 0) return 0
    const now = this.clock.now()
    const bucket = this.young.get(key) ?? this.admit(key, now)
    bucket.left = Math.min(this.atOnce, bucket.left + ((now - bucket.at) / 1000) * this.perSecond)
    bucket.at = now
    if (bucket.left < amount) return Math.max(1, Math.ceil((amount - bucket.left) / this.perSecond))
    bucket.left -= amount
    return 0
  }

  private admit(key: string, now: number): Bucket {
    const bucket = this.old.get(key) ?? { left: this.atOnce, at: now }
    if (this.young.size >= GENERATION) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(key, bucket)
    return bucket
  }
}
