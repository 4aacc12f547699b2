/** Every read from PostgreSQL. */
import type {
  ChatRow,
  DeviceRow,
  DueOrder,
  ListFilter,
  Listing,
  Newest,
  Outage,
  OwnListing,
  Snapshot,
  Storage,
  StoredCommand,
  StoredRow,
} from '../contract.ts'
import type { Database, Row, Statement } from './connection.ts'

const LISTING = `t.tab AS "table", t.game, t.status, t.public, t.name, t.host_name AS "hostName", t.seats, t.waiting,
  t.free, t.bot_to_move AS "botToMove", t.created, t.updated, c.due`
const CLOCK = 'LEFT JOIN clocks c ON c.tab = t.tab'
const DEVICE = 'd.id, d.guest, d.token_hash AS "tokenHash", d.label, d.created, d.last_used AS "lastUsed"'

const statement = (name: string, text: string): Statement => ({ name, text })

const LOG = statement('log', 'SELECT seq, body, time FROM log WHERE tab = $1 AND seq > $2 ORDER BY seq')
const SNAPSHOT = statement(
  'snapshot',
  'SELECT tab AS "table", seq, version, body FROM snapshots WHERE tab = $1',
)
const COMMAND = statement(
  'command',
  'SELECT scope, actor, id, digest, answer FROM commands WHERE scope = $1 AND actor = $2 AND id = $3',
)
const CHAT = statement(
  'chat',
  `SELECT n, name, seats, text, time, guest, removed FROM chat WHERE tab = $1 AND ($2::integer IS NULL OR n < $2)
   ORDER BY n DESC LIMIT $3`,
)
const LISTED = statement(
  'listed',
  `SELECT ${LISTING} FROM tables t ${CLOCK}
   WHERE t.public AND t.status = $1 AND ($2::text IS NULL OR t.game = $2) AND t.free >= $3
     AND ($4::bigint IS NULL OR (t.created, t.tab) < ($4, $5::text))
   ORDER BY t.created DESC, t.tab DESC LIMIT $6`,
)
const OWN = statement(
  'own',
  `SELECT ${LISTING}, p.seats AS yours, p.to_move AS "toMove" FROM people p JOIN tables t ON t.tab = p.tab ${CLOCK}
   WHERE p.guest = $1 AND t.status <> 'closed'
   ORDER BY p.to_move DESC, t.status = 'finished', t.updated DESC, t.tab LIMIT $2`,
)
const BOTS_DUE = statement('bots-due', 'SELECT tab FROM tables WHERE bot_to_move')
const STUCK = statement('stuck', 'SELECT tab FROM tables WHERE bot_to_move AND updated < $1')
const STALE = statement('stale', `SELECT tab FROM tables WHERE status = 'open' AND updated < $1 LIMIT $2`)
const DUE = statement('due', 'SELECT tab FROM clocks WHERE due <= $1 ORDER BY due LIMIT $2')
const DUE_ORDERS = statement(
  'due-orders',
  'SELECT tab AS "table", seat, due FROM orders WHERE due <= $1 ORDER BY due LIMIT $2',
)
const OUTAGES = statement('outages', 'SELECT since, until FROM outages WHERE until > $1 ORDER BY since')
const LIVE = statement(
  'live',
  `SELECT count(*) AS n FROM tables WHERE status IN ('open', 'playing') AND updated >= $1`,
)
const LIVE_OF = statement(
  'live-of',
  `SELECT count(*) AS n FROM people p JOIN tables t ON t.tab = p.tab
   WHERE p.guest = $1 AND t.status IN ('open', 'playing') AND t.updated >= $2`,
)
const BY_TOKEN = statement(
  'by-token',
  `SELECT ${DEVICE}, g.name AS "guestName" FROM devices d JOIN guests g ON g.id = d.guest WHERE d.token_hash = $1`,
)
const DEVICES = statement(
  'devices',
  `SELECT ${DEVICE} FROM devices d WHERE d.guest = $1 ORDER BY d.last_used DESC, d.id`,
)
const NEWEST = statement(
  'newest',
  `SELECT id AS "table", coalesce((SELECT max(seq) FROM log WHERE tab = id), 0) AS seq,
     coalesce((SELECT max(n) FROM chat WHERE tab = id), 0) AS chat
   FROM unnest($1::text[]) id`,
)
const CLOSED = statement(
  'closed',
  'SELECT id FROM unnest($1::text[]) id WHERE NOT EXISTS (SELECT FROM devices d WHERE d.id = id.id)',
)

type Reads = Pick<
  Storage,
  | 'readLog'
  | 'readSnapshot'
  | 'findCommand'
  | 'readChat'
  | 'listPublic'
  | 'listOf'
  | 'listBotsDue'
  | 'listStale'
  | 'countLive'
  | 'listDue'
  | 'listDueOrders'
  | 'listOutages'
  | 'findGuest'
  | 'listDevices'
> & {
  newest(tables: readonly string[]): Promise<Newest[]>
  listClosed(devices: readonly string[]): Promise<string[]>
  listStuck(before: number): Promise<string[]>
}

export function createReads(db: Database): Reads {
  const all = async <T>(query: Statement, ...values: unknown[]): Promise<T[]> =>
    (await db.read(query, values)) as T[]
  const first = async <T>(query: Statement, ...values: unknown[]): Promise<T | null> =>
    (await all<T>(query, ...values))[0] ?? null
  const tables = async (query: Statement, ...values: unknown[]): Promise<string[]> =>
    (await all<{ tab: string }>(query, ...values)).map(({ tab }) => tab)
  return {
    readLog: (table, after) => all<StoredRow>(LOG, table, after),
    readSnapshot: (table) => first<Snapshot>(SNAPSHOT, table),
    findCommand: (scope, actor, id) => first<StoredCommand>(COMMAND, scope, actor, id),
    async readChat(table, before, limit) {
      return (await all<Row>(CHAT, table, before, limit)).reverse().map(toLine)
    },

    async listPublic(f: ListFilter) {
      const [created, table] = f.before ?? [null, null]
      const rows = await all<Row>(LISTED, f.status, f.game, f.free ? 1 : 0, created, table, f.limit)
      return rows.map(toListing)
    },
    async listOf(guest, limit) {
      const rows = await all<Row & { yours: string; toMove: boolean }>(OWN, guest, limit)
      return rows.map((row): OwnListing => {
        const yours = JSON.parse(row.yours) as number[]
        return { ...toListing(row), yours, toMove: row.toMove }
      })
    },
    listBotsDue: () => tables(BOTS_DUE),
    listStuck: (before) => tables(STUCK, before),
    listStale: (before, limit) => tables(STALE, before, limit),
    listDue: (now, limit) => tables(DUE, now, limit),
    listDueOrders: (now, limit) => all<DueOrder>(DUE_ORDERS, now, limit),
    listOutages: (since) => all<Outage>(OUTAGES, since),
    async countLive(guest, since) {
      const counted =
        guest === null ? first<{ n: number }>(LIVE, since) : first<{ n: number }>(LIVE_OF, guest, since)
      return (await counted)!.n
    },

    async findGuest(tokenHash) {
      const row = await first<DeviceRow & { guestName: string }>(BY_TOKEN, tokenHash)
      if (!row) return null
      const { guestName, ...device } = row
      return { guest: { id: device.guest, name: guestName }, device }
    },
    listDevices: (guest) => all<DeviceRow>(DEVICES, guest),

    newest: (ids) => all<Newest>(NEWEST, ids),
    listClosed: async (devices) => (await all<{ id: string }>(CLOSED, devices)).map(({ id }) => id),
  }
}

function toListing(row: Row): Listing {
  return { ...row, waiting: JSON.parse(row.waiting as string) as number[] } as unknown as Listing
}

function toLine(row: Row): ChatRow {
  const seats = JSON.parse(row.seats as string) as number[]
  return { ...row, seats, removed: row.removed === 1 } as unknown as ChatRow
}
