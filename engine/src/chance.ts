import { keyedHmac, sha256Hex } from './hash.ts'

/** Anything that draws a whole number from 0 to n - 1, each equally likely. */
export interface Rng {
  chance(n: number): number
}

/** Where a match takes its chance from: the outcome of the k-th draw of the game, from n possible ones. */
export interface ChanceSource {
  draw(k: number, n: number): number
}

const TWO_32 = 0x1_0000_0000

/**
 * The generator for simulation and search: xoshiro128**, seeded by splitmix32, unbiased.
 * Fast and repeatable, and therefore never for a real table.
 */
export class FastRng implements Rng {
  private a = 0
  private b = 0
  private c = 0
  private d = 0

  constructor(seed: number) {
    this.seed(seed)
  }

  /** Start the stream of another seed in the same object. */
  seed(seed: number): void {
    let x = (seed ^ Math.floor(seed / TWO_32)) | 0
    const next = (): number => {
      x = (x + 0x9e3779b9) | 0
      let z = x
      z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
      return z ^ (z >>> 15)
    }
    this.a = next()
    this.b = next()
    this.c = next()
    this.d = next() | 1
  }

  private next(): number {
    const b5 = Math.imul(this.b, 5)
    const out = Math.imul((b5 << 7) | (b5 >>> 25), 9)
    const t = this.b << 9
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= t
    this.d = (this.d << 11) | (this.d >>> 21)
    return out >>> 0
  }

  /** Unbiased for up to 2^21 outcomes: beyond that, the product is no longer exact. */
  chance(n: number): number {
    if (!(n > 1)) return noChoice(n)
    for (;;) {
      // Not `product % TWO_32`: the remainder of floats is a call out of compiled code, at every draw.
      const product = this.next() * n
      const high = Math.floor(product / TWO_32)
      const low = product - high * TWO_32
      if (low >= n || low >= TWO_32 % n) return high
    }
  }
}

/** The only outcome there is; having nothing to choose from is the caller's mistake. */
function noChoice(n: number): number {
  if (n !== 1) throw new Error(`chance of ${n} outcomes`)
  return 0
}

/**
 * EN-CHA-1, chance of a real table: draw k is HMAC(seed, k, attempt), rejection-sampled. It has no memory, so a
 * restart neither loses nor repeats anything, and whoever gets the seed can check every draw.
 */
export function seededSource(seed: string): ChanceSource {
  const hmac = keyedHmac(seed)
  return {
    draw(k, n) {
      if (!Number.isSafeInteger(n) || n < 2 || n > TWO_32) return noChoice(n)
      const limit = TWO_32 - (TWO_32 % n)
      for (let attempt = 0; ; attempt++) {
        const bytes = hmac(`${k}:${attempt}`)
        for (let i = 0; i < 32; i += 4) {
          const value =
            ((bytes[i]! << 24) | (bytes[i + 1]! << 16) | (bytes[i + 2]! << 8) | bytes[i + 3]!) >>> 0
          if (value < limit) return value % n
        }
      }
    },
  }
}

/** Chance as it was recorded; throws when a game asks for more draws, or for fewer outcomes than it got. */
export function recordedSource(outcomes: readonly number[]): ChanceSource {
  return {
    draw(k, n) {
      const outcome = outcomes[k]
      if (outcome === undefined) throw new Error(`the record has no chance outcome ${k}`)
      if (!Number.isInteger(outcome) || outcome < 0 || outcome >= n)
        throw new Error(`chance outcome ${k} is ${outcome}, but only 0 to ${n - 1} are possible`)
      return outcome
    },
  }
}

/** A 256-bit seed for a game that can be named by a number, for the lab and for tests. */
export function seedFromNumber(n: number): string {
  return sha256Hex(`harvest-table:${n}`)
}
