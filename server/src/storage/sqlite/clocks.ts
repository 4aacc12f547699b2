/** The clocks of all tables in the SQLite file, and when a server was there to look at them. */
import type { DatabaseSync } from 'node:sqlite'
import type { ClockMark, Outage } from '../contract.ts'

export function createClockReads(db: DatabaseSync) {
  const due = db.prepare('SELECT tab FROM clocks WHERE due <= ? ORDER BY due LIMIT ?')
  const outages = db.prepare('SELECT since, until FROM outages WHERE until > ? ORDER BY since')
  return {
    listDue: (now: number, limit: number) => due.all(now, limit).map((row) => row.tab as string),
    listOutages: (since: number): Outage[] =>
      outages.all(since).map((row) => ({ ...row }) as unknown as Outage),
  }
}

export function createClockWrites(db: DatabaseSync) {
  const put = db.prepare('INSERT OR REPLACE INTO clocks (tab, due, at) VALUES (?, ?, ?)')
  const last = db.prepare('SELECT time FROM alive')
  const live = db.prepare(
    'INSERT INTO alive (one, time) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET time = max(time, excluded.time)',
  )
  const addOutage = db.prepare('INSERT OR IGNORE INTO outages (since, until) VALUES (?, ?)')
  const delay = db.prepare('UPDATE clocks SET due = due + ?1 - max(at, ?2) WHERE due IS NOT NULL AND at < ?1')
  return {
    putClock: (table: string, { due, at }: ClockMark): void => void put.run(table, due, at),
    beat(now: number, tolerance: number): Outage | null {
      const since = (last.get() as { time: number } | undefined)?.time ?? now
      live.run(now)
      if (now - since <= tolerance) return null
      addOutage.run(since, now)
      delay.run(now, since)
      return { since, until: now }
    },
  }
}
