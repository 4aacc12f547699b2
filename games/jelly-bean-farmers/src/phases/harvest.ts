/** Harvest and storage: fields produce, everybody eats one food, vermin take from what is not protected. */
import type { IO } from '@harvest/engine'
import { climatePair, forecast, isBearing } from '../climate.ts'
import { SUMMER } from '../data.ts'
import { discard } from '../deck.ts'
import type { Bearing, Event } from '../events.ts'
import { unprotected } from '../farm.ts'
import type { State } from '../state.ts'
import type { PhaseName } from './index.ts'

export function beginHarvest(s: State, io: IO<Event>): PhaseName {
  const pair = climatePair(s.yearClimate, s.seasonClimate)
  for (let seat = 0; seat < s.seats; seat++) if (s.farms[seat].out === 0) harvest(s, seat, pair, io)
  for (let seat = 0; seat < s.seats; seat++) if (s.farms[seat].out === 0) eat(s, seat, io)
  for (let seat = 0; seat < s.seats; seat++) if (s.farms[seat].out === 0) feedVermin(s, seat, io)
  for (let i = 0; i < s.aside.length; i++) discard(s, s.aside[i])
  s.aside.length = 0
  if (s.season === SUMMER) return 'tribute'
  s.season = SUMMER
  return 'plant'
}

/** JB-HAR-1 */
function harvest(s: State, seat: number, pair: number, io: IO<Event>): void {
  const farm = s.farms[seat]
  const fields: Bearing[] = []
  let total = 0
  for (let field = 0; field < farm.fields.length; field++) {
    if (!isBearing(farm, field)) continue
    const seeded = (farm.seeded & (1 << field)) !== 0
    const result = forecast(farm.fields[field], seeded, pair)
    fields.push({ field, seeded, forecast: result })
    total += result.food
  }
  farm.food += total
  farm.seeded = 0
  if (fields.length > 0) io.emit({ e: 'harvested', seat, fields, total, food: farm.food })
}

/** JB-EAT-1 */
function eat(s: State, seat: number, io: IO<Event>): void {
  const farm = s.farms[seat]
  if (farm.food === 0) return
  farm.food--
  io.emit({ e: 'ate', seat, food: farm.food })
}

/** JB-VER-1: half of it, rounded up; all of it with Rabbits. */
function feedVermin(s: State, seat: number, io: IO<Event>): void {
  const farm = s.farms[seat]
  const open = unprotected(farm)
  if (open === 0) return
  const lost = farm.rabbits > 0 ? open : (open + 1) >> 1
  farm.food -= lost
  io.emit({ e: 'vermin', seat, open, lost, rabbits: farm.rabbits > 0, food: farm.food })
}
