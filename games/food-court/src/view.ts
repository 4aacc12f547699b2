/** FC-SEC-1, what a seat or a watcher sees, built up from nothing. All a board needs to draw, without knowing a rule. */
import type { GameView, Seat, Viewer } from '@harvest/engine'
import {
  ANSWERS,
  CARD_OF,
  LEVEL_OF,
  ORDERS,
  RIVAL_LOSES,
  SECONDARY,
  STRIP_WIN_CARD,
  type Answer,
} from './data.ts'
import { closingOf, type Closing } from './outlook.ts'
import { countRole, handLimit, meets, ordersOf, queueLimit } from './kitchen.ts'
import { extrasLeft, needsPrimary } from './phases/cook.ts'
import { countServed, countStrips } from './phases/serve.ts'
import { finalTotal, listScore, type ScoreLine } from './score.ts'
import type { Ending, Kitchen, OpenPhase, Phase, State } from './state.ts'

/** Cards are places in `CARDS`, customers numbers of `demandOf`, decks places in `DECKS`. */
export interface View extends GameView {
  readonly me: Seat | null
  readonly phase: Phase
  readonly round: number
  readonly first: Seat
  readonly active: Seat
  /** Why this round is the last. */
  readonly last: Ending | null
  readonly central: readonly CentralCustomer[]
  readonly customerPile: number
  /** Customers discarded, which all have been seen. */
  readonly customersGone: readonly number[]
  readonly kitchens: readonly KitchenView[]
  readonly turn: TurnView
  readonly cooking: CookingView | null
  readonly playing: PlayingView | null
  readonly serving: ServingView | null
  readonly honour: HonourView | null
}

export interface CentralCustomer {
  readonly customer: number
  /** Whether the kitchen whose turn it is has what the customer asks to see. */
  readonly willing: boolean
}

export interface KitchenView {
  readonly seat: Seat
  readonly deck: number
  /** Its ability, as evened out or as printed; a number for `abilityWords`. */
  readonly ability: number
  readonly vp: number
  /** With win cards as they would count now. */
  readonly total: number
  /** Points by source in the order of `SOURCES`, win cards left out. */
  readonly points: readonly number[]
  readonly handSize: number
  readonly handLimit: number
  /** The cards in hand; null in other kitchens. */
  readonly hand: readonly number[] | null
  readonly pileSize: number
  /** What one's own draw pile holds, sorted; null in other kitchens. */
  readonly pile: readonly number[] | null
  readonly discardSize: number
  /** Discards everybody has seen. */
  readonly discards: readonly number[]
  /** Discards the owner put away unseen; null in other kitchens. */
  readonly tucked: readonly number[] | null
  readonly prepared: readonly number[]
  readonly dishes: readonly DishView[]
  readonly queue: readonly QueueCustomer[]
  readonly queueLimit: number
  /** Recipes the whole queue takes. */
  readonly orders: number
  readonly wins: readonly number[]
  /** How its next turn could call the last round, by what lies open to all. */
  readonly closing: Closing | null
}

export interface DishView {
  readonly recipe: number
  readonly ingredients: readonly number[]
  /** The customer it goes to in the serving under way. */
  readonly customer: number | null
}

export interface QueueCustomer {
  readonly customer: number
  readonly orders: number
  /** How many of them are assigned in the serving under way. */
  readonly assigned: number
}

export interface TurnView {
  readonly discarded: number
  readonly attracted: boolean
}

/** The recipe being cooked and what it still needs. */
export interface CookingView {
  readonly recipe: number
  readonly ingredients: readonly number[]
  readonly primary: number
  readonly secondary: number
  /** Extra ingredients the ability still allows. */
  readonly extras: number
}

/** An event being played, in the part of the turn it returns to. */
export interface PlayingView {
  readonly event: 'complaint' | 'promotion'
  readonly during: OpenPhase
  readonly offered: number | null
}

/** The serving under way: what it scores as assigned so far, and the effects that will be settled after it. */
export interface ServingView {
  readonly lines: readonly ScoreLine[]
  readonly total: number
  /** Times a rival will lose points, and win cards will be taken away. */
  readonly losses: number
  readonly strips: number
}

export interface HonourView {
  readonly asked: readonly Seat[]
  readonly done: readonly Seat[]
  readonly mine: Answer | null
  /** By seat once all are known; null before and for seats that were not asked. */
  readonly answers: readonly (Answer | null)[] | null
}

const cardsOf = (copies: readonly number[]): number[] => copies.map((copy) => CARD_OF[copy])
const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b)

export function view(s: State, who: Viewer): View {
  const me = who === 'watcher' ? null : who
  const active = s.kitchens[s.active]
  return {
    me,
    phase: s.phase,
    round: s.round,
    first: s.first,
    active: s.active,
    last: s.last === '' ? null : s.last,
    central: s.central.map((customer) => ({ customer, willing: meets(active, customer) })),
    customerPile: s.customers.length,
    customersGone: sorted(s.gone),
    kitchens: s.kitchens.map((k, seat) => viewKitchen(s, seat, k, seat === me)),
    turn: { discarded: s.discarded, attracted: s.attracted },
    cooking: viewCooking(s, active),
    playing: viewPlaying(s),
    serving: viewServing(s, active),
    honour: viewHonour(s, me),
  }
}

function viewKitchen(s: State, seat: Seat, k: Kitchen, own: boolean): KitchenView {
  const assigned = seat === s.active ? s.assigned : []
  return {
    seat,
    deck: k.deck,
    ability: k.ability,
    vp: k.vp,
    total: finalTotal(k),
    points: k.points.slice(),
    handSize: k.hand.length,
    handLimit: handLimit(k),
    hand: own ? cardsOf(k.hand) : null,
    pileSize: k.pile.length,
    pile: own ? sorted(cardsOf(k.pile)) : null,
    discardSize: k.tucked.length + k.shown.length,
    discards: cardsOf(k.shown),
    tucked: own ? cardsOf(k.tucked) : null,
    prepared: cardsOf(k.prepared),
    dishes: k.dishes.map((dish, index) => ({
      recipe: CARD_OF[dish[0]],
      ingredients: cardsOf(dish.slice(1)),
      customer: (assigned[index] ?? -1) < 0 ? null : assigned[index],
    })),
    queue: k.queue.map((customer) => ({
      customer,
      orders: ORDERS[customer],
      assigned: assigned.filter((to) => to === customer).length,
    })),
    queueLimit: queueLimit(k),
    orders: ordersOf(k),
    wins: cardsOf(k.wins),
    closing: closingOf(s, seat),
  }
}

function viewCooking(s: State, k: Kitchen): CookingView | null {
  if (s.dish.length === 0) return null
  return {
    recipe: CARD_OF[s.dish[0]],
    ingredients: cardsOf(s.dish.slice(1)),
    primary: needsPrimary(s.dish) ? 1 : 0,
    secondary: Math.max(0, LEVEL_OF[s.dish[0]] - 1 - countRole(s.dish, SECONDARY)),
    extras: extrasLeft(k, s.dish),
  }
}

function viewPlaying(s: State): PlayingView | null {
  if (s.phase !== 'complaint' && s.phase !== 'offer' && s.phase !== 'swap') return null
  return {
    event: s.phase === 'complaint' ? 'complaint' : 'promotion',
    during: s.back,
    offered: s.offered < 0 ? null : s.offered,
  }
}

function viewServing(s: State, k: Kitchen): ServingView | null {
  if (s.assigned.length === 0) return null
  const lines = listScore(k, s.assigned)
  const open = s.phase === 'serve'
  return {
    lines,
    total: lines.reduce((sum, line) => sum + line.points, 0),
    losses: open ? countServed(s, k, RIVAL_LOSES) : s.losses,
    strips: countStrips(s, open ? countServed(s, k, STRIP_WIN_CARD) : s.strips),
  }
}

function viewHonour(s: State, me: Seat | null): HonourView | null {
  const asked = s.sealed.flatMap((own, seat) => (own === null ? [] : [seat]))
  if (asked.length === 0 && s.answers.length === 0) return null
  const mine = me === null ? -1 : (s.sealed[me]?.answer ?? -1)
  return {
    asked,
    done: asked.filter((seat) => s.sealed[seat]!.done),
    mine: mine < 0 ? null : ANSWERS[mine],
    answers: s.answers.length === 0 ? null : s.answers.map((answer) => (answer < 0 ? null : ANSWERS[answer])),
  }
}
