/** The pages that follow a table. */
import type { Viewer } from '@harvest/engine'
import type { ServerFrame } from '../wire.ts'
import type { GuestId } from './rows.ts'

/** Somebody's page that follows the table. */
export interface Listener {
  readonly guest: GuestId | null
  readonly as: Viewer
  /** All who are told the same get the same object; sending never throws and never waits. */
  send(frame: ServerFrame): void
  /** The seat is somebody else's now: the table has let this listener go. */
  expelled(): void
}

export class Audience {
  private readonly groups = new Map<Viewer, Set<Listener>>()

  get isEmpty(): boolean {
    return this.groups.size === 0
  }

  get watchers(): number {
    return this.groups.get('watcher')?.size ?? 0
  }

  includes(guest: GuestId): boolean {
    for (const group of this.groups.values())
      for (const listener of group) if (listener.guest === guest) return true
    return false
  }

  add(listener: Listener): void {
    const group = this.groups.get(listener.as) ?? new Set()
    this.groups.set(listener.as, group.add(listener))
  }

  /** Whether it was there. */
  remove(listener: Listener): boolean {
    const group = this.groups.get(listener.as)
    if (!group?.delete(listener)) return false
    if (group.size === 0) this.groups.delete(listener.as)
    return true
  }

  /** Those for whom `is` holds. */
  filter(is: (listener: Listener) => boolean): Listener[] {
    return [...this.groups.values()].flatMap((group) => [...group].filter(is))
  }

  /** Something that depends on who looks: made once for each kind of viewer. Null: nothing for this one. */
  tellViewers(make: (as: Viewer) => ServerFrame | null): void {
    for (const [as, group] of this.groups) {
      const frame = make(as)
      if (!frame) continue
      for (const listener of group) listener.send(frame)
    }
  }

  /** Something that depends on the person: made once for each. */
  tellPeople(except: Listener | null, make: (guest: GuestId | null) => ServerFrame): void {
    const made = new Map<GuestId | null, ServerFrame>()
    for (const group of this.groups.values())
      for (const listener of group) {
        if (listener === except) continue
        const frame = made.get(listener.guest) ?? make(listener.guest)
        made.set(listener.guest, frame)
        listener.send(frame)
      }
  }
}
