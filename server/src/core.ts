/** The parts of the server that requests and sockets work with. */
import type { Logger } from 'pino'
import type { Coach } from './bots/coach.ts'
import type { Clock } from './clock.ts'
import type { Config, TableConfig } from './config.ts'
import type { People } from './people/people.ts'
import type { Storage, TableStorage } from './storage/contract.ts'
import type { Tables } from './tables/tables.ts'
import type { FirstTimeLimit, RateLimit } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Variants } from './variants.ts'
import type { RoomHooks } from './notices/room-hooks.ts'
import type { NoticeDesk } from './notices/desk.ts'
import type { GuestId } from './tables/rows.ts'
import type { Painter } from './http/picture/painter.ts'
import type { Club } from './club/club.ts'
import type { LiveLimits } from './club/limits.ts'

export interface Limits {
  readonly ip: RateLimit
  readonly guest: RateLimit
  readonly newcomers: RateLimit
  /** Keys and invitations that were wrong, by address. */
  readonly guesses: RateLimit
  /** Passwords of the club that were wrong, by address. */
  readonly passwords: RateLimit
  readonly chat: RateLimit
  readonly coach: RateLimit
  readonly chances: RateLimit
  /** New tables, by address. */
  readonly tables: RateLimit
  /** What has to be made again from a game’s past. */
  readonly past: FirstTimeLimit
  /** Variants that are brought, by address. */
  readonly variants: RateLimit
}

/** What commands work with, wherever they come from. */
export interface CommandCore {
  readonly config: TableConfig
  readonly clock: Clock
  readonly storage: TableStorage
  readonly tables: Tables
  readonly limits: { readonly [name in 'chat' | 'tables' | 'variants']: Pick<RateLimit, 'take'> }
  /** Whether somebody there may bring a variant to a table. */
  mayVary(network: string): boolean
  readonly log: Pick<Logger, 'error'>
  /** Throws when somebody may say nothing anywhere. */
  checkVoice(guest: GuestId): void
}

export interface Core extends CommandCore {
  readonly config: Config
  readonly storage: Storage
  readonly people: People
  readonly coach: Coach
  readonly variants: Variants | null
  readonly notices: NoticeDesk
  readonly rooms: RoomHooks
  readonly club: Club
  readonly painter: Painter
  readonly live: LiveLimits
  /** When this process began, in ms since 1970. */
  readonly started: number
  readonly limits: Limits
  readonly metrics: Metrics
  readonly log: Logger
  /** Commands are refused from now on. */
  closing: boolean
}
