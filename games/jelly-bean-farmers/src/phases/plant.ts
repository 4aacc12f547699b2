/**
 * Planting: everybody chooses fields to seed, field by field, before the climate of the season is open. Whoever
 * has seen a hidden card of it chooses after the others; whoever uses a Reactive Planting, once it is open.
 */
import { EVERYONE, type IO } from '@harvest/engine'
import { drawClimate, knowers } from '../climate.ts'
import { CLIMATE_IDS, CLIMATES, REACTIVE_PLANTING, SPRING, UPGRADES } from '../data.ts'
import { discard } from '../deck.ts'
import { choiceOf, closeDrafts, openDrafts, setDone } from '../draft.ts'
import type { Event } from '../events.ts'
import { countBits, listBits } from '../farm.ts'
import { REACT, READY, SEED, type Move, type SeedMove } from '../moves.ts'
import type { State } from '../state.ts'
import type { PhaseName } from './index.ts'

/** Seats that could seed at all; the others have nothing to choose. */
function choosers(s: State): number {
  let out = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const farm = s.farms[seat]
    if (farm.out === 0 && farm.food > 0) out |= 1 << seat
  }
  return out
}

/** JB-SEA-1: those who choose first; all together if everybody who can seed knows. */
function firstGroup(s: State): number {
  const all = choosers(s)
  const unknowing = all & ~knowers(s)
  return unknowing === 0 ? all : unknowing
}

export function beginPlant(s: State, io: IO<Event>): PhaseName | null {
  s.seasonClimate = -1
  io.emit({ e: 'season', season: s.season })
  for (let seat = 0; seat < s.seats; seat++) s.farms[seat].seeded = 0
  return openDrafts(s, firstGroup(s)) ? null : 'climate'
}

/** Bits of the fields that may still be seeded beside those chosen. */
function seedable(s: State, seat: number, chosen: number): number {
  const farm = s.farms[seat]
  if (countBits(chosen) >= farm.food) return 0
  return ((1 << farm.fields.length) - 1) & ~chosen
}

export function listSeeds(s: State, seat: number, out: Move[]): void {
  const { fields } = choiceOf(s, seat, 'seed')
  const open = seedable(s, seat, fields)
  for (let rest = open; rest !== 0; rest &= rest - 1) out.push(SEED[31 - Math.clz32(rest & -rest)])
  if (fields === 0 && s.phase !== 'react' && s.farms[seat].reactivePlantings > 0) out.push(REACT)
  out.push(READY)
}

export function applySeed(s: State, seat: number, move: SeedMove): void {
  const choice = choiceOf(s, seat, 'seed')
  choice.fields |= 1 << move.field
  setDone(s, seat, seedable(s, seat, choice.fields) === 0)
}

/** JB-SEA-3: the choice is to choose later. */
export function applyReact(s: State, seat: number): void {
  choiceOf(s, seat, 'seed').waits = true
  setDone(s, seat, true)
}

/** Seeds are spent, and what was chosen lies open. */
function sow(s: State, io: IO<Event>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.sealed[seat] === null) continue
    const farm = s.farms[seat]
    const { fields, waits } = choiceOf(s, seat, 'seed')
    if (waits) {
      farm.reactivePlantings--
      discard(s, REACTIVE_PLANTING)
      s.reacting |= 1 << seat
      io.emit({ e: 'waits', seat })
      continue
    }
    farm.seeded = fields
    farm.food -= countBits(fields)
    io.emit({ e: 'seeded', seat, fields: listBits(fields), food: farm.food })
  }
  closeDrafts(s)
}

export function endPlant(s: State, io: IO<Event>): PhaseName {
  const isLast = (choosers(s) & ~firstGroup(s)) === 0
  sow(s, io)
  return isLast ? 'climate' : 'plantKnowing'
}

/** Nobody who knows has seeded yet, so all of them that could before still can. */
export function beginPlantKnowing(s: State): null {
  openDrafts(s, choosers(s) & knowers(s))
  return null
}

export function endPlantKnowing(s: State, io: IO<Event>): PhaseName {
  sow(s, io)
  return 'climate'
}

/** JB-SEA-2: spring opens the climate of the year and of the season, summer that of the season. */
export function beginClimate(s: State, io: IO<Event>): PhaseName {
  io.reveal(EVERYONE)
  if (s.season === SPRING) {
    s.yearClimate = drawClimate(s, io)
    io.emit({ e: 'climate', card: CLIMATE_IDS[s.yearClimate], of: 'year' })
    destroy(s, s.yearClimate, io)
  }
  s.seasonClimate = drawClimate(s, io)
  io.emit({ e: 'climate', card: CLIMATE_IDS[s.seasonClimate], of: 'season' })
  destroy(s, s.seasonClimate, io)
  return s.reacting !== 0 ? 'react' : 'plan'
}

/** A climate card takes the upgrade it destroys from every field, at its reveal only. */
function destroy(s: State, climate: number, io: IO<Event>): void {
  const upgrade = CLIMATES[climate].destroys
  if (upgrade === null) return
  const kind = UPGRADES.indexOf(upgrade)
  for (let seat = 0; seat < s.seats; seat++) {
    const { fields } = s.farms[seat]
    const hit: number[] = []
    for (let i = 0; i < fields.length; i++)
      if ((fields[i] & (1 << kind)) !== 0) {
        fields[i] &= ~(1 << kind)
        discard(s, kind)
        hit.push(i)
      }
    if (hit.length > 0) io.emit({ e: 'destroyed', seat, upgrade, fields: hit })
  }
}

/** JB-SEA-3: they plant together, knowing the climate. */
export function beginReact(s: State): null {
  openDrafts(s, s.reacting)
  s.reacting = 0
  return null
}

export function endReact(s: State, io: IO<Event>): PhaseName {
  sow(s, io)
  return 'plan'
}
