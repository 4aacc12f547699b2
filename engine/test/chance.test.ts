import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { describe, test } from 'node:test'
import { commitTo, FastRng, recordedSource, seededSource, seedFromNumber, type Rng } from '../src/index.ts'

/** Chi-squared values that fair draws exceed once in a thousand times, by the number of outcomes. */
const ONE_IN_THOUSAND: Record<number, number> = {
  2: 10.828,
  3: 13.816,
  6: 20.515,
  7: 22.458,
  36: 66.619,
  100: 148.23,
}

function chiSquared(draws: number, outcomes: number, draw: () => number): number {
  const counts = new Array<number>(outcomes).fill(0)
  for (let i = 0; i < draws; i++) counts[draw()]!++
  const mean = draws / outcomes
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)
}

function assertFair(draws: number, outcomes: number, draw: () => number): void {
  const value = chiSquared(draws, outcomes, draw)
  assert.ok(value < ONE_IN_THOUSAND[outcomes]!, `chi-squared ${value} for ${outcomes} outcomes`)
}

describe('the fast generator', () => {
  for (const outcomes of [2, 3, 6, 7, 36, 100])
    test(`draws each of ${outcomes} outcomes equally often`, () => {
      const rng = new FastRng(20_000 + outcomes)
      assertFair(1_000_000, outcomes, () => rng.chance(outcomes))
    })

  test('draws pairs in a row equally often', () => {
    const rng = new FastRng(5)
    assertFair(500_000, 36, () => rng.chance(6) * 6 + rng.chance(6))
  })

  test('begins differently with every seed', () => {
    assertFair(100_000, 36, firstOfSeeds(6, 36))
    assertFair(100_000, 7, firstOfSeeds(1_000_003, 7))
  })

  function firstOfSeeds(step: number, outcomes: number): () => number {
    const rng = new FastRng(0)
    let seed = 0
    return () => {
      rng.seed((seed += step))
      return rng.chance(outcomes)
    }
  }

  test('gives the same stream for the same seed, on every machine', () => {
    const stream = (seed: number): number[] => {
      const rng: Rng = new FastRng(seed)
      return Array.from({ length: 8 }, () => rng.chance(1000))
    }
    assert.deepEqual(stream(1), [91, 506, 888, 487, 434, 507, 746, 665])
    assert.deepEqual(stream(1), stream(1))
    assert.notDeepEqual(stream(1), stream(2))
    assert.notDeepEqual(stream(1), stream(1 + 2 ** 32))
  })

  test('needs something to choose from', () => {
    const rng = new FastRng(1)
    for (const n of [0, -1, NaN]) assert.throws(() => rng.chance(n), /chance of/)
    assert.equal(rng.chance(1), 0)
  })
})

describe('chance of a real table', () => {
  const seed = seedFromNumber(7)

  /** The rule written down a second time, with another implementation of HMAC. */
  function drawn(k: number, n: number): number {
    for (let attempt = 0; ; attempt++) {
      const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${k}:${attempt}`).digest()
      for (let i = 0; i < 32; i += 4) {
        const value = bytes.readUInt32BE(i)
        if (value < 2 ** 32 - (2 ** 32 % n)) return value % n
      }
    }
  }

  test('[EN-CHA-1] draw k is HMAC-SHA-256 of the seed and "k:attempt"', () => {
    const source = seededSource(seed)
    for (const n of [2, 3, 6, 36, 52, 1000, 3 * 2 ** 30, 2 ** 32])
      for (let k = 0; k < 40; k++) assert.equal(source.draw(k, n), drawn(k, n), `draw ${k} of ${n}`)
  })

  test('[EN-CHA-1] known draws of a known seed', () => {
    const source = seededSource('00'.repeat(32))
    assert.deepEqual(
      Array.from({ length: 6 }, (_, k) => source.draw(k, 100)),
      [20, 89, 69, 86, 30, 46],
    )
  })

  test('[EN-CHA-1] has no memory: draws may be asked for in any order', () => {
    const source = seededSource(seed)
    const forwards = [0, 1, 2, 3, 4].map((k) => source.draw(k, 50))
    assert.deepEqual([4, 3, 2, 1, 0].map((k) => seededSource(seed).draw(k, 50)).reverse(), forwards)
  })

  test('[EN-CHA-1] all outcomes are equally likely', () => {
    const source = seededSource(seed)
    let k = 0
    assertFair(20_000, 7, () => source.draw(k++, 7))
  })

  test('[EN-CHA-1] also of a number that does not divide 2^32: what is left over is drawn again', () => {
    const source = seededSource(seed)
    const n = 3 * 2 ** 30
    let k = 0
    // Without rejection the lower third would come up half of the time.
    assertFair(6000, 3, () => Math.floor(source.draw(k++, n) / 2 ** 30))
  })

  test('[EN-CHA-1] the commitment is SHA-256 of the seed', () => {
    assert.equal(commitTo(seed), createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'))
  })

  test('[EN-CHA-1] no draw has no outcome, or more than 2^32', () => {
    for (const n of [0, -1, 1.5, NaN, 2 ** 32 + 1])
      assert.throws(() => seededSource(seed).draw(0, n), /chance of/)
    assert.equal(seededSource(seed).draw(0, 1), 0)
  })
})

describe('recorded chance', () => {
  test('[EN-REC-1] gives what was recorded and nothing else', () => {
    const source = recordedSource([3, 0])
    assert.equal(source.draw(0, 4), 3)
    assert.throws(() => source.draw(0, 3), /only 0 to 2 are possible/)
    assert.throws(() => source.draw(2, 4), /has no chance outcome 2/)
    assert.throws(() => recordedSource(['1' as unknown as number]).draw(0, 4), /chance outcome 0 is 1/)
  })
})
