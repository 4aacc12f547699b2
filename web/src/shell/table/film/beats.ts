/**
 * How a story is cut into beats: what one player does of one kind, in one go, is told as one. Six ingredients that are
 * prepared are one beat, not six.
 */
import type { GameEvent, Seat } from '@harvest/engine/wire'
import type { FlightGroup } from '../../../games/types.ts'

/** Anything that happened: an update, or a line of the log. */
interface Told {
  readonly events: readonly GameEvent[]
}

/** Which of a game's events are told together, by their kinds; any other only with its own kind. */
export type BeatKinds = { readonly [kind: string]: string }

/** What happens under the same key without a break is one beat; null for what belongs to nobody. */
export function beatKey({ events }: Told, kinds: BeatKinds): string | null {
  const event = events.find(({ seat }) => seat !== undefined)
  return event ? `${event.seat} ${kinds[event.e] ?? event.e}` : null
}

/** Whose beat it is. */
export function actorOf({ events }: Told): Seat | null {
  return events.find(({ seat }) => seat !== undefined)?.seat ?? null
}

/** The first of some happenings that are one beat. */
export function firstBeat<T extends Told>(told: readonly T[], kinds: BeatKinds): T[] {
  const first = told[0]
  if (!first) return []
  const key = beatKey(first, kinds)
  const end = key === null ? 1 : told.findIndex((each) => beatKey(each, kinds) !== key)
  return told.slice(0, end < 0 ? told.length : end)
}

export function cutIntoBeats<T extends Told>(told: readonly T[], kinds: BeatKinds): T[][] {
  const beats: T[][] = []
  for (let rest = told; rest.length > 0; rest = rest.slice(beats.at(-1)!.length))
    beats.push(firstBeat(rest, kinds))
  return beats
}

/** How many beats in a row are the first one's player's, as far as they are known. */
export function countOwnBeats<T extends Told>(told: readonly T[], kinds: BeatKinds): number {
  const actor = told[0] && actorOf(told[0])
  const end = told.findIndex((each) => actorOf(each) !== actor)
  return cutIntoBeats(told.slice(0, end < 0 ? told.length : end), kinds).length
}

/** What flies for one event. */
export interface EventFlights {
  readonly kind: string
  readonly groups: readonly FlightGroup[]
}

/** The flights of a beat: events of the same kind fly together, unless a piece would have to be in two places. */
export function joinFlights(events: readonly EventFlights[]): FlightGroup[] {
  const out: FlightGroup[] = []
  let last: string | null = null
  for (const { kind, groups } of events) {
    if (groups.every((group) => group.length === 0)) continue
    const before = out.at(-1)
    if (before && kind === last && groups.length === 1 && isApart(before, groups[0]!))
      out[out.length - 1] = [...before, ...groups[0]!]
    else out.push(...groups.filter((group) => group.length > 0))
    last = kind
  }
  return out
}

/** Only pieces that are lifted are the same piece when they have the same name. */
function isApart(one: FlightGroup, other: FlightGroup): boolean {
  return !other.some(({ lift }) => lift !== undefined && one.some((flight) => flight.lift === lift))
}
