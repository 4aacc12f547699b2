/**
 * The coach: the best moves of a decision, each with the chance to win, the points to be expected and a reason. For
 * that, moves are played on from the same samples: what one turn brings about at once, what is got done more often after
 * it, and what there is more or less of at the horizon, is what speaks for it or against it.
 */
import type { GameState, InEvery, Move, Rng, Seat } from '@harvest/engine'
import type { GameEntry } from './bot.ts'
import { partOf, Timer, type Budget } from './budget.ts'
import { fingerprint } from './fingerprint.ts'
import { afterTurn, compare, Prospect } from './prospects.ts'
import { reasonOf } from './reasons.ts'
import { sayIn } from './say.ts'
import type { Candidate } from './search/candidates.ts'
import { bestByMove, weigh, type Weighing } from './search/search.ts'
import type { SearchTable } from './search/table.ts'

export interface Advice {
  readonly move: Move
  /** How likely the seat is to win after it, from 0 to 1, and the points it may expect to end with. */
  readonly wins: number
  readonly points: number
  /** How its own turn may go on. */
  readonly line: readonly Move[]
  /** A few sentences in every language; null if there's nothing to compare with. */
  readonly reason: InEvery<string> | null
}

/** How many moves to name. */
const BEST = 3

/** The luck that turns are told apart with. */
const LUCK = 1

/** How much of the time to keep for figures and reasons. */
const KEPT = 0.4

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
  const best = listBest(weighing, state).map((candidate) => new Prospect(candidate))
  compare(weighing, best, state, rng)
  best.sort((a, b) => b.wins - a.wins || b.points - a.points)
  const say = sayIn(entry, state, seat, () => '')
  return best.map((prospect, i): Advice => {
    const { wins, points } = prospect
    const { move, line } = prospect.candidate
    const other = best[i === 0 ? 1 : 0]
    if (!other) return { move, wins, points, line, reason: null }
    const gap = Math.abs(wins - other.wins)
    const comparison = { own: prospect, other, beside: i === 0 ? 'next' : 'best', gap } as const
    return { move, wins, points, line, reason: reasonOf(entry.telling, comparison, say) }
  })
}

/** The move it would make, then the others by what they seem to be worth. */
function listBest({ table, candidates, best }: Weighing, state: GameState): Candidate[] {
  const known = bestByMove(candidates)
  known.sort((a, b) => Number(b.move === best.move) - Number(a.move === best.move))
  // The same turn in another order is no other advice.
  const ends = known.map((candidate) => printOf(table, afterTurn(table, state, candidate, LUCK)))
  return known.filter((_, i) => ends.indexOf(ends[i]) === i).slice(0, BEST)
}

/** What a seat sees of a position. */
function printOf({ game, me }: SearchTable, state: GameState): number {
  return fingerprint(game.view(state, me))
}
