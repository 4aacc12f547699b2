import type { Rng } from './chance.ts'
import type { AnyGame, GameState, Move } from './contract.ts'
import type { TableIO } from './io.ts'
import { firstSeat, type Seat } from './seats.ts'

/** Chooses one of the legal moves of a seat. `moves` is reused: it must not be kept. */
export type Choose = (state: GameState, seat: Seat, moves: readonly Move[]) => Move

export interface Tally {
  decisions: number
  /** Of these, the ones with a single legal move. */
  forced: number
}

/**
 * An empty list for a game's `moves` to fill. A plain `[]` starts out as a list of small integers, and a single list
 * like that handed to a game slows every later `push` in it by a third.
 */
export function moveList(): Move[] {
  const list: (Move | null)[] = [null]
  list.pop()
  return list as Move[]
}

/**
 * Play a state to its end without the runner: no snapshots, views or hashes. Adds what it did to `tally`, and calls
 * `onStep` after each decision, for whoever wants to look at the state or at what `io` kept. Throws once the game
 * takes more decisions than it says it can.
 */
export function playOut(
  game: AnyGame,
  state: GameState,
  choose: Choose,
  io: TableIO<unknown>,
  tally: Tally,
  onStep?: () => void,
): void {
  const buffer = moveList()
  let left = game.maxDecisions
  for (let waiting = game.waiting(state); waiting !== 0; waiting = game.waiting(state)) {
    if (left-- === 0) throw new Error(`${game.id} has not ended within ${game.maxDecisions} decisions`)
    const seat = firstSeat(waiting)
    // Not `buffer.length = 0`, which gives the memory back, so that every decision would have to grow the list again.
    while (buffer.length > 0) buffer.pop()
    const moves = game.moves(state, seat, buffer) as Move[]
    tally.decisions++
    if (moves.length === 1) tally.forced++
    game.apply(state, seat, moves.length === 1 ? moves[0] : choose(state, seat, moves), io)
    onStep?.()
  }
}

/** Chooses at random, each legal move equally likely. */
export function randomChoice(rng: Rng): Choose {
  return (_state, _seat, moves) => moves[rng.chance(moves.length)]!
}
