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
} from '@harvest/engine'

export interface Task {
  readonly game: string
  readonly level: string
  readonly state: GameState
  readonly seat: Seat
  /** Of the bot's own choices; has nothing to do with the table's. */
  readonly seed: number
}

/** What a module of bots has to export. `@harvest/bots` is one. */
export interface BotModule {
  readonly games: readonly BotGame[]
  readonly bots: readonly { readonly id: string; choose: Chooser }[]
}

interface BotGame {
  readonly game: AnyGame
}

interface Budget {
  readonly ms: number
  stop(): boolean
}

type Chooser = (
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  entry: any,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
  budget: Budget,
) => { readonly move: Move }

/** As many moves as one command may hold. */
const MAX_MOVES = 10

/** Longer than this nobody likes to wait for a bot. */
const PATIENCE = 500

/** Rejects when the bot fails or takes longer than it may. */
export type Think = (task: Task) => Promise<Move[]>

/** `limit`: the milliseconds after which a bot is taken for stuck. */
export function think({ games, bots }: BotModule, task: Task, limit: number): Move[] {
  const entry = games.find(({ game }) => game.id === task.game)
  const bot = bots.find(({ id }) => id === task.level)
  if (!entry || !bot) throw new Error(`no bot ${task.level} for ${task.game}`)
  const rng = new FastRng(task.seed)
  const { game } = entry
  const isSealed = phaseSpec(game, game.phase(task.state)).decides === 'sealed'
  const budget = startBudget(isSealed, limit)
  const choose = (state: GameState): Move =>
    bot.choose(entry, state, task.seat, game.moves(state, task.seat, []) as Move[], rng, budget).move
  return isSealed ? chooseSealed(game, task, choose) : [choose(task.state)]
}

/** A secret choice may have many steps: each gets less, and all of them together no more than twice as much. */
function startBudget(isSealed: boolean, limit: number): Budget {
  const ms = Math.min(PATIENCE, limit / 4)
  const due = performance.now() + 2 * ms
  return { ms: isSealed ? ms / 3 : ms, stop: () => performance.now() >= due }
}

/** A secret choice is made as a whole, so that nobody can count its steps by the clock. */
function chooseSealed(game: AnyGame, task: Task, choose: (state: GameState) => Move): Move[] {
  const state = game.clone(task.state) as GameState
  const phase = game.phase(state)
  const io = quickIO(task.seed)
  io.keep = true
  const moves: Move[] = []
  while (moves.length < MAX_MOVES && io.entered.length === 0 && game.phase(state) === phase) {
    if (!has(game.waiting(state), task.seat)) break
    const move = choose(state)
    moves.push(move)
    game.apply(state, task.seat, move, io)
  }
  return moves
}
