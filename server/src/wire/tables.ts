/** Games and tables, as everybody may know them. */
import type { Json, OptionSpec, Seat } from '@harvest/engine/wire'
import type { TableId } from './ids.ts'
import type { ClockInfo, Pace } from './pace.ts'
import type { PlanOf } from './plans.ts'

/** `bot:greedy` and the like; the levels of a game are in its `GameInfo`. */
export type SeatWish = 'me' | 'open' | `bot:${string}`

export type TableStatus = 'open' | 'playing' | 'finished' | 'closed'

export interface GameInfo {
  readonly id: string
  readonly version: number
  readonly name: string
  /** What it is about, in a sentence. */
  readonly tagline: { readonly [language: string]: string }
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: { readonly [name: string]: OptionSpec }
  /** The bots people choose from, weakest first. */
  readonly levels: readonly string[]
  /** The one of them that plays where nobody has chosen. */
  readonly usual: string
  /** Whether a table of it may be made with a variant, by whoever asks. */
  readonly variants: boolean
  /** For each phase in which something is asked, the rule to read on with. */
  readonly rules: { readonly [phase: string]: string }
}

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot'
  /**
   * The person whose seat it is, even while a bot plays for them, or for whom it's saved. Null for other open seats and
   * for bots'.
   */
  readonly name: string | null
  /** The bot that's playing here now. */
  readonly level: string | null
  /** Whether a page of this person is connected to the table. */
  readonly present: boolean
  /** Since when nobody of this seat has been connected, in ms since 1970; null when present or not a person. */
  readonly awaySince: number | null
  /** Kept for one person (after a rematch). */
  readonly reserved: boolean
  /**
   * Votes to let a bot play, and how many it takes: more than half of those present. If that's zero, nobody can vote
   * now.
   */
  readonly votes: number
  readonly votesNeeded: number
}

/** A bot took over a person's seat, or gave it back. */
export interface StandIn {
  /** After this position, as `Update.at` counts. */
  readonly at: number
  readonly seat: Seat
  /** Why a bot plays from here on: the person left, asked for it, was away, or ran out of time. Null: the person is back. */
  readonly why: 'left' | 'asked' | 'away' | 'late' | null
}

/** What everybody may know about a table, apart from the game itself. */
export interface TableInfo {
  readonly id: TableId
  readonly game: string
  readonly version: number
  readonly options: { readonly [name: string]: Json }
  /** The name of the variant being played; `GET …/variant` says what's different. Null for the printed game. */
  readonly variant: string | null
  readonly name: string
  readonly public: boolean
  readonly status: TableStatus
  /** Starts by itself as soon as no seat is open. */
  readonly autostart: boolean
  /** The seats of the host, empty when the host only watches. */
  readonly hostSeats: readonly Seat[]
  readonly hostName: string
  /** Since when the host has not been connected, in ms since 1970; null when present. */
  readonly hostAwaySince: number | null
  readonly seats: readonly SeatInfo[]
  /** When bots played for people, oldest first; if there are very many, only the last ones. */
  readonly standIns: readonly StandIn[]
  /** Seats the game waits for. */
  readonly waiting: readonly Seat[]
  readonly watchers: number
  /** SHA-256 of the seed of all shuffles, from the start on. */
  readonly seedCommitment: string | null
  /** The table of the rematch. */
  readonly rematch: TableId | null
  readonly created: number
  readonly started: number | null
  readonly finished: number | null
  /** Whether the coach may be asked here: no player objects. */
  readonly coach: boolean
  /** Watchers' chat is off. */
  readonly hushed: boolean
  /** Null if there's no clock. */
  readonly pace: Pace | null
  /** From the start on, at tables that have a pace. */
  readonly clock: ClockInfo | null
  /**
   * After how many seconds away the others may vote for a bot, and the host alone may decide. In a game over days, they
   * have to wait until somebody's time runs out, however long that person is away.
   */
  readonly absence: { readonly vote: number; readonly host: number }
  /** If somebody is only planning ahead here: from which table. Otherwise left out. */
  readonly plan?: PlanOf
}

/** What is different for each person at a table. */
export interface You {
  readonly seats: readonly Seat[]
  /** Open seats saved for this person; left out if there are none. */
  readonly kept?: readonly Seat[]
  readonly host: boolean
  /** Whether this person wants no coach at the table; left out otherwise. */
  readonly noCoach?: true
}

export interface TableAnswer {
  readonly table: TableInfo
  readonly you: You
}
