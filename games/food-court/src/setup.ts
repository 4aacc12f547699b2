/** FC-SET-1, FC-SET-2, setting up: kitchens, the common customer deck with its central queue, a hand of seven each, a first player. */
import { EVERYONE, takeAt, type IO } from '@harvest/engine'
import { abilityIndex } from './abilities/index.ts'
import { CUSTOMERS, DECKS, DECK_SIZE } from './data.ts'
import type { Event } from './events.ts'
import { drawHand, refillCentral } from './kitchen.ts'
import { beginTurn } from './phases/close.ts'
import { SOURCES, type Kitchen, type Options, type State } from './state.ts'

export function setup(options: Options, seats: number, io: IO<Event>): State {
  const decks = assignDecks(options, seats, io)
  const first = io.chance(seats)
  io.reveal(EVERYONE)
  io.emit({ e: 'opened', decks, first })
  const s: State = {
    phase: 'discard',
    round: 1,
    first,
    active: first,
    kitchens: decks.map((deck) => newKitchen(deck, options.printed)),
    central: [],
    customers: decks.flatMap((deck) => CUSTOMERS.map((_, index) => deck * CUSTOMERS.length + index)),
    gone: [],
    last: '',
    sealed: decks.map(() => null),
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
  refillCentral(s, io)
  for (let seat = 0; seat < seats; seat++) drawHand(s, seat, io)
  beginTurn(s, first, io)
  return s
}

/** FC-SET-1: the decks chosen, and for everybody else one of those left. */
function assignDecks(options: Options, seats: number, io: IO<Event>): number[] {
  const free = DECKS.map((_, deck) => deck).filter((deck) => !options.decks.includes(DECKS[deck].id))
  return Array.from({ length: seats }, (_, seat) => {
    const chosen = DECKS.findIndex((deck) => deck.id === options.decks[seat])
    return chosen >= 0 ? chosen : takeAt(free, io.chance(free.length))
  })
}

function newKitchen(deck: number, printed: boolean): Kitchen {
  return {
    deck,
    ability: abilityIndex(deck, printed),
    hand: [],
    pile: Array.from({ length: DECK_SIZE }, (_, index) => deck * DECK_SIZE + index),
    tucked: [],
    shown: [],
    shuffles: Array<number>(DECK_SIZE).fill(1),
    prepared: [],
    dishes: [],
    queue: [],
    wins: [],
    vp: 0,
    points: Array<number>(SOURCES.length - 1).fill(0),
  }
}
