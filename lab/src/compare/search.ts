/**
 * Numbers within bounds, tuned toward a target. From where it stands the search tries every number a step up and a
 * step down (Hooke and Jeeves' pattern search), and halves the step where nothing is nearer. Candidates race: all play
 * the same deals, a few at a time, and whichever is surely farther from the target than the best plays no more. So most
 * games go to those that are hard to tell apart, and what was once played is never played again.
 */
import { LEAST, Sequence } from './sequence.ts'

export interface Knob {
  readonly path: string
  readonly min: number
  readonly max: number
}

/** A value for each knob. */
export type Point = readonly number[]

export interface Found {
  readonly point: Point
  readonly mean: number
  /** How far from the target, and how sure that is. */
  readonly distance: number
  readonly half: number
  readonly games: number
}

export interface Search {
  readonly knobs: readonly Knob[]
  readonly start: Point
  readonly target: number
  /** This close is close enough. */
  readonly margin: number
  /** Games for all candidates together */
  readonly budget: number
  /** The measure in games `from` to `to` of a candidate; null for one that can't be played. */
  play(point: Point, from: number, to: number): Promise<readonly number[] | null>
  /** Hears of each place the search stands at. */
  onStep(found: Found, step: number): void
}

/** Games between one look and the next, and the most that a candidate plays before it is judged as it stands. */
const LOOK = 24
const MOST = 480

export type Ended = 'reached' | 'nearest' | 'budget'

export async function runSearch(search: Search): Promise<{ best: Found; ended: Ended }> {
  const { knobs, target, margin, budget } = search
  const met = new Map<string, Sequence | null>()
  let spent = 0
  const sequenceOf = (point: Point): Sequence | null => {
    const key = point.join()
    if (!met.has(key)) met.set(key, new Sequence())
    return met.get(key)!
  }
  const more = async (point: Point): Promise<void> => {
    const sequence = sequenceOf(point)
    if (!sequence || sequence.count >= MOST) return
    const values = await search.play(point, sequence.count, sequence.count + LOOK)
    if (values === null) return void met.set(point.join(), null)
    for (const value of values) sequence.add(value)
    spent += values.length
  }
  const found = (point: Point): Found | null => {
    const sequence = sequenceOf(point)
    if (!sequence) return null
    const { mean, interval, count } = sequence
    return { point, mean, distance: Math.abs(mean - target), half: interval.high - mean, games: count }
  }
  const isFarther = (one: Found, other: Found): boolean =>
    one.distance - one.half > other.distance + other.half

  /** Play candidates until one is left, all are known well enough, or the games are used up. */
  const race = async (points: readonly Point[]): Promise<Found | null> => {
    let alive = points.slice()
    for (;;) {
      for (const point of alive) await more(point)
      const standing = alive.flatMap((point) => found(point) ?? [])
      if (standing.length === 0) return null
      const best = standing.reduce((a, b) => (b.distance < a.distance ? b : a))
      const left = standing.filter((one) => !isFarther(one, best))
      alive = left.map(({ point }) => point)
      const settled = left.length === 1 && best.games >= LEAST
      if (settled || spent >= budget || left.every(({ games }) => games >= MOST)) return best
      if (best.distance + best.half <= margin) return best
    }
  }

  let step = Math.max(1, ...knobs.map(({ min, max }) => Math.ceil((max - min) / 4)))
  let here = await race([search.start])
  if (here === null) throw new Error('the game as it stands can’t be played')
  search.onStep(here, step)
  for (;;) {
    if (here.distance <= margin && here.distance + here.half <= Math.max(margin, here.half * 2))
      return { best: here, ended: 'reached' }
    if (spent >= budget) return { best: here, ended: 'budget' }
    const next: Found = (await race([here.point, ...neighbours(here.point, knobs, step)])) ?? here
    const stayed = next.point.join() === here.point.join()
    here = next
    if (!stayed) search.onStep(here, step)
    else if (step === 1) return { best: here, ended: spent >= budget ? 'budget' : 'nearest' }
    else step = Math.ceil(step / 2)
  }
}

function neighbours(point: Point, knobs: readonly Knob[], step: number): Point[] {
  return knobs.flatMap(({ min, max }, n) =>
    [point[n] - step, point[n] + step]
      .map((value) => Math.min(max, Math.max(min, value)))
      .filter((value) => value !== point[n])
      .map((value) => point.with(n, value)),
  )
}
