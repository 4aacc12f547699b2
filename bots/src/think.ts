import { canonical, moveList, type GameState, type Move, type Rng, type Seat } from '@harvest/engine'
import type { Bot, GameEntry } from './bot.ts'
import { USUAL, type Budget } from './budget.ts'
import type { Memory } from './memory.ts'
import { random } from './random.ts'

/** What else whoever asks a bot may hand in. */
export interface Circumstances {
  /** The moves really legal, for whoever has them already. */
  readonly legal?: readonly Move[]
  readonly budget?: Budget
  /** One for the bots of a game that is played without a break; they play faster by it, and no worse. */
  readonly memory?: Memory
}

/**
 * Let a bot decide for a seat. This is the only way a bot meets a table: it is shown a redealt copy, so what it
 * answers cannot depend on anything the seat does not know. The answer is one of the moves really legal.
 */
export function think(
  entry: GameEntry,
  real: GameState,
  seat: Seat,
  bot: Bot,
  rng: Rng,
  { legal = listMoves(entry, real, seat), budget = USUAL, memory }: Circumstances = {},
): Move {
  const dictated = entry.evaluation.dictate?.(real, seat, legal) ?? null
  if (dictated !== null) return dictated
  // A choice by chance needs to see nothing, and simulations make millions of them.
  if (bot === random) return legal[rng.chance(legal.length)]
  const { game } = entry
  const meant = memory?.recall(game, real, seat) ?? null
  if (meant !== null && legal.includes(meant)) return meant
  const seen = game.redeal(real, seat, rng) as GameState
  const { move: chosen, line } = bot.choose(entry, seen, seat, listMoves(entry, seen, seat), rng, budget)
  const key = canonical(chosen)
  const listed = legal.find((move) => move === chosen || canonical(move) === key)
  if (!listed) throw new Error(`bot ${bot.id} chose ${key}, which ${game.id} does not list for seat ${seat}`)
  if (line) memory?.keep(game, seen, seat, line)
  return listed
}

function listMoves({ game }: GameEntry, state: GameState, seat: Seat): Move[] {
  return game.moves(state, seat, moveList()) as Move[]
}
