import { CARD_OF, ROLE_OF, TAG_OF } from '../data.ts'
import type { Serving } from './ability.ts'

/** How many of some copies bear a tag. */
export function countTag(copies: readonly number[], tag: string): number {
  let count = 0
  for (let i = 0; i < copies.length; i++) if (TAG_OF[copies[i]] === tag) count++
  return count
}

/** How many of some copies are of a card. */
export function countCard(copies: readonly number[], card: number): number {
  let count = 0
  for (let i = 0; i < copies.length; i++) if (CARD_OF[copies[i]] === card) count++
  return count
}

/** How many served recipes bear a tag. */
export function countRecipes(serving: Serving, tag: string): number {
  let count = 0
  for (let i = 0; i < serving.dishes.length; i++) if (TAG_OF[serving.dishes[i][0]] === tag) count++
  return count
}

/** How many different cards some copies are of. */
export function countKinds(copies: readonly number[]): number {
  let kinds = 0
  for (let i = 0; i < copies.length; i++) if (firstOf(copies, CARD_OF[copies[i]]) === i) kinds++
  return kinds
}

function firstOf(copies: readonly number[], card: number): number {
  for (let i = 0; i < copies.length; i++) if (CARD_OF[copies[i]] === card) return i
  return -1
}

export function isRole(copy: number, role: number): boolean {
  return ROLE_OF[copy] === role
}
