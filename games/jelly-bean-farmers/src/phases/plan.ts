/**
 * Plans: after planting everybody seals what to do with the season card and with saved cards. When the last
 * plan is in they are carried out: Steals, Draw Twos, the other faces, Warlords, back actions.
 */
import type { IO } from '@harvest/engine'
import { KEEP, kindOf, NO_CARD, UNDECIDED } from '../cards.ts'
import { isBurning } from '../climate.ts'
import { choiceOf, closeDrafts, NOTHING, openDrafts, setDone } from '../draft.ts'
import type { Event } from '../events.ts'
import {
  kindNumber,
  LAY_FOR_FIRE,
  READY,
  SAVED_USES,
  SEASON_USES,
  type FireMove,
  type Move,
  type UseMove,
} from '../moves.ts'
import { seasonCard, type Plan, type PlanChoice, type State } from '../state.ts'
import { listSavedUses, listSeasonUses, useOf } from '../uses.ts'
import { revealSteals } from './steal.ts'
import type { PhaseName } from './index.ts'

/** Whoever has a card to use is asked; how many cards somebody has is no secret. */
export function beginPlan(s: State): PhaseName | null {
  const burning = isBurning(s)
  let seats = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const farm = s.farms[seat]
    const hasCard =
      seasonCard(s, farm) !== NO_CARD || farm.saved.length > 0 || (burning && farm.hand.length > 0)
    if (farm.out === 0 && hasCard) seats |= 1 << seat
  }
  return openDrafts(s, seats) ? null : 'faces'
}

/** JB-FIR-1: whether a card from the hand may still be laid for Fire. */
function canLayForFire(s: State, seat: number, { firePosition }: PlanChoice): boolean {
  return firePosition === NOTHING && s.farms[seat].hand.length > 0 && isBurning(s)
}

export function listPlan(s: State, seat: number, out: Move[]): void {
  const farm = s.farms[seat]
  const choice = choiceOf(s, seat, 'plan')
  const { season, saved } = choice
  if (season === UNDECIDED) listSeasonUses(s, seat, seasonCard(s, farm), true, SEASON_USES, out)
  for (let i = 0; i < farm.saved.length; i++)
    if (saved[i] === KEEP) listSavedUses(s, seat, farm.saved[i], SAVED_USES[i], out)
  if (canLayForFire(s, seat, choice)) {
    let listed = 0
    for (let i = 0; i < farm.hand.length; i++) {
      const kind = kindOf(farm.hand[i])
      if ((listed & (1 << kind)) !== 0) continue
      listed |= 1 << kind
      out.push(LAY_FOR_FIRE[kind])
    }
  }
  if (season !== UNDECIDED) out.push(READY)
}

export function applyUse(s: State, seat: number, move: UseMove): void {
  const choice = choiceOf(s, seat, 'plan')
  if (move.from === 'season') choice.season = useOf(move)
  else choice.saved[move.slot] = useOf(move)
  finishIfComplete(s, seat, choice)
}

export function applyFire(s: State, seat: number, move: FireMove): void {
  const choice = choiceOf(s, seat, 'plan')
  const { hand } = s.farms[seat]
  const kind = kindNumber(move.card)
  for (let i = 0; i < hand.length; i++)
    if (kindOf(hand[i]) === kind) {
      choice.firePosition = i
      break
    }
  finishIfComplete(s, seat, choice)
}

function finishIfComplete(s: State, seat: number, choice: PlanChoice): void {
  if (choice.season === UNDECIDED || choice.saved.includes(KEEP) || canLayForFire(s, seat, choice)) return
  setDone(s, seat, true)
}

/** The plan as it was chosen; a card laid for Fire leaves the hand. */
function takeUp(s: State, seat: number): Plan {
  const { season, firePosition, saved } = choiceOf(s, seat, 'plan')
  const fire = firePosition === NOTHING ? NO_CARD : s.farms[seat].hand.splice(firePosition, 1)[0]
  return { season, fire, saved }
}

export function endPlan(s: State, io: IO<Event>): PhaseName {
  for (let seat = 0; seat < s.seats; seat++) {
    const farm = s.farms[seat]
    if (farm.out !== 0) continue
    farm.plan = s.sealed[seat] === null ? { season: KEEP, fire: NO_CARD, saved: [] } : takeUp(s, seat)
  }
  closeDrafts(s)
  return revealSteals(s, io)
}
