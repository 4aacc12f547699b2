/**
 * FC-COO-1, cooking: a recipe from hand, then its ingredients one by one from the prepared ones. What the recipe asks
 * for comes first, in any order; optional ingredients and those the ability allows come after it.
 */
import { enter, others, type IO } from '@harvest/engine'
import { ABILITIES } from '../abilities/index.ts'
import { CARD_OF, LEVEL_OF, OPTIONAL, PRIMARY, ROLE_OF, SECONDARY } from '../data.ts'
import type { Event } from '../events.ts'
import { countRole, findCard } from '../kitchen.ts'
import { ADD, READY, type FillMove, type Move } from '../moves.ts'
import { removeAt, type Kitchen, type State } from '../state.ts'

export function needsPrimary(dish: readonly number[]): boolean {
  return countRole(dish, PRIMARY) === 0
}

/** FC-COO-1: none for an easy recipe, one for a normal one, two for a hard one. */
export function needsSecondary(dish: readonly number[]): boolean {
  return countRole(dish, SECONDARY) < LEVEL_OF[dish[0]] - 1
}

/** FC-COO-2: extra ingredients the ability still allows, once the recipe has what it asks for. */
export function extrasLeft(k: Kitchen, dish: readonly number[]): number {
  const ingredients = dish.length - 1 - countRole(dish, OPTIONAL)
  return ABILITIES[k.ability].extras - Math.max(0, ingredients - LEVEL_OF[dish[0]])
}

export function listFill(s: State, out: Move[]): void {
  const k = s.kitchens[s.active]
  const primary = needsPrimary(s.dish)
  const secondary = needsSecondary(s.dish)
  if (primary || secondary) listAsked(k, primary, secondary, out)
  else {
    listFurther(k, extrasLeft(k, s.dish) > 0, out)
    out.push(READY)
  }
}

function listAsked(k: Kitchen, primary: boolean, secondary: boolean, out: Move[]): void {
  let last = -1
  for (let i = 0; i < k.prepared.length; i++) {
    const copy = k.prepared[i]
    const card = CARD_OF[copy]
    if (card === last) continue
    last = card
    const role = ROLE_OF[copy]
    if ((role === PRIMARY && primary) || (role === SECONDARY && secondary)) out.push(ADD[card])
  }
}

/** FC-COO-1, FC-COO-2: what may go beyond the recipe. */
function listFurther(k: Kitchen, extra: boolean, out: Move[]): void {
  const special = ABILITIES[k.ability]
  let last = -1
  for (let i = 0; i < k.prepared.length; i++) {
    const copy = k.prepared[i]
    const card = CARD_OF[copy]
    if (card === last) continue
    last = card
    if (ROLE_OF[copy] === OPTIONAL || (extra && special.fitsExtra(copy))) out.push(ADD[card])
  }
}

function canAddFurther(k: Kitchen, dish: readonly number[]): boolean {
  const special = ABILITIES[k.ability]
  const extra = extrasLeft(k, dish) > 0
  for (let i = 0; i < k.prepared.length; i++)
    if (ROLE_OF[k.prepared[i]] === OPTIONAL || (extra && special.fitsExtra(k.prepared[i]))) return true
  return false
}

/** Lay a recipe out; its ingredients follow. */
export function applyRecipe(s: State, card: number, io: IO<Event>): void {
  const k = s.kitchens[s.active]
  s.dish.push(removeAt(k.hand, findCard(k.hand, card)))
  io.reveal(others(s.active))
  io.emit({ e: 'recipe', seat: s.active, card })
  enter(s, 'fill', io)
}

export function applyFill(s: State, move: FillMove, io: IO<Event>): void {
  const k = s.kitchens[s.active]
  if (move.do === 'add') {
    s.dish.push(removeAt(k.prepared, findCard(k.prepared, move.card)))
    io.emit({ e: 'added', seat: s.active, card: move.card })
    // What lies prepared is open to all, so a question with only one answer doesn't have to be asked.
    if (needsPrimary(s.dish) || needsSecondary(s.dish) || canAddFurther(k, s.dish)) return
  }
  const cards: number[] = []
  for (let i = 1; i < s.dish.length; i++) cards.push(CARD_OF[s.dish[i]])
  io.emit({ e: 'cooked', seat: s.active, recipe: CARD_OF[s.dish[0]], ingredients: cards })
  k.dishes.push(s.dish)
  s.dish = []
  enter(s, 'cook', io)
}
