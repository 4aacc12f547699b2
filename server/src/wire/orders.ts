import type { Move, Seat } from '@harvest/engine/wire'
import type { CommandId } from './ids.ts'

/** What a seat should do by itself when it's asked. */
export interface OrderWish {
  /** In which phase; null means whenever there's only one option. */
  readonly phase: string | null
  /** The first of these that's legal is made. Empty if `phase` is null. */
  readonly moves: readonly Move[]
  /** Every time until it's cancelled, or just once. */
  readonly always: boolean
  /** It ends, and the person decides, if one of these is legal too… */
  readonly unlessMoves?: readonly Move[]
  /** …or if one of these parts of the position, as named in `OrderChoices`, has changed. */
  readonly unlessChanged?: readonly string[]
}

/** A standing order. Its id is that of the command that gave it. */
export interface Order extends OrderWish {
  readonly id: CommandId
}

/** An order that ended without being carried out, and why. */
export interface EndedOrder extends Order {
  readonly why: 'illegal' | 'offered' | 'changed'
  readonly time: number
}

/** The orders of a seat; only its player ever sees them. */
export interface SeatOrders {
  readonly standing: readonly Order[]
  /** The latest that ended by themselves, until they're cleared away. */
  readonly ended: readonly EndedOrder[]
}

export interface GiveOrder extends OrderWish {
  readonly id: CommandId
  readonly seat: Seat
}

/** Cancel an order, or clear one away that has ended. */
export interface WithdrawOrder {
  readonly id: CommandId
  readonly seat: Seat
  /** If left out: all of them. */
  readonly order?: CommandId
}

/** Something a seat could do, in words that may hold pictures; several moves if they share a name. */
export interface OrderChoice {
  readonly words: string
  readonly moves: readonly Move[]
}

/** What orders can be made from. */
export interface OrderChoices extends SeatOrders {
  /** By phase, those that come next first: what this seat may be asked, and what it could then do. */
  readonly phases: readonly {
    readonly phase: string
    readonly name: string
    readonly choices: readonly OrderChoice[]
  }[]
  /** Parts of the position that an order may depend on. */
  readonly parts: readonly { readonly part: string; readonly title: string }[]
}
