import { canonical, moveList, type GameState, type Move, type Rng, type Seat } from '@harvest/engine'
import type { Bot, GameEntry } from './bot.ts'
import { USUAL, type Budget } from './budget.ts'
import { random } from './random.ts'

/**
 * Let a bot decide for a seat. This is the only way a bot meets a table: it is shown a redealt copy, so what it
 * answers cannot depend on anything the seat does not know. The answer is one of the moves really legal, which
 * whoever has them already may hand in.
 */
export function think(
  entry: GameEntry,
  real: GameState,
  seat: Seat,
  bot: Bot,
  rng: Rng,
  legal: readonly Move[] = entry.game.moves(real, seat, moveList()) as Move[],
  budget: Budget = USUAL,
): Move {
  const dictated = entry.evaluation.dictate?.(real, seat, legal) ?? null
  if (dictated !== null) return dictated
  // A choice by chance needs to see nothing, and simulations make millions of them.
  if (bot === random) return legal[rng.chance(legal.length)]
  const { game } = entry
  const seen = game.redeal(real, seat, rng) as GameState
  const moves = game.moves(seen, seat, moveList()) as Move[]
  const chosen = bot.choose(entry, seen, seat, moves, rng, budget).move
  const key = canonical(chosen)
  const listed = legal.find((move) => move === chosen || canonical(move) === key)
  if (!listed) throw new Error(`bot ${bot.id} chose ${key}, which ${game.id} does not list for seat ${seat}`)
  return listed
}
