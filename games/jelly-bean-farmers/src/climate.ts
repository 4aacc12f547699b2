/** The climate deck (a prefix that somebody has seen, then the rest without order) and what climate does. */
import { drawCounted, type IO, type Viewer } from '@harvest/engine'
import {
  CLIMATE_KINDS,
  CLIMATES,
  FERTILIZER,
  FIELD_BASE,
  IRRIGATION,
  MAX_HARVEST,
  NETTING,
  PERENNIAL,
  PERENNIAL_BASE,
  SPRING,
  UPGRADES,
} from './data.ts'
import type { Event } from './events.ts'
import type { Farm, State } from './state.ts'

/** A climate card that does nothing; stands in for what is not known. */
const FAIR = CLIMATES.findIndex((card) => card.id === 'fairWeather')

/** Sums of two cards by `first * CLIMATE_KINDS + second`; what a card ignores of the other is left out. */
export const WEATHER: number[] = []
export const DROUGHT: number[] = []
export const PESTILENCE: number[] = []
const IS_FIRE: readonly boolean[] = CLIMATES.map((card) => card.fire)
/** By card: the bits of the upgrades it destroys. */
const DESTROYS: readonly number[] = CLIMATES.map(({ destroys }) =>
  destroys === null ? 0 : 1 << UPGRADES.indexOf(destroys),
)

for (const a of CLIMATES)
  for (const b of CLIMATES) {
    WEATHER.push(a.weather + b.weather)
    DROUGHT.push((b.ignores === 'drought' ? 0 : a.drought) + (a.ignores === 'drought' ? 0 : b.drought))
    PESTILENCE.push(
      (b.ignores === 'pestilence' ? 0 : a.pestilence) + (a.ignores === 'pestilence' ? 0 : b.pestilence),
    )
  }

/** JB-FIR-1: whether Fire is one of the two cards of this season. */
export function isBurning(s: State): boolean {
  return s.seasonClimate >= 0 && (IS_FIRE[s.seasonClimate] || IS_FIRE[s.yearClimate])
}

/** The index of the tables above for two cards, -1 for one that is not known. */
export function climatePair(year: number, season: number): number {
  return (year < 0 ? FAIR : year) * CLIMATE_KINDS + (season < 0 ? FAIR : season)
}

/** JB-HAR-1: what a field gives under a pair of climate cards. */
export function yieldOf(upgrades: number, isSeeded: boolean, pair: number): number {
  if (!isSeeded && (upgrades & (1 << PERENNIAL)) === 0) return 0
  let out = (isSeeded ? FIELD_BASE : PERENNIAL_BASE) + WEATHER[pair]
  if ((upgrades & (1 << FERTILIZER)) !== 0) out++
  if ((upgrades & (1 << IRRIGATION)) === 0) out += DROUGHT[pair]
  if ((upgrades & (1 << NETTING)) === 0) out += PESTILENCE[pair]
  return out < 0 ? 0 : out > MAX_HARVEST ? MAX_HARVEST : out
}

/** What a field gives in a season, part by part; what a card or an upgrade takes away is 0. */
export interface Forecast {
  readonly base: number
  readonly fertilizer: number
  readonly weather: number
  readonly drought: number
  readonly pestilence: number
  /** After the limits of 0 and 7. */
  readonly food: number
}

/** JB-HAR-1, explained. */
export function forecast(upgrades: number, isSeeded: boolean, pair: number): Forecast {
  const bears = isSeeded || (upgrades & (1 << PERENNIAL)) !== 0
  return {
    base: isSeeded ? FIELD_BASE : bears ? PERENNIAL_BASE : 0,
    fertilizer: bears && (upgrades & (1 << FERTILIZER)) !== 0 ? 1 : 0,
    weather: bears ? WEATHER[pair] : 0,
    drought: bears && (upgrades & (1 << IRRIGATION)) === 0 ? DROUGHT[pair] : 0,
    pestilence: bears && (upgrades & (1 << NETTING)) === 0 ? PESTILENCE[pair] : 0,
    food: yieldOf(upgrades, isSeeded, pair),
  }
}

/** Take the next climate card off the deck. */
export function drawClimate(s: State, io: IO<Event>): number {
  let card: number
  if (s.nextClimate.length > 0) {
    card = s.nextClimate.shift()!
    s.nextSeenBy.shift()
  } else card = drawUnseen(s, io)
  s.pastClimate.push(card)
  return card
}

/** The next climate cards, as many of `count` as are left, become known to a seat. Returns how many. */
export function lookAhead(s: State, seat: number, count: number, io: IO<Event>): number {
  while (s.nextClimate.length < count && s.climateLeft > 0) {
    s.nextClimate.push(drawUnseen(s, io))
    s.nextSeenBy.push(0)
  }
  const shown = Math.min(count, s.nextClimate.length)
  for (let i = 0; i < shown; i++) s.nextSeenBy[i] |= 1 << seat
  return shown
}

function drawUnseen(s: State, io: IO<Event>): number {
  const kind = drawCounted(s.climate, io, s.climateLeft)
  s.climateLeft--
  return kind
}

/** JB-SEA-1: seats that have seen a card which is still hidden and applies to this season. */
export function knowers(s: State): number {
  const hidden = s.season === SPRING ? 2 : 1
  let out = 0
  for (let i = 0; i < hidden && i < s.nextSeenBy.length; i++) out |= s.nextSeenBy[i]
  return out
}

/** A hidden climate card as a viewer knows it, -1 if not. `ahead` counts from the top of the deck. */
export function knownClimate(s: State, who: Viewer, ahead: number): number {
  if (who === 'watcher' || ahead >= s.nextClimate.length) return -1
  return (s.nextSeenBy[ahead] & (1 << who)) !== 0 ? s.nextClimate[ahead] : -1
}

/** Climate of the year and of the season as far as a viewer knows it, open cards included. */
export function climateFor(s: State, who: Viewer): { year: number; season: number } {
  if (s.seasonClimate >= 0) return { year: s.yearClimate, season: s.seasonClimate }
  if (s.yearClimate >= 0) return { year: s.yearClimate, season: knownClimate(s, who, 0) }
  return { year: knownClimate(s, who, 0), season: knownClimate(s, who, 1) }
}

/** JB-SEA-2: of the upgrades of a field, those that cards still hidden but known to a viewer leave there. */
export function lastingUpgrades(s: State, who: Viewer, upgrades: number): number {
  if (s.seasonClimate >= 0) return upgrades
  const { year, season } = climateFor(s, who)
  let out = upgrades
  if (s.yearClimate < 0 && year >= 0) out &= ~DESTROYS[year]
  if (season >= 0) out &= ~DESTROYS[season]
  return out
}

/** The fields of a farm that produce something or were seeded this season. */
export function isBearing(farm: Farm, field: number): boolean {
  return (farm.seeded & (1 << field)) !== 0 || (farm.fields[field] & (1 << PERENNIAL)) !== 0
}
