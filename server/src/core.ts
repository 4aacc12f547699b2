/** The parts of the server that requests and sockets work with. */
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { People } from './people/people.ts'
import type { Storage } from './storage/contract.ts'
import type { Tables } from './tables/tables.ts'
import type { FirstTimeLimit, RateLimit } from './limits.ts'
import type { Metrics } from './metrics.ts'

export interface Limits {
  readonly ip: RateLimit
  readonly guest: RateLimit
  readonly newcomers: RateLimit
  readonly chat: RateLimit
  /** New tables, by address. */
  readonly tables: RateLimit
  /** What has to be made again from a game’s past. */
  readonly past: FirstTimeLimit
}

export interface Core {
  readonly config: Config
  readonly clock: Clock
  readonly storage: Storage
  readonly tables: Tables
  readonly people: People
  readonly limits: Limits
  readonly metrics: Metrics
  readonly log: Logger
  /** Commands are refused from now on. */
  closing: boolean
}
