/**
 * Every write to the SQLite file, as plain functions that run on the writer thread, which takes back what they
 * wrote when they throw.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { ClubStatement, Value } from '../club-statements.ts'
import { createClockWrites } from './clocks.ts'
import { createClub } from './club.ts'
import { createCommands } from './commands.ts'
import { isConstraint } from './errors.ts'
import { createNoticeWrites } from './notices.ts'
import { createOrderWrites } from './orders.ts'
import type {
  Append,
  Appended,
  ChatAdded,
  NewLine,
  DeviceRow,
  Guest,
  Listing,
  Person,
  Snapshot,
  StoredCommand,
  TurnChange,
} from '../contract.ts'

/** Tables whose last row and people are remembered. */
const MAX_KNOWN = 50_000

/** An expected refusal: what was written so far is taken back, and this is the answer. */
export class Refused extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('refused')
    this.answer = answer
  }
}

export const DONE: Appended = { kind: 'done' }

export type Writes = ReturnType<typeof createWrites>
export type WriteName = keyof Writes

export function createWrites(db: DatabaseSync) {
  const { putClock, ...clocks } = createClockWrites(db)
  const { changeWaits, sweepNotices, writes: notices } = createNoticeWrites(db)
  const { sweep, ...guests } = createGuestWrites(db)
  const { putOrders, moveOrder } = createOrderWrites(db)
  const tables = createTableWrites(db, ({ table, clock, waits, orders }) => {
    if (clock) putClock(table, clock)
    if (waits) changeWaits(table, waits)
    if (orders) putOrders(table, orders)
  })
  const club = createClub(db)
  return {
    ...tables,
    ...guests,
    ...clocks,
    ...notices,
    moveOrder,
    club(name: ClubStatement, values: readonly Value[]) {
      // Whatever is done about a table there, nothing that is remembered of it holds any more.
      if (name === 'purgeLog') tables.forget(String(values[0]))
      return club(name, values)
    },
    sweep(now: number): void {
      sweep(now)
      sweepNotices(now)
    },
  }
}

/** `also`: what else is to be written of a part. */
function createTableWrites(db: DatabaseSync, also: (part: Append) => void) {
  const lastSeq = db.prepare('SELECT max(seq) AS seq FROM log WHERE tab = ?')
  const addRow = db.prepare('INSERT INTO log (tab, seq, body, time) VALUES (?, ?, ?, ?)')
  const addLast = db.prepare(
    'INSERT INTO log (tab, seq, body, time, actor, command, digest, answer) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const putSnapshot = db.prepare(
    'INSERT OR REPLACE INTO snapshots (tab, seq, version, body) VALUES (?, ?, ?, ?)',
  )
  const command = createCommands(db)
  const projection = createProjection(db)
  const addLine = db.prepare(
    'INSERT INTO chat (tab, n, name, seats, text, time, guest) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const lastLine = db.prepare('SELECT max(n) AS n FROM chat WHERE tab = ?')
  const trimChat = db.prepare('DELETE FROM chat WHERE tab = ? AND n <= ?')

  const saveSnapshot = (s: Snapshot): void => void putSnapshot.run(s.table, s.seq, s.version, s.body)

  /** The last row of tables that were written to lately; this thread is the only one that writes. */
  const lastSeqs = new Map<string, number>()
  const lastOf = (table: string): number =>
    lastSeqs.get(table) ?? (lastSeq.get(table) as { seq: number | null }).seq ?? 0

  /** Nothing is written before this is known of all parts, so that a refusal leaves nothing to take back. */
  const canAppend = ({ table, rows, command: c }: Append): boolean =>
    (rows.length === 0 || rows[0]!.seq === lastOf(table) + 1) && !(c?.scope === table && command.has(c))

  const addRows = ({ table, rows, command: c }: Append): void => {
    const inLog = c !== null && c.scope === table && rows.length > 0
    for (let i = 0; i < rows.length; i++) {
      const { seq, body, time } = rows[i]!
      if (!inLog || i < rows.length - 1) addRow.run(table, seq, body, time)
      else addLast.run(table, seq, body, time, c.actor, c.id, c.digest, c.answer)
    }
    if (inLog) command.note(c)
    else if (c) command.add(c)
  }

  const appendPart = (part: Append): void => {
    addRows(part)
    if (part.listing) projection.list(part.listing, part.people)
    else if (part.people) projection.toMove(part.table, part.people)
    if (part.people) projection.people(part.table, part.people)
    if (part.turn) projection.turn(part.table, part.turn)
    if (part.snapshot) saveSnapshot(part.snapshot)
    also(part)
    if (part.rows.length === 0) return
    if (lastSeqs.size >= MAX_KNOWN) lastSeqs.clear()
    lastSeqs.set(part.table, part.rows.at(-1)!.seq)
  }

  /** A command that was done before is recognised whatever else stands in its way. */
  const refusal = (parts: readonly Append[]): Appended => {
    const earlier = parts.map((part) => part.command && command.find(part.command)).find((found) => found)
    return earlier ? { kind: 'repeated', command: earlier } : { kind: 'conflict' }
  }

  return {
    /** What was written to a table has been taken back. */
    forget(table: string): void {
      lastSeqs.delete(table)
      command.forget(table)
      projection.forget(table)
    },

    append(parts: readonly Append[]): Appended {
      if (!parts.every(canAppend)) return refusal(parts)
      try {
        for (const part of parts) appendPart(part)
        return DONE
      } catch (error) {
        if (!isConstraint(error)) throw error
        throw new Refused(refusal(parts))
      }
    },

    saveSnapshots(snapshots: readonly Snapshot[]): void {
      for (const snapshot of snapshots) saveSnapshot(snapshot)
    },

    addChat(table: string, line: NewLine, keep: number, said: StoredCommand): ChatAdded {
      const earlier = command.find(said)
      if (earlier) return { kind: 'repeated', command: earlier }
      const n = ((lastLine.get(table) as { n: number | null }).n ?? 0) + 1
      const { name, seats, text, time, guest } = line
      addLine.run(table, n, name, JSON.stringify(seats), text, time, guest)
      if (n > keep) trimChat.run(table, n - keep)
      command.add({ ...said, answer: JSON.stringify({ n }) })
      return { kind: 'done', n }
    },
  }
}

/** Rows of node:sqlite have no prototype, and a message to another thread takes only plain objects well. */
function plainRow<T>(statement: StatementSync, ...args: (string | number)[]): T | null {
  const row = statement.get(...args)
  return row ? ({ ...row } as T) : null
}

function listToMove(people: readonly Person[]): string {
  return JSON.stringify(people.filter((p) => p.toMove).map((p) => p.guest))
}

function createProjection(db: DatabaseSync) {
  // Without a list of those to move, the one there is stays.
  const put = db.prepare(`
    INSERT INTO tables
      (tab, game, status, public, name, host_name, seats, waiting, free, bot_to_move, created, updated, to_move)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ifnull(?13, '[]'))
    ON CONFLICT (tab) DO UPDATE SET status = excluded.status, name = excluded.name, host_name = excluded.host_name,
      seats = excluded.seats, waiting = excluded.waiting, free = excluded.free, bot_to_move = excluded.bot_to_move,
      updated = excluded.updated, to_move = ifnull(?13, to_move)`)
  const putTurn = db.prepare(
    'UPDATE tables SET waiting = ?, bot_to_move = ?, updated = ?, to_move = ? WHERE tab = ?',
  )
  const putToMove = db.prepare('UPDATE tables SET to_move = ? WHERE tab = ?')
  const known = db.prepare('SELECT guest, seats FROM people WHERE tab = ?')
  const drop = db.prepare('DELETE FROM people WHERE guest = ? AND tab = ?')
  const add = db.prepare('INSERT OR REPLACE INTO people (tab, guest, seats) VALUES (?, ?, ?)')
  const note = db.prepare('INSERT OR IGNORE INTO former (guest, tab) VALUES (?, ?)')

  /** Only those who differ are written: each person's row is on another page of the disk. */
  const seat = (table: string, people: readonly Person[]): void => {
    const rows = known.all(table) as unknown as { guest: string; seats: string }[]
    const before = new Map(rows.map((row) => [row.guest, row.seats]))
    for (const p of people) {
      const seats = JSON.stringify(p.seats)
      if (before.get(p.guest) !== seats) add.run(table, p.guest, seats)
      before.delete(p.guest)
    }
    for (const gone of before.keys()) {
      drop.run(gone, table)
      note.run(gone, table)
    }
  }

  /** Who sits where at tables that were written to lately. */
  const seated = new Map<string, string>()

  return {
    forget: (table: string): void => void seated.delete(table),

    list(l: Listing, people: readonly Person[] | null): void {
      put.run(
        l.table,
        l.game,
        l.status,
        l.public ? 1 : 0,
        l.name,
        l.hostName,
        l.seats,
        JSON.stringify(l.waiting),
        l.free,
        l.botToMove ? 1 : 0,
        l.created,
        l.updated,
        people && listToMove(people),
      )
    },
    turn(table: string, { waiting, botToMove, updated, toMove }: TurnChange): void {
      putTurn.run(JSON.stringify(waiting), botToMove ? 1 : 0, updated, JSON.stringify(toMove), table)
    },
    toMove: (table: string, people: readonly Person[]): void => void putToMove.run(listToMove(people), table),
    people(table: string, people: readonly Person[]): void {
      const seating = people.map((p) => `${p.guest} ${p.seats.join()}`).join(';')
      if (seated.get(table) === seating) return
      seat(table, people)
      if (seated.size >= MAX_KNOWN) seated.clear()
      seated.set(table, seating)
    },
  }
}

const DEVICE = 'id, guest, token_hash AS tokenHash, label, created, last_used AS lastUsed'

function createGuestWrites(db: DatabaseSync) {
  const addGuest = db.prepare('INSERT INTO guests (id, name) VALUES (?, ?)')
  const rename = db.prepare('UPDATE guests SET name = ? WHERE id = ?')
  const findGuest = db.prepare('SELECT id, name FROM guests WHERE id = ?')
  const addDevice = db.prepare(
    'INSERT INTO devices (id, guest, token_hash, label, created, last_used) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const touch = db.prepare('UPDATE devices SET last_used = ? WHERE id = ?')
  const devicesOf = db.prepare(`SELECT ${DEVICE} FROM devices WHERE guest = ? ORDER BY last_used, id`)
  const closeDevice = db.prepare('DELETE FROM devices WHERE id = ?')
  const dropCodes = db.prepare('DELETE FROM codes WHERE guest = ?')
  const addCode = db.prepare('INSERT INTO codes (hash, guest, expires) VALUES (?, ?, ?)')
  const takeCode = db.prepare('DELETE FROM codes WHERE hash = ? RETURNING guest, expires')
  const dropExpired = db.prepare('DELETE FROM codes WHERE expires <= ?')
  const countCheck = db.prepare(
    'INSERT INTO health (one, checks) VALUES (1, 1) ON CONFLICT (one) DO UPDATE SET checks = checks + 1 RETURNING checks',
  )

  const putDevice = (d: DeviceRow): void =>
    void addDevice.run(d.id, d.guest, d.tokenHash, d.label, d.created, d.lastUsed)
  const list = (guest: string): DeviceRow[] => devicesOf.all(guest) as unknown as DeviceRow[]
  const close = (devices: readonly DeviceRow[]): string[] =>
    devices.map((device) => {
      closeDevice.run(device.id)
      return device.id
    })

  return {
    addGuest(guest: Guest, device: DeviceRow): void {
      addGuest.run(guest.id, guest.name)
      putDevice(device)
    },
    renameGuest: (guest: string, name: string): void => void rename.run(name, guest),
    touchDevice: (device: string, time: number): void => void touch.run(time, device),
    closeDevices(guest: string, which: { only?: string; except?: string } | 'all'): string[] {
      if (which === 'all') dropCodes.run(guest)
      return close(
        list(guest).filter(
          ({ id }) => which === 'all' || (which.only !== undefined ? id === which.only : id !== which.except),
        ),
      )
    },
    addCode(hash: string, guest: string, expires: number): void {
      dropCodes.run(guest)
      addCode.run(hash, guest, expires)
    },
    redeemCode(
      hash: string,
      now: number,
      device: Omit<DeviceRow, 'guest'>,
      maxDevices: number,
    ): { guest: Guest; closed: string[] } | null {
      const code = takeCode.get(hash) as { guest: string; expires: number } | undefined
      if (!code || code.expires <= now) return null
      const guest = plainRow<Guest>(findGuest, code.guest)
      if (!guest) return null
      const devices = list(guest.id)
      const closed = close(devices.slice(0, Math.max(0, devices.length + 1 - maxDevices)))
      putDevice({ ...device, guest: guest.id })
      return { guest, closed }
    },
    sweep: (now: number): void => void dropExpired.run(now),
    /** Something that must be written, to see whether it can. */
    check: (): number => (countCheck.get() as { checks: number }).checks,
  }
}
