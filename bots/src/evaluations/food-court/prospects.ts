/** What a kitchen's dishes, customers and cards promise beyond the points it has. */
import {
  ABILITIES,
  meets,
  ordersOf,
  queueLimit,
  type Kitchen,
  type Serving,
  type State,
} from '@harvest/food-court'
import {
  effectOf,
  GAIN,
  GAIN_VP,
  LEVEL_OF,
  NATIONALITY_VP,
  nationalityOf,
  OPTIONAL,
  OPTIONAL_VP,
  ORDERS,
  RAISES_HAND_LIMIT,
  RIVAL_LOSES,
  ROLE_OF,
  STRIP_WIN_CARD,
  UTENSIL_OF,
  UTENSILS,
  WIDENS_QUEUE,
} from '@harvest/food-court/public'
import { listCookable, listCooked, outlook } from './outlook.ts'
import { trackValue } from './tracks.ts'
import type { Weights } from './weights.ts'

const HARD = 3
const NO_QUEUE: readonly number[] = []
const serving = { dishes: [] as (readonly number[])[], customers: NO_QUEUE } satisfies Serving

/** What the seat can expect from its kitchen. */
export function prospects(s: State, seat: number, turn: number, w: Weights): number {
  const orders = lookAtKitchen(s, seat, turn, w)
  const k = s.kitchens[seat]
  const queue = queueOf(s, seat)
  return (
    outlook.loose +
    dishValue(k, queue, orders, turn) +
    customerValue(k, queue, w) +
    trackValue(s, k, k.wins.length, queue, w)
  )
}

/** The same, by where it comes from. */
export function listProspects(s: State, seat: number, turn: number, w: Weights): Prospects {
  const orders = lookAtKitchen(s, seat, turn, w)
  const k = s.kitchens[seat]
  const queue = queueOf(s, seat)
  return {
    loose: outlook.loose,
    dishes: dishValue(k, queue, orders, turn),
    customers: customerValue(k, queue, w),
    tracks: trackValue(s, k, k.wins.length, queue, w),
  }
}

export interface Prospects {
  readonly loose: number
  readonly dishes: number
  readonly customers: number
  readonly tracks: number
}

/** Those still in the queue: whoever has been served is on the way out. */
function queueOf(s: State, seat: number): readonly number[] {
  return isCleared(s, seat) ? NO_QUEUE : s.kitchens[seat].queue
}

function isCleared(s: State, seat: number): boolean {
  return s.active === seat && s.assigned.length > 0 && s.phase !== 'serve'
}

/** Fills `outlook`. Returns how many dishes the next serve could take. */
function lookAtKitchen(s: State, seat: number, turn: number, w: Weights): number {
  const k = s.kitchens[seat]
  const cleared = isCleared(s, seat)
  const queue = queueOf(s, seat)
  listCooked(s, k, s.active === seat)
  const guest = cleared || queue.length < queueLimit(k) ? bestGuest(s, k) : -1
  const ready = serveReadiness(queue, guest, turn, w)
  for (let i = 0; i < outlook.cooked; i++) outlook.ready[i] = ready
  listCookable(k, ready * turn, turn, w)
  return (cleared ? 0 : ordersOf(k)) + (guest < 0 ? 0 : ORDERS[guest])
}

/** How much of a cooked dish comes true: it takes a turn to serve, and somebody to serve it to. */
function serveReadiness(queue: readonly number[], guest: number, turn: number, w: Weights): number {
  if (queue.length > 0) return turn
  return turn * (guest >= 0 ? w.attract : turn)
}

/** The customer of the central queue who would come and orders most, or -1. */
function bestGuest(s: State, k: Kitchen): number {
  let best = -1
  for (let i = 0; i < s.central.length; i++)
    if (meets(k, s.central[i]) && (best < 0 || ORDERS[s.central[i]] > ORDERS[best])) best = s.central[i]
  return best
}

/** Points of all dishes in sight, the next serve's before those it has no orders for. */
function dishValue(k: Kitchen, queue: readonly number[], orders: number, turn: number): number {
  const special = ABILITIES[k.ability]
  serving.customers = queue
  serving.dishes = []
  let hard = 0
  let sum = 0
  for (let i = 0; i < outlook.dishes.length && i < orders; i++)
    if (LEVEL_OF[outlook.dishes[i][0]] === HARD) hard += i < outlook.cooked ? 1 : turn
  for (let i = 0; i < outlook.dishes.length; i++) {
    const dish = outlook.dishes[i]
    let points = LEVEL_OF[dish[0]] + special.scoreDish(dish, serving)
    for (let j = 1; j < dish.length; j++) if (ROLE_OF[dish[j]] === OPTIONAL) points += OPTIONAL_VP
    let ready = outlook.ready[i]
    if (i >= orders) ready *= turn * turn
    else {
      if (LEVEL_OF[dish[0]] !== HARD) points += hard
      if (hasEffect(queue, UTENSIL_OF[dish[0]])) points++
    }
    sum += ready * points
    if (i < orders && i < outlook.cooked) serving.dishes.push(dish)
  }
  if (serving.dishes.length > 0) sum += outlook.ready[0] * special.scoreTogether(serving)
  return sum
}

function hasEffect(queue: readonly number[], effect: number): boolean {
  for (let i = 0; i < queue.length; i++) if (effectOf(queue[i]) === effect) return true
  return false
}

/** What the customers in the queue give beyond taking dishes. */
function customerValue(k: Kitchen, queue: readonly number[], w: Weights): number {
  let sum = 0
  let orders = -outlook.cooked
  for (let i = 0; i < queue.length; i++) {
    const effect = effectOf(queue[i])
    // The n-th customer is served by the n-th dish, or waits for one to be thought of.
    const ready = i < outlook.ready.length ? outlook.ready[i] : 0.3
    if (nationalityOf(queue[i]) === k.deck) sum += ready * NATIONALITY_VP
    if (effect === GAIN) sum += ready * GAIN_VP
    else if (effect === RIVAL_LOSES) sum += ready * w.rivalLoses
    else if (effect === STRIP_WIN_CARD) sum += ready * w.strip
    else if (effect === RAISES_HAND_LIMIT) sum += w.handLimit
    else if (effect === WIDENS_QUEUE) sum += w.queueLimit
    else if (effect < UTENSILS.length) sum += w.utensil
    orders += ORDERS[queue[i]]
  }
  return orders > 0 ? sum + w.order * orders : sum
}
