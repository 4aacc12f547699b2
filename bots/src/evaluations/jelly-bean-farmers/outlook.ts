/**
 * What fields are going to bear, as far as a seat can tell: over the climate cards still to come, of which all turn
 * up by the end of the game, and with the chance that one of them destroys an upgrade before.
 */
import {
  CLIMATES,
  climatePair,
  knownClimate,
  SPRING,
  UPGRADES,
  YEARS,
  yieldOf,
  type State,
} from '@harvest/jelly-bean-farmers'
import type { Seat } from '@harvest/engine'

const SETS = 1 << UPGRADES.length
const KINDS = CLIMATES.length
const UNKNOWN = -1

/** Upgrades that some climate card destroys, with the cards that do. */
const DESTROYED = UPGRADES.map((upgrade) => CLIMATES.map((card) => card.destroys === upgrade))

export interface Outlook {
  /** Harvests still to come, that of the season being played included. */
  readonly seasons: number
  /** What a field bears by season from now on, its upgrades, and whether it is seeded; see `bears`. */
  readonly food: readonly number[]
}

/** What a field with these upgrades will bear in the season that is `ahead` of the one being played. */
export function bears(look: Outlook, ahead: number, upgrades: number, isSeeded: boolean): number {
  return look.food[(ahead * SETS + upgrades) * 2 + (isSeeded ? 1 : 0)]
}

export function lookOut(s: State, seat: Seat): Outlook {
  const deck = new Unseen(s, seat)
  const food: number[] = []
  const seasons = 2 * (YEARS - s.year) + (s.season === SPRING ? 2 : 1)
  let year = s.yearClimate >= 0 ? s.yearClimate : deck.next()
  let climate = s.seasonClimate >= 0 ? s.seasonClimate : deck.next()
  for (let ahead = 0; ahead < seasons; ahead++) {
    if (ahead > 0) {
      if ((s.season + ahead) % 2 === SPRING) year = deck.next()
      climate = deck.next()
    }
    addSeason(deck, deck.means(year, climate), food)
  }
  return { seasons, food }
}

/** The season's food by upgrades, over which of them are still there by then. */
function addSeason(deck: Unseen, means: readonly number[], food: number[]): void {
  const survival = deck.survival()
  for (let upgrades = 0; upgrades < SETS; upgrades++)
    for (let seeded = 0; seeded < 2; seeded++) {
      let sum = 0
      for (let left = upgrades; ; left = (left - 1) & upgrades) {
        let chance = 1
        for (let kind = 0; kind < UPGRADES.length; kind++)
          if ((upgrades & (1 << kind)) !== 0)
            chance *= (left & (1 << kind)) !== 0 ? survival[kind] : 1 - survival[kind]
        if (chance > 0) sum += chance * means[left * 2 + seeded]
        if (left === 0) break
      }
      food.push(sum)
    }
}

/** The climate cards a seat has not seen, and those to come that it has. */
class Unseen {
  private readonly s: State
  private readonly seat: Seat
  private readonly counts: number[]
  private readonly total: number
  private both: readonly number[] | null = null
  private position = 0
  private unknown = 0
  private readonly known: number[] = []

  constructor(s: State, seat: Seat) {
    this.s = s
    this.seat = seat
    this.counts = s.climate.slice()
    for (let i = 0; i < s.nextClimate.length; i++)
      if (knownClimate(s, seat, i) === UNKNOWN) this.counts[s.nextClimate[i]]++
    this.total = this.counts.reduce((a, b) => a + b, 0)
  }

  /** The next card of the deck, or UNKNOWN. */
  next(): number {
    const card = knownClimate(this.s, this.seat, this.position++)
    if (card === UNKNOWN) this.unknown++
    else this.known.push(card)
    return card
  }

  /** By upgrade, how likely none of the cards so far destroys it. */
  survival(): number[] {
    return DESTROYED.map((by) => {
      if (this.known.some((card) => by[card])) return 0
      const harmful = this.counts.reduce((sum, count, kind) => sum + (by[kind] ? count : 0), 0)
      let chance = 1
      for (let i = 0; i < this.unknown; i++)
        chance *= Math.max(0, this.total - harmful - i) / (this.total - i)
      return chance
    })
  }

  /** What a field bears on average, by upgrades and whether it is seeded. */
  means(year: number, season: number): readonly number[] {
    if (year === UNKNOWN && season === UNKNOWN) return (this.both ??= this.average(year, season))
    return this.average(year, season)
  }

  private average(year: number, season: number): number[] {
    const out = Array<number>(2 * SETS).fill(0)
    let weights = 0
    for (let a = 0; a < KINDS; a++) {
      if (year === UNKNOWN ? this.counts[a] === 0 : a !== year) continue
      for (let b = 0; b < KINDS; b++) {
        if (season !== UNKNOWN && b !== season) continue
        const drawn = year === UNKNOWN && a === b ? 1 : 0
        const weight =
          (year === UNKNOWN ? this.counts[a] : 1) * (season === UNKNOWN ? this.counts[b] - drawn : 1)
        if (weight <= 0) continue
        weights += weight
        const pair = climatePair(a, b)
        for (let upgrades = 0; upgrades < SETS; upgrades++) {
          out[2 * upgrades] += weight * yieldOf(upgrades, false, pair)
          out[2 * upgrades + 1] += weight * yieldOf(upgrades, true, pair)
        }
      }
    }
    for (let i = 0; i < out.length; i++) out[i] /= weights
    return out
  }
}
