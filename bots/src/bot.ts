import type { AnyGame, AnyText, GameState, Move, Rng, Seat, StatisticsText } from '@harvest/engine'

/** What a game is worth to a seat, for the bots that weigh moves. One file a game in evaluations/. */
export interface Evaluation {
  /** How good the position is for the seat, in points; higher is better. Must use only what the seat may know. */
  evaluate(state: GameState, seat: Seat): number
  /**
   * A move that the rules dictate to every bot, however well it plays, or null where it is free to choose.
   * `state` is the real one: only what is open to all may be looked at.
   */
  dictate?(state: GameState, seat: Seat, moves: readonly Move[]): Move | null
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
  /** The words of its statistics, in a game that has some. */
  readonly statistics?: { readonly en: StatisticsText; readonly de: StatisticsText }
  readonly evaluation: Evaluation
}

/** Somebody who plays by calculation. */
export interface Bot {
  readonly id: string
  /** 0 for the weakest. */
  readonly level: number
  /** One of `moves`. `state` is a redealt one: possible, but true only in what the seat can know. */
  choose(entry: GameEntry, state: GameState, seat: Seat, moves: readonly Move[], rng: Rng): Move
}
