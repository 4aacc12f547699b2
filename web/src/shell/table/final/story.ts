/** What a finished game's figures say: who led when, where it turned, and whether somebody has never been better. */
import { canonical, type Seat, type Story } from '@harvest/engine/wire'
import type { MyTable } from '@harvest/server/wire'

/** The points of each seat at the end of each round. */
export function totalsOf({ rounds }: Story): readonly (readonly number[])[] {
  return rounds.map(({ points }) => points.map((parts) => parts.reduce((sum, part) => sum + part, 0)))
}

export interface Turn {
  readonly round: number
  readonly at: number
  readonly seat: Seat
}

/** Somebody overtakes whoever led before. */
export interface LeadTurn extends Turn {
  readonly from: Seat
  /** Points of the new and the old leader. */
  readonly points: readonly [number, number]
  /** Nobody overtakes them again. */
  readonly forGood: boolean
}

/** The most that anybody gained in a round. */
export interface BestRound extends Turn {
  readonly gain: number
  /** The source that brought most of it. */
  readonly source: string
}

export interface Turns {
  readonly leads: readonly LeadTurn[]
  readonly best: BestRound | null
}

function soleLeader(totals: readonly number[]): Seat | null {
  const most = Math.max(...totals)
  const first = totals.indexOf(most)
  return totals.lastIndexOf(most) === first ? first : null
}

export function turnsOf(story: Story): Turns {
  const totals = totalsOf(story)
  const leads: LeadTurn[] = []
  let leader: Seat | null = null
  for (const [index, { round, at }] of story.rounds.entries()) {
    const seat = soleLeader(totals[index]!)
    if (seat === null || seat === leader) continue
    if (leader !== null)
      leads.push({
        round,
        at,
        seat,
        from: leader,
        points: [totals[index]![seat]!, totals[index]![leader]!],
        forGood: false,
      })
    leader = seat
  }
  const last = leads.at(-1)
  if (last && soleLeader(totals.at(-1)!) === last.seat) leads[leads.length - 1] = { ...last, forGood: true }
  return { leads, best: bestRound(story) }
}

function bestRound({ rounds, sources }: Story): BestRound | null {
  let best: BestRound | null = null
  for (let index = 1; index < rounds.length; index++) {
    const { round, at, points } = rounds[index]!
    for (const [seat, parts] of points.entries()) {
      const gains = parts.map((part, source) => part - rounds[index - 1]!.points[seat]![source]!)
      const gain = gains.reduce((sum, part) => sum + part, 0)
      if (gain > 0 && gain > (best?.gain ?? 0))
        best = { round, at, seat, gain, source: sources[gains.indexOf(Math.max(...gains))]! }
    }
  }
  return best
}

/** How a person's game compares with the games of the same kind that they finished before it. */
export interface Best {
  readonly total: number
  /** The best of the games before. */
  readonly before: number
  readonly games: number
  readonly players: number
}

/** As many points are as good a game in both: same game, same number of players, same numbers and options. */
function isAlike(a: MyTable, b: MyTable): boolean {
  return (
    a.game === b.game &&
    a.seats.length === b.seats.length &&
    a.variant === b.variant &&
    canonical(a.options) === canonical(b.options)
  )
}

/**
 * Null when there is nothing to compare with. Games are one's own only with exactly one seat: whoever shares a device
 * sits for others too.
 */
export function bestOf(mine: readonly MyTable[], id: string): Best | null {
  const own = (table: MyTable): number | null =>
    table.yours.length === 1 ? (table.result?.totals[table.yours[0]!] ?? null) : null
  const now = mine.find((table) => table.id === id)
  const total = now ? own(now) : null
  if (!now?.result || total === null) return null
  const { finished } = now.result
  const earlier = mine
    .filter((table) => isAlike(table, now) && table.result !== null && table.result.finished < finished)
    .map(own)
    .filter((points) => points !== null)
  return earlier.length === 0
    ? null
    : { total, before: Math.max(...earlier), games: earlier.length, players: now.seats.length }
}

/** Round numbers for an axis, a handful of them. */
export function ticksOf(least: number, most: number): readonly number[] {
  const span = Math.max(1, most - least)
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((size) => span / size <= 5) ?? 1000
  const first = Math.floor(least / step) * step
  return Array.from({ length: Math.ceil((most - first) / step) + 1 }, (_, n) => first + n * step)
}

/** Where labels go that must not cover each other, each as near to its own place as can be. */
export function spread(places: readonly number[], apart: number, most: number): readonly number[] {
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!)
  const out = [...places]
  for (const [rank, index] of order.entries())
    if (rank > 0) out[index] = Math.max(out[index]!, out[order[rank - 1]!]! + apart)
  for (let rank = order.length - 1; rank >= 0; rank--) {
    const limit = rank === order.length - 1 ? most : out[order[rank + 1]!]! - apart
    out[order[rank]!] = Math.min(out[order[rank]!]!, limit)
  }
  return out
}
