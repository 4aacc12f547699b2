import type { GameState, Seat } from '@harvest/engine'

/** What a learned evaluation looks at. One file a game says so: evaluations/<game>/features.ts. */
export interface Features {
  /** Names, in the order of the numbers. Weights name theirs too: once this list changes, they have to be learned anew. */
  readonly names: readonly string[]
  /**
   * What stands out about one seat's position, into `out` from `at`: numbers of about the size of one. Returns the points
   * that the evaluation made by hand gives it, which both are worked out from.
   */
  write(state: GameState, seat: Seat, out: Float64Array, at: number): number
  /** Whether it's already settled who wins. */
  isSettled(state: GameState): boolean
  /** How far the game has come, from 0 to 1. */
  progress(state: GameState): number
}
