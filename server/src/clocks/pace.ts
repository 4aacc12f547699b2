/** How fast a table plays: which paces there are, and when time runs at all. */
import type { Pace } from '../wire.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Every turn has at least this much, however little is left; in ms. */
const LEAST = 30 * SECOND

/** Nights end and begin at these hours. */
const MORNING = 7
const EVENING = 23

export function isZone(zone: string): boolean {
  try {
    return formatOf(zone) !== null
  } catch {
    return false
  }
}

/** How long somebody has for a turn if they had `left` before it. */
export function leastTime(pace: Pace, left: number): number {
  return pace.kind === 'live' ? Math.max(left, pace.increment * SECOND, LEAST) : 0
}

export function incrementOf(pace: Pace): number {
  return pace.kind === 'live' ? pace.increment * SECOND : 0
}

export function bankOf(pace: Pace): number {
  return pace.kind === 'live' ? pace.bank * SECOND : 0
}

type Days = Pace & { kind: 'days' }

/** When time is up for a move that was asked for at `from`; nights and weekends off don't count. */
export function deadline(pace: Days, from: number): number {
  return later(pace, from, pace.hours * HOUR)
}

/** How much time that counts lies between two moments, in ms. */
export function countedTime(pace: Days, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to;) {
    const { off, until } = stretch(pace, at)
    const end = Math.min(until, to)
    if (!off) sum += end - at
    at = end
  }
  return sum
}

/** The moment by which so much time that counts has passed. */
export function later(pace: Days, from: number, ms: number): number {
  let left = ms
  let at = from
  // Each step ends where the time of day changes between on and off: at most four of them a day.
  while (left > 0) {
    const { off, until } = stretch(pace, at)
    if (off) at = until
    else {
      const ran = Math.min(left, until - at)
      at += ran
      left -= ran
    }
  }
  return at
}

/** Whether time is off at a moment, and until when at least that stays so. */
function stretch({ off, zone }: Days, at: number): { off: boolean; until: number } {
  const { weekday, hour, inHour } = localTime(zone, at)
  const to = (next: number): number => {
    const guess = at + (next - hour) * HOUR - inHour
    // In the night when the clocks change, the hour is different by then.
    const ahead = ((localTime(zone, guess).hour - next + 60) % 24) - 12
    return guess - ahead * HOUR
  }
  if (off.includes('weekends') && (weekday === 'Sat' || weekday === 'Sun'))
    return { off: true, until: to(24) }
  if (!off.includes('nights')) return { off: false, until: to(24) }
  if (hour < MORNING) return { off: true, until: to(MORNING) }
  return hour < EVENING ? { off: false, until: to(EVENING) } : { off: true, until: to(24) }
}

interface LocalTime {
  readonly weekday: string
  readonly hour: number
  /** How much of the hour has passed, in ms. */
  readonly inHour: number
}

function localTime(zone: string, at: number): LocalTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const inHour = Number(parts.minute) * MINUTE + Number(parts.second) * SECOND + (at % SECOND)
  return { weekday: parts.weekday!, hour: Number(parts.hour), inHour }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once per zone: it takes longer than everything else here. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(zone, format)
  return format
}
