/** What a move would give or cost, from what the seat knows, its own plans of this season included. */
import type { Effect, Seat } from '@harvest/engine'
import { AS_FIELD, AS_MAN, AS_SILO, kindOf } from './cards.ts'
import { climateFor, climatePair, lastingUpgrades, yieldOf } from './climate.ts'
import {
  ACTION_IDS,
  ALMANAC,
  ALMANAC_LOOKS,
  ASSASSIN,
  BERZERKER,
  CATS,
  CATS_CAPACITY,
  COYOTE,
  DOGS,
  EXTENSION_CAPACITY,
  FERTILIZER,
  FLEXIBLE_HAND,
  GEEZER,
  GEEZER_LOOKS,
  IRRIGATION,
  MERCENARY,
  NETTING,
  PERENNIAL,
  RABBITS,
  SILO_CAPACITY,
  SILO_EXTENSION,
  UNITS,
  UPGRADES,
  WALLS,
  WARLORD,
} from './data.ts'
import { defence, offence, tributeOf, unprotected } from './farm.ts'
import type { BackMove, FaceMove, Move, UseMove } from './moves.ts'
import { canBind } from './phases/warlord.ts'
import { seasonCard, type Farm, type State } from './state.ts'
import { plannedBacks, plannedOn } from './uses.ts'

function effect(key: string, args: Effect['args'] = {}): Effect {
  return { key, args }
}

export function preview(s: State, seat: Seat, move: Move): Effect[] {
  const farm = s.farms[seat]
  switch (move.do) {
    case 'seed':
      return [effect('costs', { food: 1 }), ...wouldBear(s, seat, farm.fields[move.field], true)]
    case 'face':
      return previewFace(s, seat, farm, cardOf(s, seat, move), move)
    case 'back':
      return previewBack(s, seat, move)
    case 'fire':
      return [effect(isSecondHalf(s, seat, AS_FIELD) ? 'wholeField' : 'halfField')]
    case 'steal':
      return [
        effect('takesCard', { card: ACTION_IDS[kindOf(seasonCard(s, s.farms[move.farm]))], from: move.farm }),
      ]
    case 'attack': {
      const tribute = tributeOf(offence(farm), defence(s.farms[move.farm]))
      return [tribute < 1 ? effect('tooWeak') : effect('tribute', { food: tribute })]
    }
    case 'kill':
      return previewKill(s.farms[s.assassins[1]], UNITS.indexOf(move.unit))
    case 'react':
      return [effect('usesReactivePlanting')]
    case 'decline':
      return [effect(s.phase === 'steal' ? 'topCard' : 'discardsWarlord')]
    default:
      return []
  }
}

/** The kind of card a move uses, -1 when there is none. */
export function cardOf(s: State, seat: Seat, move: UseMove): number {
  const farm = s.farms[seat]
  let card: number | undefined
  if (move.from === 'season') card = seasonCard(s, farm)
  else if (move.from === 'saved') card = farm.saved[move.slot]
  else if (move.from === 'extra') card = farm.extra[move.slot]?.card
  else {
    const choice = s.sealed[seat]?.choice
    if (choice?.about === 'drawTwo') card = farm.hand[choice.picked[move.slot]?.position]
  }
  return card === undefined || card < 0 ? -1 : kindOf(card)
}

/** Only a climate that lies open or was seen is foretold; with one card of two it says so. */
function wouldBear(s: State, seat: Seat, upgrades: number, seeded: boolean): Effect[] {
  const { year, season } = climateFor(s, seat)
  if (year < 0 && season < 0) return []
  const food = yieldOf(lastingUpgrades(s, seat, upgrades), seeded, climatePair(year, season))
  return [effect(year < 0 || season < 0 ? 'mayBear' : 'bears', { food })]
}

function previewFace(s: State, seat: Seat, farm: Farm, kind: number, move: FaceMove): Effect[] {
  switch (kind) {
    case IRRIGATION:
    case NETTING:
    case FERTILIZER:
    case PERENNIAL: {
      const field = move.field!
      const seeded = (farm.seeded & (1 << field)) !== 0
      if (kind === PERENNIAL && isEaten(s, seat)) return [effect('rabbitsEatIt')]
      return wouldBear(s, seat, plannedUpgrades(s, seat, field) | (1 << kind), seeded)
    }
    case SILO_EXTENSION:
      return [effect('capacity', { food: EXTENSION_CAPACITY })]
    case CATS:
      return [effect('capacity', { food: CATS_CAPACITY })]
    case RABBITS:
      return [effect('exposes', { food: unprotected(s.farms[move.farm!]) })]
    case COYOTE: {
      const target = s.farms[move.farm!]
      return [effect('chases', { cats: target.cats, rabbits: target.rabbits })]
    }
    case MERCENARY:
      return [effect('offence', { by: 1 }), effect('defence', { by: 1 })]
    case BERZERKER:
      return [effect('offence', { by: 2 })]
    case DOGS:
      return [effect('defence', { by: 1 })]
    case WALLS:
      return [effect('defence', { by: hasWalls(s, seat) ? 0 : farm.men + plannedBacks(s, seat, AS_MAN) })]
    case WARLORD:
      return s.farms.some((_, other) => canBind(s, seat, other)) ? [] : [effect('nobodyToAttack')]
    case ASSASSIN:
      return hasUnit(s.farms[move.farm!]) ? [] : [effect('noUnitYet')]
    case ALMANAC:
      return [effect('looks', { count: Math.min(ALMANAC_LOOKS, climateCards(s)) })]
    case GEEZER:
      return [effect('looks', { count: Math.min(GEEZER_LOOKS, climateCards(s)) })]
    case FLEXIBLE_HAND:
      return [effect('handSize', { by: 1 })]
    default:
      return []
  }
}

/** JB-ASS-1: whether an Assassin would find somebody, as things stand. */
function hasUnit(farm: Farm): boolean {
  return farm.men + farm.mercenaries + farm.berzerkers + farm.dogs + farm.walls > 0
}

/** JB-FAR-1: whether Rabbits would eat a Perennial laid now; a Coyote of one's own would chase them. */
function isEaten(s: State, seat: Seat): boolean {
  return s.farms[seat].rabbits > 0 && (plannedOn(s, seat, COYOTE) & (1 << seat)) === 0
}

/** The upgrades of a field with those that are planned for it. */
function plannedUpgrades(s: State, seat: Seat, field: number): number {
  let out = s.farms[seat].fields[field]
  for (let kind = 0; kind < UPGRADES.length; kind++)
    if ((plannedOn(s, seat, kind) & (1 << field)) !== 0 && (kind !== PERENNIAL || !isEaten(s, seat)))
      out |= 1 << kind
  return out
}

function hasWalls(s: State, seat: Seat): boolean {
  return s.farms[seat].walls > 0 || plannedOn(s, seat, WALLS) !== 0
}

function climateCards(s: State): number {
  return s.climateLeft + s.nextClimate.length
}

/** JB-ACT-1: whether half a field or silo would meet a half that lies there or is planned. */
function isSecondHalf(s: State, seat: Seat, use: typeof AS_FIELD | typeof AS_SILO): boolean {
  const farm = s.farms[seat]
  const lying = use === AS_FIELD ? farm.halfField : farm.halfSilo
  return (lying + plannedBacks(s, seat, use)) % 2 === 1
}

function previewBack(s: State, seat: Seat, move: BackMove): Effect[] {
  switch (move.as) {
    case 'field':
      return [effect(isSecondHalf(s, seat, AS_FIELD) ? 'wholeField' : 'halfField')]
    case 'silo':
      return isSecondHalf(s, seat, AS_SILO)
        ? [effect('wholeSilo'), effect('capacity', { food: SILO_CAPACITY })]
        : [effect('halfSilo')]
    case 'man':
      return [effect('offence', { by: 1 }), effect('defence', { by: hasWalls(s, seat) ? 2 : 1 })]
    case 'save':
      return []
  }
}

/** What the target loses. */
function previewKill(target: Farm, unit: number): Effect[] {
  const after = { ...target }
  if (unit === 0) after.men--
  else if (unit === 1) after.mercenaries--
  else if (unit === 2) after.berzerkers--
  else if (unit === 3) after.dogs--
  else after.walls--
  return [
    effect('theirOffence', { by: offence(after) - offence(target) }),
    effect('theirDefence', { by: defence(after) - defence(target) }),
  ]
}
