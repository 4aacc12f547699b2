/** A bot that tells by its own move what it was shown of the other hand in the example game. */
import type { GameState, Move, Seat } from '@harvest/engine'

export { games } from './bots.ts'

interface Shown {
  readonly players: readonly { readonly hand: readonly number[] }[]
}

/** A coach that tells by the points it foresees what it was shown of the other hand. */
export function advise(_entry: unknown, state: GameState, seat: Seat, moves: readonly Move[]): unknown[] {
  const { hand } = (state as unknown as Shown).players[1 - seat]!
  const points = hand.reduce((total, count, card) => total * 4 + count * (card + 1), 0)
  return [{ move: moves[0], wins: 0.5, points, line: [], reason: null }]
}

export const bots = [
  {
    id: 'random',
    choose(_entry: unknown, state: GameState, seat: Seat, moves: readonly Move[]): { move: Move } {
      const { hand } = (state as unknown as Shown).players[1 - seat]!
      const sum = hand.reduce((total, count, card) => total * 4 + count * (card + 1), 0)
      return { move: moves[sum % moves.length]! }
    },
  },
]
