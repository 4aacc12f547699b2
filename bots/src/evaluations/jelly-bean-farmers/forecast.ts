/**
 * How a game is likely to end if everybody seeds what pays and builds on a little: the farms are played on season by
 * season through each future, with the contracts there are and those that may come.
 */
import {
  capacity,
  FOOD_PER_STAMP,
  MAX_SEATS,
  SILO_CAPACITY,
  SUMMER,
  YEARS,
  type Farm,
  type State,
} from '@harvest/jelly-bean-farmers'
import type { Seat } from '@harvest/engine'
import { standing } from '../../standing.ts'
import { listClaims, type Claim } from './claims.ts'
import { SETS, type Future, type Outlook } from './outlook.ts'
import type { Weights } from './weights.ts'

/** Everything needed to judge positions that differ by one seat's choice. */
export interface Mind {
  readonly me: Seat
  readonly look: Outlook
  readonly weights: Weights
  readonly fading: Fading
}

/** How much is left of what may end, by the years of a contract and the seasons of Rabbits gone by. */
export interface Fading {
  readonly contract: readonly number[]
  readonly rabbits: readonly number[]
}

export function fadingOf(weights: Weights): Fading {
  const powers = (base: number): number[] => Array.from({ length: 2 * YEARS }, (_, n) => base ** n)
  return { contract: powers(weights.contractStays), rabbits: powers(weights.rabbitsStay) }
}

/** Phases in which the seeds of the season lie on the fields. */
export const SEEDED: ReadonlySet<string> = new Set([
  'plan',
  'steal',
  'replan',
  'drawTwo',
  'assassinate',
  'warlord',
])

/** Scratch, by seat: how the game stands in the future being played through. */
const zeros = (): number[] => Array<number>(MAX_SEATS).fill(0)
const food = zeros()
const stamps = zeros()
const lost = zeros()
const room = zeros()
const isOut = Array<boolean>(MAX_SEATS).fill(false)
const isFree = Array<boolean>(MAX_SEATS).fill(false)
const received = zeros()
const ends = zeros()

/** One's own end minus what the rivals' are worth. `isSeeded` says whether the judging seat has seeded already. */
export function forecastLead(s: State, mind: Mind, isSeeded: boolean): number {
  forecast(s, mind, isSeeded)
  return standing(ends, s.seats, mind.me, false, mind.weights.rivalry)
}

/** The points each seat is likely to end with, into `out`. */
export function forecastAll(s: State, mind: Mind, out: number[]): void {
  forecast(s, mind, SEEDED.has(s.phase))
  for (let seat = 0; seat < s.seats; seat++) out[seat] = ends[seat]
}

/** The points the judging seat is likely to end with. */
export function forecastOwn(s: State, mind: Mind): number {
  forecast(s, mind, SEEDED.has(s.phase))
  return ends[mind.me]
}

/** The points each seat is likely to end with, into `ends`. */
function forecast(s: State, mind: Mind, isSeeded: boolean): void {
  const { look, weights } = mind
  const { futures } = look
  const claims = listClaims(s, mind)
  ends.fill(0)
  for (let seat = 0; seat < s.seats; seat++) {
    const farm = s.farms[seat]
    room[seat] = capacity(farm) + farm.halfSilo * weights.half * SILO_CAPACITY
  }
  for (let i = 0; i < futures.length; i++) {
    playThrough(s, mind, isSeeded, claims, futures[i])
    for (let seat = 0; seat < s.seats; seat++)
      ends[seat] += isOut[seat] ? -weights.out : food[seat] + FOOD_PER_STAMP * stamps[seat] - lost[seat]
  }
  for (let seat = 0; seat < s.seats; seat++) ends[seat] /= futures.length
}

function playThrough(
  s: State,
  mind: Mind,
  isSeeded: boolean,
  claims: readonly Claim[],
  future: Future,
): void {
  const { look, me } = mind
  for (let seat = 0; seat < s.seats; seat++) {
    food[seat] = s.farms[seat].food
    stamps[seat] = s.farms[seat].stamps
    lost[seat] = 0
    isOut[seat] = s.farms[seat].out !== 0
    isFree[seat] = false
  }
  const areSeeded = SEEDED.has(s.phase)
  for (let ahead = 0; ahead < look.seasons; ahead++) {
    for (let seat = 0; seat < s.seats; seat++) {
      if (isOut[seat]) continue
      const farm = s.farms[seat]
      const isPlanted = ahead === 0 && (seat === me ? isSeeded : areSeeded)
      const harvest = isPlanted
        ? harvestNow(farm, future)
        : harvestLater(farm, mind.weights, future, ahead, food[seat] >= 1)
      food[seat] = keep(farm, mind, ahead, food[seat] + harvest, room[seat])
    }
    if ((s.season + ahead) % 2 !== SUMMER) continue
    payClaims(claims, mind, (s.season + ahead) >> 1)
    if (ahead < look.seasons - 1) beginYear(s, mind.weights)
  }
}

/** What the fields bring this season, as they are seeded. */
function harvestNow(farm: Farm, future: Future): number {
  let sum = 0
  for (let i = 0; i < farm.fields.length; i++)
    sum += (farm.seeded & (1 << i)) !== 0 ? future.seeded[farm.fields[i]] : future.idle[farm.fields[i]]
  return sum
}

/** What the fields will bring in a season, less the seeds. */
function harvestLater(farm: Farm, weights: Weights, future: Future, ahead: number, canSeed: boolean): number {
  const { fields } = farm
  const table = canSeed ? future.tended : future.idle
  let sum = 0
  for (let i = 0; i < fields.length; i++) sum += table[ahead * SETS + fields[i]]
  if (farm.halfField > 0 && ahead > 0) sum += weights.half * table[ahead * SETS]
  return sum
}

/** What is left of the food after eating and vermin. */
function keep(farm: Farm, mind: Mind, ahead: number, held: number, space: number): number {
  const rest = held > 1 ? held - 1 : 0
  const over = rest - space
  if (over <= 0) return rest
  return rest - over * (farm.rabbits > 0 ? 0.5 + 0.5 * mind.fading.rabbits[ahead] : 0.5)
}

function payClaims(claims: readonly Claim[], mind: Mind, years: number): void {
  const { contract } = mind.fading
  for (let i = 0; i < claims.length; i++) {
    const { holder, payer, amount, delay, isBound } = claims[i]
    if (years < delay || (isBound && isFree[payer]) || isOut[payer] || isOut[holder]) continue
    const due = amount * contract[years - delay]
    const paid = food[payer] < due ? food[payer] : due
    food[payer] -= paid
    received[holder] += holder === mind.me ? paid * mind.weights.tribute : paid
  }
  // JB-TRI-1: all is paid from what was there before any tribute.
  for (let seat = 0; seat < received.length; seat++) {
    food[seat] += received[seat]
    received[seat] = 0
  }
}

/** Food stamps, and who is out without. */
function beginYear(s: State, weights: Weights): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (isOut[seat]) continue
    if (food[seat] >= 0.5) continue
    if (stamps[seat] === 0) isOut[seat] = true
    else {
      stamps[seat]--
      food[seat] = FOOD_PER_STAMP
      lost[seat] += weights.stampYear
      isFree[seat] = true
    }
  }
}
