/**
 * Looking ahead within one turn: search over a seat's own consecutive moves until the turn passes, chance leads
 * on to another phase, or the budget is used up. From the most promising position left it follows the best moves
 * down to the end of the turn, then takes up the most promising one that was passed by, and so on: hopes
 * midway are often too high, and only what stands at the end counts.
 */
import {
  firstSeat,
  has,
  moveList,
  phaseSpec,
  quickIO,
  type AnyGame,
  type GameState,
  type Move,
  type Rng,
  type Seat,
  type TableIO,
} from '@harvest/engine'
import type { GameEntry } from './bot.ts'
import { fingerprint } from './fingerprint.ts'
import { isSealed } from './secret.ts'
import { worthTo } from './standing.ts'

interface Node {
  readonly state: GameState
  readonly steps: Steps
  readonly value: number
}

/** The moves that lead to a position, the last one first. */
interface Steps {
  readonly move: Move
  readonly before: Steps | null
  /** The place of the first of them in the list of what may be done now. */
  readonly root: number
  /** Which moves they are, in whatever order. */
  readonly print: number
}

/** A way to play the rest of a turn. */
export interface TurnPlan {
  /** The moves of the turn, as far as it could be foreseen. */
  readonly line: readonly Move[]
  /** What each of the moves asked about leads to at best, as far as it was looked at. */
  readonly values: readonly number[]
  /** The best turn that begins with each of them, or null where none was followed to its end. */
  readonly lines: readonly (readonly Move[] | null)[]
  /** Every turn that was followed to its end. */
  readonly turns: readonly Turn[]
  /** Whether everything possible was looked at. */
  readonly isWhole: boolean
}

interface Turn {
  readonly steps: Steps
  readonly value: number
}

interface Search {
  readonly entry: GameEntry
  readonly seat: Seat
  readonly stage: string
  readonly io: TableIO<unknown>
  readonly rng: Rng
  /** The same luck and the same guesses for each of one's own choices, so that only the choice makes the difference. */
  readonly luck: number
  readonly open: Node[]
  /** What has been followed already, by value: the same moves in another order lead to the same position. */
  readonly followed: Map<number, Set<number>>
  readonly values: number[]
  /** The best turns followed to their end, by the move they begin with. */
  readonly ends: (Steps | null)[]
  readonly turns: Turn[]
  best: Best
  left: number
  /** Asked before each look: true once nobody wants the plan any more. */
  readonly isStopped: () => boolean
}

interface Best {
  readonly steps: Steps
  readonly value: number
  /** A position at the end of the turn; what lies midway counts only while there is none. */
  readonly settled: boolean
  /** How many equally good ones have come up. */
  readonly ties: number
}

/** How often chance and the secret choices of others are sampled before what they lead to is evaluated. */
const SAMPLES = 4

const TWO_32 = 2 ** 32

const never = (): boolean => false

/**
 * The best turn found by looking at `budget` positions, or a few more; with what is known once `isStopped` says so.
 * `state` is left as it is.
 */
export function planTurn(
  entry: GameEntry,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
  budget: number,
  isStopped: () => boolean = never,
): TurnPlan {
  const search: Search = {
    entry,
    seat,
    stage: stageOf(entry.game, state),
    io: quickIO(rng.chance(TWO_32)),
    rng,
    luck: rng.chance(TWO_32),
    open: [],
    followed: new Map(),
    values: moves.map(() => -Infinity),
    ends: moves.map(() => null),
    turns: [],
    best: {
      steps: step(moves[0], null, 0),
      value: -Infinity,
      settled: false,
      ties: 0,
    },
    left: budget,
    isStopped,
  }
  for (let root = 0; root < moves.length && !isStopped(); root++)
    look(search, state, step(moves[root], null, root))
  // The first line of moves is followed to its end whatever that takes: a turn that is broken off halfway looks worse
  // than any that ends at once.
  for (let isFirst = true; search.open.length > 0 && (isFirst || search.left > 0); isFirst = false) {
    if (isStopped()) break
    let node: Node | null = takeBest(search.open)
    while (node !== null && (isFirst || search.left > 0)) node = follow(search, node)
  }
  return {
    line: lineOf(search.best.steps),
    values: search.values,
    lines: search.ends.map((steps) => steps && lineOf(steps)),
    turns: search.turns,
    isWhole: search.open.length === 0 && !isStopped(),
  }
}

/** The best turns of a plan, best first, as far as they are not the same moves in another order. */
export function listTurns({ turns }: TurnPlan, count: number): (readonly Move[])[] {
  const lines: (readonly Move[])[] = []
  const prints = new Set<number>()
  for (const { steps } of turns.toSorted((a, b) => b.value - a.value)) {
    if (lines.length >= count) break
    if (prints.has(steps.print)) continue
    prints.add(steps.print)
    lines.push(lineOf(steps))
  }
  return lines
}

function lineOf(steps: Steps): Move[] {
  const line: Move[] = []
  for (let step: Steps | null = steps; step !== null; step = step.before) line.push(step.move)
  return line.reverse()
}

/** Look at all that may come next and go on with the best of it, or null if that is where the turn ends. */
function follow(search: Search, from: Node): Node | null {
  const { open, entry, seat } = search
  if (isFollowed(search, from)) return null
  const first = open.length
  let end = -Infinity
  for (const move of entry.game.moves(from.state, seat, moveList()) as Move[]) {
    if (search.isStopped()) return null
    end = Math.max(end, look(search, from.state, step(move, from.steps, from.steps.root)))
  }
  let at = -1
  for (let i = first; i < open.length; i++) if (at < 0 || open[i].value > open[at].value) at = i
  return at >= 0 && open[at].value > end ? takeAt(open, at) : null
}

/** Whether the same moves were followed to the same value before; notes it if not. */
function isFollowed({ followed }: Search, { value, steps }: Node): boolean {
  const alike = followed.get(value)
  if (alike === undefined) {
    followed.set(value, new Set([steps.print]))
    return false
  }
  if (alike.has(steps.print)) return true
  alike.add(steps.print)
  return false
}

/** Prints are added up: so many of them stay exact. */
const LARGEST = 2 ** 44

/** Games take moves from tables, so that the same move is the same object. */
const prints = new WeakMap<Move, number>()

/** A number made of what the move says, so that a turn is planned alike whatever was planned before it. */
function printOf(move: Move): number {
  let print = prints.get(move)
  if (print === undefined) prints.set(move, (print = fingerprint(move) % LARGEST))
  return print
}

function step(move: Move, before: Steps | null, root: number): Steps {
  return { move, before, root, print: printOf(move) + (before === null ? 0 : before.print) }
}

/** Look at what the last of some moves leads to. Returns its value if the turn ends there. */
function look(search: Search, from: GameState, steps: Steps): number {
  const { game } = search.entry
  const { move } = steps
  const state = applied(search, from, move, 0)
  const { chanced } = search.io
  const settled = !goesOn(search, state) || (chanced && game.phase(state) !== game.phase(from))
  const value = settled
    ? settledValue(search, from, move, state, chanced)
    : worthTo(search.entry.evaluation, state, search.seat)
  rate(search, steps, value, settled)
  if (settled) return value
  search.open.push({ state, steps, value })
  return -Infinity
}

/** A copy of a position in which the move was made, with one of the samples of luck. */
function applied(search: Search, from: GameState, move: Move, sample: number): GameState {
  const { entry, seat, io } = search
  const state = entry.game.clone(from) as GameState
  io.chanced = false
  io.rng.seed(search.luck + sample)
  entry.game.apply(state, seat, move, io)
  search.left--
  return state
}

function rate(search: Search, steps: Steps, value: number, settled: boolean): void {
  const { best, values, ends, turns } = search
  const { root } = steps
  if (settled) turns.push({ steps, value })
  if (settled !== (ends[root] !== null) ? settled : value > values[root]) {
    values[root] = value
    if (settled) ends[root] = steps
  }
  if (settled !== best.settled ? settled : value > best.value)
    search.best = { steps, value, settled, ties: 1 }
  else if (settled === best.settled && value === best.value) {
    // Equal moves are equally good: each is equally likely to be kept, or the first of a list would always be taken.
    const ties = best.ties + 1
    search.best = { steps: search.rng.chance(ties) === 0 ? steps : best.steps, value, settled, ties }
  }
}

/**
 * Whether the seat goes on deciding in the same turn. What chance brings within a phase is a detail, such as a
 * card that fills up a row, and is looked past; where it leads to another phase, what it brings is the point.
 */
function goesOn(search: Search, state: GameState): boolean {
  const { game } = search.entry
  return has(game.waiting(state), search.seat) && stageOf(game, state) === search.stage
}

/** The value of what a move leads to at the end of the looking ahead, over what luck and others may add to it. */
function settledValue(
  search: Search,
  from: GameState,
  move: Move,
  state: GameState,
  chanced: boolean,
): number {
  if (!chanced && !hasSealed(search, state)) return worthTo(search.entry.evaluation, state, search.seat)
  let sum = 0
  for (let i = 0; i < SAMPLES; i++) {
    const outcome = chanced && i > 0 ? applied(search, from, move, i) : state
    search.io.rng.seed(search.luck + i)
    const known = hasSealed(search, outcome) ? guessOthers(search, outcome) : outcome
    sum += worthTo(search.entry.evaluation, known, search.seat)
  }
  return sum / SAMPLES
}

/** Whether the seat has chosen in secret and others have not: before, what they choose changes nothing. */
function hasSealed({ entry, seat }: Search, state: GameState): boolean {
  return isSealed(entry.game, state) && !has(entry.game.waiting(state), seat)
}

/** A copy in which the others have chosen, as far as the secret choices go. */
function guessOthers(search: Search, from: GameState): GameState {
  const { entry, seat, io } = search
  const { game } = entry
  const state = game.clone(from) as GameState
  const phase = game.phase(state)
  for (let left = game.maxDecisions; left > 0 && game.phase(state) === phase; left--) {
    const others = game.waiting(state) & ~(1 << seat)
    if (others === 0) break
    const other = firstSeat(others)
    const moves = game.moves(state, other, moveList()) as Move[]
    const { alike } = entry.evaluation
    game.apply(state, other, alike?.(state, other, moves, io.rng) ?? moves[io.rng.chance(moves.length)], io)
  }
  return state
}

function takeBest(open: Node[]): Node {
  let at = 0
  for (let i = 1; i < open.length; i++) if (open[i].value > open[at].value) at = i
  return takeAt(open, at)
}

function takeAt(open: Node[], at: number): Node {
  const node = open[at]
  open[at] = open.at(-1)!
  open.pop()
  return node
}

function stageOf(game: AnyGame, state: GameState): string {
  return phaseSpec(game, game.phase(state)).stage
}
