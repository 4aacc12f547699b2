/** Tables in lists. */
import type { Json, Seat } from '@harvest/engine/wire'
import type { TableId } from './ids.ts'
import type { Pace } from './pace.ts'
import type { SeatInfo, TableStatus } from './tables.ts'

/** A table in a list. */
export interface TableCard {
  readonly id: TableId
  readonly game: string
  readonly options: { readonly [name: string]: Json }
  /** The name of the variant being played; null for the printed game. */
  readonly variant: string | null
  readonly name: string
  readonly public: boolean
  readonly status: TableStatus
  readonly seats: readonly {
    readonly kind: SeatInfo['kind']
    readonly name: string | null
    readonly level: string | null
  }[]
  readonly waiting: readonly Seat[]
  readonly hostName: string
  /** How it ended; null before, and at tables that ended before results were kept. */
  readonly result: TableResult | null
  readonly pace: Pace | null
  /** When the first of those the table is waiting for runs out of time; null if no clock is running. */
  readonly due: number | null
  readonly created: number
  /** When something last happened that everybody may know about. */
  readonly updated: number
}

export interface TableResult {
  /** Ms since 1970. */
  readonly finished: number
  /** By seat. */
  readonly places: readonly number[]
  readonly totals: readonly number[]
}

export interface MyTable extends TableCard {
  readonly yours: readonly Seat[]
  readonly toMove: boolean
}

export interface TableList {
  readonly tables: readonly TableCard[]
  /** Pass it as `before` to get the next page. */
  readonly next: string | null
}

export interface MyTables {
  readonly tables: readonly MyTable[]
}
