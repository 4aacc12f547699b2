/** Tributes: the contracts there are, and those that Warlords in hands and still to be drawn may bring. */
import {
  areBound,
  BOXES,
  defence,
  kindOf,
  NO_CARD,
  offence,
  SPRING,
  WARLORD,
  type Farm,
  type State,
} from '@harvest/jelly-bean-farmers'
import type { Seat } from '@harvest/engine'
import type { Mind } from './forecast.ts'

export interface Claim {
  readonly holder: Seat
  readonly payer: Seat
  readonly amount: number
  /** Years until it is paid for the first time. */
  readonly delay: number
  /** A contract there is, from which a food stamp would free the payer. */
  readonly isBound: boolean
}

/** By box: what part of the action cards are Warlords. */
const WARLORD_SHARES = BOXES.map(({ actions }) => actions[WARLORD] / actions.reduce((sum, n) => sum + n))

/** How many years ahead the Warlords to be drawn are thought of. */
const YEARS_AHEAD = 4

/** Contracts first, the oldest before: that is the order in which they are paid. */
export function listClaims(s: State, mind: Mind): Claim[] {
  const claims: Claim[] = []
  for (const { holder, payer, amount } of s.contracts)
    if (defence(s.farms[payer]) < offence(s.farms[holder]))
      claims.push({ holder, payer, amount, delay: 0, isBound: true })
  // Its own hopes last: in seat order, low seats would seem to be paid before others.
  for (let step = 1; step <= s.seats; step++) addThreats(s, mind, (mind.me + step) % s.seats, claims)
  return claims
}

/** Tributes a seat may bring about: from the best targets first, as many as it is likely to have Warlords. */
function addThreats(s: State, mind: Mind, holder: Seat, claims: Claim[]): void {
  const { me, weights } = mind
  const farm = s.farms[holder]
  if (farm.out !== 0 || (holder === me && weights.isPeaceful)) return
  const belief = holder === me ? weights.plunder : weights.dread
  const payers: Seat[] = []
  // Clockwise, or of equal farms those of low seats would be thought the likelier payers.
  for (let step = 1; step < s.seats; step++) {
    const payer = (holder + step) % s.seats
    if (s.farms[payer].out === 0 && !areBound(s, payer, holder)) payers.push(payer)
  }
  payers.sort((a, b) => defence(s.farms[a]) - defence(s.farms[b]))
  let held = holder === me ? heldWarlords(s, farm) : 0
  let hoped = hopedWarlords(s, mind, holder)
  for (const payer of payers) {
    const isHeld = held > 0
    const chance = isHeld ? 1 : Math.min(1, hoped)
    const amount = belief * chance * hopedTribute(offence(farm) + 1 - defence(s.farms[payer]))
    if (amount <= 0) return
    claims.push({ holder, payer, amount, delay: isHeld ? 0 : 1, isBound: false })
    if (isHeld) held--
    else hoped -= chance
  }
}

/** What a lead in strength brings a year, with what may still be added to it. */
function hopedTribute(lead: number): number {
  return lead >= 1 ? lead / 2 - 0.25 : Math.max(0, 0.08 * (lead + 2))
}

function heldWarlords(s: State, farm: Farm): number {
  let count = isWarlord(farm.summer) ? 1 : 0
  if (s.season === SPRING && isWarlord(farm.spring)) count++
  for (const card of farm.hand) if (isWarlord(card)) count++
  for (const card of farm.saved) if (isWarlord(card)) count++
  return count
}

function isWarlord(card: number): boolean {
  return card !== NO_CARD && kindOf(card) === WARLORD
}

/** How many Warlords a seat may have or draw soon, from what can be seen. */
function hopedWarlords(s: State, { me, look }: Mind, holder: Seat): number {
  const { hand, saved, spring, summer } = s.farms[holder]
  const placed = (spring !== NO_CARD ? 1 : 0) + (summer !== NO_CARD ? 1 : 0)
  const hidden = holder === me ? 0 : hand.length + saved.length + placed
  return WARLORD_SHARES[s.box] * (hidden + Math.min(YEARS_AHEAD, look.seasons / 2))
}
