/** JB-SET: two shuffled decks, seven cards, five food and two food stamps for everybody. */
import type { IO } from '@harvest/engine'
import { BOX, BOXES } from './boxes.ts'
import { NO_CARD } from './cards.ts'
import { DEALT, START_FOOD, START_STAMPS } from './data.ts'
import { cardIds, drawCard } from './deck.ts'
import type { Event } from './events.ts'
import { goTo } from './flow.ts'
import type { Farm, State } from './state.ts'

function newFarm(): Farm {
  return {
    out: 0,
    food: START_FOOD,
    stamps: START_STAMPS,
    onStamps: false,
    fields: [],
    halfField: 0,
    silos: [],
    halfSilo: 0,
    cats: 0,
    rabbits: 0,
    flexibleHands: 0,
    reactivePlantings: 0,
    men: 0,
    mercenaries: 0,
    berzerkers: 0,
    dogs: 0,
    walls: 0,
    seeded: 0,
    hand: [],
    spring: NO_CARD,
    summer: NO_CARD,
    saved: [],
    backs: [],
    plan: null,
    extra: [],
    steals: 0,
    drawTwos: 0,
    warlords: 0,
    left: [0, 0, 0],
  }
}

function zeros(count: number): number[] {
  const out: number[] = []
  for (let i = 0; i < count; i++) out.push(0)
  return out
}

const { actions: ACTION_COPIES, climates: CLIMATE_COPIES } = BOXES[BOX]
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
const ACTION_CARDS = sum(ACTION_COPIES)
const CLIMATE_CARDS = sum(CLIMATE_COPIES)

/** The table before the first card is dealt. */
export function emptyTable(seats: number): State {
  const farms: Farm[] = []
  for (let seat = 0; seat < seats; seat++) farms.push(newFarm())
  return {
    seats,
    box: BOX,
    phase: 'keep',
    year: 1,
    season: 0,
    sealed: Array<null>(seats).fill(null),
    farms,
    contracts: [],
    deck: ACTION_COPIES.slice(),
    deckLeft: ACTION_CARDS,
    filling: 0,
    discards: zeros(ACTION_COPIES.length),
    discarded: 0,
    aside: [],
    yearClimate: -1,
    seasonClimate: -1,
    pastClimate: [],
    nextClimate: [],
    nextSeenBy: [],
    climate: CLIMATE_COPIES.slice(),
    climateLeft: CLIMATE_CARDS,
    reacting: 0,
    assassins: [],
    looks: [],
    ending: '',
  }
}

export function setup(_options: object, seats: number, io: IO<Event>): State {
  const s = emptyTable(seats)
  for (let seat = 0; seat < seats; seat++) {
    const { hand } = s.farms[seat]
    for (let i = 0; i < DEALT; i++) hand.push(drawCard(s, seat, io))
    io.emit({ e: 'drew', seat, count: DEALT, cards: cardIds(hand) })
  }
  goTo(s, 'keep', io)
  return s
}
