/** What a kitchen has and may do, and drawing: its own cards and the customers of the central queue. */
import { EVERYONE, only, takeAt, type IO, type Seat } from '@harvest/engine'
import {
  CARD_OF,
  CENTRAL_MIN,
  DECK_SIZE,
  HAND_LIMIT,
  NEEDS_INGREDIENTS,
  NEEDS_RECIPES,
  ORDERS,
  QUEUE_LIMIT,
  RAISES_HAND_LIMIT,
  ROLE_OF,
  WIDENS_QUEUE,
  WIDE_QUEUE_LIMIT,
  effectOf,
} from './data.ts'
import type { Event } from './events.ts'
import { insertSorted, type Kitchen, type State } from './state.ts'

/** FC-TUR-1, FC-CUS-3: up to how many cards a kitchen draws. */
export function handLimit(k: Kitchen): number {
  let limit = HAND_LIMIT
  for (let i = 0; i < k.queue.length; i++) if (effectOf(k.queue[i]) === RAISES_HAND_LIMIT) limit++
  return limit
}

/** FC-CUS-1, FC-CUS-3: how many customers a queue holds. */
export function queueLimit(k: Kitchen): number {
  for (let i = 0; i < k.queue.length; i++) if (effectOf(k.queue[i]) === WIDENS_QUEUE) return WIDE_QUEUE_LIMIT
  return QUEUE_LIMIT
}

/** How many recipes the customers in the queue take together. */
export function ordersOf(k: Kitchen): number {
  let orders = 0
  for (let i = 0; i < k.queue.length; i++) orders += ORDERS[k.queue[i]]
  return orders
}

/** FC-CUS-1: whether the kitchen has what the customer asks to see. */
export function meets(k: Kitchen, customer: number): boolean {
  return k.prepared.length >= NEEDS_INGREDIENTS[customer] && k.dishes.length >= NEEDS_RECIPES[customer]
}

/** FC-SET-1 */
export function centralSize(seats: number): number {
  return Math.max(CENTRAL_MIN, seats + 1)
}

export function countRole(copies: readonly number[], role: number): number {
  let count = 0
  for (let i = 0; i < copies.length; i++) if (ROLE_OF[copies[i]] === role) count++
  return count
}

/** The place of the first copy of a card in a list, or -1. */
export function findCard(copies: readonly number[], card: number): number {
  for (let i = 0; i < copies.length; i++) if (CARD_OF[copies[i]] === card) return i
  return -1
}

export function findRole(copies: readonly number[], role: number): number {
  for (let i = 0; i < copies.length; i++) if (ROLE_OF[copies[i]] === role) return i
  return -1
}

/** FC-TUR-1: draw up to the hand limit, as far as there are cards. Only the owner sees them. */
export function drawHand(s: State, seat: Seat, io: IO<Event>): void {
  const k = s.kitchens[seat]
  const limit = handLimit(k)
  const cards: number[] = []
  while (k.hand.length < limit) {
    if (k.pile.length === 0) {
      if (k.tucked.length + k.shown.length === 0) break
      io.emit({ e: 'shuffled', seat, count: k.tucked.length + k.shown.length })
      shuffleDiscards(k)
    }
    const copy = takeAt(k.pile, io.chance(k.pile.length))
    insertSorted(k.hand, copy)
    // Sorted, because the order of drawing is nothing anybody needs to know.
    insertSorted(cards, CARD_OF[copy])
  }
  if (cards.length === 0) return
  io.reveal(only(seat))
  io.emit({ e: 'drew', seat, count: cards.length, cards })
}

/** The highest number of shuffles a copy can remember one by one; bit operations end at 31. */
const MAX_SHUFFLES = 30

/**
 * The discards become the draw pile, which is empty. Every copy in it notes the shuffle. Shuffles that no card
 * in hand took part in are forgotten: all that still remember one have just been shuffled together again.
 */
export function shuffleDiscards(k: Kitchen): void {
  const base = k.deck * DECK_SIZE
  let live = 0
  for (const copy of k.hand) live |= k.shuffles[copy - base]
  const kept = bitCount(live)
  // With too many to tell apart the two oldest become one: somebody held a card through thirty shuffles.
  const overflow = kept >= MAX_SHUFFLES
  const now = 1 << (overflow ? kept - 1 : kept)
  for (const copy of k.hand) k.shuffles[copy - base] = renumber(k.shuffles[copy - base], live, overflow)
  for (const copy of k.tucked)
    k.shuffles[copy - base] = renumber(k.shuffles[copy - base], live, overflow) | now
  for (const copy of k.shown) k.shuffles[copy - base] = now
  for (const copy of k.tucked) k.pile.push(copy)
  for (const copy of k.shown) k.pile.push(copy)
  k.tucked.length = 0
  k.shown.length = 0
}

/** The bits of `mask` that are in `live`, closed up. */
function renumber(mask: number, live: number, mergeOldest: boolean): number {
  let out = 0
  let at = 0
  for (let rest = live; rest !== 0; rest &= rest - 1) {
    if ((mask & rest & -rest) !== 0) out |= 1 << at
    at++
  }
  return mergeOldest ? (out >> 1) | (out & 1) : out
}

function bitCount(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** FC-CUS-2: fill the central queue up; customers come face up, for all to see. */
export function refillCentral(s: State, io: IO<Event>): void {
  const size = centralSize(s.kitchens.length)
  while (s.central.length < size) {
    if (s.customers.length === 0) {
      if (s.gone.length === 0) return
      io.emit({ e: 'customersShuffled', count: s.gone.length })
      for (let i = 0; i < s.gone.length; i++) s.customers.push(s.gone[i])
      s.gone.length = 0
    }
    const customer = takeAt(s.customers, io.chance(s.customers.length))
    s.central.push(customer)
    io.reveal(EVERYONE)
    io.emit({ e: 'arrived', customer })
  }
}
