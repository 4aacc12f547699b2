/**
 * Who is at a table: whoever follows it, here or through another process, and for a while whoever has asked or done
 * something there without following it. A secret choice is no such sign: everybody sees who is present.
 */
import { RecentKeys } from '../recent-keys.ts'
import type { GuestId } from './rows.ts'

/** How long somebody who follows nothing counts as present after a sign of life, in ms. */
export const SIGN_LASTS = 60_000

/** Who is at a table: the people with a seat who are present, and how many watch. */
export interface Here {
  readonly guests: ReadonlySet<GuestId>
  readonly watchers: number
}

/** What others may know of who is there. */
export interface Presence {
  isPresent(guest: GuestId): boolean
  /** Since when, or null when present. */
  awaySince(guest: GuestId): number | null
  watchers(): number
}

/** When people were last at a table. */
export interface LastSeen {
  /** When the last page of each went away. */
  readonly left: Map<GuestId, number>
  /** When each last gave a sign of life without a page. */
  readonly signs: Map<GuestId, number>
}

/** Outlives a table’s stay in memory: how long that lasts must not show in how long somebody has been away. */
export class Attendances {
  /** Since when this process has looked. */
  readonly since: number
  private readonly tables = new RecentKeys<LastSeen>()

  constructor(since: number) {
    this.since = since
  }

  of(table: string): LastSeen {
    return this.tables.get(table) ?? this.tables.set(table, { left: new Map(), signs: new Map() })
  }
}

export interface PresenceSources {
  now(): number
  /** For whoever has not been seen at all. */
  readonly since: number
  readonly seen: LastSeen
  /** Whether a page of theirs follows the table through this process. */
  follows(guest: GuestId): boolean
  watchersHere(): number
  elsewhere(): Here
}

export class Attendance implements Presence {
  private readonly sources: PresenceSources

  constructor(sources: PresenceSources) {
    this.sources = sources
  }

  isPresent(guest: GuestId): boolean {
    return this.isHere(guest) || this.sources.elsewhere().guests.has(guest)
  }

  /** Through this process. */
  isHere(guest: GuestId): boolean {
    return this.sources.follows(guest) || this.signLeft(guest) > 0
  }

  awaySince(guest: GuestId): number | null {
    if (this.isPresent(guest)) return null
    const { since, seen } = this.sources
    return Math.max(since, seen.left.get(guest) ?? 0, seen.signs.get(guest) ?? 0)
  }

  watchers(): number {
    return this.sources.watchersHere() + this.sources.elsewhere().watchers
  }

  /** A sign of life of somebody; whether they were away before. */
  sign(guest: GuestId): boolean {
    const wasAway = !this.isPresent(guest)
    this.sources.seen.signs.set(guest, this.sources.now())
    return wasAway
  }

  /** Somebody's page has gone: that counts at once, whatever they did just before. */
  noteLeaving(guest: GuestId): void {
    this.sources.seen.signs.delete(guest)
    this.noteAbsence([guest])
  }

  noteAbsence(guests: Iterable<GuestId>): void {
    const { seen, now } = this.sources
    for (const guest of guests) if (!this.isPresent(guest)) seen.left.set(guest, now())
  }

  /** How long somebody's last sign of life still counts, in ms. */
  signLeft(guest: GuestId): number {
    const time = this.sources.seen.signs.get(guest)
    return time === undefined ? 0 : Math.max(0, time + SIGN_LASTS - this.sources.now())
  }
}
