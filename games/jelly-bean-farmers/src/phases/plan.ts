/**
 * Plans: after planting everybody seals what to do with the season card and with saved cards. When the last
 * plan is in they are carried out: Steals, Draw Twos, the other faces, Warlords, back actions.
 */
import type { IO } from '@harvest/engine'
import { KEEP, kindOf, NO_CARD, UNDECIDED } from '../cards.ts'
import { isBurning } from '../climate.ts'
import { closeDrafts, NOTHING, openDrafts } from '../draft.ts'
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
import { seasonCard, type Draft, type State } from '../state.ts'
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
function canLayForFire(s: State, seat: number, draft: Draft): boolean {
  return draft.picks[1] === NOTHING && s.farms[seat].hand.length > 0 && isBurning(s)
}

export function listPlan(s: State, seat: number, out: Move[]): void {
  const farm = s.farms[seat]
  const draft = s.sealed[seat]!
  const { picks } = draft
  if (picks[0] === UNDECIDED) listSeasonUses(s, seat, seasonCard(s, farm), true, SEASON_USES, out)
  for (let i = 0; i < farm.saved.length; i++)
    if (picks[i + 2] === KEEP) listSavedUses(s, seat, farm.saved[i], SAVED_USES[i], out)
  if (canLayForFire(s, seat, draft)) {
    let listed = 0
    for (let i = 0; i < farm.hand.length; i++) {
      const kind = kindOf(farm.hand[i])
      if ((listed & (1 << kind)) !== 0) continue
      listed |= 1 << kind
      out.push(LAY_FOR_FIRE[kind])
    }
  }
  if (picks[0] !== UNDECIDED) out.push(READY)
}

export function applyUse(s: State, seat: number, move: UseMove): void {
  const draft = s.sealed[seat]!
  draft.picks[move.from === 'season' ? 0 : move.slot + 2] = useOf(move)
  finishIfComplete(s, seat, draft)
}

export function applyFire(s: State, seat: number, move: FireMove): void {
  const draft = s.sealed[seat]!
  const { hand } = s.farms[seat]
  const kind = kindNumber(move.card)
  for (let i = 0; i < hand.length; i++)
    if (kindOf(hand[i]) === kind) {
      draft.picks[1] = i
      break
    }
  finishIfComplete(s, seat, draft)
}

function finishIfComplete(s: State, seat: number, draft: Draft): void {
  const { picks } = draft
  if (picks[0] === UNDECIDED || canLayForFire(s, seat, draft)) return
  for (let i = 2; i < picks.length; i++) if (picks[i] === KEEP) return
  draft.done = true
}

export function endPlan(s: State, io: IO<Event>): PhaseName {
  for (let seat = 0; seat < s.seats; seat++) {
    const farm = s.farms[seat]
    const draft = s.sealed[seat]
    if (farm.out !== 0) continue
    farm.plan = draft === null ? [KEEP, NO_CARD] : draft.picks
    if (farm.plan[1] !== NOTHING) farm.plan[1] = farm.hand.splice(farm.plan[1], 1)[0]
  }
  closeDrafts(s)
  return revealSteals(s, io)
}
