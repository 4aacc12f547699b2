/**
 * What the golden games of Scoville show. Each is a whole game in which something rare happens; where chance alone
 * would take too long to find it the players are steered, and once the deal is chosen. make.ts writes the games.
 */
import { seededSource, seedFromNumber, type ChanceSource, type Rng } from '@harvest/engine'
import { riggedSource, type Found, type Policy } from '@harvest/engine/testkit'
import type { Event } from '../src/events.ts'
import { notchPlace } from '../src/field.ts'
import type { Move, State } from '../src/index.ts'

type Steer = (s: State, moves: readonly Move[], rng: Rng) => Move | undefined

const any = (moves: readonly Move[], rng: Rng): Move | undefined =>
  moves.length === 0 ? undefined : moves[rng.chance(moves.length)]

/** Chance decides wherever no steering does. */
function steered(...steers: readonly Steer[]): Policy {
  return (state, _seat, listed, rng) => {
    const moves = listed as readonly Move[]
    for (const steer of steers) {
      const move = steer(state as State, moves, rng)
      if (move) return move
    }
    return any(moves, rng)!
  }
}

const wants =
  (...kinds: readonly Move['do'][]): Steer =>
  (_s, moves, rng) =>
    any(
      moves.filter((move) => kinds.includes(move.do)),
      rng,
    )

const avoids =
  (...kinds: readonly Move['do'][]): Steer =>
  (_s, moves, rng) =>
    moves.some((move) => kinds.includes(move.do))
      ? any(
          moves.filter((move) => !kinds.includes(move.do)),
          rng,
        )
      : undefined

/** Low bids, whole walks and every card that can be had: games end in fewer rounds than by chance alone. */
const brisk: Steer = (s, moves, rng) => {
  switch (s.phase) {
    case 'bid':
      return moves[Math.min(moves.length - 1, rng.chance(4))]
    case 'harvest':
      return rng.chance(4) > 0 ? wants('step')(s, moves, rng) : undefined
    case 'fulfil':
      return wants('cook', 'market')(s, moves, rng)
    default:
      return undefined
  }
}

const inPhase =
  (phase: State['phase'], steer: Steer): Steer =>
  (s, moves, rng) =>
    s.phase === phase ? steer(s, moves, rng) : undefined

/** Market only in the morning, cookoff only in the afternoon. */
const marketThenCookoff: Steer = (s, moves, rng) =>
  s.time === 'morning'
    ? (wants('market')(s, moves, rng) ?? avoids('cook')(s, moves, rng))
    : (wants('cook')(s, moves, rng) ?? avoids('market')(s, moves, rng))

/** Leave one card a player at market and cookoff until both can be taken below that in one turn. */
const bothAtOnce: Steer = (s, moves, rng) => {
  if (s.phase !== 'fulfil' || s.time === 'morning') return undefined
  const low = s.market.length <= s.seats && s.recipes.length <= s.seats
  const both = moves.some((move) => move.do === 'cook') && moves.some((move) => move.do === 'market')
  if (low && (both || s.market.length < s.seats || s.recipes.length < s.seats))
    return wants('cook', 'market')(s, moves, rng)
  const fine = moves.filter(
    (move) =>
      (move.do === 'market' && s.market.length > s.seats) ||
      (move.do === 'cook' && s.recipes.length > s.seats),
  )
  return any(fine, rng) ?? avoids('market', 'cook')(s, moves, rng)
}

/** Everybody crowds into the top left corner. */
const toTheCorner: Steer = (s, moves) => {
  const far = (notch: number): number => notchPlace(notch).x + notchPlace(notch).y
  const here = far(s.farmers[s.active] >> 1)
  const steps = moves.filter((move) => move.do === 'step')
  const nearest = steps.toSorted((a, b) => far(a.to) - far(b.to))[0]
  if (nearest && far(nearest.to) < here) return nearest
  return moves.find((move) => move.do === 'stop') ?? nearest
}

/** The walk of one turn: what its seat did between two turns of others. */
interface Walk {
  readonly seat: number
  readonly notches: readonly number[]
  readonly tiles: readonly string[]
}

function walks(found: Found): Walk[] {
  const out: Walk[] = []
  let open: { seat: number; notches: number[]; tiles: string[] } | null = null
  for (const event of events(found)) {
    const walking = event.e === 'stepped' || (event.e === 'tile' && event.tile !== 'extraPepper')
    if (!walking) {
      open = null
      continue
    }
    if (!open || open.seat !== event.seat) {
      open = { seat: event.seat, notches: [], tiles: [] }
      out.push(open)
    }
    if (event.e === 'tile') open.tiles.push(event.tile)
    else open.notches.push(...(open.notches.length === 0 ? [event.from, event.to] : [event.to]))
  }
  return out
}

const events = (found: Found): Event[] => found.trail.flatMap((step) => step.events as readonly Event[])
const tells = (found: Found, is: (event: Event) => boolean): boolean => events(found).some(is)

const isLoop = ({ notches, tiles }: Walk): boolean =>
  notches.length === 5 && notches[0] === notches[4] && !tiles.includes('doubleBack')

/** A plaque left and, with the second pepper of the same turn, one taken. */
function leftThenTook(found: Found): boolean {
  const told = events(found)
  return told.some(
    (event, i) =>
      event.e === 'declined' &&
      told[i + 1]?.e === 'tile' &&
      told[i + 3]?.e === 'plaque' &&
      (told[i + 3] as { seat: number }).seat === event.seat,
  )
}

const entered = (found: Found): string[] => found.trail.flatMap((step) => step.entered)
const follows = (found: Found, from: string, to: string): boolean =>
  entered(found).some((phase, i, all) => phase === from && all[i + 1] === to)

/** The eight cheapest recipes lie out: after the seven draws of the market for two, draw i takes recipe i. */
function cheapRecipes(seed: number): ChanceSource {
  return riggedSource(seededSource(seedFromNumber(seed)), (k) => (k >= 7 && k < 15 ? k - 7 : undefined))
}

export interface Wanted {
  readonly name: string
  readonly about: string
  readonly covers: readonly string[]
  readonly seats: number
  readonly options?: object
  readonly policy: Policy
  readonly chance?: (seed: number) => ChanceSource
  readonly accept: (found: Found) => boolean
}

const ends =
  (ending: string) =>
  (found: Found): boolean =>
    found.ending === ending

const winners = (found: Found): number => found.scores.filter((score) => score.place === 1).length

export const WANTED: readonly Wanted[] = [
  {
    name: 'recipes-short-in-morning',
    about: 'the recipes run short while it is morning: one last round and no afternoon',
    covers: ['end:recipesShortInMorning', 'SC-TIM-1', 'SC-TIM-3'],
    seats: 2,
    policy: steered(avoids('market'), brisk),
    chance: cheapRecipes,
    accept: ends('recipesShortInMorning'),
  },
  {
    name: 'market-short-in-afternoon',
    about: 'only the market runs short in the afternoon: one last round',
    covers: ['end:marketShortInAfternoon', 'SC-TIM-2'],
    seats: 3,
    policy: steered(brisk),
    accept: ends('marketShortInAfternoon'),
  },
  {
    name: 'recipes-short-in-afternoon',
    about: 'only the recipes run short in the afternoon: one last round',
    covers: ['end:recipesShortInAfternoon', 'SC-TIM-2'],
    seats: 3,
    options: { shortDisplay: true },
    policy: steered(inPhase('fulfil', marketThenCookoff), brisk),
    accept: ends('recipesShortInAfternoon'),
  },
  {
    name: 'both-short',
    about: 'market and recipes run short in the same round of the afternoon: the game is over at once',
    covers: ['end:bothShort', 'SC-TIM-2'],
    seats: 2,
    policy: steered(bothAtOnce, brisk),
    accept: ends('bothShort'),
  },
  {
    name: 'field-full',
    about: 'the field is full and nobody takes a card for three rounds: one last round, without planting',
    covers: ['end:fieldFull', 'SC-TIM-4'],
    seats: 6,
    policy: steered(avoids('market', 'cook'), wants('extraPepper'), inPhase('harvest', wants('stop')), brisk),
    accept: (found) => found.ending === 'fieldFull' && follows(found, 'refill', 'harvest'),
  },
  {
    name: 'coins-break-the-tie',
    about: 'two have the most points, and the one with more coins wins',
    covers: ['tie:coins', 'SC-END-1'],
    seats: 4,
    policy: steered(brisk),
    accept: (found) => {
      const top = Math.max(...found.scores.map((score) => score.total))
      return winners(found) === 1 && found.scores.filter((score) => score.total === top).length === 2
    },
  },
  {
    name: 'shared-win',
    about: 'points and coins are equal: two share the win',
    covers: ['tie:shared', 'SC-END-1'],
    seats: 3,
    options: { openScreens: true },
    policy: steered(brisk),
    accept: (found) => winners(found) === 2,
  },
  {
    name: 'auction-reshuffle',
    about: 'the morning auction deck runs out and its discards are shuffled',
    covers: ['SC-AUC-6'],
    seats: 6,
    policy: steered(brisk),
    accept: (found) => tells(found, (event) => event.e === 'reshuffled'),
  },
  {
    name: 'blocked-farmer',
    about: 'a farmer in the corner is hemmed in by others and skips the turn',
    covers: ['SC-HAR-3', 'SC-HAR-4'],
    seats: 4,
    policy: steered(inPhase('harvest', toTheCorner), brisk),
    accept: (found) => tells(found, (event) => event.e === 'skipped' && event.why === 'blocked'),
  },
  {
    name: 'four-step-loop',
    about: 'with the extra step a farmer walks around a plot, back to where it came from',
    covers: ['SC-HAR-6'],
    seats: 4,
    policy: steered(brisk),
    accept: (found) => walks(found).some(isLoop),
  },
  {
    name: 'both-walking-tiles',
    about: 'doubleBack and extraStep are played in one turn',
    covers: ['SC-HAR-7'],
    seats: 5,
    policy: steered(brisk),
    accept: (found) => walks(found).some(({ tiles }) => tiles.length === 2),
  },
  {
    name: 'plaque-left-then-taken',
    about: 'a plaque is declined and another one taken with the second pepper',
    covers: ['SC-PLA-2', 'SC-PLA-3'],
    seats: 4,
    policy: steered(brisk),
    accept: leftThenTook,
  },
  {
    name: 'black-or-white',
    about: 'the market lets a player choose between black and white',
    covers: ['SC-FUL-2'],
    seats: 3,
    policy: steered(brisk),
    accept: (found) => tells(found, (event) => event.e === 'chose'),
  },
  {
    name: 'early-plaque',
    about: 'the last to plant in round 1 takes a plaque with a second pepper, and harvesting begins',
    covers: ['SC-PLA-3', 'SC-HAR-1'],
    seats: 2,
    policy: steered(brisk),
    accept: (found) => follows(found, 'plaque', 'placeFarmer'),
  },
]
