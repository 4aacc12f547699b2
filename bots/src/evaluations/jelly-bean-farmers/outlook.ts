/**
 * What fields are going to bear, as far as a seat can tell: in some of the orders in which the climate cards it has
 * not seen may come. All of them turn up by the end of the game.
 */
import {
  CLIMATES,
  CLIMATE_KINDS,
  climatePair,
  knownClimate,
  SPRING,
  UPGRADES,
  YEARS,
  yieldOf,
  type State,
} from '@harvest/jelly-bean-farmers'
import { FastRng, type Seat } from '@harvest/engine'
import type { Weights } from './weights.ts'

/** How many sets of upgrades a field can have. */
export const SETS = 1 << UPGRADES.length

/** By climate card: the bits of the upgrades it destroys. */
const DESTROYS = CLIMATES.map(({ destroys }) => (destroys === null ? 0 : 1 << UPGRADES.indexOf(destroys)))

/** What a field bears under a pair of climate cards: by the pair, then by its upgrades. */
const IDLE: number[] = []
const SEEDED: number[] = []
for (let pair = 0; pair < CLIMATE_KINDS * CLIMATE_KINDS; pair++)
  for (let upgrades = 0; upgrades < SETS; upgrades++) {
    IDLE.push(yieldOf(upgrades, false, pair))
    SEEDED.push(yieldOf(upgrades, true, pair))
  }

/** One way the climate may turn out. What a field bears is by season from now on, then by its upgrades of now. */
export interface Future {
  readonly idle: Float64Array
  readonly seeded: Float64Array
  /** Less the seed, by somebody who seeds where that pays on average. */
  readonly tended: Float64Array
}

export interface Outlook {
  /** Harvests still to come, that of the season being played included. */
  readonly seasons: number
  readonly futures: readonly Future[]
  /** What a seed adds to a field on average, its cost taken off; by season, then upgrades. */
  readonly gain: Float64Array
}

/** The outlooks made last: many positions share one, and a search comes back to the same few hundred. */
const recent = new Map<string, Outlook>()
const RECENT = 400

export function lookOut(s: State, seat: Seat, weights: Weights): Outlook {
  const unseen = listUnseen(s, seat)
  const known = s.nextClimate.map((_, ahead) => knownClimate(s, seat, ahead))
  const { futures, stride } = weights
  const key = [futures, stride, s.year, s.season, s.yearClimate, s.seasonClimate, known, unseen].join('|')
  const made = recent.get(key)
  if (made) return made
  const outlook = imagineAll(s, seat, weights, unseen)
  if (recent.size >= RECENT) recent.delete(recent.keys().next().value!)
  recent.set(key, outlook)
  return outlook
}

function imagineAll(s: State, seat: Seat, weights: Weights, unseen: readonly number[]): Outlook {
  const seasons = 2 * (YEARS - s.year) + (s.season === SPRING ? 2 : 1)
  // The same futures for every step of a choice, or its parts would not fit each other.
  const rng = new FastRng(s.year * 64 + s.season * 32 + s.pastClimate.length)
  const futures = orders(unseen, weights, rng).map((order) => imagine(s, seat, seasons, order))
  const gain = new Float64Array(seasons * SETS)
  for (const { idle, seeded } of futures) for (let i = 0; i < gain.length; i++) gain[i] += seeded[i] - idle[i]
  for (let i = 0; i < gain.length; i++) gain[i] = gain[i] / futures.length - 1
  for (const { tended, idle, seeded } of futures)
    for (let i = 0; i < gain.length; i++) tended[i] = gain[i] > 0 ? seeded[i] - 1 : idle[i]
  return { seasons, futures, gain }
}

/**
 * Orders in which every card comes as often in every place as any other: a few orders drawn at random would have a
 * season look good or bad to everybody by chance.
 */
function orders(cards: readonly number[], { futures: samples, stride }: Weights, rng: FastRng): number[][] {
  const out: number[][] = []
  while (out.length < samples) {
    const order = shuffled(cards, rng)
    for (let i = 0; i === 0 || i < order.length; i += stride)
      out.push([...order.slice(i), ...order.slice(0, i)])
  }
  return out
}

/** The climate cards to come that a seat does not know the places of. */
function listUnseen(s: State, seat: Seat): number[] {
  const unseen = s.nextClimate.filter((_, ahead) => knownClimate(s, seat, ahead) < 0)
  s.climate.forEach((count, kind) => {
    for (let i = 0; i < count; i++) unseen.push(kind)
  })
  return unseen.sort((a, b) => a - b)
}

function shuffled(cards: readonly number[], rng: FastRng): number[] {
  const out = cards.slice()
  for (let i = out.length - 1; i > 0; i--) {
    const at = rng.chance(i + 1)
    const card = out[at]
    out[at] = out[i]
    out[i] = card
  }
  return out
}

function imagine(s: State, seat: Seat, seasons: number, unseen: number[]): Future {
  const idle = new Float64Array(seasons * SETS)
  const seeded = new Float64Array(seasons * SETS)
  let position = 0
  let destroyed = 0
  const draw = (): number => {
    const known = knownClimate(s, seat, position++)
    const card = known >= 0 ? known : unseen.pop()!
    destroyed |= DESTROYS[card]
    return card
  }
  let year = s.yearClimate
  for (let ahead = 0; ahead < seasons; ahead++) {
    const isOpen = ahead === 0 && s.seasonClimate >= 0
    if ((s.season + ahead) % 2 === SPRING && !isOpen) year = draw()
    const pair = climatePair(year, isOpen ? s.seasonClimate : draw())
    for (let upgrades = 0; upgrades < SETS; upgrades++) {
      const left = pair * SETS + (upgrades & ~destroyed)
      idle[ahead * SETS + upgrades] = IDLE[left]
      seeded[ahead * SETS + upgrades] = SEEDED[left]
    }
  }
  return { idle, seeded, tended: new Float64Array(seasons * SETS) }
}
