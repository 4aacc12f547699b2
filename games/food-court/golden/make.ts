/**
 * Finds the golden games again: `npx node games/food-court/golden/make.ts`, or with names for some of them. Run it
 * when a rule has changed on purpose, and read what the diff says. The policies see everything; they are here
 * to lead to rare positions, not to play well.
 */
import type { Rng } from '@harvest/engine'
import { findGolden, writeGolden, type Found, type Policy } from '@harvest/engine/testkit'
import { ABILITIES } from '../src/abilities/index.ts'
import { CUSTOMERS, DECKS, nationalityOf } from '../src/data.ts'
import { foodCourt } from '../src/index.ts'
import { findCard } from '../src/kitchen.ts'
import type { Move } from '../src/moves.ts'
import { servingOf } from '../src/score.ts'
import type { Kitchen, State } from '../src/state.ts'
import { FeatureFinder } from './features.ts'

/** The best moves by some worth, one of them at random. */
function best(moves: readonly Move[], rng: Rng, worth: (move: Move) => number): Move {
  let top = -Infinity
  let tops: Move[] = []
  for (const move of moves) {
    const value = worth(move)
    if (value < top) continue
    if (value > top) tops = []
    top = value
    tops.push(move)
  }
  return tops[rng.chance(tops.length)]
}

/** Whether a dish, served alone to the kitchen's queue, would give a win card. */
function tracks(k: Kitchen, dish: readonly number[]): boolean {
  const serving = { dishes: [dish, ...k.dishes], customers: k.queue }
  return dish.some((copy) => ABILITIES[k.ability].canBeWinCard(copy, dish, serving, k.wins))
}

/** What a step towards win cards is worth. */
function collectorsWorth(s: State, move: Move): number {
  const k = s.kitchens[s.active]
  switch (move.do) {
    case 'draw':
      return 1
    case 'serve':
      return k.dishes.some((dish) => tracks(k, dish)) ? 9 : k.dishes.length > 4 ? 4 : -1
    case 'attract':
      return nationalityOf(move.customer) === k.deck ? 8 : 7
    case 'cook':
      return tracks(k, [k.hand[findCard(k.hand, move.card)]]) ? 6 : 5
    case 'prepare':
      return 3
    case 'add':
      return tracks(k, [...s.dish, k.prepared[findCard(k.prepared, move.card)]]) ? 3 : 2
    case 'ready':
      return 1
    case 'assign': {
      const serving = servingOf(k, s.assigned.with(move.dish, move.customer))
      const dish = k.dishes[move.dish]
      const own = nationalityOf(move.customer) === k.deck ? 1 : 0
      return dish.some((copy) => ABILITIES[k.ability].canBeWinCard(copy, dish, serving, k.wins))
        ? 6 + own
        : 4 + own
    }
    case 'finish':
      return 3
    case 'track':
      return 2
    case 'pass':
    case 'end':
      return 0
    default:
      return -2
  }
}

const collect: Policy = (state, seat, moves, rng) => {
  if (rng.chance(12) === 0) return moves[rng.chance(moves.length)]
  if ((moves[0] as Move).do === 'answer') return answer(seat, moves as readonly Move[])
  return best(moves as readonly Move[], rng, (move) => collectorsWorth(state as State, move))
}

/** As people would: the first seat today, the next ones longer ago. */
function answer(seat: number, moves: readonly Move[]): Move {
  return moves[Math.min(seat, moves.length - 1)]
}

const RESTING = ['draw', 'pass', 'end']

/** Nobody does anything, and nobody has ever cooked. */
const idle: Policy = (_state, _seat, moves) =>
  moves.find((move) => RESTING.includes(move.do) || (move as Move & { when?: string }).when === 'never')!

/** One seat collects win cards, the others let time pass. */
const alone: Policy = (state, seat, moves, rng) => (seat === 0 ? collect : idle)(state, seat, moves, rng)

/** Everybody collects, and plays an event whenever there is one. */
const lively: Policy = (state, seat, moves, rng) => {
  const event = moves.find((move) => move.do === 'complaint' || move.do === 'promotion')
  if (event && rng.chance(2) > 0) return event
  if (['dismiss', 'swap', 'offer', 'rival', 'strip'].includes(moves[0].do))
    return moves[rng.chance(moves.length)]
  return collect(state, seat, moves, rng)
}

interface Wanted {
  readonly name: string
  readonly about: string
  readonly seats: number
  readonly decks?: readonly string[]
  readonly policy: Policy
  readonly features: readonly string[]
  readonly covers: readonly string[]
  /** Shorter games are easier to read. */
  readonly steps: number
}

const WANTED: readonly Wanted[] = [
  ...DECKS.map(({ id, restaurant }): Wanted => ({
    name: `wins-${id}`,
    about: `${restaurant} scores with its ability and completes its win cards.`,
    seats: 2,
    decks: [id, id === 'usa' ? 'japan' : 'usa'],
    policy: alone,
    features: [`ability:${id}`, `wins:${id}`],
    covers: ['end:winCards'],
    steps: 220,
  })),
  {
    name: 'points-early',
    about:
      'The kitchen that reaches 40 points is not the last of the round; the others still have their turns.',
    seats: 3,
    policy: collect,
    features: ['turns:equal', 'source:optional', 'source:boost', 'source:nationality', 'shuffle:midway'],
    covers: ['end:points'],
    steps: 400,
  },
  {
    name: 'customers-and-events',
    about:
      'Every effect of a customer, and events on own, other and central queues, with both kinds of deck reshuffled.',
    seats: 4,
    policy: lively,
    features: [
      ...CUSTOMERS.map(({ effect }) => `effect:${effect}`),
      ...['complaint:own', 'complaint:other', 'complaint:central', 'promotion:other', 'promotion:central'],
      ...['rival:chosen', 'strip:chosen', 'shuffle:own', 'shuffle:customers'],
    ],
    covers: [],
    steps: 900,
  },
  {
    name: 'reached-and-lost-again',
    about: 'What called the last round is lost before its end, and the round stays the last.',
    seats: 3,
    policy: lively,
    features: ['reached:lostAgain'],
    covers: [],
    steps: 600,
  },
  {
    name: 'tie-of-people',
    about: 'A tie for the win is decided by who cooked most recently.',
    seats: 2,
    policy: collect,
    features: ['answers:people'],
    covers: ['end:points', 'tie:cooked'],
    steps: 400,
  },
  {
    name: 'tie-of-bots',
    about: 'Nobody does anything for 150 rounds; tied kitchens that never cooked share the win.',
    seats: 2,
    policy: idle,
    features: ['answers:bots'],
    covers: ['end:rounds', 'tie:shared'],
    steps: 700,
  },
]

/** A finder for each game: the search has one state object a game. */
const finders = new WeakMap<object, FeatureFinder>()

function isWanted(wanted: Wanted, found: Found): boolean {
  const finder = finders.get(found.state)!
  return (
    wanted.features.every((feature) => finder.found.has(feature)) &&
    wanted.covers.every((claim) => claim.startsWith('tie:') || claim === `end:${found.ending}`)
  )
}

function make(wanted: Wanted): void {
  const { name, about, features, covers } = wanted
  let steps = 0
  const found = findGolden(foodCourt, {
    seats: wanted.seats,
    options: wanted.decks ? { decks: wanted.decks } : {},
    seeds: 20_000,
    policy: wanted.policy,
    follow: (state, taken) => {
      if (!finders.has(state)) {
        finders.set(state, new FeatureFinder())
        steps = 0
      }
      finders.get(state)!.note(state, taken.events)
      return ++steps < wanted.steps
    },
    accept: (game) => isWanted(wanted, game),
  })
  if (!found) throw new Error(`no game found for ${name}`)
  writeGolden(new URL('./', import.meta.url), { name, about, covers: [...covers, ...features], ...found })
  console.log(`${name}: ${found.record.steps.length} steps`)
}

const names = process.argv.slice(2)
for (const wanted of WANTED) if (names.length === 0 || names.includes(wanted.name)) make(wanted)
