/**
 * (c) All other cards played face up are laid at once. Then Coyotes clear, Rabbits that are still there eat
 * Perennials, Assassins strike, and Almanac and Geezer show what is coming.
 */
import { EVERYONE, only, type IO } from '@harvest/engine'
import { AIM, DISCARD, FACE, KEEP, kindOf, NO_CARD } from '../cards.ts'
import { lookAhead } from '../climate.ts'
import {
  ACTION_IDS,
  ALMANAC,
  ALMANAC_LOOKS,
  ASSASSIN,
  BERZERKER,
  CATS,
  CLIMATE_IDS,
  COYOTE,
  DOGS,
  FERTILIZER,
  FLEXIBLE_HAND,
  GEEZER,
  GEEZER_LOOKS,
  IRRIGATION,
  MERCENARY,
  NETTING,
  PERENNIAL,
  RABBITS,
  REACTIVE_PLANTING,
  SILO_EXTENSION,
  UNITS,
  WALLS,
  WARLORD,
} from '../data.ts'
import { discard } from '../deck.ts'
import type { Event } from '../events.ts'
import { KILL, type From, type KillMove, type Move } from '../moves.ts'
import { seasonCard, setSeasonCard, type Farm, type State } from '../state.ts'
import type { PhaseName } from './index.ts'
import { marchWarlords } from './warlord.ts'

export function beginFaces(s: State, io: IO<Event>): PhaseName {
  io.reveal(EVERYONE)
  let coyotes = 0
  for (let seat = 0; seat < s.seats; seat++) coyotes |= layCards(s, seat, io)
  for (let seat = 0; seat < s.seats; seat++) {
    if ((coyotes & (1 << seat)) !== 0) chase(s, seat, io)
    if (s.farms[seat].rabbits > 0) eatPerennials(s, seat, io)
  }
  return nextAssassin(s, io)
}

/** Everything a seat has face up. Returns the farms its Coyotes go to. */
function layCards(s: State, seat: number, io: IO<Event>): number {
  const farm = s.farms[seat]
  const { plan } = farm
  if (plan === null) return 0
  let coyotes = 0
  if (plan.season === DISCARD || plan.season >= FACE) {
    coyotes |= layCard(s, seat, kindOf(seasonCard(s, farm)), plan.season, 'season', io)
    setSeasonCard(s, farm, NO_CARD)
    plan.season = KEEP
  }
  for (let i = farm.saved.length - 1; i >= 0; i--) {
    if (plan.saved[i] < FACE) continue
    coyotes |= layCard(s, seat, kindOf(farm.saved[i]), plan.saved[i], 'saved', io)
    farm.saved.splice(i, 1)
    plan.saved.splice(i, 1)
  }
  for (let i = farm.extra.length - 1; i >= 0; i--) {
    const { card, use } = farm.extra[i]
    if (use !== DISCARD && use < FACE) continue
    coyotes |= layCard(s, seat, kindOf(card), use, 'extra', io)
    farm.extra.splice(i, 1)
  }
  return coyotes
}

function layCard(s: State, seat: number, kind: number, use: number, from: From, io: IO<Event>): number {
  if (use === DISCARD) {
    discard(s, kind)
    io.emit({ e: 'discarded', seat, card: ACTION_IDS[kind], why: 'chosen' })
    return 0
  }
  const on = use - FACE
  io.emit({ e: 'face', seat, card: ACTION_IDS[kind], from, on: AIM[kind] === 'none' ? -1 : on })
  if (kind === COYOTE) {
    discard(s, kind)
    return 1 << on
  }
  if (kind === RABBITS) layRabbits(s, seat, on, io)
  else lay(s, seat, s.farms[seat], kind, on)
  return 0
}

/** JB-FAR-1, JB-ACT-4: a second one on the same farm has no place there and is discarded. */
function layRabbits(s: State, seat: number, on: number, io: IO<Event>): void {
  if (s.farms[on].rabbits === 0) {
    s.farms[on].rabbits = 1
    return
  }
  discard(s, RABBITS)
  io.emit({ e: 'discarded', seat, card: 'rabbits', why: 'rabbitsThere' })
}

function lay(s: State, seat: number, farm: Farm, kind: number, on: number): void {
  switch (kind) {
    case IRRIGATION:
    case NETTING:
    case FERTILIZER:
    case PERENNIAL:
      farm.fields[on] |= 1 << kind
      return
    case SILO_EXTENSION:
      farm.silos[on] = 1
      return
    case CATS:
      farm.cats++
      return
    case MERCENARY:
      farm.mercenaries++
      return
    case BERZERKER:
      farm.berzerkers++
      return
    case DOGS:
      farm.dogs++
      return
    case WALLS:
      farm.walls++
      return
    case FLEXIBLE_HAND:
      farm.flexibleHands++
      return
    case REACTIVE_PLANTING:
      farm.reactivePlantings++
      return
    case WARLORD:
      farm.warlords++
      return
    case ASSASSIN:
      s.assassins.push(seat, on)
      discard(s, kind)
      return
    case ALMANAC:
      s.looks.push(seat, ALMANAC_LOOKS)
      discard(s, kind)
      return
    case GEEZER:
      s.looks.push(seat, GEEZER_LOOKS)
      discard(s, kind)
      return
    default:
      throw new Error(`${ACTION_IDS[kind]} is not laid with the other faces`)
  }
}

/** JB-FAR-1: all Cats and Rabbits of a farm run from a Coyote, those of this season too. */
function chase(s: State, seat: number, io: IO<Event>): void {
  const farm = s.farms[seat]
  io.emit({ e: 'coyote', farm: seat, cats: farm.cats, rabbits: farm.rabbits })
  for (; farm.cats > 0; farm.cats--) discard(s, CATS)
  for (; farm.rabbits > 0; farm.rabbits--) discard(s, RABBITS)
}

/** JB-ACT-3: Rabbits discard Perennials, new ones too. */
function eatPerennials(s: State, seat: number, io: IO<Event>): void {
  const { fields } = s.farms[seat]
  const eaten: number[] = []
  for (let i = 0; i < fields.length; i++)
    if ((fields[i] & (1 << PERENNIAL)) !== 0) {
      fields[i] &= ~(1 << PERENNIAL)
      discard(s, PERENNIAL)
      eaten.push(i)
    }
  if (eaten.length > 0) io.emit({ e: 'perennialsEaten', farm: seat, fields: eaten })
}

/** How many units of a kind (an index of UNITS) a farm has. */
function unitCount(farm: Farm, unit: number): number {
  switch (unit) {
    case 0:
      return farm.men
    case 1:
      return farm.mercenaries
    case 2:
      return farm.berzerkers
    case 3:
      return farm.dogs
    default:
      return farm.walls
  }
}

/** JB-ASS-1: Assassins strike one after another; whoever has a choice is asked. */
function nextAssassin(s: State, io: IO<Event>): PhaseName {
  while (s.assassins.length > 0) {
    const seat = s.assassins[0]
    const target = s.farms[s.assassins[1]]
    let found = 0
    let unit = -1
    for (let i = 0; i < UNITS.length; i++)
      if (unitCount(target, i) > 0) {
        found++
        unit = i
      }
    if (found > 1) return 'assassinate'
    if (found === 1) kill(s, unit, io)
    else {
      io.emit({ e: 'discarded', seat, card: 'assassin', why: 'noUnit' })
      s.assassins.splice(0, 2)
    }
  }
  takeLooks(s, io)
  return marchWarlords(s, io)
}

export function listKills(s: State, out: Move[]): void {
  const target = s.farms[s.assassins[1]]
  for (let i = 0; i < UNITS.length; i++) if (unitCount(target, i) > 0) out.push(KILL[i])
}

export function applyKill(s: State, move: KillMove, io: IO<Event>): PhaseName {
  kill(s, UNITS.indexOf(move.unit), io)
  return nextAssassin(s, io)
}

/** The card of an Armed Man leaves the game with its face unseen; the other units go to the discards. */
function kill(s: State, unit: number, io: IO<Event>): void {
  const [seat, target] = s.assassins
  s.assassins.splice(0, 2)
  const farm = s.farms[target]
  if (unit === 0) farm.men--
  else if (unit === 1) farm.mercenaries--
  else if (unit === 2) farm.berzerkers--
  else if (unit === 3) farm.dogs--
  else farm.walls--
  if (unit > 0) discard(s, MERCENARY + unit - 1)
  io.emit({ e: 'killed', seat, farm: target, unit: UNITS[unit] })
}

/** JB-ACT-3: what an Almanac or a Geezer shows is for its seat alone. */
function takeLooks(s: State, io: IO<Event>): void {
  for (let i = 0; i < s.looks.length; i += 2) {
    const seat = s.looks[i]
    const count = lookAhead(s, seat, s.looks[i + 1], io)
    io.reveal(only(seat))
    io.emit({
      e: 'looked',
      seat,
      count,
      cards: s.nextClimate.slice(0, count).map((card) => CLIMATE_IDS[card]),
    })
  }
  s.looks.length = 0
}
