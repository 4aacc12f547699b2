/** The server around a table, as the table needs it. */
import type { Clock } from '../clock.ts'
import type { TableConfig } from '../config.ts'
import type { TableStorage } from '../storage/contract.ts'
import type { TableStatus, TurnFrame } from '../wire.ts'
import type { World } from './decide/shared.ts'
import type { Attendances, Here, Presence } from './presence.ts'
import type { GuestId } from './rows.ts'
import type { Table } from './table.ts'

/** What has been stored, as far as it concerns the server around the table. */
export interface Change {
  /** Rows of play. */
  readonly steps: number
  /** The status, when it is a new one. */
  readonly became: TableStatus | null
  /** By another process. */
  readonly foreign: boolean
}

/** What a table needs of the server around it. */
export interface TableContext {
  readonly storage: TableStorage
  readonly config: TableConfig
  readonly clock: Clock
  readonly attendances: Attendances
  world(presence: Presence): World
  /** Something has been stored and sent. */
  changed(table: Table, change: Change): void
  /** Tell the pages of one person. `foreign`: another process tells those that are connected to it. */
  tell(guest: GuestId, frame: TurnFrame, foreign: boolean): void
  /** Who is at the table through other processes. */
  elsewhere(table: string): Here
  /** People of this process have come to the table or gone. */
  moved(table: Table): void
}
