import {
  canonical,
  type AnyGame,
  type AnyText,
  type GameState,
  type Move,
  type Rng,
  type Seat,
} from '@harvest/engine'

/** What a game is worth to a seat, for the bots that weigh moves. One file a game in evaluations/. */
export interface Evaluation {
  /** How good the position is for the seat, in points; higher is better. Must use only what the seat may know. */
  evaluate(state: GameState, seat: Seat): number
  /**
   * A choice in a phase of secret choices. Without it, others' choices are sampled and the outcomes evaluated,
   * which overrates what a guess about the others can tell.
   */
  sealed?(state: GameState, seat: Seat, moves: readonly Move[], rng: Rng): Move
}

/** A game as it is registered: its rules, its words in every language, and what bots think of its positions. */
export interface GameEntry {
  readonly game: AnyGame
  readonly text: { readonly en: AnyText; readonly de: AnyText }
  readonly evaluation: Evaluation
}

/** Somebody who plays by calculation. */
export interface Bot {
  readonly id: string
  /** 0 for the weakest. */
  readonly level: number
  /** Chooses without looking at the position, so that simulation may skip the redeal. */
  readonly blind: boolean
  /** One of `moves`. `state` is a redealt one: possible, but true only in what the seat can know. */
  choose(entry: GameEntry, state: GameState, seat: Seat, moves: readonly Move[], rng: Rng): Move
}

/**
 * Let a bot decide for a seat. This is the only way a bot meets a table: it is shown a redealt copy, so what it
 * answers cannot depend on anything the seat does not know. The answer is one of the moves really legal.
 */
export function think(entry: GameEntry, real: GameState, seat: Seat, bot: Bot, rng: Rng): Move {
  const { game } = entry
  const seen = game.redeal(real, seat, rng) as GameState
  const chosen = bot.choose(entry, seen, seat, game.moves(seen, seat, []) as Move[], rng)
  const key = canonical(chosen)
  const listed = (game.moves(real, seat, []) as Move[]).find(
    (move) => move === chosen || canonical(move) === key,
  )
  if (!listed) throw new Error(`bot ${bot.id} chose ${key}, which ${game.id} does not list for seat ${seat}`)
  return listed
}
