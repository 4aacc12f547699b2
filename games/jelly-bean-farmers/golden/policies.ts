/** Ways to play that make rare things happen. They look at everybody's cards, as a director would. */
import type { GameState, Move as AnyMove, Rng, Seat } from '@harvest/engine'
import type { Policy } from '@harvest/engine/testkit'
import { kindOf } from '../src/cards.ts'
import { ACTION_IDS, type ActionId } from '../src/data.ts'
import type { Move, UseMove } from '../src/moves.ts'
import { cardOf } from '../src/preview.ts'
import { seasonCard, type State } from '../src/state.ts'

/** How much a director wants a move; the most wanted are drawn from. */
export type Taste = (s: State, seat: Seat, move: Move) => number

export function direct(taste: Taste): Policy {
  return (state: GameState, seat: Seat, moves: readonly AnyMove[], rng: Rng): AnyMove => {
    const wanted = moves.map((move) => taste(state as State, seat, move as Move))
    const best = Math.max(...wanted)
    const choice = moves.filter((_, i) => wanted[i] === best)
    return choice[rng.chance(choice.length)]!
  }
}

const idOf = (card: number): ActionId | null => (card < 0 ? null : ACTION_IDS[kindOf(card)])

/** The card a move is about. */
export function subject(s: State, seat: Seat, move: Move): ActionId | null {
  if ('card' in move) return move.card
  if (!('from' in move)) return null
  const kind = cardOf(s, seat, move as UseMove)
  return kind < 0 ? null : ACTION_IDS[kind]
}

export function savedIds(s: State, seat: Seat): (ActionId | null)[] {
  return s.farms[seat].saved.map(idOf)
}

/** Cards each seat gathers, when to use them all, and on whom. */
export interface Gathering {
  readonly wants: (seat: Seat) => readonly ActionId[]
  readonly go: (s: State) => boolean
  readonly aim?: (seat: Seat, card: ActionId) => number
}

/** Everybody saves the cards they want until it is time to play them together. */
export function gather({ wants, go, aim }: Gathering): Policy {
  return direct((s, seat, move) => {
    const card = subject(s, seat, move)
    const isWanted = card !== null && wants(seat).includes(card)
    if (move.do === 'keep' || move.do === 'place' || move.do === 'pick') return isWanted ? 2 : 1
    if (s.phase !== 'plan') {
      const next = idOf(seasonCard(s, s.farms[seat]))
      const isSaving = next !== null && wants(seat).includes(next)
      return move.do === 'seed' ? (isSaving ? 0 : 2) : 1
    }
    if (!isWanted) return 1
    if (go(s))
      return move.do === 'face' &&
        (move.farm === undefined || aim === undefined || move.farm === aim(seat, card))
        ? 3
        : 0
    return move.do === 'back' && move.as === 'save' ? 3 : 0
  })
}

/** Whoever has a card of these plays it face up, and picks it, as soon as possible. */
export function eager(...cards: readonly ActionId[]): Policy {
  return direct((s, seat, move) => {
    const card = subject(s, seat, move)
    if (move.do === 'fire' || move.do === 'steal') return 3
    if (card === null || !cards.includes(card)) return 1
    return move.do === 'discard' || move.do === 'back' ? 0 : 2
  })
}
