/**
 * Who is asked, what they may do, and what follows. Phases begin, wait for choices or pass by themselves, and
 * name the next.
 */
import { enter, EVERYONE, undecided, type IO, type Seat, type SeatSet } from '@harvest/engine'
import { newDraft, openDrafts, setDone } from './draft.ts'
import type { Event } from './events.ts'
import { CHANGE, type Move, type UseMove } from './moves.ts'
import { beginBacks } from './phases/backs.ts'
import { applyPick, applyPickedUse, beginDrawTwo, endDrawTwo, listDrawTwo } from './phases/draw-two.ts'
import { applyKill, beginFaces, listKills } from './phases/faces.ts'
import { beginHarvest } from './phases/harvest.ts'
import type { PhaseName } from './phases/index.ts'
import { applyKeep, endKeep, listKeeps } from './phases/keep.ts'
import { applyPlace, beginPlace, endPlace, listPlaces } from './phases/place.ts'
import { applyFire, applyUse, beginPlan, endPlan, listPlan } from './phases/plan.ts'
import {
  applyReact,
  applySeed,
  beginClimate,
  beginPlant,
  beginPlantKnowing,
  beginReact,
  endPlant,
  endPlantKnowing,
  endReact,
  listSeeds,
} from './phases/plant.ts'
import { beginDraw, beginStamps } from './phases/prepare.ts'
import {
  applyReplan,
  applySteal,
  beginReplan,
  beginSteal,
  endReplan,
  endSteal,
  listReplan,
  listSteals,
} from './phases/steal.ts'
import { beginTribute } from './phases/tribute.ts'
import { applyAttack, beginWarlord, endWarlord, listAttacks } from './phases/warlord.ts'
import type { State } from './state.ts'

export function waiting(s: State): SeatSet {
  if (s.phase === 'assassinate') return 1 << s.assassins[0]
  return undecided(s.sealed)
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
  if (undecided(s.sealed) === 0) resolve(s, io)
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
      return setDone(s, seat, true)
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
      return s.phase === 'steal' ? applySteal(s, seat, null) : applyAttack(s, seat, null)
    case 'pick':
      return applyPick(s, seat, move)
  }
}

function chooseUse(s: State, seat: Seat, move: UseMove): void {
  if (s.phase === 'plan') applyUse(s, seat, move)
  else if (s.phase === 'replan') applyReplan(s, seat, move)
  else applyPickedUse(s, seat, move)
}

/** Go into a phase and on until somebody has to decide or the game is over. */
export function goTo(s: State, phase: PhaseName, io: IO<Event>): void {
  for (let next: PhaseName | null = phase; next !== null;) {
    enter(s, next, io)
    next = begin(s, next, io)
  }
}

/** What a phase does when it begins: null to wait for choices, or the phase that follows. */
function begin(s: State, phase: PhaseName, io: IO<Event>): PhaseName | null {
  switch (phase) {
    case 'keep':
      openDrafts(s, (1 << s.seats) - 1)
      return null
    case 'stamps':
      return beginStamps(s, io)
    case 'draw':
      return beginDraw(s, io)
    case 'place':
      return beginPlace(s)
    case 'plant':
      return beginPlant(s, io)
    case 'plantKnowing':
      return beginPlantKnowing(s)
    case 'climate':
      return beginClimate(s, io)
    case 'react':
      return beginReact(s)
    case 'plan':
      return beginPlan(s)
    case 'steal':
      return beginSteal(s)
    case 'replan':
      return beginReplan(s, io)
    case 'drawTwo':
      return beginDrawTwo(s)
    case 'faces':
      return beginFaces(s, io)
    case 'assassinate':
      return null
    case 'warlord':
      return beginWarlord(s)
    case 'backs':
      return beginBacks(s, io)
    case 'harvest':
      return beginHarvest(s, io)
    case 'tribute':
      return beginTribute(s, io)
    case 'over':
      if (s.ending !== '') io.emit({ e: 'ended', ending: s.ending })
      return null
  }
}

/** The last secret choice of a phase is in: all are opened and carried out. */
function resolve(s: State, io: IO<Event>): void {
  io.reveal(EVERYONE)
  goTo(s, end(s, io), io)
}

function end(s: State, io: IO<Event>): PhaseName {
  switch (s.phase) {
    case 'keep':
      return endKeep(s, io)
    case 'place':
      return endPlace(s, io)
    case 'plant':
      return endPlant(s, io)
    case 'plantKnowing':
      return endPlantKnowing(s, io)
    case 'react':
      return endReact(s, io)
    case 'plan':
      return endPlan(s, io)
    case 'steal':
      return endSteal(s, io)
    case 'replan':
      return endReplan(s, io)
    case 'drawTwo':
      return endDrawTwo(s, io)
    case 'warlord':
      return endWarlord(s, io)
    default:
      throw new Error(`nothing is sealed in ${s.phase}`)
  }
}
