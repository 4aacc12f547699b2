/**
 * How a bot is asked: with a redealt position, true only in what the seat can know, for the moves it would make. Runs
 * wherever there is a thread for it.
 */
import {
  FastRng,
  has,
  phaseSpec,
  quickIO,
  type AnyGame,
  type GameState,
  type Move,
  type Rng,
  type Seat,
  type Variant,
} from '@harvest/engine'
import type { Advice } from '../wire.ts'

export interface Task extends Position {
  readonly level: string
  /** Milliseconds for a decision that matters; a second unless told. */
  readonly ms?: number
  /** Shared with the thread, where there is one: 1 once nobody wants an answer any more. */
  readonly halt?: Int32Array
}

/** A position to think about. */
export interface Position {
  readonly game: string
  /** What is different from the game as printed; left out where nothing is. */
  readonly variant?: Variant
  readonly state: GameState
  readonly seat: Seat
  /** Of the bot's own choices; has nothing to do with the table's. */
  readonly seed: number
}

/** What a module of bots has to export. `@harvest/bots` is one. */
export interface BotModule {
  readonly games: readonly BotGame[]
  readonly bots: readonly { readonly id: string; choose: Weigh<Thought> }[]
  /** Without it there is no coach. */
  readonly advise?: Weigh<Advice[]>
  /** Everybody's chances of winning, by what a seat knows. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly foresee?: (entry: any, state: GameState, seat: Seat, rng: Rng) => number[]
}

interface Thought {
  readonly move: Move
  /** The moves it means to make, this one first, where it has thought further. */
  readonly line?: readonly Move[]
}

interface BotGame {
  readonly game: AnyGame
}

interface Budget {
  readonly ms: number
  stop(): boolean
}

type Weigh<T> = (
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  entry: any,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
  budget: Budget,
) => T

/** As many moves as fit into one command. */
const MAX_MOVES = 10

/** Nobody likes to wait longer than this for a bot or the coach. */
const PATIENCE = 1000

/**
 * Rejects when the bot fails or takes too long. Bots that somebody is waiting for go first. After `giveUp` any answer
 * will do, and none is better.
 */
export type Think = (task: Task, isWaitedFor: boolean, giveUp: AbortSignal) => Promise<Move[]>

/** The same for the coach, who says which moves are best and why. */
export type Advise = (position: Position) => Promise<Advice[]>

/** Everybody's chances of winning, by seat, as far as one seat can tell. */
export type Foresee = (position: Position) => Promise<number[]>

/** `limit`: after this many milliseconds a bot counts as stuck. */
export function think({ games, bots }: BotModule, task: Task, limit: number): Move[] {
  const entry = games.find(({ game }) => game.id === task.game)
  const bot = bots.find(({ id }) => id === task.level)
  if (!entry || !bot) throw new Error(`no bot ${task.level} for ${task.game}`)
  const rng = new FastRng(task.seed)
  const { game } = entry
  const isSealed = phaseSpec(game, game.phase(task.state)).decides === 'sealed'
  const budget = startBudget(Math.min(task.ms ?? PATIENCE, limit / 4), task.halt)
  const choose = (state: GameState): Thought =>
    bot.choose(entry, state, task.seat, game.moves(state, task.seat, []) as Move[], rng, budget)
  return isSealed ? chooseSealed(game, task, choose) : [choose(task.state).move]
}

export function advise({ games, advise: weigh }: BotModule, position: Position, limit: number): Advice[] {
  const entry = games.find(({ game }) => game.id === position.game)
  if (!entry || !weigh) throw new Error(`no coach for ${position.game}`)
  const { state, seat, seed } = position
  const moves = entry.game.moves(state, seat, []) as Move[]
  const ms = Math.min(PATIENCE, limit / 4)
  const due = performance.now() + 2 * ms
  return weigh(entry, state, seat, moves, new FastRng(seed), { ms, stop: () => performance.now() >= due })
}

export function foresee({ games, foresee: look }: BotModule, position: Position): number[] {
  const entry = games.find(({ game }) => game.id === position.game)
  if (!entry || !look) throw new Error(`no chances for ${position.game}`)
  return look(entry, position.state, position.seat, new FastRng(position.seed))
}

/** Twice as much in all, for a secret choice that a bot makes step by step. */
function startBudget(ms: number, halt: Int32Array | undefined): Budget {
  const due = performance.now() + 2 * ms
  const isHalted = (): boolean => halt !== undefined && Atomics.load(halt, 0) === 1
  return { ms, stop: () => performance.now() >= due || isHalted() }
}

/** A secret choice is made as a whole, so that nobody can count its steps by the clock. */
function chooseSealed(game: AnyGame, task: Task, choose: (state: GameState) => Thought): Move[] {
  const state = game.clone(task.state) as GameState
  const phase = game.phase(state)
  const io = quickIO(task.seed)
  io.keep = true
  const moves: Move[] = []
  let line: readonly Move[] = []
  while (moves.length < MAX_MOVES && io.entered.length === 0 && game.phase(state) === phase) {
    if (!has(game.waiting(state), task.seat)) break
    if (line.length === 0) {
      const thought = choose(state)
      line = thought.line ?? [thought.move]
    }
    const [move, ...rest] = line
    line = rest
    moves.push(move!)
    game.apply(state, task.seat, move!, io)
  }
  return moves
}
