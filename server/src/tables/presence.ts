/**
 * Who is at a table: whoever follows it, here or through another process, and for a while whoever has asked or done
 * something there without following it. A secret choice is no such sign: everybody sees who is present.
 */
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

export interface PresenceSources {
  now(): number
  /** Whether a page of theirs follows the table through this process. */
  follows(guest: GuestId): boolean
  watchersHere(): number
  elsewhere(): Here
}

export class Attendance implements Presence {
  private readonly sources: PresenceSources
  private readonly since: number
  private readonly left = new Map<GuestId, number>()
  private readonly signs = new Map<GuestId, number>()

  constructor(sources: PresenceSources) {
    this.sources = sources
    this.since = sources.now()
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
    return Math.max(this.left.get(guest) ?? this.since, this.signs.get(guest) ?? 0)
  }

  watchers(): number {
    return this.sources.watchersHere() + this.sources.elsewhere().watchers
  }

  /** A sign of life of somebody; whether they were away before. */
  sign(guest: GuestId): boolean {
    const wasAway = !this.isPresent(guest)
    this.signs.set(guest, this.sources.now())
    return wasAway
  }

  /** Somebody's page has gone: that counts at once, whatever they did just before. */
  noteLeaving(guest: GuestId): void {
    this.signs.delete(guest)
    this.noteAbsence([guest])
  }

  noteAbsence(guests: Iterable<GuestId>): void {
    for (const guest of guests) if (!this.isPresent(guest)) this.left.set(guest, this.sources.now())
  }

  /** How long somebody's last sign of life still counts, in ms. */
  signLeft(guest: GuestId): number {
    const time = this.signs.get(guest)
    return time === undefined ? 0 : Math.max(0, time + SIGN_LASTS - this.sources.now())
  }
}
