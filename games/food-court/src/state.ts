/**
 * A position of Food Court as plain JSON. Cards lie about as copies (see data.ts); customers, seats and decks
 * are numbers too. A `dish` is what people call a cooked recipe. What a deck has left is a list without an order: the card is drawn when it is drawn.
 */
import type { Seat } from '@harvest/engine'

export const ENDINGS = ['points', 'winCards', 'rounds'] as const
export type Ending = (typeof ENDINGS)[number]

/** Where victory points come from; win cards are counted at the end only. */
export const SOURCES = [
  'dishes',
  'optional',
  'boost',
  'utensils',
  'nationality',
  'effects',
  'ability',
  'lost',
  'winCards',
] as const
export type Source = (typeof SOURCES)[number]

/** In `track` a kitchen may keep a win card: the phase, its move and its event are called so in stored games. */
export type Phase =
  | 'discard'
  | 'act'
  | 'prepare'
  | 'cook'
  | 'fill'
  | 'serve'
  | 'settle'
  | 'rival'
  | 'strip'
  | 'track'
  | 'after'
  | 'complaint'
  | 'offer'
  | 'swap'
  | 'close'
  | 'honour'
  | 'over'

/** The parts of a turn in which customers may be attracted and events played. */
export type OpenPhase = 'act' | 'prepare' | 'cook' | 'after'

export interface Options {
  /** A deck or 'random' for each seat. */
  readonly decks: readonly string[]
  /** Abilities score what their cards print. */
  readonly printed: boolean
}

export interface Kitchen {
  deck: number
  /** A place in `ABILITIES`: the deck's ability as evened out, or as printed. */
  ability: number
  /** In rising order. */
  hand: number[]
  /** What is left to draw, in no order. */
  pile: number[]
  /** Discards nobody but the owner has seen. */
  tucked: number[]
  /** Discards that everybody saw before. */
  shown: number[]
  /** By copy of the deck: the shuffles it took part in, as bits, since it was last seen; see redeal.ts. */
  shuffles: number[]
  /** Prepared and unused, in rising order. */
  prepared: number[]
  /** Cooked: the recipe, then its ingredients. */
  dishes: number[][]
  queue: number[]
  wins: number[]
  vp: number
  /** Points by source, win cards left out; their sum is `vp`. */
  points: number[]
}

/** An answer to the tie-break as a place in `ANSWERS`, -1 before it is given. */
export interface SealedAnswer {
  done: boolean
  answer: number
}

export interface State {
  phase: Phase
  round: number
  first: Seat
  active: Seat
  kitchens: Kitchen[]
  central: number[]
  /** Customers left to draw, in no order, and those discarded. */
  customers: number[]
  gone: number[]
  /** Why this round is the last, '' while it is not. */
  last: Ending | ''
  sealed: (SealedAnswer | null)[]
  /** Answers by seat once all are given; empty before, and when nobody was asked. */
  answers: number[]

  /** The rest is about the turn being taken. */
  discarded: number
  attracted: boolean
  /** The part of the turn an event was played in and returns to. */
  back: OpenPhase
  /** Which of one's own customers is offered in a promotion, or -1. */
  offered: number
  /** The recipe being cooked and its ingredients so far; empty outside of cooking. */
  dish: number[]
  /** The customer each dish goes to, -1 for none; empty outside of serving. */
  assigned: number[]
  /** Effects of served customers still to be settled. */
  losses: number
  strips: number
}

/** Put a number into a list that is kept in rising order. */
export function insertSorted(list: number[], value: number): void {
  let at = list.length
  list.push(value)
  while (at > 0 && list[at - 1] > value) {
    list[at] = list[at - 1]
    at--
  }
  list[at] = value
}

/** Take out what stands at a place, keeping the others in order. */
export function removeAt(list: number[], index: number): number {
  const value = list[index]
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i]
  list.pop()
  return value
}

export function clone(s: State): State {
  const kitchens: Kitchen[] = []
  for (let seat = 0; seat < s.kitchens.length; seat++) kitchens.push(cloneKitchen(s.kitchens[seat]))
  const sealed: (SealedAnswer | null)[] = []
  for (let seat = 0; seat < s.sealed.length; seat++) {
    const own = s.sealed[seat]
    sealed.push(own === null ? null : { done: own.done, answer: own.answer })
  }
  return {
    phase: s.phase,
    round: s.round,
    first: s.first,
    active: s.active,
    kitchens,
    central: s.central.slice(),
    customers: s.customers.slice(),
    gone: s.gone.slice(),
    last: s.last,
    sealed,
    answers: s.answers.slice(),
    discarded: s.discarded,
    attracted: s.attracted,
    back: s.back,
    offered: s.offered,
    dish: s.dish.slice(),
    assigned: s.assigned.slice(),
    losses: s.losses,
    strips: s.strips,
  }
}

function cloneKitchen(k: Kitchen): Kitchen {
  const dishes: number[][] = []
  for (let i = 0; i < k.dishes.length; i++) dishes.push(k.dishes[i].slice())
  return {
    deck: k.deck,
    ability: k.ability,
    hand: k.hand.slice(),
    pile: k.pile.slice(),
    tucked: k.tucked.slice(),
    shown: k.shown.slice(),
    shuffles: k.shuffles.slice(),
    prepared: k.prepared.slice(),
    dishes,
    queue: k.queue.slice(),
    wins: k.wins.slice(),
    vp: k.vp,
    points: k.points.slice(),
  }
}
