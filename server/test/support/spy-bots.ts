/** A bot that tells by its own move what it was shown of the other hand in the example game. */
import type { GameState, Move, Seat } from '@harvest/engine'

export { games } from './bots.ts'

interface Shown {
  readonly players: readonly { readonly hand: readonly number[] }[]
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
