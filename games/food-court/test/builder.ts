/** Positions for tests, written down by the names of cards, and a table to play them on. */
import assert from 'node:assert/strict'
import { TableIO, type Seat } from '@harvest/engine'
import { abilityIndex } from '../src/abilities/index.ts'
import {
  CARD_OF,
  CARDS,
  CUSTOMERS,
  DECKS,
  DECK_SIZE,
  deckIndex,
  type DeckId,
  type Effect,
} from '../src/data.ts'
import type { Event } from '../src/events.ts'
import { foodCourt } from '../src/index.ts'
import { centralSize } from '../src/kitchen.ts'
import type { Move } from '../src/moves.ts'
import { LOST } from '../src/score.ts'
import { SOURCES, insertSorted, type Kitchen, type State } from '../src/state.ts'

export interface KitchenPlan {
  readonly deck: DeckId
  readonly hand?: readonly string[]
  readonly prepared?: readonly string[]
  /** Each the recipe, then its ingredients. */
  readonly dishes?: readonly (readonly string[])[]
  readonly queue?: readonly number[]
  readonly wins?: readonly string[]
  readonly tucked?: readonly string[]
  readonly shown?: readonly string[]
  readonly vp?: number
  /** The ability scores what its card prints. */
  readonly printed?: boolean
  /** The draw pile, where it matters; the cards left over are then shown discards. */
  readonly pile?: readonly string[]
}

export interface Plan {
  readonly kitchens: readonly KitchenPlan[]
  readonly phase?: State['phase']
  readonly active?: Seat
  readonly first?: Seat
  readonly round?: number
  /** Why the last round is being played. */
  readonly last?: State['last']
  readonly central?: readonly number[]
  /** Leave the customer deck empty: all that are not placed are discarded. */
  readonly customersGone?: boolean
}

/** The number of a customer by its deck and effect. */
export function guest(deck: DeckId, effect: Effect): number {
  return deckIndex(deck) * CUSTOMERS.length + CUSTOMERS.findIndex((customer) => customer.effect === effect)
}

/** The number of a card by its deck and name. */
export function cardNamed(deck: DeckId, name: string): number {
  const found = CARDS.find((card) => DECKS[card.deck].id === deck && card.name === name)
  assert.ok(found, `${deck} has no ${name}`)
  return found.id
}

export function namesOf(copies: readonly number[]): string[] {
  return copies.map((copy) => CARDS[CARD_OF[copy]].name)
}

function buildKitchen(plan: KitchenPlan): Kitchen {
  const deck = deckIndex(plan.deck)
  const left = Array.from({ length: DECK_SIZE }, (_, index) => deck * DECK_SIZE + index)
  const take = (name: string): number => {
    const card = cardNamed(plan.deck, name)
    const at = left.findIndex((copy) => CARD_OF[copy] === card)
    assert.ok(at >= 0, `${plan.deck} has no further ${name}`)
    return left.splice(at, 1)[0]
  }
  const takeAll = (names: readonly string[] = []): number[] => names.map(take)
  const sorted = (names: readonly string[] = []): number[] => {
    const out: number[] = []
    for (const name of names) insertSorted(out, take(name))
    return out
  }
  const points = Array<number>(SOURCES.length - 1).fill(0)
  points[0] = plan.vp ?? 0
  assert.equal(points[LOST], 0)
  const placed = {
    hand: sorted(plan.hand),
    tucked: takeAll(plan.tucked),
    shown: takeAll(plan.shown),
    prepared: sorted(plan.prepared),
    dishes: (plan.dishes ?? []).map((names) => names.map(take)),
    wins: takeAll(plan.wins),
  }
  const pile = plan.pile ? takeAll(plan.pile) : left.splice(0)
  placed.shown.push(...left)
  return {
    deck,
    ability: abilityIndex(deck, plan.printed ?? false),
    hand: placed.hand,
    pile,
    tucked: placed.tucked,
    shown: placed.shown,
    shuffles: Array<number>(DECK_SIZE).fill(1),
    prepared: placed.prepared,
    dishes: placed.dishes,
    queue: [...(plan.queue ?? [])],
    wins: placed.wins,
    vp: plan.vp ?? 0,
    points,
  }
}

/** A sound position with everything not named where it would be at the start. */
export function position(plan: Plan): State {
  const kitchens = plan.kitchens.map(buildKitchen)
  const central = [...(plan.central ?? [])]
  const placed = new Set([...central, ...kitchens.flatMap((k) => k.queue)])
  const rest = kitchens
    .flatMap((k) => CUSTOMERS.map((_, index) => k.deck * CUSTOMERS.length + index))
    .filter((customer) => !placed.has(customer))
  while (central.length < centralSize(kitchens.length)) central.push(rest.shift()!)
  const s: State = {
    phase: plan.phase ?? 'act',
    round: plan.round ?? 1,
    first: plan.first ?? 0,
    active: plan.active ?? 0,
    kitchens,
    central,
    customers: plan.customersGone ? [] : rest,
    gone: plan.customersGone ? rest : [],
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

/** A table that plays listed moves only, checks every position and keeps what happened. */
export class Table {
  readonly s: State
  readonly io: TableIO<Event>
  /** Events of all steps so far. */
  readonly events: Event[] = []

  constructor(s: State, seed = 1) {
    this.s = s
    this.io = new TableIO<Event>(null, true, seed)
  }

  moves(seat = this.s.active): Move[] {
    return foodCourt.moves(this.s, seat, [])
  }

  can(move: Move, seat = this.s.active): boolean {
    const key = JSON.stringify(move)
    return this.moves(seat).some((listed) => JSON.stringify(listed) === key)
  }

  /** Make some moves of the seat whose turn it is; the events of the last one. */
  play(...moves: Move[]): Event[] {
    for (const move of moves) this.playAs(this.s.active, move)
    return this.io.events
  }

  playAs(seat: Seat, move: Move): Event[] {
    const key = JSON.stringify(move)
    const listed = this.moves(seat).find((other) => JSON.stringify(other) === key)
    assert.ok(listed, `${key} is not listed in ${this.s.phase}: ${JSON.stringify(this.moves(seat))}`)
    this.io.reset(this.io.offset + this.io.drawn.length)
    foodCourt.apply(this.s, seat, listed, this.io)
    foodCourt.check(this.s)
    this.events.push(...this.io.events)
    return this.io.events
  }

  /** Why the seat may not do something, as `rule key`; fails if it is listed. */
  whyNot(move: { do: string; [field: string]: unknown }, seat = this.s.active): string {
    assert.ok(!this.can(move as Move, seat), `${JSON.stringify(move)} is listed`)
    const { rule, key } = foodCourt.why(this.s, seat, move)
    return `${rule} ${key}`
  }
}

export function table(plan: Plan, seed = 1): Table {
  return new Table(position(plan), seed)
}

/** Serve dishes to customers by place, up to the scoring; the points by source. */
export function serve(t: Table, ...pairs: readonly (readonly [dish: number, customer: number])[]): number[] {
  t.play({ do: 'serve' })
  for (const [dish, customer] of pairs) t.play({ do: 'assign', dish, customer })
  const served = t.play({ do: 'finish' }).find((event) => event.e === 'served')
  assert.ok(served)
  return [...served.points]
}

export const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0)
