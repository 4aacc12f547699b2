/** What a farm amounts to: strength, storage, hand size. */
import {
  CATS_CAPACITY,
  EXTENSION_CAPACITY,
  HAND_SIZE,
  HAND_SIZE_IN_STAMP_YEAR,
  SILO_CAPACITY,
} from './data.ts'
import type { Farm } from './state.ts'

/** JB-ARM-1 */
export function offence(farm: Farm): number {
  return farm.men + farm.mercenaries + 2 * farm.berzerkers
}

/** JB-ARM-1: Walls double the Armed Men, and a second one adds nothing. */
export function defence(farm: Farm): number {
  return farm.men * (farm.walls > 0 ? 2 : 1) + farm.mercenaries + farm.dogs
}

/** JB-WAR-1: the yearly tribute of a Warlord, below 1 for none. */
export function tributeOf(attacker: number, defender: number): number {
  return Math.floor((attacker + 1 - defender) / 2)
}

/** JB-HAR-2: how much food is safe from vermin. */
export function capacity(farm: Farm): number {
  let out = farm.cats * CATS_CAPACITY + farm.silos.length * SILO_CAPACITY
  for (let i = 0; i < farm.silos.length; i++) out += farm.silos[i] * EXTENSION_CAPACITY
  return out
}

export function unprotected(farm: Farm): number {
  const over = farm.food - capacity(farm)
  return over > 0 ? over : 0
}

/** JB-PRE-1, JB-PRE-2: the hand size, or hand limit: up to how many cards a farmer draws when a year begins. */
export function handSize(farm: Farm): number {
  return farm.onStamps ? HAND_SIZE_IN_STAMP_YEAR : HAND_SIZE + farm.flexibleHands
}

export function countUpgrades(farm: Farm): number {
  let out = 0
  for (let i = 0; i < farm.fields.length; i++) out += countBits(farm.fields[i])
  for (let i = 0; i < farm.silos.length; i++) out += farm.silos[i]
  return out
}

export function countBits(set: number): number {
  let out = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) out++
  return out
}

/** The numbers of the bits in a set, rising. */
export function listBits(set: number): number[] {
  const out: number[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) out.push(31 - Math.clz32(rest & -rest))
  return out
}
