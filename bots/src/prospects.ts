/** What comes of moves, on average over samples that all of them are played on from. */
import type { GameState, Rng } from '@harvest/engine'
import type { Terms } from './bot.ts'
import { tryMove, type Candidate, type Weighing } from './search/search.ts'
import type { Outcome } from './search/table.ts'

/** How many samples the figures and reasons are made of. */
const SAMPLES = 30

/** A tree must have grown on a move before it says what comes of it, or whatever it knows less of would seem worse. */
const GROWTH = 300

const TWO_32 = 2 ** 32

export class Prospect {
  readonly candidate: Candidate
  /** What to hope for in each sample. */
  readonly hopes: number[] = []
  private readonly sums: Record<string, number> = {}
  private sumOfWins = 0
  private sumOfPoints = 0

  constructor(candidate: Candidate) {
    this.candidate = candidate
  }

  add({ wins, hopes, points, rival }: Outcome, terms: Terms): void {
    this.hopes.push(hopes)
    this.sumOfWins += wins
    this.sumOfPoints += points
    for (const name in terms) this.sums[name] = (this.sums[name] ?? 0) + terms[name]
    this.sums.rival = (this.sums.rival ?? 0) + rival
  }

  private get samples(): number {
    return Math.max(1, this.hopes.length)
  }

  get wins(): number {
    return this.sumOfWins / this.samples
  }

  get points(): number {
    return this.sumOfPoints / this.samples
  }

  get terms(): Terms {
    return Object.fromEntries(Object.entries(this.sums).map(([name, sum]) => [name, sum / this.samples]))
  }
}

/** Let the trees grow alike on moves that the search gave up early and on those it liked. */
export function ripen(
  { table, tree }: Weighing,
  prospects: readonly Prospect[],
  state: GameState,
  rng: Rng,
): void {
  if (table.entry.evaluation.foresight.by !== 'tree') return
  for (let sample = 0; sample < GROWTH && !table.timer.isOver; sample++) {
    const luck = rng.chance(TWO_32)
    const dealt = table.sample(state, luck)
    for (const { candidate } of prospects) tryMove(table, tree, dealt, candidate, luck)
  }
}

/** Play the moves on from the same samples, as many as there is time for; one at least. */
export function compare(
  { table, tree }: Weighing,
  prospects: readonly Prospect[],
  state: GameState,
  rng: Rng,
): void {
  const { evaluation } = table.entry
  for (let sample = 0; sample < SAMPLES; sample++) {
    const luck = rng.chance(TWO_32)
    const dealt = table.sample(state, luck)
    const ends = prospects.map(({ candidate }) => {
      const end = tryMove(table, tree, dealt, candidate, luck)
      return [table.outcome, evaluation.explain?.(end, table.me) ?? { points: table.outcome.points }] as const
    })
    // What time was too short for says nothing, unless there is nothing else.
    if (sample > 0 && table.timer.isOver) return
    prospects.forEach((prospect, i) => prospect.add(...ends[i]))
  }
}
