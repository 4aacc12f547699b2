/**
 * Every read from the SQLite file. They run on the server's own thread over a connection that only reads: in
 * WAL mode it never waits for the writer and sees nothing that is not yet on disk.
 */
import type { DatabaseSync } from 'node:sqlite'
import {
  Damaged,
  type ChatRow,
  type DeviceRow,
  type Guest,
  type ListFilter,
  type Listing,
  type OwnListing,
  type Snapshot,
  type StoredRow,
} from '../contract.ts'
import { createClockReads } from './clocks.ts'
import { createOrderReads } from './orders.ts'
import { createNoticeReads } from './notices.ts'
import { createFindCommand } from './commands.ts'
import { troubleOf } from './errors.ts'

type Row = Record<string, unknown>

const LISTING = `t.tab AS "table", t.game, t.status, t.public, t.name, t.host_name AS hostName, t.seats, t.waiting,
  t.free, t.bot_to_move AS botToMove, t.created, t.updated, c.due`
const CLOCK = 'LEFT JOIN clocks c ON c.tab = t.tab'

/** Rows of node:sqlite have no prototype; what leaves here is like any other object. */
function plain<T>(row: object | undefined): T | null {
  return row ? ({ ...row } as T) : null
}

export function createReads(db: DatabaseSync) {
  return {
    ...createTableReads(db),
    ...createListReads(db),
    ...createGuestReads(db),
    ...createClockReads(db),
    ...createNoticeReads(db),
    ...createOrderReads(db),
  }
}

/** Say whose rows they are when they are damaged. A command that belongs to no table yet has an empty scope. */
function from<T>(table: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (table === '' || troubleOf(error) !== 'damaged') throw error
    throw new Damaged(table, { cause: error })
  }
}

function createTableReads(db: DatabaseSync) {
  const log = db.prepare('SELECT seq, body, time FROM log WHERE tab = ? AND seq > ? ORDER BY seq')
  const snapshot = db.prepare('SELECT tab AS "table", seq, version, body FROM snapshots WHERE tab = ?')
  const findCommand = createFindCommand(db)
  const chat = db.prepare(
    'SELECT n, name, seats, text, time, guest, removed FROM chat WHERE tab = ? AND n < ? ORDER BY n DESC LIMIT ?',
  )
  return {
    readLog: (table: string, after: number) =>
      from(table, () => log.all(table, after) as unknown as StoredRow[]),
    readSnapshot: (table: string) => from(table, () => plain<Snapshot>(snapshot.get(table))),
    findCommand: (scope: string, actor: string, id: string) =>
      from(scope, () => findCommand({ scope, actor, id })),
    readChat(table: string, before: number | null, limit: number): ChatRow[] {
      const last = before ?? Number.MAX_SAFE_INTEGER
      const rows = from(table, () => chat.all(table, last, limit) as Row[])
      return rows.reverse().map(toLine)
    },
  }
}

function toLine(row: Row): ChatRow {
  const seats = JSON.parse(row.seats as string) as number[]
  return { ...row, seats, removed: row.removed === 1 } as unknown as ChatRow
}

function createListReads(db: DatabaseSync) {
  const listed = db.prepare(`
    SELECT ${LISTING} FROM tables t ${CLOCK}
    WHERE t.public = 1 AND t.status = ? AND (? IS NULL OR t.game = ?) AND t.free >= ? AND (t.created, t.tab) < (?, ?)
    ORDER BY t.created DESC, t.tab DESC LIMIT ?`)
  const own = db.prepare(`
    SELECT ${LISTING}, p.seats AS yours, p.guest IN (SELECT value FROM json_each(t.to_move)) AS toMove
    FROM people p JOIN tables t ON t.tab = p.tab ${CLOCK}
    WHERE p.guest = ? AND t.status <> 'closed'
    ORDER BY toMove DESC, t.status = 'finished', t.updated DESC, t.tab LIMIT ?`)
  const botsDue = db.prepare('SELECT tab FROM tables WHERE bot_to_move = 1')
  const stale = db.prepare("SELECT tab FROM tables WHERE status = 'open' AND updated < ? LIMIT ?")
  const liveOf = db.prepare(`
    SELECT count(*) AS n FROM people p JOIN tables t ON t.tab = p.tab
    WHERE p.guest = ? AND t.status IN ('open', 'playing') AND t.updated >= ?`)
  const live = db.prepare(
    "SELECT count(*) AS n FROM tables WHERE status IN ('open', 'playing') AND updated >= ?",
  )
  return {
    listPublic(f: ListFilter): Listing[] {
      const [created, table] = f.before ?? [Number.MAX_SAFE_INTEGER, '']
      return listed.all(f.status, f.game, f.game, f.free ? 1 : 0, created, table, f.limit).map(toListing)
    },
    listOf: (guest: string, limit: number): OwnListing[] =>
      own.all(guest, limit).map((row) => ({
        ...toListing(row),
        yours: JSON.parse(row.yours as string) as number[],
        toMove: row.toMove === 1,
      })),
    listBotsDue: () => botsDue.all().map((row) => row.tab as string),
    listStale: (before: number, limit: number) => stale.all(before, limit).map((row) => row.tab as string),
    countLive: (guest: string | null, since: number) =>
      ((guest === null ? live.get(since) : liveOf.get(guest, since)) as { n: number }).n,
  }
}

function toListing(row: Row): Listing {
  return {
    ...row,
    public: row.public === 1,
    botToMove: row.botToMove === 1,
    waiting: JSON.parse(row.waiting as string) as number[],
  } as unknown as Listing
}

const DEVICE = 'd.id, d.guest, d.token_hash AS tokenHash, d.label, d.created, d.last_used AS lastUsed'

function createGuestReads(db: DatabaseSync) {
  const byToken = db.prepare(
    `SELECT ${DEVICE}, g.name AS guestName FROM devices d JOIN guests g ON g.id = d.guest WHERE d.token_hash = ?`,
  )
  const devices = db.prepare(
    `SELECT ${DEVICE} FROM devices d WHERE d.guest = ? ORDER BY d.last_used DESC, d.id`,
  )
  return {
    findGuest(tokenHash: string): { guest: Guest; device: DeviceRow } | null {
      const row = byToken.get(tokenHash)
      if (!row) return null
      const { guestName, ...device } = row as unknown as DeviceRow & { guestName: string }
      return { guest: { id: device.guest, name: guestName }, device }
    },
    listDevices: (guest: string) => devices.all(guest) as unknown as DeviceRow[],
  }
}
