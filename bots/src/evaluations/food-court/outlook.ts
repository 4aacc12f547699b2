/**
 * The dishes a kitchen has cooked or could cook, each with how much of it will come true: a dish that is one
 * turn from being served counts more than one whose ingredients are still in hand.
 */
import { ABILITIES, type Kitchen, type Serving, type State } from '@harvest/food-court'
import {
  CARD_OF,
  COMPLAINT,
  CUSTOMERS,
  deckIndex,
  EXACT_OF,
  LEVEL_OF,
  OPTIONAL,
  PRIMARY,
  PROMOTION,
  RECIPE,
  ROLE_OF,
  SECONDARY,
  TAG_OF,
} from '@harvest/food-court/public'
import type { Weights } from './weights.ts'

const MEXICO = deckIndex('mexico')
const USA = deckIndex('usa')

/** Reused from position to position: evaluating must not allocate much. */
export interface Outlook {
  /** Each the recipe, then its ingredients; cooked ones first. */
  readonly dishes: (readonly number[])[]
  readonly ready: number[]
  /** How many of them are cooked. */
  cooked: number
  /** What lies about beyond these dishes. */
  loose: number
}

export const outlook: Outlook = { dishes: [], ready: [], cooked: 0, loose: 0 }

const free: number[] = []
const freeHeld: boolean[] = []
const recipes: number[] = []
const promises: number[] = []

/** A serve in which nothing stands against tracking a recipe that could be tracked in some serve. */
const NO_DISH: readonly number[] = []
const ANY_SERVING: Serving = {
  dishes: [firstTagged('rice'), firstTagged('noodles')],
  customers: [deckIndex('turkiye') * CUSTOMERS.length],
}

function firstTagged(tag: string): readonly number[] {
  return [TAG_OF.indexOf(tag)]
}

/** The dishes of a kitchen that are cooked and not yet on their way to a customer. */
export function listCooked(s: State, k: Kitchen, active: boolean): void {
  outlook.dishes.length = 0
  outlook.ready.length = 0
  const served = active && s.phase !== 'serve' ? s.assigned : []
  for (let i = 0; i < k.dishes.length; i++)
    if (!(served[i] >= 0)) {
      outlook.dishes.push(k.dishes[i])
      outlook.ready.push(0)
    }
  if (active && s.dish.length > 0) {
    outlook.dishes.push(s.dish)
    outlook.ready.push(0)
  }
  outlook.cooked = outlook.dishes.length
  outlook.loose = 0
}

/**
 * Add the dishes that hand and prepared ingredients allow; `ready` says how much of a dish comes true that can
 * be cooked next.
 */
export function listCookable(k: Kitchen, ready: number, turn: number, w: Weights): void {
  free.length = 0
  freeHeld.length = 0
  recipes.length = 0
  for (let i = 0; i < k.prepared.length; i++) lay(k.prepared[i], false, w)
  for (let i = 0; i < k.hand.length; i++) lay(k.hand[i], true, w)
  sortRecipes(k)
  for (let i = 0; i < recipes.length; i++) if (cook(k, recipes[i], true, turn, w)) recipes[i] = -1
  for (let i = 0; i < recipes.length; i++) if (recipes[i] >= 0) cook(k, recipes[i], false, turn, w)
  if (k.deck === USA) addExtras(ready, w)
  for (let i = outlook.cooked; i < outlook.ready.length; i++) outlook.ready[i] *= ready
  for (let i = 0; i < free.length; i++) outlook.loose += freeHeld[i] ? w.looseHeld : w.loosePrepared
}

function lay(copy: number, held: boolean, w: Weights): void {
  switch (ROLE_OF[copy]) {
    case PRIMARY:
    case SECONDARY:
      free.push(copy)
      freeHeld.push(held)
      return
    case OPTIONAL:
      outlook.loose += held ? w.optional * 0.75 : w.optional
      return
    case RECIPE:
      recipes.push(copy)
      return
    case COMPLAINT:
      outlook.loose += w.complaint
      return
    case PROMOTION:
      outlook.loose += w.promotion
  }
}

function sortRecipes(k: Kitchen): void {
  for (let i = 0; i < recipes.length; i++) {
    const recipe = recipes[i]
    const worth = promise(k, recipe)
    let at = i
    for (; at > 0 && promises[at - 1] < worth; at--) {
      recipes[at] = recipes[at - 1]
      promises[at] = promises[at - 1]
    }
    recipes[at] = recipe
    promises[at] = worth
  }
}

/** Which recipes ingredients go to first: what can be tracked, then the most valuable. */
function promise(k: Kitchen, recipe: number): number {
  if (EXACT_OF[recipe] >= 0 && hasExact(recipe)) return LEVEL_OF[recipe] + 2
  if (TAG_OF[recipe] === '') return LEVEL_OF[recipe]
  return (
    LEVEL_OF[recipe] + (ABILITIES[k.ability].canBeWinCard(recipe, NO_DISH, ANY_SERVING, k.wins) ? 2 : 0.5)
  )
}

function hasExact(recipe: number): boolean {
  for (let i = 0; i < free.length; i++) if (CARD_OF[free[i]] === EXACT_OF[recipe]) return true
  return false
}

/** Put a dish together from what is free. It is the less ready the more it lacks, and nothing if it must be whole. */
function cook(k: Kitchen, recipe: number, whole: boolean, turn: number, w: Weights): boolean {
  let primaries = 0
  let secondaries = 0
  for (let i = 0; i < free.length; i++) {
    if (ROLE_OF[free[i]] === PRIMARY) primaries++
    else secondaries++
  }
  const wanted = LEVEL_OF[recipe] - 1
  const missing = Math.max(0, 1 - primaries) + Math.max(0, wanted - secondaries)
  if (whole && missing > 0) return false
  const dish = [recipe]
  let held = primaries > 0 && takeBest(k, dish, PRIMARY)
  for (let n = Math.min(wanted, secondaries); n > 0; n--) if (takeBest(k, dish, SECONDARY)) held = true
  if (k.deck === MEXICO) while (countHot(dish) < 2 && hasHot()) if (takeBest(k, dish, SECONDARY)) held = true
  let ready = held || missing > 0 ? turn : 1
  for (let n = 0; n < missing; n++) ready *= w.missing
  outlook.dishes.push(dish)
  outlook.ready.push(ready)
  return true
}

/**
 * What no recipe asks for goes into the dishes that are whole, one each, if it can be cooked as soon as they can and
 * is worth more there.
 */
function addExtras(ready: number, w: Weights): void {
  for (let i = outlook.cooked; i < outlook.dishes.length; i++) {
    const dish = outlook.dishes[i] as number[]
    if (dish.length <= LEVEL_OF[dish[0]]) continue
    const at = outlook.ready[i] === 1 ? freeHeld.indexOf(false) : free.length - 1
    if (at < 0 || ready * outlook.ready[i] <= (freeHeld[at] ? w.looseHeld : w.loosePrepared)) continue
    dish.push(free[at])
    removeFree(at)
  }
}

function removeFree(at: number): void {
  free[at] = free[free.length - 1]
  freeHeld[at] = freeHeld[freeHeld.length - 1]
  free.pop()
  freeHeld.pop()
}

function countHot(dish: readonly number[]): number {
  let hot = 0
  for (let i = 1; i < dish.length; i++) if (TAG_OF[dish[i]] === 'hot') hot++
  return hot
}

function hasHot(): boolean {
  for (let i = 0; i < free.length; i++) if (TAG_OF[free[i]] === 'hot') return true
  return false
}

/** Move the fitting ingredient into the dish; whether it came from hand. */
function takeBest(k: Kitchen, dish: number[], role: number): boolean {
  let at = -1
  let most = -Infinity
  for (let i = 0; i < free.length; i++) {
    if (ROLE_OF[free[i]] !== role) continue
    const liking = fit(k, dish[0], free[i]) + (freeHeld[i] ? 0 : 1)
    if (liking > most) {
      most = liking
      at = i
    }
  }
  const held = freeHeld[at]
  dish.push(free[at])
  removeFree(at)
  return held
}

/** How well an ingredient suits a recipe of this kitchen. */
function fit(k: Kitchen, recipe: number, copy: number): number {
  if (EXACT_OF[recipe] === CARD_OF[copy]) return 5
  switch (TAG_OF[copy]) {
    case 'wasabi':
    case 'hot':
      return 3
    case 'ginger':
      return countCard(k.wins, CARD_OF[copy]) < 2 ? 2.5 : -2
    case 'spice': {
      const tracked = countCard(k.wins, CARD_OF[copy])
      return tracked === 1 ? 3 : tracked === 0 ? 1 : 0
    }
    default:
      return 0
  }
}

export function countCard(copies: readonly number[], card: number): number {
  let count = 0
  for (let i = 0; i < copies.length; i++) if (CARD_OF[copies[i]] === card) count++
  return count
}
