/**
 * Buckets that fill with time: each key may do a certain amount at once, and a certain amount a second in the long
 * run.
 */
import type { Clock } from './clock.ts'
import { RecentKeys } from './recent-keys.ts'

interface Bucket {
  left: number
  at: number
}

export class RateLimit {
  private perSecond: number
  private atOnce: number
  private readonly clock: Clock
  private readonly buckets = new RecentKeys<Bucket>()

  /** A rate of 0 means no limit. */
  constructor(clock: Clock, perSecond: number, atOnce: number) {
    this.clock = clock
    this.perSecond = perSecond
    this.atOnce = atOnce
  }

  /** Another rate from now on; what has been used up stays so. */
  set(perSecond: number, atOnce: number): void {
    this.perSecond = perSecond
    this.atOnce = atOnce
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.buckets.size
  }

  /** Seconds to wait until it may be tried again; 0 when it is allowed, which uses it up. */
  take(key: string, amount = 1): number {
    if (this.perSecond === 0) return 0
    const now = this.clock.now()
    const bucket = this.buckets.get(key) ?? this.buckets.set(key, { left: this.atOnce, at: now })
    bucket.left = Math.min(this.atOnce, bucket.left + ((now - bucket.at) / 1000) * this.perSecond)
    bucket.at = now
    if (bucket.left < amount) return Math.max(1, Math.ceil((amount - bucket.left) / this.perSecond))
    bucket.left -= amount
    return 0
  }

  /** What was taken has come to nothing. */
  giveBack(key: string): void {
    const bucket = this.buckets.get(key)
    if (bucket) bucket.left = Math.min(this.atOnce, bucket.left + 1)
  }
}

/** What share of its first cost something costs when it is asked for again. */
const AGAIN = 0.1
/** How many of the things somebody has asked for are remembered. */
const FAMILIAR = 8

/**
 * A limit for what takes long the first time and little afterwards. What counts as the first time depends on what
 * whoever asks has asked for before, and on nothing that others do: whether it is really still at hand would tell of them.
 */
export class FirstTimeLimit {
  private readonly limit: RateLimit
  private readonly familiar: RecentKeys<string[]>

  constructor(limit: RateLimit) {
    this.limit = limit
    this.familiar = new RecentKeys<string[]>()
  }

  /** As `RateLimit.take`, for something under a key of its own. */
  take(who: string, what: string): number {
    const asked = this.familiar.get(who) ?? []
    const seconds = this.limit.take(who, asked.includes(what) ? AGAIN : 1)
    if (seconds === 0)
      this.familiar.set(who, [what, ...asked.filter((other) => other !== what)].slice(0, FAMILIAR))
    return seconds
  }
}
