/**
 * The rows a table's log consists of: all that ever happened at it, in order. Their form is what old databases
 * hold, so a kind of row may get optional fields and never lose one.
 */
import type { Json, Move, Seat, UndoScope, Variant } from '@harvest/engine'
import type { Begun, EndedOrder, Order, Pace, PlanOf } from '../wire.ts'
import type { StoredRow } from '../storage/contract.ts'

export type GuestId = string

/** Who sits where when a table is made. */
export type SeatPlan =
  /** `called`: somebody else at the device of this person. */
  | { readonly kind: 'person'; readonly guest: GuestId; readonly name: string; readonly called?: string }
  | { readonly kind: 'bot'; readonly level: string }
  /** `for`: kept for one person, who has this name. */
  | { readonly kind: 'open'; readonly for?: GuestId; readonly name?: string; readonly called?: string }

/** An order with what the parts of the position were that it depends on. */
export interface StoredOrder extends Order {
  /** A hash for each of `unlessChanged`. */
  readonly parts?: readonly string[]
}

export type OrderEnd = 'withdrawn' | 'done' | EndedOrder['why']

export type TableRow =
  | {
      readonly kind: 'created'
      readonly host: GuestId
      readonly hostName: string
      readonly game: string
      /** What is different from the game as printed. */
      readonly variant?: Variant
      readonly options: { readonly [name: string]: Json }
      readonly seats: readonly SeatPlan[]
      readonly public: boolean
      readonly name: string
      readonly autostart: boolean
      /** What has been played before there was a table. */
      readonly begun?: Begun
      readonly pace?: Pace
      /** Somebody plans ahead here, from a position of another table. */
      readonly plan?: PlanOf
    }
  | {
      readonly kind: 'joined'
      readonly seat: Seat
      readonly guest: GuestId
      readonly name: string
      readonly called?: string
    }
  /** Before the start: the seat is open again. */
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'hosted'; readonly guest: GuestId; readonly name: string }
  /** Before the start: a bot gets an open seat of its own. */
  | { readonly kind: 'botSeated'; readonly seat: Seat; readonly level: string }
  /** Before the start: an open seat is taken away; those behind it move up. */
  | { readonly kind: 'seatRemoved'; readonly seat: Seat }
  | { readonly kind: 'closed' }
  | { readonly kind: 'started'; readonly version: number; readonly seed: string }
  | {
      readonly kind: 'move'
      readonly seat: Seat
      readonly move: Move
      readonly id: string
      /** How many milliseconds bots leave for second thoughts. */
      readonly grace?: number
      /** The order that made it. */
      readonly order?: string
    }
  /** `to` is the row whose position the seat returns to. */
  | {
      readonly kind: 'undo'
      readonly seat: Seat
      readonly scope: UndoScope
      readonly to: number
      readonly id: string
    }
  /** A bot stands in for a person. */
  | {
      readonly kind: 'botIn'
      readonly seat: Seat
      readonly level: string
      /** `left`: the person has gone away for good, or until they are back. `time`: theirs was over. */
      readonly by: 'owner' | 'left' | 'host' | 'vote' | 'time'
      /** For this turn only. */
      readonly once?: boolean
    }
  | { readonly kind: 'botOut'; readonly seat: Seat }
  | { readonly kind: 'vote'; readonly seat: Seat; readonly guest: GuestId; readonly agree: boolean }
  | { readonly kind: 'renamed'; readonly guest: GuestId; readonly name: string }
  /** Only its seat notices this one and the next. */
  | { readonly kind: 'ordered'; readonly seat: Seat; readonly guest: GuestId; readonly order: StoredOrder }
  | { readonly kind: 'orderOff'; readonly seat: Seat; readonly order: string; readonly why: OrderEnd }
  /** Whether somebody has nothing against a coach at the table. */
  | { readonly kind: 'coach'; readonly guest: GuestId; readonly allow: boolean }
  | { readonly kind: 'rematch'; readonly table: string }
  /** The seat is somebody else's from here on, or a bot's. */
  | { readonly kind: 'handed'; readonly seat: Seat; readonly to: SeatPlan }
  /** Somebody has had everything about them deleted: `level` is the bot that plays on where a game goes on. */
  | { readonly kind: 'forgotten'; readonly guest: GuestId; readonly level: string }
  /** Whether those who only watch may say nothing. */
  | { readonly kind: 'hushed'; readonly hushed: boolean }
  /** The time of a seat is over, and the others may vote. */
  | { readonly kind: 'late'; readonly seat: Seat }
  | { readonly kind: 'onLeave'; readonly guest: GuestId; readonly days: number }
  /** So many milliseconds count for nobody: the server was away. */
  | { readonly kind: 'paused'; readonly ms: number }
  /** In a plan: where these steps lead from its beginning. */
  | { readonly kind: 'went'; readonly steps: readonly (readonly [Seat, Move])[] }
  /** The game goes on under the rules of another version, from this position. */
  | { readonly kind: 'carried'; readonly version: number; readonly position: CarriedPosition }

/** All that is needed to go on from a position without its history. */
export interface CarriedPosition {
  readonly state: Json
  readonly draws: number
  readonly at: number
  readonly decisions: readonly number[]
  /** The last update number of each seat, then of the watchers. */
  readonly numbers: readonly number[]
}

/** A row as it stands in the log. */
export interface PlacedRow {
  readonly row: TableRow
  readonly seq: number
  readonly time: number
}

export function parseRow({ body, seq, time }: StoredRow): PlacedRow {
  return { row: JSON.parse(body) as TableRow, seq, time }
}
