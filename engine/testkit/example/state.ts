// What Pepper Duel is made of: its state, moves, events and views as types, its phases and moves as data.
import type { GameState, PhaseTable, Sealed, Seat } from '../../src/index.ts'
import { HEATS } from './data.ts'

export interface Player {
  /** How many cards of each heat; index 0 is heat 1. */
  hand: number[]
  coins: number
  duels: number
  bought: number
}

export interface Choice extends Sealed {
  /** The heat laid, counted from 0, or -1. */
  card: number
  stake: number
}

export interface Duel {
  readonly cards: readonly number[]
  readonly stakes: readonly number[]
  readonly winner: Seat | null
}

export interface State extends GameState {
  openCoins: boolean
  phase: string
  round: number
  turn: Seat
  /** Market turns still to come in this round, this one included. */
  turns: number
  sold: boolean
  ending: string | null
  /** The last duel, for whoever missed it. */
  last: Duel | null
  /** Cards of each heat left to draw: an order that nobody stored cannot leak. */
  deck: number[]
  shown: number[]
  players: Player[]
  sealed: (Choice | null)[]
}

export type PepperMove =
  | { readonly do: 'lay' | 'sell'; readonly card: number }
  | { readonly do: 'stake'; readonly coins: number }
  | { readonly do: 'buy' }
  | { readonly do: 'draw' }

export type PepperEvent =
  | ({ readonly e: 'duel' } & Duel)
  | { readonly e: 'buy'; readonly seat: Seat }
  | { readonly e: 'sell'; readonly seat: Seat; readonly card: number }
  | { readonly e: 'draw'; readonly seat: Seat; readonly card: number | null }
  | { readonly e: 'end'; readonly ending: string }

export interface View {
  readonly me: Seat | null
  readonly round: number
  readonly turn: Seat
  readonly deck: number
  readonly shown: readonly number[]
  readonly last: Duel | null
  readonly choice: Choice | null
  readonly players: readonly {
    readonly cards: number
    readonly hand: readonly number[] | null
    readonly coins: number | null
    readonly points: number
  }[]
}

export interface Options {
  openCoins: boolean
}

export const phases: PhaseTable = [
  {
    id: 'duel',
    stage: 'duel',
    decides: 'sealed',
    prompt: 'duel',
    wait: 'duelWait',
    rule: 'EX-DUE-1',
    moves: ['lay', 'stake'],
    next: ['showdown'],
  },
  {
    id: 'showdown',
    stage: 'duel',
    decides: 'nobody',
    prompt: 'showdown',
    wait: 'showdown',
    moves: [],
    next: ['market', 'over'],
  },
  {
    id: 'market',
    stage: 'market',
    decides: 'one',
    prompt: 'market',
    wait: 'marketWait',
    rule: 'EX-MAR-1',
    moves: ['buy', 'sell', 'draw'],
    next: ['market', 'duel'],
  },
  { id: 'over', stage: 'over', decides: 'nobody', prompt: 'over', wait: 'over', moves: [], next: [] },
]

// Moves are made once: listing them costs no memory, and nobody can change one.
const each = (count: number, make: (n: number) => PepperMove): readonly PepperMove[] =>
  Array.from({ length: count }, (_, n) => Object.freeze(make(n)))
export const LAY = each(HEATS, (card) => ({ do: 'lay', card }))
export const SELL = each(HEATS, (card) => ({ do: 'sell', card }))
export const STAKE = each(3, (coins) => ({ do: 'stake', coins }))
export const BUY: PepperMove = Object.freeze({ do: 'buy' })
export const DRAW: PepperMove = Object.freeze({ do: 'draw' })
