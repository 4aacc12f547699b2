import type { Seat } from '@harvest/engine/wire'

/** All seats in the order of play, beginning with whoever looks; for a watcher, with the first. */
export function seatsFrom(me: Seat | null, count: number): Seat[] {
  return Array.from({ length: count }, (_, step) => ((me ?? 0) + step) % count)
}
