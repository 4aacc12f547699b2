/** What the tests of every storage put into it. */
import type { TestContext } from 'node:test'
import type { Append, DeviceRow, Listing, Storage, StoredCommand } from '../../src/storage/contract.ts'

export interface Opened {
  readonly storage: Storage
  /** Close it and open the same data again. */
  reopen(): Promise<Storage>
}

export type Open = (t: TestContext) => Promise<Opened>

export const TABLE = 'table-aaaaaaaaaaaaaaaa'
export const OTHER = 'table-bbbbbbbbbbbbbbbb'

export function listing(table: string, more: Partial<Listing> = {}): Listing {
  return {
    table,
    game: 'pepper-duel',
    status: 'open',
    public: true,
    name: 'A table',
    hostName: 'Ada',
    seats: '[]',
    waiting: [],
    free: 1,
    botToMove: false,
    created: 1000,
    updated: 1000,
    due: null,
    ...more,
  }
}

export function append(table: string, seqs: readonly number[], more: Partial<Append> = {}): Append {
  const rows = seqs.map((seq) => ({ seq, body: `{"row":${seq}}`, time: 1000 + seq }))
  return { table, rows, command: null, listing: null, people: null, turn: null, snapshot: null, ...more }
}

export function command(id: string, more: Partial<StoredCommand> = {}): StoredCommand {
  return { scope: TABLE, actor: 'ada', id, digest: 'digest', answer: '{"n":1}', ...more }
}

export function device(id: string, more: Partial<DeviceRow> = {}): DeviceRow {
  return { id, guest: 'ada', tokenHash: `hash-${id}`, label: 'Firefox', created: 1, lastUsed: 1, ...more }
}
