/**
 * Forgets what is not to be kept any longer: a bounded amount at a time, so that nobody waits for it, and as often as
 * there is something left. Every step can be done twice, so several processes may be at it.
 */
import type { Clock } from '../clock.ts'
import { PURGE } from '../storage/club-statements.ts'
import type { Storage } from '../storage/contract.ts'
import type { Tables } from '../tables/tables.ts'
import type { Club } from './club.ts'

const DAY = 24 * 60 * 60_000
/** Tables at a time; lines of chat are small. */
const TABLES = 20
const LINES = 500
/** A closed table is nobody's any more; whoever closed it may still ask whether that worked. */
const CLOSED_KEPT = DAY
/** Others may have it in memory, and have to hear first that it is closed. */
const PURGE_AFTER = 60_000

export interface RetentionOptions {
  readonly storage: Storage
  readonly tables: Tables
  readonly club: Club
  readonly clock: Clock
}

type Named = { readonly table: string }

/** Whether there may be more to do. */
export async function forgetOld({ storage, tables, club, clock }: RetentionOptions): Promise<boolean> {
  const now = clock.now()
  const { keepGames, keepChat } = club.house
  await Promise.all([
    storage.club('sweepSanctions', now),
    storage.club('sweepInvitations', now),
    storage.club('sweepReports'),
    storage.club('trimAudit'),
  ])
  const more = [
    await purge(storage, now),
    await markClosed(storage, now),
    keepGames > 0 && (await endFinished(storage, tables, now - keepGames * DAY, now)),
    keepChat > 0 && (await emptyChat(storage, tables, now - keepChat * DAY)),
  ]
  return more.includes(true)
}

async function endFinished(storage: Storage, tables: Tables, before: number, now: number): Promise<boolean> {
  const old = await storage.club<Named>('finishedBefore', before, TABLES)
  for (const { table } of old) {
    await storage.club('putPurge', table, now + PURGE_AFTER)
    await tables.end(table)
  }
  return old.length === TABLES
}

async function markClosed(storage: Storage, now: number): Promise<boolean> {
  const old = await storage.club<Named>('closedBefore', now - CLOSED_KEPT, TABLES)
  for (const { table } of old) await storage.club('putPurge', table, now)
  return old.length > 0
}

async function purge(storage: Storage, now: number): Promise<boolean> {
  const due = await storage.club<Named>('duePurges', now, TABLES)
  for (const { table } of due) {
    for (const step of PURGE) await storage.club(step, table)
  }
  return due.length === TABLES
}

async function emptyChat(storage: Storage, tables: Tables, before: number): Promise<boolean> {
  await storage.club('sweepOldReports', before)
  const emptied = await storage.club<Named>('emptyOldChat', before, LINES)
  for (const table of new Set(emptied.map((line) => line.table))) {
    await storage.club('dropEmptyChat', table)
    await tables.lineChanged(table, null)
  }
  return emptied.length === LINES
}
