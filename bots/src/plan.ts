/**
 * Looking ahead within one turn: best-first search over a seat's own consecutive moves until the turn passes,
 * chance answers, or the budget is used up.
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

interface Node {
  readonly state: GameState
  /** The move at the root that leads here. */
  readonly first: Move
  readonly value: number
}

interface Search {
  readonly entry: GameEntry
  readonly seat: Seat
  readonly stage: string
  readonly io: TableIO<unknown>
  readonly rng: Rng
  /** The same guesses about the others for all own choices, so that only the choice makes the difference. */
  readonly guess: number
  readonly open: Node[]
  best: Best
  left: number
}

interface Best {
  readonly move: Move
  readonly value: number
  /** A position at the end of the turn; what lies midway counts only while there is none. */
  readonly settled: boolean
  /** How many equally good ones were met. */
  readonly ties: number
}

/** How often the choices of others are sampled before a secret choice is evaluated. */
const SAMPLES = 4

const TWO_32 = 2 ** 32

/** The move that begins the best turn found by looking at `budget` positions. `state` is left as it is. */
export function planTurn(
  entry: GameEntry,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
  budget: number,
): Move {
  const search: Search = {
    entry,
    seat,
    stage: stageOf(entry.game, state),
    io: quickIO(rng.chance(TWO_32)),
    rng,
    guess: rng.chance(TWO_32),
    open: [],
    best: { move: moves[0], value: -Infinity, settled: false, ties: 0 },
    left: budget,
  }
  for (const move of moves) look(search, state, move, move)
  while (search.open.length > 0 && search.left > 0) {
    const node = takeBest(search.open)
    for (const move of entry.game.moves(node.state, seat, moveList()) as Move[])
      look(search, node.state, move, node.first)
  }
  return search.best.move
}

function look(search: Search, from: GameState, move: Move, first: Move): void {
  const { entry, seat, io } = search
  const state = entry.game.clone(from) as GameState
  io.chanced = false
  entry.game.apply(state, seat, move, io)
  search.left--
  const settled = io.chanced || !goesOn(search, state)
  const value = settled ? settledValue(search, state) : entry.evaluation.evaluate(state, seat)
  rate(search, first, value, settled)
  if (!settled) search.open.push({ state, first, value })
}

function rate(search: Search, move: Move, value: number, settled: boolean): void {
  const { best } = search
  if (settled !== best.settled ? settled : value > best.value) search.best = { move, value, settled, ties: 1 }
  else if (settled === best.settled && value === best.value) {
    // Equal moves are equally good: each is kept as likely, else the first of a list would always be taken.
    const ties = best.ties + 1
    search.best = { move: search.rng.chance(ties) === 0 ? move : best.move, value, settled, ties }
  }
}

/** Whether the seat goes on deciding in the same turn. */
function goesOn(search: Search, state: GameState): boolean {
  const { game } = search.entry
  return has(game.waiting(state), search.seat) && stageOf(game, state) === search.stage
}

/** The value of a position at the end of a turn; if that was a secret choice, after the others' as they may be. */
function settledValue(search: Search, state: GameState): number {
  const { game, evaluation } = search.entry
  if (game.waiting(state) === 0 || phaseSpec(game, game.phase(state)).decides !== 'sealed')
    return evaluation.evaluate(state, search.seat)
  let sum = 0
  for (let i = 0; i < SAMPLES; i++) {
    search.io.rng.seed(search.guess + i)
    sum += evaluation.evaluate(guessOthers(search, state), search.seat)
  }
  return sum / SAMPLES
}

/** A copy in which the others have chosen at random, as far as the secret choices go. */
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
    game.apply(state, other, moves[io.rng.chance(moves.length)], io)
  }
  return state
}

function takeBest(open: Node[]): Node {
  let at = 0
  for (let i = 1; i < open.length; i++) if (open[i].value > open[at].value) at = i
  const node = open[at]
  open[at] = open.at(-1)!
  open.pop()
  return node
}

function stageOf(game: AnyGame, state: GameState): string {
  return phaseSpec(game, game.phase(state)).stage
}
