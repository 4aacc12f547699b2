/** Invariants: every card is somewhere exactly once, and numbers stay within what the rules allow. */
import {
  CUSTOMERS,
  CUSTOMER_COUNT,
  DECK_SIZE,
  HAND_LIMIT,
  OPTIONAL,
  PRIMARY,
  RECIPE,
  ROLE_OF,
  SECONDARY,
  WIDE_QUEUE_LIMIT,
  WIN_CARDS,
} from './data.ts'
import { centralSize, countRole } from './kitchen.ts'
import { needsPrimary, needsSecondary } from './phases/cook.ts'
import type { Kitchen, State } from './state.ts'

/** Every customer of a full queue may raise the limit, and a hand above it is kept. */
const MAX_HAND = HAND_LIMIT + WIDE_QUEUE_LIMIT

export function check(s: State): void {
  for (let seat = 0; seat < s.kitchens.length; seat++) {
    const k = s.kitchens[seat]
    checkCards(s, seat, k)
    checkKitchen(seat, k)
    for (let i = 0; i < k.dishes.length; i++) checkDish(seat, k.dishes[i])
  }
  checkCustomers(s)
  checkTurn(s)
}

function fail(what: string): never {
  throw new Error(what)
}

function checkCards(s: State, seat: number, k: Kitchen): void {
  const seen = new Uint8Array(DECK_SIZE)
  let total = 0
  const note = (copies: readonly number[], hidden: boolean): void => {
    for (let i = 0; i < copies.length; i++) {
      const own = copies[i] - k.deck * DECK_SIZE
      if (!(own >= 0 && own < DECK_SIZE)) fail(`kitchen ${seat} has copy ${copies[i]} of another deck`)
      if (seen[own]++ > 0) fail(`kitchen ${seat} has copy ${copies[i]} twice`)
      if (hidden && !(k.shuffles[own] > 0)) fail(`copy ${copies[i]} is hidden and was never shuffled in`)
      total++
    }
  }
  note(k.hand, true)
  note(k.pile, true)
  note(k.tucked, true)
  note(k.shown, false)
  note(k.prepared, false)
  note(k.wins, false)
  for (let i = 0; i < k.dishes.length; i++) note(k.dishes[i], false)
  if (seat === s.active) note(s.dish, false)
  if (total !== DECK_SIZE) fail(`kitchen ${seat} has ${total} cards`)
}

function checkKitchen(seat: number, k: Kitchen): void {
  if (!isRising(k.hand) || !isRising(k.prepared)) fail(`kitchen ${seat} has its cards out of order`)
  if (k.prepared.some((copy) => ROLE_OF[copy] >= RECIPE)) fail(`kitchen ${seat} has prepared no ingredient`)
  if (k.hand.length > MAX_HAND) fail(`kitchen ${seat} has ${k.hand.length} cards in hand`)
  if (k.queue.length > WIDE_QUEUE_LIMIT) fail(`kitchen ${seat} has a queue of ${k.queue.length}`)
  if (k.wins.length > WIN_CARDS) fail(`kitchen ${seat} has ${k.wins.length} win cards`)
  let points = 0
  for (let source = 0; source < k.points.length; source++) points += k.points[source]
  if (k.vp < 0 || k.vp !== points) fail(`kitchen ${seat} has ${k.vp} points, ${points} by source`)
}

function checkDish(seat: number, dish: readonly number[]): void {
  if (ROLE_OF[dish[0]] !== RECIPE) fail(`kitchen ${seat} has a dish without a recipe`)
  if (needsPrimary(dish) || needsSecondary(dish)) fail(`kitchen ${seat} has a dish that lacks something`)
  const ingredients = countRole(dish, PRIMARY) + countRole(dish, SECONDARY) + countRole(dish, OPTIONAL)
  if (ingredients !== dish.length - 1) fail(`kitchen ${seat} has a dish of more than ingredients`)
}

function checkCustomers(s: State): void {
  const seen = new Uint8Array(CUSTOMER_COUNT)
  let total = 0
  const note = (customers: readonly number[]): void => {
    for (let i = 0; i < customers.length; i++) if (seen[customers[i]]++ === 0) total++
  }
  note(s.central)
  note(s.customers)
  note(s.gone)
  for (let seat = 0; seat < s.kitchens.length; seat++) note(s.kitchens[seat].queue)
  for (let seat = 0; seat < s.kitchens.length; seat++)
    for (let i = 0; i < CUSTOMERS.length; i++)
      if (seen[s.kitchens[seat].deck * CUSTOMERS.length + i] !== 1)
        fail(`a customer is missing or there twice`)
  if (total !== s.kitchens.length * CUSTOMERS.length) fail(`there are ${total} customers`)
  if (s.central.length !== centralSize(s.kitchens.length)) fail(`the central queue has ${s.central.length}`)
}

function checkTurn(s: State): void {
  const { phase } = s
  const serving = phase === 'serve' || phase === 'rival' || phase === 'strip' || phase === 'track'
  const dishes = serving ? s.kitchens[s.active].dishes.length : 0
  if (s.dish.length > 0 !== (phase === 'fill')) fail(`phase ${phase} with a dish of ${s.dish.length}`)
  if (s.assigned.length !== dishes) fail(`phase ${phase} with ${s.assigned.length} dishes to serve`)
  if (s.offered >= 0 !== (phase === 'swap')) fail(`phase ${phase} with customer ${s.offered} on offer`)
  if (s.losses > 0 !== (phase === 'rival')) fail(`phase ${phase} with ${s.losses} losses to deal out`)
  if (s.strips < 0 || (s.strips > 0 && phase !== 'rival' && phase !== 'strip'))
    fail(`phase ${phase} with ${s.strips} win cards to take`)
}

function isRising(copies: readonly number[]): boolean {
  for (let i = 1; i < copies.length; i++) if (copies[i - 1] >= copies[i]) return false
  return true
}
