/** Buckets that fill with time: each key may do so much at once, and so much a second in the long run. */
import type { Clock } from './clock.ts'

interface Bucket {
  left: number
  at: number
}

/** Beyond this many keys the fullest buckets are forgotten: theirs were not being used up. */
const MAX_KEYS = 50_000

export class RateLimit {
  private readonly perSecond: number
  private readonly atOnce: number
  private readonly clock: Clock
  private readonly buckets = new Map<string, Bucket>()

  /** A rate of 0 means no limit. */
  constructor(clock: Clock, perSecond: number, atOnce: number) {
    this.clock = clock
    this.perSecond = perSecond
    this.atOnce = atOnce
  }

  /** Seconds to wait until it may be tried again; 0 when it is allowed, which uses it up. */
  take(key: string): number {
    if (this.perSecond === 0) return 0
    const now = this.clock.now()
    const bucket = this.buckets.get(key) ?? this.open(key, now)
    bucket.left = Math.min(this.atOnce, bucket.left + ((now - bucket.at) / 1000) * this.perSecond)
    bucket.at = now
    if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / this.perSecond))
    bucket.left--
    return 0
  }

  private open(key: string, now: number): Bucket {
    if (this.buckets.size >= MAX_KEYS) this.shrink(now)
    const bucket: Bucket = { left: this.atOnce, at: now }
    this.buckets.set(key, bucket)
    return bucket
  }

  private shrink(now: number): void {
    for (const [key, bucket] of this.buckets)
      if (bucket.left + ((now - bucket.at) / 1000) * this.perSecond >= this.atOnce) this.buckets.delete(key)
    if (this.buckets.size >= MAX_KEYS) this.buckets.clear()
  }
}
