/**
 * How a game is likely to end if everybody seeds what pays and builds on a little: the farms are played on season by
 * season with the food to be expected, contracts and those that may come included.
 */
import {
  ACTIONS,
  capacity,
  defence,
  FOOD_PER_STAMP,
  isPaying,
  kindOf,
  NO_CARD,
  offence,
  SUMMER,
  WARLORD,
  type Farm,
  type State,
} from '@harvest/jelly-bean-farmers'
import type { Seat } from '@harvest/engine'
import { bears, type Outlook } from './outlook.ts'
import type { Weights } from './weights.ts'

/** Everything needed to judge positions that differ by one seat's choice. */
export interface Mind {
  readonly me: Seat
  readonly look: Outlook
  readonly weights: Weights
}

/** A tribute, fixed or only feared. */
interface Claim {
  readonly holder: Seat
  readonly payer: Seat
  readonly amount: number
  /** Years until it is paid for the first time. */
  readonly delay: number
}

const WARLORD_SHARE = ACTIONS[WARLORD].copies / ACTIONS.reduce((sum, card) => sum + card.copies, 0)

/** Phases in which the seeds of the season lie on the fields. */
export const SEEDED: ReadonlySet<string> = new Set([
  'plan',
  'steal',
  'replan',
  'drawTwo',
  'assassinate',
  'warlord',
])

/** How a position is judged: the own end less what the rivals' are worth. */
export function forecastLead(s: State, mind: Mind, isSeeded: boolean): number {
  const { me, weights } = mind
  const ends = forecast(s, mind, isSeeded)
  let best = -Infinity
  let sum = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === me) continue
    best = Math.max(best, ends[other])
    sum += ends[other]
  }
  return ends[me] - weights.bestRival * best - (weights.meanRival * sum) / (s.seats - 1)
}

/** The points each seat is likely to end with. `isSeeded` says whether the judging seat has seeded already. */
export function forecast(s: State, mind: Mind, isSeeded: boolean): number[] {
  const { look, me } = mind
  const claims = listClaims(s, mind)
  const food = s.farms.map((farm) => farm.food)
  const stamps = s.farms.map((farm) => farm.stamps)
  const room = s.farms.map(capacity)
  const isOut = s.farms.map((farm) => farm.out !== 0)
  const lost = Array<number>(s.seats).fill(0)
  const isFree = Array<boolean>(s.seats).fill(false)
  for (let ahead = 0; ahead < look.seasons; ahead++) {
    for (let seat = 0; seat < s.seats; seat++) {
      if (isOut[seat]) continue
      const planted = ahead === 0 && (seat === me ? isSeeded : SEEDED.has(s.phase))
      food[seat] += production(s.farms[seat], mind, ahead, planted, food[seat])
      food[seat] = keep(s.farms[seat], mind, ahead, food[seat], room[seat])
    }
    if ((s.season + ahead) % 2 !== SUMMER) continue
    payClaims(claims, mind, (s.season + ahead) >> 1, food, isFree)
    if (ahead === look.seasons - 1) break
    for (let seat = 0; seat < s.seats; seat++) {
      if (isOut[seat]) continue
      if (stamps[seat] === 0 && food[seat] < mind.weights.reserve)
        lost[seat] += mind.weights.danger * (1 - food[seat] / mind.weights.reserve)
      if (food[seat] >= 0.5) continue
      if (stamps[seat] === 0) isOut[seat] = true
      else {
        stamps[seat]--
        food[seat] = FOOD_PER_STAMP
        lost[seat] += mind.weights.stampYear
        isFree[seat] = true
      }
    }
  }
  return s.farms.map((_, seat) =>
    isOut[seat] ? -mind.weights.out : food[seat] + FOOD_PER_STAMP * stamps[seat] - lost[seat],
  )
}

/** What a farm's fields bring in a season after their seeds, if it seeds what pays. */
function production(farm: Farm, mind: Mind, ahead: number, planted: boolean, food: number): number {
  const { look, weights } = mind
  const { fields } = farm
  let sum = 0
  let open = 0
  for (let i = 0; i < fields.length; i++) {
    const upgrades = fields[i]
    const idle = bears(look, ahead, upgrades, false)
    if ((upgrades & 1) === 0) open++
    if ((upgrades & 2) === 0) open++
    if ((upgrades & 4) === 0) open++
    if (planted) sum += (farm.seeded & (1 << i)) !== 0 ? bears(look, ahead, upgrades, true) : idle
    else sum += food >= 1 ? Math.max(idle, bears(look, ahead, upgrades, true) - 1) : idle
  }
  if (ahead === 0) return sum
  if (farm.halfField > 0) sum += weights.half * Math.max(0, bears(look, ahead, 0, true) - 1)
  return sum + weights.growYield * ahead * Math.min(1, open / 4)
}

/** What is left of the food after eating and vermin. */
function keep(farm: Farm, mind: Mind, ahead: number, food: number, room: number): number {
  const { weights } = mind
  const rest = Math.max(0, food - 1)
  const half = farm.halfSilo > 0 ? weights.half * 5 : 0
  const over = rest - room - half - weights.growCapacity * ahead
  if (over <= 0) return rest
  const rabbits = farm.rabbits > 0 ? weights.rabbitsStay ** ahead : 0
  return rest - over * (0.5 + 0.5 * rabbits)
}

function payClaims(
  claims: readonly Claim[],
  mind: Mind,
  years: number,
  food: number[],
  isFree: readonly boolean[],
): void {
  for (const { holder, payer, amount, delay } of claims) {
    if (years < delay || isFree[payer]) continue
    const paid = Math.min(food[payer], amount * mind.weights.contractStays ** (years - delay))
    food[payer] -= paid
    food[holder] += holder === mind.me ? paid * mind.weights.tribute : paid
  }
}

/** The contracts there are, then those that Warlords in hands may bring. */
function listClaims(s: State, mind: Mind): Claim[] {
  const claims: Claim[] = []
  for (const { holder, payer, amount } of s.contracts)
    if (defence(s.farms[payer]) < offence(s.farms[holder]) + 1)
      claims.push({ holder, payer, amount, delay: 0 })
  for (let holder = 0; holder < s.seats; holder++) addThreats(s, mind, holder, claims)
  return claims
}

/** Tributes a seat may bring about: the best targets first, as many as it is likely to have Warlords. */
function addThreats(s: State, mind: Mind, holder: Seat, claims: Claim[]): void {
  const { me, weights } = mind
  const farm = s.farms[holder]
  if (farm.out !== 0 || (holder === me && weights.isPeaceful)) return
  const belief = holder === me ? weights.plunder : weights.dread
  const margins: { payer: Seat; tribute: number }[] = []
  for (let payer = 0; payer < s.seats; payer++) {
    if (payer === holder || s.farms[payer].out !== 0 || isPaying(s, payer, holder)) continue
    const tribute = hopedTribute(offence(farm) + 1 - defence(s.farms[payer]))
    if (tribute > 0) margins.push({ payer, tribute })
  }
  margins.sort((a, b) => b.tribute - a.tribute)
  let held = holder === me ? heldWarlords(s, farm) : 0
  let hoped = hopedWarlords(s, mind, holder)
  for (const { payer, tribute } of margins) {
    const isHeld = held > 0
    const chance = isHeld ? 1 : Math.min(1, hoped)
    if (isHeld) held--
    else hoped -= chance
    if (chance <= 0) break
    claims.push({ holder, payer, amount: belief * chance * tribute, delay: isHeld ? 0 : 1 })
  }
}

/** What a lead in strength brings a year, with what may still be added to it. */
function hopedTribute(margin: number): number {
  return margin >= 1 ? margin / 2 - 0.25 : Math.max(0, 0.08 * (margin + 2))
}

function heldWarlords(s: State, farm: Farm): number {
  let count = 0
  for (const card of farm.hand) if (kindOf(card) === WARLORD) count++
  for (const card of farm.saved) if (kindOf(card) === WARLORD) count++
  if (s.season === 0 && farm.spring !== NO_CARD && kindOf(farm.spring) === WARLORD) count++
  if (farm.summer !== NO_CARD && kindOf(farm.summer) === WARLORD) count++
  return count
}

/** How many Warlords a seat may have or draw in the next two years, from what everybody can see. */
function hopedWarlords(s: State, mind: Mind, holder: Seat): number {
  const farm = s.farms[holder]
  const hidden =
    holder === mind.me
      ? 0
      : farm.hand.length +
        farm.saved.length +
        (farm.spring !== NO_CARD ? 1 : 0) +
        (farm.summer !== NO_CARD ? 1 : 0)
  return WARLORD_SHARE * (hidden + Math.min(4, mind.look.seasons / 2))
}
