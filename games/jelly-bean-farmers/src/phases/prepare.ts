/**
 * The start of a year: whoever has no food cashes a food stamp or is out of the game; then all hands are
 * filled up.
 */
import { EVERYONE, type IO } from '@harvest/engine'
import { kindOf, NO_CARD } from '../cards.ts'
import {
  CATS,
  FLEXIBLE_HAND,
  FOOD_PER_STAMP,
  MERCENARY,
  BERZERKER,
  DOGS,
  WALLS,
  RABBITS,
  REACTIVE_PLANTING,
  SILO_EXTENSION,
  SPRING,
  WARLORD,
} from '../data.ts'
import { canDraw, cardIds, discard, drawCard } from '../deck.ts'
import type { ContractEnd, Event } from '../events.ts'
import { countUpgrades, defence, handSize } from '../farm.ts'
import { countIn, type Farm, type State } from '../state.ts'
import type { PhaseName } from './index.ts'

/** JB-PRE-1, JB-OUT-1 */
export function beginStamps(s: State, io: IO<Event>): PhaseName {
  s.season = SPRING
  s.yearClimate = -1
  s.seasonClimate = -1
  io.emit({ e: 'year', year: s.year })
  let leaving = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const farm = s.farms[seat]
    farm.onStamps = false
    if (farm.out !== 0 || farm.food > 0) continue
    if (farm.stamps > 0) cashStamp(s, seat, io)
    else leaving |= 1 << seat
  }
  if (leaving === 0) return 'draw'
  return leave(s, leaving, io)
}

function cashStamp(s: State, seat: number, io: IO<Event>): void {
  const farm = s.farms[seat]
  farm.stamps--
  farm.food = FOOD_PER_STAMP
  farm.onStamps = true
  io.emit({ e: 'stamp', seat, food: FOOD_PER_STAMP, left: farm.stamps })
  for (let i = s.contracts.length - 1; i >= 0; i--)
    if (s.contracts[i].payer === seat) endContract(s, i, 'stamps', io)
}

/** Take a contract off the table; its Warlord is discarded. */
export function endContract(s: State, index: number, why: ContractEnd, io: IO<Event>): void {
  const { holder, payer } = s.contracts[index]
  s.contracts.splice(index, 1)
  discard(s, WARLORD)
  io.emit({ e: 'contractEnded', holder, payer, why })
}

function leave(s: State, leaving: number, io: IO<Event>): PhaseName {
  const last = countIn(s)
  let count = 0
  for (let seat = 0; seat < s.seats; seat++) if ((leaving & (1 << seat)) !== 0) count++
  for (let seat = 0; seat < s.seats; seat++) {
    if ((leaving & (1 << seat)) === 0) continue
    const farm = s.farms[seat]
    if (count === last) farm.left = [farm.fields.length, defence(farm), countUpgrades(farm)]
    goOut(s, seat, io)
  }
  // Hands of those who leave are laid open on the discards.
  io.reveal(EVERYONE)
  const still = last - count
  if (still > 1) return 'draw'
  s.ending = still === 1 ? 'lastFarmer' : 'allOut'
  return 'over'
}

/** JB-OUT-1: faces go to the discards, backs leave the game, contracts end. */
function goOut(s: State, seat: number, io: IO<Event>): void {
  const farm = s.farms[seat]
  farm.out = s.year
  io.emit({ e: 'out', seat, cards: cardIds(farm.hand.concat(farm.saved)) })
  for (let i = 0; i < farm.hand.length; i++) discard(s, kindOf(farm.hand[i]))
  for (let i = 0; i < farm.saved.length; i++) discard(s, kindOf(farm.saved[i]))
  farm.hand = []
  farm.saved = []
  clearFarm(s, farm)
  for (let i = s.contracts.length - 1; i >= 0; i--) {
    const { holder, payer } = s.contracts[i]
    if (holder === seat || payer === seat) endContract(s, i, 'out', io)
  }
}

function clearFarm(s: State, farm: Farm): void {
  for (let i = 0; i < farm.fields.length; i++)
    for (let kind = 0; kind < 4; kind++) if ((farm.fields[i] & (1 << kind)) !== 0) discard(s, kind)
  for (let i = 0; i < farm.silos.length; i++) if (farm.silos[i] === 1) discard(s, SILO_EXTENSION)
  discardAll(s, CATS, farm.cats)
  discardAll(s, RABBITS, farm.rabbits)
  discardAll(s, MERCENARY, farm.mercenaries)
  discardAll(s, BERZERKER, farm.berzerkers)
  discardAll(s, DOGS, farm.dogs)
  discardAll(s, WALLS, farm.walls)
  discardAll(s, FLEXIBLE_HAND, farm.flexibleHands)
  discardAll(s, REACTIVE_PLANTING, farm.reactivePlantings)
  farm.fields = []
  farm.silos = []
  farm.halfField = farm.halfSilo = 0
  farm.cats = farm.rabbits = farm.flexibleHands = farm.reactivePlantings = 0
  farm.men = farm.mercenaries = farm.berzerkers = farm.dogs = farm.walls = 0
}

function discardAll(s: State, kind: number, count: number): void {
  for (let i = 0; i < count; i++) discard(s, kind)
}

/** JB-PRE-2: cards are dealt singly, clockwise from seat (year mod players), until all are at their hand limit. */
export function beginDraw(s: State, io: IO<Event>): PhaseName {
  const before: number[] = []
  for (let seat = 0; seat < s.seats; seat++) before.push(s.farms[seat].hand.length)
  for (let dealt = true; dealt && canDraw(s);) {
    dealt = false
    for (let i = 0; i < s.seats; i++) {
      const seat = (s.year + i) % s.seats
      const farm = s.farms[seat]
      if (farm.out !== 0 || farm.hand.length >= handSize(farm)) continue
      const card = drawCard(s, seat, io)
      if (card === NO_CARD) break
      farm.hand.push(card)
      dealt = true
    }
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const { hand } = s.farms[seat]
    const count = hand.length - before[seat]
    if (count > 0) io.emit({ e: 'drew', seat, count, cards: cardIds(hand.slice(before[seat])) })
  }
  return 'place'
}
