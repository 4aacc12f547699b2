/**
 * Who has a page of ours before their eyes, and until when that is certain: a phone that is locked says no goodbye, and
 * its socket seems open for a while.
 */
import type { Clock } from '../clock.ts'
import type { GuestId } from '../tables/rows.ts'

/** Pages without a socket ask for something every few seconds, as long as they are on a screen. */
const LOOK_LASTS = 15_000

export class Sight {
  private readonly clock: Clock
  /** When pages on a screen last asked for something by HTTP. */
  private readonly looks = new Map<GuestId, number>()
  /** Until when people certainly looked, as far as that was not asked for yet. */
  private readonly seen = new Map<GuestId, number>()

  constructor(clock: Clock) {
    this.clock = clock
  }

  /** A page on a screen has given a sign of life. */
  saw(guest: GuestId): void {
    this.seen.set(guest, this.clock.now())
  }

  /** It has done so without a socket. */
  looked(guest: GuestId): void {
    this.saw(guest)
    this.looks.set(guest, this.clock.now())
  }

  /** The people who look without a socket. */
  lookers(): GuestId[] {
    const since = this.clock.now() - LOOK_LASTS
    for (const [guest, at] of this.looks) if (at <= since) this.looks.delete(guest)
    return [...this.looks.keys()]
  }

  /** Until when these people certainly looked; each time is told once. */
  take(isMeant: (guest: GuestId) => boolean): [GuestId, number][] {
    const taken = [...this.seen].filter(([guest]) => isMeant(guest))
    for (const [guest] of taken) this.seen.delete(guest)
    return taken
  }
}
