/**
 * Looking ahead beyond one's own turn. The moves that seem worth it are played on from the same samples of what can't
 * be known, half of them at a time being dropped, until one is left that is better than the usual move beyond
 * doubt: if none is, the usual move is made.
 */
import type { GameState, Move, Rng, Seat } from '@harvest/engine'
import type { GameEntry, Thought, Weighed } from '../bot.ts'
import { Timer, type Budget } from '../budget.ts'
import { greedyLine } from '../greedy.ts'
import { isSealed } from '../secret.ts'
import { listCandidates, type Candidate } from './candidates.ts'
import { playOn } from './plans.ts'
import { STYLE, type Style } from './style.ts'
import { plannerOf, SearchTable } from './table.ts'
import { Tree } from './tree.ts'

/** So many samples at least before a move is preferred, and before one is dropped: a tree takes long to tell the truth. */
const FEWEST = { tree: 60, plans: 8 }
const FEWEST_TO_DROP = { tree: 300, plans: 8 }

/** How sure, in standard errors, one must be that a move is worse to drop it early. */
const WORSE = 3

/** Not before so much of the time is gone is a decision clear: what a young tree says is certain and wrong. */
const SOONEST = { tree: 0.15, plans: 0 }

/**
 * Nodes of all trees together; each takes about 140 bytes, so that a search needs no more than 21 MB whatever its
 * budget. A tree that has reached it goes on learning about the moves it knows.
 */
const MOST_NODES = 150_000

const TWO_32 = 2 ** 32

/** A decision that was thought over, for whoever wants to know more than the move. */
export interface Weighing {
  readonly table: SearchTable
  readonly tree: Tree
  /** Everything that was weighed, greedy's move first. */
  readonly candidates: readonly Candidate[]
  readonly best: Candidate
}

export function search(
  entry: GameEntry,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
  budget: Budget,
  style: Style = STYLE,
): Thought {
  if (moves.length === 1) return { move: moves[0], weighed: [], iterations: 0 }
  const { table, candidates, best } = weigh(entry, state, seat, moves, rng, budget, null, style)
  const weighed = bestByMove(candidates.filter(({ visits }) => visits > 0)).map(weighedOf)
  const thought = { move: best.move, weighed, iterations: table.timer.spent }
  // A secret choice was weighed as a whole: nothing comes to light before its last step.
  return isSealed(entry.game, state) ? { ...thought, line: [best.move, ...best.line] } : thought
}

/** For each move the best way to go on from it, best first. */
export function bestByMove(candidates: readonly Candidate[]): Candidate[] {
  const sorted = candidates.toSorted((a, b) => valueOf(b) - valueOf(a))
  return sorted.filter(({ move }, i) => sorted.findIndex((other) => other.move === move) === i)
}

export function valueOf({ sum, visits }: Candidate): number {
  return visits === 0 ? -Infinity : sum / visits
}

/** Think over which of several moves to make; `also` is weighed even if the planner would not look at it. */
export function weigh(
  entry: GameEntry,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
  budget: Budget,
  also: Move | null = null,
  style: Style = STYLE,
): Weighing {
  const { by } = entry.evaluation.foresight
  const planner = plannerOf(entry, style)
  const [usual] = greedyLine(planner, state, seat, moves, rng, budget.stop)
  const timer = new Timer(budget, shareOf(entry, state, moves))
  const table = new SearchTable(entry, state, seat, timer, style)
  const candidates = listCandidates(table, state, moves, usual, also, rng)
  const tree = new Tree(table, MOST_NODES)
  const stages = Math.ceil(Math.log2(candidates.length))
  let live = candidates
  for (let stage = 1; stage <= stages && live.length > 1; stage++) {
    // What a young tree said counts no more once it has grown.
    if (by === 'tree') for (const candidate of live) candidate.count = candidate.gain = candidate.squares = 0
    live = runStage(table, tree, timer, state, live, rng, stage / stages)
    if (stage < stages) live = bestHalf(live)
  }
  return { table, tree, candidates, best: decide(live, FEWEST[by], style.doubt) }
}

/** Weigh the live moves, sample by sample, until `until` of the budget is gone. Returns those not clearly worse. */
function runStage(
  table: SearchTable,
  tree: Tree,
  timer: Timer,
  state: GameState,
  all: Candidate[],
  rng: Rng,
  until: number,
): Candidate[] {
  const { by } = table.entry.evaluation.foresight
  const fewest = FEWEST_TO_DROP[by]
  let live = all
  while (live.length > 1 && timer.gone < until) {
    const luck = rng.chance(TWO_32)
    const dealt = tree.sample(state, luck)
    let usual = 0
    for (let i = 0; i < live.length; i++) {
      tryMove(table, tree, dealt, live[i], luck)
      const worth = table.worths[table.me]
      // What time was too short for says nothing.
      if (timer.isOver) return live
      timer.spent++
      if (i === 0) usual = worth
      note(live[i], table, worth - usual)
    }
    if (timer.gone >= SOONEST[by])
      live = live.filter((candidate, i) => i === 0 || !isWorse(candidate, fewest))
  }
  return live
}

/** Play a move on from a sample to the horizon; what stands there, and has been valued. */
export function tryMove(
  table: SearchTable,
  tree: Tree,
  dealt: GameState,
  { move, line, root }: Candidate,
  luck: number,
): GameState {
  const state = table.game.clone(dealt) as GameState
  table.seed(luck)
  table.apply(state, table.me, move)
  if (table.entry.evaluation.foresight.by === 'tree') tree.descend(root, state)
  else playOn(table, state, line)
  return state
}

function note(candidate: Candidate, { worths, me, outcome }: SearchTable, gain: number): void {
  candidate.visits++
  candidate.sum += worths[me]
  candidate.points += outcome.points
  candidate.wins += outcome.wins
  candidate.count++
  candidate.gain += gain
  candidate.squares += gain * gain
}

/** The mean gain and its standard error. */
function gainOf({ count, gain, squares }: Candidate): { readonly mean: number; readonly error: number } {
  if (count < 2) return { mean: 0, error: Infinity }
  const mean = gain / count
  return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1)) }
}

function isWorse(candidate: Candidate, fewest: number): boolean {
  if (candidate.count < fewest) return false
  const { mean, error } = gainOf(candidate)
  return mean <= -WORSE * error
}

/** The usual move and the better half of the others. */
function bestHalf([usual, ...others]: Candidate[]): Candidate[] {
  others.sort((a, b) => gainOf(b).mean - gainOf(a).mean)
  return [usual, ...others.slice(0, Math.max(1, Math.ceil((others.length - 1) / 2)))]
}

/** Whoever is surely better than the usual move, and among these the best. */
function decide([usual, ...others]: readonly Candidate[], fewest: number, doubt: number): Candidate {
  let best = usual
  let most = 0
  for (const candidate of others) {
    const { mean, error } = gainOf(candidate)
    if (candidate.count < fewest || mean <= doubt * error || mean <= most) continue
    best = candidate
    most = mean
  }
  return best
}

function weighedOf({ move, line, visits, sum, points, wins }: Candidate): Weighed {
  return { move, line, visits, value: sum / visits, points: points / visits, wins: wins / visits }
}

/** How much of the budget a decision gets. Where there is little to choose from, little will do. */
function shareOf(entry: GameEntry, state: GameState, moves: readonly Move[]): number {
  if (isSealed(entry.game, state)) return 1
  return moves.length < 3 ? 0.4 : moves.length < 6 ? 0.7 : 1
}
