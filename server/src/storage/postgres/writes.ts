/**
 * Every write to PostgreSQL but appending: each one statement that does no harm when it is sent again, because
 * after a lost connection it is.
 */
import type { ChatAdded, Guest, Outage, Storage, StoredCommand } from '../contract.ts'
import { CHANNEL } from './append.ts'
import type { Database, Row, Statement } from './connection.ts'
import { SWEEP_NOTICES, SWEEP_UNCONFIRMED } from './notices.ts'

const statement = (name: string, text: string): Statement => ({ name, text })

const SAVE_SNAPSHOTS = statement(
  'save-snapshots',
  `INSERT INTO snapshots (tab, seq, version, body)
   SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::text[])
   ON CONFLICT (tab) DO UPDATE SET seq = excluded.seq, version = excluded.version, body = excluded.body
   WHERE snapshots.seq < excluded.seq`,
)

/** The row of chat_heads is what two lines said at once wait for; each then gets its own number. */
const ADD_CHAT = statement(
  'add-chat',
  `WITH
     earlier AS (
       SELECT scope, actor, id, digest, answer FROM commands WHERE scope = $8 AND actor = $9 AND id = $10
     ),
     head AS (
       INSERT INTO chat_heads (tab, n) SELECT $2::text, 1 WHERE NOT EXISTS (SELECT FROM earlier)
       ON CONFLICT (tab) DO UPDATE SET n = chat_heads.n + 1
       RETURNING n
     ),
     line AS (
       INSERT INTO chat (tab, n, name, seats, text, time, guest)
       SELECT $2::text, n, $3::text, $4::text, $5::text, $6::bigint, $12::text FROM head
     ),
     old AS (DELETE FROM chat USING head WHERE chat.tab = $2 AND chat.n <= head.n - $7::integer),
     command AS (
       INSERT INTO commands (scope, actor, id, digest, answer)
       SELECT $8::text, $9::text, $10::text, $11::text, '{"n":' || n || '}' FROM head
     ),
     news AS (SELECT json_build_object('from', $1::text, 'said', $2::text, 'n', n)::text AS text FROM head)
   SELECT (SELECT n FROM head) AS n, (SELECT to_json(e) FROM earlier e) AS earlier,
     (SELECT count(pg_notify('${CHANNEL}', text)) FROM news) AS told`,
)

const ADD_GUEST = statement(
  'add-guest',
  `WITH guest AS (INSERT INTO guests (id, name) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING)
   INSERT INTO devices (id, guest, token_hash, label, created, last_used) VALUES ($3, $1, $4, $5, $6, $7)
   ON CONFLICT (id) DO NOTHING`,
)
const RENAME = statement('rename', 'UPDATE guests SET name = $2 WHERE id = $1')
const TOUCH = statement('touch', 'UPDATE devices SET last_used = $2 WHERE id = $1')

const CLOSE_DEVICES = statement(
  'close-devices',
  `WITH
     codes AS (DELETE FROM codes WHERE guest = $2 AND $3::text IS NULL AND $4::text IS NULL),
     closed AS (
       DELETE FROM devices WHERE guest = $2 AND ($3::text IS NULL OR id = $3) AND ($4::text IS NULL OR id <> $4)
       RETURNING id, last_used
     )
   SELECT id, pg_notify('${CHANNEL}', json_build_object('from', $1::text, 'closed', id)::text)
   FROM (SELECT id FROM closed ORDER BY last_used, id) ordered`,
)

const ADD_CODE = statement(
  'add-code',
  `INSERT INTO codes (hash, guest, expires) VALUES ($1, $2, $3)
   ON CONFLICT (guest) DO UPDATE SET hash = excluded.hash, expires = excluded.expires`,
)

/** When the device is there already, an earlier run of the same has succeeded. */
const REDEEM = statement(
  'redeem',
  `WITH
     code AS (DELETE FROM codes WHERE hash = $2 RETURNING guest, expires),
     done AS (SELECT g.id, g.name FROM devices d JOIN guests g ON g.id = d.guest WHERE d.id = $5),
     owner AS (SELECT g.id, g.name FROM code JOIN guests g ON g.id = code.guest WHERE code.expires > $3),
     closed AS (
       DELETE FROM devices WHERE id IN (
         SELECT d.id FROM devices d JOIN owner ON d.guest = owner.id
         ORDER BY d.last_used DESC, d.id DESC OFFSET $4::integer
       ) RETURNING id, last_used
     ),
     device AS (
       INSERT INTO devices (id, guest, token_hash, label, created, last_used)
       SELECT $5::text, owner.id, $6::text, $7::text, $8::bigint, $9::bigint FROM owner
     ),
     news AS (SELECT json_build_object('from', $1::text, 'closed', id)::text AS text FROM closed)
   SELECT id, name,
     coalesce((SELECT json_agg(closed.id ORDER BY last_used, closed.id) FROM closed), '[]') AS closed,
     (SELECT count(pg_notify('${CHANNEL}', text)) FROM news) AS told
   FROM (SELECT id, name FROM owner UNION ALL SELECT id, name FROM done) who`,
)
/** Of two processes that find the same outage, one waits for the other, and then sees that somebody was there. */
const BEAT = statement(
  'beat',
  `WITH
     seen AS (SELECT time FROM alive WHERE one = 1 FOR UPDATE),
     gap AS (SELECT time AS since, $1::bigint AS until FROM seen WHERE $1::bigint - time > $2::bigint),
     outage AS (INSERT INTO outages (since, until) SELECT since, until FROM gap ON CONFLICT (since) DO NOTHING),
     delayed AS (
       UPDATE clocks SET due = due + gap.until - greatest(at, gap.since) FROM gap
       WHERE due IS NOT NULL AND at < gap.until
     ),
     live AS (
       INSERT INTO alive (one, time) VALUES (1, $1::bigint)
       ON CONFLICT (one) DO UPDATE SET time = greatest(alive.time, excluded.time)
     )
   SELECT since, until FROM gap`,
)
const MOVE_ORDER = statement(
  'move-order',
  'UPDATE orders SET due = $4 WHERE tab = $1 AND seat = $2 AND due = $3',
)
const DROP_ORDER = statement('drop-order', 'DELETE FROM orders WHERE tab = $1 AND seat = $2 AND due = $3')
const SWEEP = statement(
  'sweep',
  `WITH sent AS (${SWEEP_NOTICES}), unconfirmed AS (${SWEEP_UNCONFIRMED}) DELETE FROM codes WHERE expires <= $1`,
)
const CHECK = statement(
  'check',
  `INSERT INTO health (one, checks) VALUES (1, 1)
   ON CONFLICT (one) DO UPDATE SET checks = health.checks + 1 RETURNING checks`,
)

type Writes = Pick<
  Storage,
  | 'saveSnapshots'
  | 'addChat'
  | 'addGuest'
  | 'renameGuest'
  | 'touchDevice'
  | 'closeDevices'
  | 'addCode'
  | 'redeemCode'
  | 'beat'
  | 'moveOrder'
  | 'sweep'
  | 'check'
>

/** `from` is this process, which does not need its own news. */
export function createWrites(db: Database, from: string): Writes {
  const run = async (query: Statement, ...values: unknown[]): Promise<Row[]> =>
    (await db.write(query, values)).rows
  return {
    async saveSnapshots(snapshots) {
      const column = (name: 'table' | 'seq' | 'version' | 'body') => snapshots.map((each) => each[name])
      await run(SAVE_SNAPSHOTS, column('table'), column('seq'), column('version'), column('body'))
    },

    async addChat(table, line, keep, command): Promise<ChatAdded> {
      const { name, text, time, guest } = line
      const seats = JSON.stringify(line.seats)
      const { scope, actor, id, digest } = command
      const values = [from, table, name, seats, text, time, keep, scope, actor, id, digest, guest]
      const [row] = await run(ADD_CHAT, ...values)
      if (row!.earlier) return { kind: 'repeated', command: row!.earlier as StoredCommand }
      return { kind: 'done', n: row!.n as number }
    },

    async addGuest({ id, name }, d) {
      await run(ADD_GUEST, id, name, d.id, d.tokenHash, d.label, d.created, d.lastUsed)
    },
    renameGuest: async (guest, name) => void (await run(RENAME, guest, name)),
    touchDevice: async (device, time) => void (await run(TOUCH, device, time)),
    async closeDevices(guest, which) {
      const only = typeof which === 'object' && 'only' in which ? which.only : null
      const except = typeof which === 'object' && 'except' in which ? which.except : null
      return (await run(CLOSE_DEVICES, from, guest, only, except)).map(({ id }) => id as string)
    },
    addCode: async (hash, guest, expires) => void (await run(ADD_CODE, hash, guest, expires)),
    async redeemCode(hash, now, d, maxDevices) {
      const device = [d.id, d.tokenHash, d.label, d.created, d.lastUsed]
      const [row] = await run(REDEEM, from, hash, now, maxDevices - 1, ...device)
      if (!row) return null
      const { closed, id, name } = row as unknown as Guest & { closed: string[] }
      return { guest: { id, name }, closed }
    },

    async beat(now, tolerance) {
      const [outage] = await run(BEAT, now, tolerance)
      return (outage as unknown as Outage | undefined) ?? null
    },
    async moveOrder({ table, seat, due }, later) {
      if (later === null) await run(DROP_ORDER, table, seat, due)
      else await run(MOVE_ORDER, table, seat, due, later)
    },
    sweep: async (now) => void (await run(SWEEP, now)),
    // Something that must be written, to see whether it can.
    check: async () => Number((await run(CHECK))[0]!.checks),
  }
}
