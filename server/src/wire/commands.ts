/** What people do at tables: the bodies of commands, and their answers. */
import type { Json, Move, Seat } from '@harvest/engine/wire'
import type { CommandId, TableId } from './ids.ts'
import type { Pace } from './pace.ts'
import type { SeatWish } from './tables.ts'

export interface CreateTable {
  readonly id: CommandId
  readonly game: string
  readonly options?: { readonly [name: string]: Json }
  readonly seats: readonly SeatWish[]
  /** What to call each of your seats, if several people share a device; null for your own name. */
  readonly names?: readonly (string | null)[]
  readonly public?: boolean
  readonly name?: string
  readonly autostart?: boolean
  readonly pace?: Pace
  /** A variant of the game, as JSON or as lines of CSV; docs/designing.md says what that is. */
  readonly variant?: string
  /** A game that was started elsewhere; play goes on from where it stands. */
  readonly begun?: Begun
}

/** Everything it takes to replay a game, from its first shuffle on. */
export interface Begun {
  /** Of the game's rules. */
  readonly version: number
  readonly seed: string
  readonly steps: readonly (readonly [Seat, Move])[]
}

export interface Created {
  readonly table: TableId
}

export interface JoinTable {
  readonly id: CommandId
  /** If left out: all seats saved for this person, or else any open one. */
  readonly seat?: Seat
  /** What to call the seat, if several people share a device. */
  readonly name?: string
}

export interface LeaveTable {
  readonly id: CommandId
  /** If left out: all your seats. Before the start, the host may free any seat. */
  readonly seat?: Seat
}

export interface StartTable {
  readonly id: CommandId
  /** What to do with open seats: a bot each, or remove them. If left out, the table has to be full. */
  readonly open?: 'remove' | `bot:${string}`
}

export interface BotIn {
  readonly id: CommandId
  readonly seat: Seat
  readonly level?: string
}

export interface TakeBack {
  readonly id: CommandId
  readonly seat: Seat
}

export interface Vote {
  readonly id: CommandId
  readonly seat: Seat
  readonly agree: boolean
}

export interface Rematch {
  readonly id: CommandId
}

/** Take days off, at a table with a time limit per move. */
export interface TakeLeave {
  readonly id: CommandId
  readonly days: number
}

/** Take over as host of a table whose host has been away for a long time. */
export interface TakeHost {
  readonly id: CommandId
}

export interface Seated {
  readonly seats: readonly Seat[]
}

export interface PlayMoves {
  readonly id: CommandId
  readonly seat: Seat
  /** `Update.decision` of the update that asked. */
  readonly decision: number
  /** One to ten, all or nothing. */
  readonly moves: readonly Move[]
  /** How many milliseconds bots wait before they move, so that a move can still be undone; at most 5,000. */
  readonly grace?: number
}

/** Bots needn't wait any longer: the player won't undo. */
export interface GoOn {
  readonly id: CommandId
  readonly seat: Seat
}

export interface UndoMoves {
  readonly id: CommandId
  readonly seat: Seat
  readonly decision: number
  readonly scope: 'step' | 'turn'
}

/** Where the seat stands after its command; the update with this `n` comes over the socket and from `/view`. */
export interface PlayAnswer {
  readonly n: number
  readonly at: number
  readonly decision: number
  readonly over: boolean
}
