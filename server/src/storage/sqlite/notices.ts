/** Channels of people, whom they wait for, and what was sent, in the SQLite file. */
import type { DatabaseSync } from 'node:sqlite'
import type { Channel, DueNotice, Wait, WaitChange } from '../notice-contract.ts'

type Row = Record<string, unknown>

const DAY = 24 * 60 * 60_000
const CHANNEL = `c.id, c.guest, c.kind, c.target, c.token_hash AS tokenHash, c.ready, c.delay, c.next, c.seen`
const SENDABLE = `NOT EXISTS (SELECT 1 FROM sent s WHERE s.channel = c.id AND s.tab = w.tab AND s.seq = w.seq
  AND (s.done = 1 OR s.until > ?1))`

function toChannel({ id, guest, kind, target, tokenHash, ready, delay, next, seen }: Row): Channel {
  return { id, guest, kind, target, tokenHash, ready: ready === 1, delay, next, seen } as Channel
}

export function createNoticeReads(db: DatabaseSync) {
  const of = db.prepare(`SELECT ${CHANNEL} FROM channels c WHERE c.guest = ? ORDER BY c.id`)
  const byToken = db.prepare(`SELECT ${CHANNEL} FROM channels c WHERE c.token_hash = ?`)
  // A turn that was seen on an open page is known; whoever wants to hear of it later is left alone while there.
  const turns = db.prepare(`
    SELECT ${CHANNEL}, w.tab, w.seq, w.since FROM waits w JOIN channels c ON c.guest = w.guest
    WHERE c.ready = 1 AND c.delay IS NOT NULL AND c.seen <= ?2 AND ${SENDABLE}
      AND ((c.delay = 0 AND w.known = 0 AND c.seen < w.since) OR (c.delay > 0 AND max(w.since, c.seen) + c.delay <= ?1))
    ORDER BY w.since LIMIT ?3`)
  const days = db.prepare(`
    SELECT ${CHANNEL} FROM channels c, (SELECT '' AS tab, 0 AS seq) w
    WHERE c.ready = 1 AND c.delay IS NULL AND c.next <= ?1 AND ${SENDABLE} ORDER BY c.next LIMIT ?2`)
  const secret = db.prepare('SELECT value FROM secrets WHERE name = ?')
  return {
    findSecret: (name: string) => (secret.get(name)?.value as string | undefined) ?? null,
    listChannels: (guest: string): Channel[] => of.all(guest).map(toChannel),
    findChannel(tokenHash: string): Channel | null {
      const row = byToken.get(tokenHash)
      return row ? toChannel(row) : null
    },
    listNotices(now: number, open: number, limit: number): DueNotice[] {
      const due = turns.all(now, open, limit).map((row): DueNotice => {
        const { tab, guest, seq, since } = row
        return { channel: toChannel(row), wait: { table: tab, guest, seq, since } as Wait }
      })
      return [...due, ...days.all(now, limit).map((row) => ({ channel: toChannel(row), wait: null }))]
    },
  }
}

export function createNoticeWrites(db: DatabaseSync) {
  const put = db.prepare(`
    INSERT OR REPLACE INTO channels (id, guest, kind, target, token_hash, ready, delay, next, seen)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const drop = db.prepare('DELETE FROM channels WHERE id = ?')
  const dropSent = db.prepare('DELETE FROM sent WHERE channel = ?')
  const seen = db.prepare('UPDATE channels SET seen = max(seen, ?) WHERE guest = ?')
  const begin = db.prepare(`
    INSERT OR REPLACE INTO waits (tab, guest, seq, since, known)
    SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM channels WHERE guest = ?2)`)
  const end = db.prepare('DELETE FROM waits WHERE tab = ? AND guest = ?')
  const take = db.prepare(`
    INSERT INTO sent (channel, tab, seq, until, tries, done)
    SELECT ?1, ?2, ?3, ?4, 1, 0
    WHERE ?2 = '' OR EXISTS (SELECT 1 FROM waits WHERE tab = ?2 AND guest = ?5 AND seq = ?3)
    ON CONFLICT (channel, tab, seq) DO UPDATE SET until = excluded.until, tries = tries + 1
      WHERE done = 0 AND until <= ?6
    RETURNING tries`)
  const finish = db.prepare('UPDATE sent SET until = ?, done = ? WHERE channel = ? AND tab = ? AND seq = ?')
  const dayOver = db.prepare(
    `UPDATE channels SET next = next + ${DAY} * (1 + max(0, CAST(? AS INTEGER) - next) / ${DAY}) WHERE id = ?`,
  )
  const sweep = db.prepare(`
    DELETE FROM sent WHERE tab <> '' AND NOT EXISTS (
      SELECT 1 FROM waits w WHERE w.tab = sent.tab AND w.seq = sent.seq)`)
  const unconfirmed = db.prepare('DELETE FROM channels WHERE ready = 0 AND next <= ?')
  const secret = db.prepare('SELECT value FROM secrets WHERE name = ?')
  const addSecret = db.prepare('INSERT INTO secrets (name, value) VALUES (?, ?)')
  const setSecret = db.prepare('INSERT OR REPLACE INTO secrets (name, value) VALUES (?, ?)')
  const keyOf = ({ channel, wait }: DueNotice) => [channel.id, wait?.table ?? '', wait?.seq ?? 0] as const
  return {
    changeWaits(table: string, { over, begun, anew, seq, since }: WaitChange): void {
      for (const guest of over) end.run(table, guest)
      for (const guest of begun) begin.run(table, guest, seq, since, 0)
      for (const guest of anew) begin.run(table, guest, seq, since, 1)
    },
    sweepNotices(now: number): void {
      sweep.run()
      unconfirmed.run(now)
    },
    writes: {
      putChannel(c: Channel): void {
        put.run(c.id, c.guest, c.kind, c.target, c.tokenHash, c.ready ? 1 : 0, c.delay, c.next, c.seen)
      },
      dropChannel(id: string): void {
        drop.run(id)
        dropSent.run(id)
      },
      noteSeen(times: readonly (readonly [guest: string, at: number])[]): void {
        for (const [guest, at] of times) seen.run(at, guest)
      },
      takeNotice(notice: DueNotice, now: number, until: number): number | null {
        const row = take.get(...keyOf(notice), until, notice.channel.guest, now)
        return (row?.tries as number | undefined) ?? null
      },
      endNotice(notice: DueNotice, now: number, again: number | null): void {
        if (notice.wait || again !== null) finish.run(again ?? 0, again === null ? 1 : 0, ...keyOf(notice))
        else {
          dropSent.run(notice.channel.id)
          dayOver.run(now, notice.channel.id)
        }
      },
      putSecret: (name: string, value: string): void => void setSecret.run(name, value),
      keepSecret(name: string, value: string): string {
        const kept = secret.get(name) as { value: string } | undefined
        if (!kept) addSecret.run(name, value)
        return kept?.value ?? value
      },
    },
  }
}
