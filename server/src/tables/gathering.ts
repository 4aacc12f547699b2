/** Everybody at a table: the pages that follow it, who of the people is present, and how they hear of each other. */
import type { Viewer } from '@harvest/engine'
import type { Clock } from '../clock.ts'
import type { ServerFrame, TableInfo, You } from '../wire.ts'
import { Audience, type Listener } from './audience.ts'
import { soon } from '../soon.ts'
import { Attendance, SIGN_LASTS, type Here, type LastSeen, type Presence } from './presence.ts'
import type { GuestId } from './rows.ts'

/** What one has to know of the table to talk about it. */
export interface GatheringOptions {
  readonly clock: Clock
  /** Since when this process has looked, and when people were last there. */
  readonly since: number
  readonly seen: LastSeen
  /** Who is there through other processes. */
  elsewhere(): Here
  /** After how many ms of absence somebody's vote is waited for no more. */
  readonly patience: number
  /** The people who sit there, and the host. */
  seated(): readonly GuestId[]
  info(): TableInfo
  you(guest: GuestId | null): You
  /** People of this process have come or gone. */
  moved(): void
}

export class Gathering {
  readonly presence: Presence
  private readonly options: GatheringOptions
  private readonly audience = new Audience()
  private readonly attendance: Attendance
  /** What is to be said about presence as soon as all are heard who come and go in this turn of the event loop. */
  private awaited: { readonly except: Listener | null } | null = null

  constructor(options: GatheringOptions) {
    this.options = options
    this.attendance = new Attendance({
      now: () => options.clock.now(),
      since: options.since,
      seen: options.seen,
      follows: (guest) => this.audience.includes(guest),
      watchersHere: () => this.audience.watchers,
      elsewhere: () => options.elsewhere(),
    })
    this.presence = this.attendance
  }

  get isEmpty(): boolean {
    return this.audience.isEmpty
  }

  /** Which of the people who sit there are present through this process, and how many watch. */
  here(): Here {
    const guests = new Set(this.options.seated().filter((guest) => this.attendance.isHere(guest)))
    return { guests, watchers: this.audience.watchers }
  }

  /** A page comes; `welcome` is what it has to know of the game and the chat. */
  add(listener: Listener, welcome: readonly ServerFrame[]): void {
    const { info, you } = this.options
    this.audience.add(listener)
    listener.send({ t: 'table', table: info(), you: you(listener.guest) })
    for (const frame of welcome) listener.send(frame)
    this.changed(listener)
  }

  remove(listener: Listener): void {
    if (!this.audience.remove(listener)) return
    const { guest } = listener
    if (guest !== null && !this.audience.includes(guest)) {
      this.attendance.noteLeaving(guest)
      // By then it takes fewer votes than before.
      this.options.clock.later(this.options.patience, () => this.announceSoon(null))
    }
    this.changed(null)
  }

  /** Let those go who listen at a seat that is not theirs. */
  expel(isTheirs: (guest: GuestId | null, as: Viewer) => boolean): void {
    for (const listener of this.audience.filter(({ guest, as }) => !isTheirs(guest, as))) {
      this.remove(listener)
      listener.expelled()
    }
  }

  /** Somebody has asked or done something that everybody may know of, perhaps without following the table. */
  sign(guest: GuestId): void {
    if (!this.options.seated().includes(guest) || this.audience.includes(guest)) return
    if (!this.attendance.sign(guest)) return
    this.expireSign(guest)
    this.changed(null)
  }

  private expireSign(guest: GuestId, after = SIGN_LASTS): void {
    this.options.clock.later(after, () => {
      // Another sign may have come meanwhile.
      const left = this.attendance.signLeft(guest)
      if (left > 0) this.expireSign(guest, left)
      else this.changed(null)
    })
  }

  /** Somebody has come or gone through another process. */
  movedElsewhere(before: Here): void {
    this.attendance.noteAbsence(before.guests)
    this.announceSoon(null)
  }

  /** Tell each kind of viewer something of their own, or nothing. */
  tellViewers(make: (as: Viewer) => ServerFrame | null): void {
    this.audience.tellViewers(make)
  }

  tellAll(frame: ServerFrame): void {
    this.audience.tellViewers(() => frame)
  }

  /** Tell everybody (but one) about seats and presence. Who is waited for is part of every update anyway. */
  announce(except: Listener | null = null): void {
    this.awaited = null
    if (this.audience.isEmpty) return
    const table = this.options.info()
    this.audience.tellPeople(except, (guest) => ({ t: 'table', table, you: this.options.you(guest) }))
  }

  private changed(newcomer: Listener | null): void {
    this.announceSoon(newcomer)
    this.options.moved()
  }

  /** Somebody has come, who knows by now, or gone. When many do so together, the others are told once and not each time. */
  private announceSoon(newcomer: Listener | null): void {
    if (!this.awaited)
      soon(() => {
        if (this.awaited) this.announce(this.awaited.except)
      })
    this.awaited = { except: newcomer }
  }
}
