/** How phases follow each other: each begins, waits for choices or passes by itself, and names the next. */
import { EVERYONE, type IO } from '@harvest/engine'
import type { Event } from './events.ts'
import { beginBacks } from './phases/backs.ts'
import { beginDrawTwo, endDrawTwo } from './phases/draw-two.ts'
import { beginFaces } from './phases/faces.ts'
import { beginHarvest } from './phases/harvest.ts'
import { endKeep } from './phases/keep.ts'
import { beginPlace, endPlace } from './phases/place.ts'
import { beginPlan, endPlan } from './phases/plan.ts'
import {
  beginClimate,
  beginPlant,
  beginPlantKnowing,
  beginReact,
  endPlant,
  endPlantKnowing,
  endReact,
} from './phases/plant.ts'
import { beginDraw, beginStamps } from './phases/prepare.ts'
import { beginReplan, beginSteal, endReplan, endSteal } from './phases/steal.ts'
import type { PhaseName } from './phases/table.ts'
import { beginTribute } from './phases/tribute.ts'
import { beginWarlord, endWarlord } from './phases/warlord.ts'
import { openDrafts } from './draft.ts'
import type { State } from './state.ts'

/** Go into a phase and on until somebody has to decide or the game is over. */
export function goTo(s: State, phase: PhaseName, io: IO<Event>): void {
  for (let next: PhaseName | null = phase; next !== null;) {
    s.phase = next
    io.enter(next)
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
export function resolve(s: State, io: IO<Event>): void {
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
