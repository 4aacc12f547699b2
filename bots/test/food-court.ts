/** Positions of Food Court for tests, written down by the names of cards. */
import { foodCourt, type Kitchen, type State } from '@harvest/food-court'
import {
  CARD_OF,
  CARDS,
  CENTRAL_MIN,
  CUSTOMERS,
  DECK_SIZE,
  deckIndex,
  SOURCES,
  type DeckId,
  type Effect,
} from '@harvest/food-court/public'
import assert from 'node:assert/strict'

export interface KitchenPlan {
  readonly deck: DeckId
  readonly hand?: readonly string[]
  readonly prepared?: readonly string[]
  /** Each the recipe, then its ingredients. */
  readonly dishes?: readonly (readonly string[])[]
  readonly queue?: readonly number[]
  readonly wins?: readonly string[]
  readonly vp?: number
}

export interface TablePlan {
  /** The first customers of the central queue. */
  readonly central?: readonly number[]
  readonly phase?: State['phase']
  readonly last?: State['last']
  readonly first?: number
}

/** The number of a customer by its deck and effect. */
export function guest(deck: DeckId, effect: Effect): number {
  return deckIndex(deck) * CUSTOMERS.length + CUSTOMERS.findIndex((customer) => customer.effect === effect)
}

export function namesOf(copies: readonly number[]): string[] {
  return copies.map((copy) => CARDS[CARD_OF[copy]].name)
}

function kitchen(plan: KitchenPlan): Kitchen {
  const deck = deckIndex(plan.deck)
  const pile = Array.from({ length: DECK_SIZE }, (_, index) => deck * DECK_SIZE + index)
  const take = (name: string): number => {
    const at = pile.findIndex((copy) => CARDS[CARD_OF[copy]].name === name)
    assert.ok(at >= 0, `${plan.deck} has no further ${name}`)
    return pile.splice(at, 1)[0]
  }
  const takeAll = (names: readonly string[] = []): number[] => names.map(take).sort((a, b) => a - b)
  const points = Array<number>(SOURCES.length - 1).fill(0)
  points[0] = plan.vp ?? 0
  return {
    deck,
    hand: takeAll(plan.hand),
    prepared: takeAll(plan.prepared),
    dishes: (plan.dishes ?? []).map((names) => names.map(take)),
    wins: (plan.wins ?? []).map(take),
    pile,
    tucked: [],
    shown: [],
    shuffles: Array<number>(DECK_SIZE).fill(1),
    queue: [...(plan.queue ?? [])],
    vp: plan.vp ?? 0,
    points,
  }
}

/** A sound position in which the first kitchen is to act. */
export function position(plans: readonly KitchenPlan[], plan: TablePlan = {}): State {
  const kitchens = plans.map(kitchen)
  const central = [...(plan.central ?? [])]
  const placed = new Set([...central, ...kitchens.flatMap((k) => k.queue)])
  const customers = kitchens
    .flatMap((k) => CUSTOMERS.map((_, index) => k.deck * CUSTOMERS.length + index))
    .filter((customer) => !placed.has(customer))
  // The hardest to attract come first, so that only those a test names can be.
  while (central.length < Math.max(CENTRAL_MIN, plans.length + 1)) central.push(customers.pop()!)
  const s: State = {
    phase: plan.phase ?? 'act',
    round: 1,
    first: plan.first ?? 0,
    active: 0,
    kitchens,
    central,
    customers,
    gone: [],
    last: plan.last ?? '',
    sealed: kitchens.map(() => null),
    answers: [],
    discarded: 0,
    attracted: false,
    back: 'act',
    offered: -1,
    dish: [],
    assigned: [],
    losses: 0,
    strips: 0,
  }
  foodCourt.check(s)
  return s
}
