/** Who is asked, what they may do, and what happens when they do it. */
import type { IO, Seat, SeatSet } from '@harvest/engine'
import { newDraft, undone } from './draft.ts'
import type { Event } from './events.ts'
import { goTo, resolve } from './flow.ts'
import { CHANGE, type Move, type UseMove } from './moves.ts'
import { applyPick, applyPickedUse, listDrawTwo } from './phases/draw-two.ts'
import { applyKill, listKills } from './phases/faces.ts'
import { applyKeep, listKeeps } from './phases/keep.ts'
import { applyPlace, listPlaces } from './phases/place.ts'
import { applyFire, applyUse, listPlan } from './phases/plan.ts'
import { applyReact, applySeed, listSeeds } from './phases/plant.ts'
import { applyReplan, applySteal, listReplan, listSteals } from './phases/steal.ts'
import { applyAttack, listAttacks } from './phases/warlord.ts'
import { DECLINE, type State } from './state.ts'

export function waiting(s: State): SeatSet {
  if (s.phase === 'assassinate') return 1 << s.assassins[0]
  return undone(s)
}

export function moves(s: State, seat: Seat, out: Move[]): Move[] {
  const draft = s.sealed[seat]
  if (draft !== null && draft.done) out.push(CHANGE)
  else if (draft !== null || s.phase === 'assassinate') listOpen(s, seat, out)
  return out
}

/** The moves of a seat that has not finished choosing. */
function listOpen(s: State, seat: Seat, out: Move[]): void {
  switch (s.phase) {
    case 'plan':
      return listPlan(s, seat, out)
    case 'plant':
    case 'plantKnowing':
    case 'react':
      return listSeeds(s, seat, out)
    case 'place':
      return listPlaces(s, seat, out)
    case 'keep':
      return listKeeps(s, seat, out)
    case 'warlord':
      return listAttacks(s, seat, out)
    case 'assassinate':
      if (seat === s.assassins[0]) listKills(s, out)
      return
    case 'steal':
      return listSteals(s, seat, out)
    case 'replan':
      return listReplan(s, seat, out)
    case 'drawTwo':
      return listDrawTwo(s, seat, out)
  }
}

export function apply(s: State, seat: Seat, move: Move, io: IO<Event>): void {
  if (move.do === 'kill') return goTo(s, applyKill(s, move, io), io)
  choose(s, seat, move)
  if (undone(s) === 0) resolve(s, io)
}

/** A step of a secret choice: changes nothing but `sealed` of the seat. */
export function choose(s: State, seat: Seat, move: Exclude<Move, { do: 'kill' }>): void {
  switch (move.do) {
    case 'face':
    case 'back':
    case 'discard':
      return chooseUse(s, seat, move)
    case 'seed':
      return applySeed(s, seat, move)
    case 'ready':
      s.sealed[seat]!.done = true
      return
    case 'place':
      return applyPlace(s, seat, move)
    case 'keep':
      return applyKeep(s, seat, move)
    case 'change':
      s.sealed[seat] = newDraft(s, seat)
      return
    case 'fire':
      return applyFire(s, seat, move)
    case 'react':
      return applyReact(s, seat)
    case 'attack':
      return applyAttack(s, seat, move.farm)
    case 'steal':
      return applySteal(s, seat, move.farm)
    case 'decline':
      return s.phase === 'steal' ? applySteal(s, seat, DECLINE) : applyAttack(s, seat, DECLINE)
    case 'pick':
      return applyPick(s, seat, move)
  }
}

function chooseUse(s: State, seat: Seat, move: UseMove): void {
  if (s.phase === 'plan') applyUse(s, seat, move)
  else if (s.phase === 'replan') applyReplan(s, seat, move)
  else applyPickedUse(s, seat, move)
}
