/** Channels of people, whom they wait for, and what was sent, in PostgreSQL. */
import type { Channel, DueNotice, NoticeStorage, Wait } from '../notice-contract.ts'
import type { Database, Row, Statement } from './connection.ts'

const DAY = 24 * 60 * 60_000
const CHANNEL =
  'c.id, c.guest, c.kind, c.target, c.token_hash AS "tokenHash", c.ready, c.delay, c.next, c.seen'
const SENDABLE = `NOT EXISTS (SELECT FROM sent s WHERE s.channel = c.id AND s.tab = w.tab AND s.seq = w.seq
  AND (s.done OR s.until > $1))`

const statement = (name: string, text: string): Statement => ({ name, text })

const OF = statement('channels', `SELECT ${CHANNEL} FROM channels c WHERE c.guest = $1 ORDER BY c.id`)
const BY_TOKEN = statement('channel-by-token', `SELECT ${CHANNEL} FROM channels c WHERE c.token_hash = $1`)
// A turn that was seen on an open page is known; whoever wants to hear of it later is left alone while there.
const TURNS = statement(
  'due-turns',
  `SELECT ${CHANNEL}, w.tab, w.seq, w.since FROM waits w JOIN channels c ON c.guest = w.guest
   WHERE c.ready AND c.delay IS NOT NULL AND c.seen <= $2 AND ${SENDABLE}
     AND ((c.delay = 0 AND NOT w.known AND c.seen < w.since) OR (c.delay > 0 AND greatest(w.since, c.seen) + c.delay <= $1))
   ORDER BY w.since LIMIT $3`,
)
const DAYS = statement(
  'due-days',
  `SELECT ${CHANNEL} FROM channels c, (SELECT '' AS tab, 0 AS seq) w
   WHERE c.ready AND c.delay IS NULL AND c.next <= $1 AND ${SENDABLE} ORDER BY c.next LIMIT $2`,
)
const PUT = statement(
  'put-channel',
  `INSERT INTO channels (id, guest, kind, target, token_hash, ready, delay, next, seen)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   ON CONFLICT (id) DO UPDATE SET target = excluded.target, token_hash = excluded.token_hash,
     ready = excluded.ready, delay = excluded.delay, next = excluded.next, seen = excluded.seen`,
)
const DROP = statement(
  'drop-channel',
  'WITH sent AS (DELETE FROM sent WHERE channel = $1) DELETE FROM channels WHERE id = $1',
)
const SEEN = statement(
  'seen',
  `UPDATE channels c SET seen = greatest(c.seen, s.at)
   FROM unnest($1::text[], $2::bigint[]) AS s (guest, at) WHERE c.guest = s.guest`,
)
/** Sent again after a lost connection, it finds the notice in its own hand: `until` is what tells its hands apart. */
const TAKE = statement(
  'take-notice',
  `WITH taken AS (
     INSERT INTO sent AS s (channel, tab, seq, until, tries, done)
     SELECT $1::text, $2::text, $3::integer, $4::bigint, 1, false
     WHERE $2 = '' OR EXISTS (SELECT FROM waits WHERE tab = $2 AND guest = $5 AND seq = $3)
     ON CONFLICT (channel, tab, seq) DO UPDATE SET until = excluded.until, tries = s.tries + 1
       WHERE NOT s.done AND s.until <= $6
     RETURNING tries
   )
   SELECT tries FROM taken`,
)
const END = statement(
  'end-notice',
  'UPDATE sent SET until = $4, done = $5 WHERE channel = $1 AND tab = $2 AND seq = $3',
)
const DAY_OVER = statement(
  'end-day',
  `WITH sent AS (DELETE FROM sent WHERE channel = $1)
   UPDATE channels SET next = next + ${DAY} * (1 + greatest(0, $2::bigint - next) / ${DAY})
   WHERE id = $1 AND next <= $2`,
)
const SECRET = statement(
  'secret',
  `WITH added AS (INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING value)
   SELECT value FROM secrets WHERE name = $1 UNION ALL SELECT value FROM added`,
)

const FIND_SECRET = statement('find-secret', 'SELECT value FROM secrets WHERE name = $1')
export const SET_SECRET = statement(
  'set-secret',
  'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
)

export const SWEEP_UNCONFIRMED = 'DELETE FROM channels WHERE NOT ready AND next <= $1'
export const SWEEP_NOTICES = `DELETE FROM sent WHERE tab <> '' AND NOT EXISTS (
  SELECT FROM waits w WHERE w.tab = sent.tab AND w.seq = sent.seq)`

export function createNotices(db: Database): NoticeStorage {
  const read = async (query: Statement, ...values: unknown[]): Promise<Row[]> => db.read(query, values)
  const write = async (query: Statement, ...values: unknown[]): Promise<Row[]> =>
    (await db.write(query, values)).rows
  const keyOf = ({ channel, wait }: DueNotice) => [channel.id, wait?.table ?? '', wait?.seq ?? 0] as const
  return {
    listChannels: async (guest) => (await read(OF, guest)).map(toChannel),
    findChannel: async (tokenHash) => (await read(BY_TOKEN, tokenHash)).map(toChannel)[0] ?? null,
    async listNotices(now, open, limit) {
      const turns = (await read(TURNS, now, open, limit)).map((row): DueNotice => {
        const { tab, guest, seq, since } = row
        return { channel: toChannel(row), wait: { table: tab, guest, seq, since } as Wait }
      })
      const days = await read(DAYS, now, limit)
      return [...turns, ...days.map((row) => ({ channel: toChannel(row), wait: null }))]
    },
    async putChannel(c) {
      await write(PUT, c.id, c.guest, c.kind, c.target, c.tokenHash, c.ready, c.delay, c.next, c.seen)
    },
    dropChannel: async (id) => void (await write(DROP, id)),
    async noteSeen(seen) {
      const [guests, times] = [seen.map(([guest]) => guest), seen.map(([, at]) => at)]
      await write(SEEN, guests, times)
    },
    async takeNotice(notice, now, until) {
      const [row] = await write(TAKE, ...keyOf(notice), until, notice.channel.guest, now)
      return (row?.tries as number | undefined) ?? null
    },
    async endNotice(notice, now, again) {
      if (notice.wait || again !== null) await write(END, ...keyOf(notice), again ?? 0, again === null)
      else await write(DAY_OVER, notice.channel.id, now)
    },
    findSecret: async (name) => ((await read(FIND_SECRET, name))[0]?.value as string | undefined) ?? null,
    putSecret: async (name, value) => void (await write(SET_SECRET, name, value)),
    // Of two processes that start together, one may have to look again for what the other wrote.
    async keepSecret(name, value) {
      const rows = await write(SECRET, name, value)
      return (rows[0] ?? (await write(SECRET, name, value))[0])!.value as string
    },
  }
}

function toChannel({ id, guest, kind, target, tokenHash, ready, delay, next, seen }: Row): Channel {
  return { id, guest, kind, target, tokenHash, ready, delay, next, seen } as Channel
}
