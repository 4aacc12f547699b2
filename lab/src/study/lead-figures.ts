/** Who leads when, and whether it lasts */
import { wilson, type Interval } from '../statistics.ts'
import type { StudyRow } from './study-game.ts'

export interface LeadFigures {
  /** How far the leader is ahead of the next, and how often the leader wins, by how much of the game is over. */
  readonly over: readonly {
    readonly done: number
    readonly lead: number
    readonly wins: number
  }[]
  /** How often the lead goes to somebody else in a game, on average. */
  readonly changes: number
  /** How often the leader at half-time wins. */
  readonly half: Interval & { readonly games: number; readonly share: number }
}

/** Parts that a game's length is cut into. */
const PARTS = 10

export class LeadCounts {
  private games = 0
  private changes = 0
  private halves = 0
  private halfWins = 0
  private readonly parts = Array.from({ length: PARTS + 1 }, () => ({ count: 0, lead: 0, wins: 0 }))

  add({ curve, seats }: StudyRow): void {
    // A game of one player has no lead, and one without rounds no middle.
    if (curve === null || curve.length < 3 || seats.length < 2) return
    this.games++
    let leader = -1
    for (const [n, points] of curve.entries()) {
      const [first, second] = points.toSorted((a, b) => b - a)
      const leaders = [...points.keys()].filter((seat) => points[seat] === first)
      const wins = leaders.reduce((sum, seat) => sum + seats[seat].won, 0) / leaders.length
      const part = this.parts[Math.round((n / (curve.length - 1)) * PARTS)]
      part.count++
      part.lead += first - second
      part.wins += wins
      if (leaders.length > 1) continue
      if (leader >= 0 && leader !== leaders[0]) this.changes++
      leader = leaders[0]
    }
    const points = curve[Math.floor(curve.length / 2)]
    const most = Math.max(...points)
    const leaders = [...points.keys()].filter((seat) => points[seat] === most)
    // If everybody is level there's no leader.
    if (leaders.length === points.length) return
    this.halves++
    this.halfWins += leaders.reduce((sum, seat) => sum + seats[seat].won, 0) / leaders.length
  }

  figures(): LeadFigures | null {
    if (this.games === 0) return null
    return {
      over: this.parts.flatMap(({ count, lead, wins }, n) =>
        count === 0 ? [] : [{ done: n / PARTS, lead: lead / count, wins: wins / count }],
      ),
      changes: this.changes / this.games,
      half: {
        ...{ games: this.halves, share: this.halves === 0 ? 0 : this.halfWins / this.halves },
        ...wilson(this.halfWins, this.halves),
      },
    }
  }
}

/** Places at half-time, by seat, from 1; all 1 if there's no curve. */
export function halfPlaces({ curve, seats }: StudyRow): number[] {
  if (curve === null || curve.length < 3) return seats.map(() => 1)
  const points = curve[Math.floor(curve.length / 2)]
  return points.map((own) => 1 + points.filter((other) => other > own).length)
}
