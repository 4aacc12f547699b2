/**
 * The coach: the best moves of a decision, each with the chance to win, the points to be expected and a reason. Reasons
 * are made of what the evaluation tells apart: moves are played on from the same samples, and what one has more or less
 * of than the other at the horizon is what speaks for it or against it.
 */
import type { GameState, Move, Rng, Seat } from '@harvest/engine'
import type { GameEntry, Terms } from './bot.ts'
import { partOf, Timer, type Budget } from './budget.ts'
import { reasonOf, type Reason } from './reasons.ts'
import { tryMove, weigh, type Candidate, type Weighing } from './search/search.ts'
import type { Outcome } from './search/table.ts'

export interface Advice {
  readonly move: Move
  /** How likely the seat is to win after it, from 0 to 1, and the points it may expect to end with. */
  readonly wins: number
  readonly points: number
  /** How its own turn may go on. */
  readonly line: readonly Move[]
  /** A sentence in every language; null where there is nothing to compare with. */
  readonly reason: Reason | null
}

/** How many moves are named. */
const BEST = 3

/** How many samples the figures and reasons are made of, and how much of the time is kept for them. */
const SAMPLES = 30
const KEPT = 0.4

const TWO_32 = 2 ** 32

/** The best moves for a seat, best first. `state` is a redealt one, as for any bot. */
export function advise(
  entry: GameEntry,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
  budget: Budget,
): Advice[] {
  if (moves.length === 0) return []
  const weighing = weigh(entry, state, seat, moves, rng, partOf(budget, 1 - KEPT))
  weighing.table.timer = new Timer(partOf(budget, KEPT), 1)
  const best = listBest(weighing).map((candidate) => new Prospect(candidate))
  compare(weighing, best, state, rng)
  best.sort((a, b) => b.wins - a.wins || b.points - a.points)
  return best.map((prospect, i) => prospect.advice(entry, best[i === 0 ? 1 : 0] ?? null, i === 0))
}

/** The move that would be made, and the others by what they seem worth. */
function listBest({ candidates, move }: Weighing): Candidate[] {
  const value = ({ sum, visits }: Candidate): number => (visits === 0 ? -Infinity : sum / visits)
  const known = [...candidates]
  known.sort((a, b) => Number(b.move === move) - Number(a.move === move) || value(b) - value(a))
  return known.slice(0, BEST)
}

/** What comes of a move, on average over the samples that all of them are played on from. */
class Prospect {
  readonly candidate: Candidate
  private readonly sums: Record<string, number> = {}
  private samples = 0
  private sumOfWins = 0
  private sumOfPoints = 0

  constructor(candidate: Candidate) {
    this.candidate = candidate
  }

  add({ wins, points, rival }: Outcome, terms: Terms): void {
    this.samples++
    this.sumOfWins += wins
    this.sumOfPoints += points
    for (const name in terms) this.sums[name] = (this.sums[name] ?? 0) + terms[name]
    this.sums.rival = (this.sums.rival ?? 0) + rival
  }

  get wins(): number {
    return this.sumOfWins / Math.max(1, this.samples)
  }

  get points(): number {
    return this.sumOfPoints / Math.max(1, this.samples)
  }

  get terms(): Terms {
    return Object.fromEntries(Object.entries(this.sums).map(([name, sum]) => [name, sum / this.samples]))
  }

  advice(entry: GameEntry, other: Prospect | null, isFirst: boolean): Advice {
    const { move, line } = this.candidate
    const reason = other && reasonOf(entry, this.terms, other.terms, isFirst)
    return { move, wins: this.wins, points: this.points, line, reason }
  }
}

/** Play the moves on from the same samples, as many as there is time for; one at least. */
function compare({ table, tree }: Weighing, best: readonly Prospect[], state: GameState, rng: Rng): void {
  const { evaluation } = table.entry
  for (let sample = 0; sample < SAMPLES; sample++) {
    const luck = rng.chance(TWO_32)
    const dealt = table.sample(state, luck)
    const ends = best.map(({ candidate }) => {
      const end = tryMove(table, tree, dealt, candidate, luck)
      return [table.outcome, evaluation.explain?.(end, table.me) ?? { points: table.outcome.points }] as const
    })
    // What time was too short for says nothing, unless there is nothing else.
    if (sample > 0 && table.timer.isOver) return
    best.forEach((prospect, i) => prospect.add(...ends[i]))
  }
}
