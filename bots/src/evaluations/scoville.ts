/**
 * What a seat is likely to end a game of Scoville with: what it has for sure, what its peppers could become at
 * market and cookoff, and what the field lets it harvest next.
 */
import { AHEAD, NO_STEP, type State } from '@harvest/scoville'
import {
  AUCTION,
  BREEDING,
  COINS_PER_POINT,
  LETTERS,
  MARKET,
  NO_PLOT,
  NOTCHES,
  PLAQUES,
  PLANTED_PER_COIN,
  PLOT_A,
  PLOT_B,
  PLOTS,
  RECIPES,
  STAR,
  STEPS,
  TILE_POINTS,
} from '@harvest/scoville/public'
import { has, type GameState, type Seat, type SeatSet } from '@harvest/engine'
import type { Evaluation, Terms } from '../bot.ts'
import { COLOURS, gainOf, hopesOf, PEPPER, type Hopes } from './scoville/cards.ts'

/** How much of the next harvest is believed in: this round, and the round after. */
const HARVEST_NOW = 0.45
const HARVEST_LATER = 0.25

/** What one place further forward in the turn order is worth for market, cookoff and plaques. */
const PLACE = 0.8

const AUCTION_PEPPERS = AUCTION.map((card) => [...card.peppers].map((letter) => LETTERS.indexOf(letter)))
const BRED_COUNT = BREEDING.flat().map((letters) => letters.length)
const BRED_COLOUR = BREEDING.flat().map((letters) => LETTERS.indexOf(letters[0] ?? LETTERS[0]))

/** What one pepper of a colour sells for, as far as that is hoped for; by how many of it are planted. */
const SALE = Array.from(
  { length: PLOTS + 1 },
  (_, planted) => (Math.floor(planted / PLANTED_PER_COIN) / COINS_PER_POINT) * 0.3,
)

/** Scratch: the hopes of the seat that is looked at, the peppers they are for, and what has been asked of them. */
let hopes: Hopes
let held: number[] = []
const gains = Array<number>(COLOURS).fill(NaN)

export const scovilleEvaluation: Evaluation = {
  appraise(state: GameState, who: SeatSet, out: number[]): boolean {
    const s = state as unknown as State
    const over = s.ended !== ''
    for (let seat = 0; seat < s.seats; seat++)
      if (over) out[seat] = finalPoints(s, seat)
      else out[seat] = banked(s, seat) + (has(who, seat) ? prospects(s, seat) : 0)
    return over
  },
  rivalry: { best: 0.5, mean: 0, victory: 10 },
  spread: 8,
  explain: (state, seat) => explain(state as unknown as State, seat),
  sight: 250,
  foresight: { moment, horizon: moment, by: 'tree' },
  sealed: (state, seat, moves, rng) =>
    moves[Math.min(bidFor(state as unknown as State, seat) + rng.chance(2), moves.length - 1)],
  alike: (state, seat, moves, rng) =>
    moves[rng.chance(Math.min(2 * bidFor(state as unknown as State, seat) + 3, moves.length))],
}

/** Looking ahead ends with the round. */
function moment(state: GameState): number {
  return (state as unknown as State).round
}

/** Points nobody can take away. */
function banked(s: State, seat: Seat): number {
  const player = s.players[seat]
  let sum = player.coins / COINS_PER_POINT
  for (let i = 0; i < player.market.length; i++) sum += MARKET[player.market[i]].points
  for (let i = 0; i < player.recipes.length; i++) sum += RECIPES[player.recipes[i]].points
  for (let i = 0; i < player.plaques.length; i++) sum += PLAQUES[player.plaques[i]].points
  for (let tiles = player.tiles; tiles !== 0; tiles &= tiles - 1) sum += TILE_POINTS
  return sum
}

/** The game is over: points, with coins as the tiebreaker. */
function finalPoints(s: State, seat: Seat): number {
  const { coins } = s.players[seat]
  return banked(s, seat) - coins / COINS_PER_POINT + Math.floor(coins / COINS_PER_POINT) + coins / 1000
}

/** What `appraise` adds up for a seat. */
function explain(s: State, seat: Seat): Terms {
  if (s.ended !== '') return { hand: finalPoints(s, seat) }
  const hand = banked(s, seat)
  const { harvest, fulfilment } = lookAhead(s, seat)
  const last = s.last !== ''
  if (last && !fulfilment) return { hand }
  hope(s, seat, last)
  return {
    hand,
    cards: hopes.now,
    peppers: last ? 0 : holdings(),
    harvest: harvest || !last ? (harvest ? HARVEST_NOW : HARVEST_LATER) * bestHarvest(s, seat) : 0,
    order: auctionShare(s, seat),
  }
}

/** How much of the round still lies before a seat. */
interface Ahead {
  readonly harvest: boolean
  readonly fulfilment: boolean
}

function lookAhead(s: State, seat: Seat): Ahead {
  const spot = s.order.indexOf(seat)
  switch (s.phase) {
    case 'harvest':
    case 'placeFarmer':
      return { harvest: spot < s.turn, fulfilment: true }
    case 'fulfil':
    case 'giveChoice':
      return { harvest: false, fulfilment: spot >= s.turn }
    default:
      return { harvest: true, fulfilment: true }
  }
}

/** What may still come of the peppers held and of the field. */
function prospects(s: State, seat: Seat): number {
  const { harvest, fulfilment } = lookAhead(s, seat)
  const last = s.last !== ''
  if (last && !fulfilment) return 0
  hope(s, seat, last)
  let sum = hopes.now + (last ? 0 : holdings())
  if (harvest || !last) sum += (harvest ? HARVEST_NOW : HARVEST_LATER) * bestHarvest(s, seat)
  return sum + auctionShare(s, seat)
}

function hope(s: State, seat: Seat, last: boolean): void {
  held = s.players[seat].peppers
  hopes = hopesOf(s, held, last)
  for (let colour = 0; colour < COLOURS; colour++) gains[colour] = NaN
}

/** What one more pepper would add for the seat that is looked at. */
function gain(s: State, colour: number): number {
  let found = gains[colour]
  // NaN alone is not equal to itself.
  if (found !== found) gains[colour] = found = gainOf(hopes, held, colour) + SALE[s.planted[colour]]
  return found
}

function holdings(): number {
  let sum = 0
  for (let colour = 0; colour < COLOURS; colour++) sum += held[colour] * PEPPER[colour]
  return sum
}

/** Scratch: what each notch would bring, as far as it has been looked at. */
const harvests = new Float64Array(NOTCHES)
const UNKNOWN = -1
const BLOCKED = -2

/** The most that a walk of three steps from where the farmer stands would bring. */
function bestHarvest(s: State, seat: Seat): number {
  const heading = s.farmers[seat] < 0 ? STAR * 2 : s.farmers[seat]
  harvests.fill(UNKNOWN)
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.farmers[other] >= 0) harvests[s.farmers[other] >> 1] = BLOCKED
  const ahead = bestWalk(s, heading, STEPS)
  const back = bestWalk(s, heading ^ 1, STEPS)
  return ahead > back ? ahead : back
}

function bestWalk(s: State, heading: number, steps: number): number {
  let most = 0
  for (let i = heading * 3; i < heading * 3 + 3; i++) {
    const to = AHEAD[i]
    if (to === NO_STEP) continue
    let worth = harvests[to >> 1]
    if (worth < 0) {
      if (worth === BLOCKED) continue
      worth = harvestAt(s, to >> 1)
      harvests[to >> 1] = worth
    }
    if (steps > 1) worth += bestWalk(s, to, steps - 1)
    if (worth > most) most = worth
  }
  return most
}

function harvestAt(s: State, notch: number): number {
  const a = PLOT_A[notch]
  const b = PLOT_B[notch]
  if (a === NO_PLOT || b === NO_PLOT || s.field[a] < 0 || s.field[b] < 0) return 0
  const pair = s.field[a] * COLOURS + s.field[b]
  return BRED_COUNT[pair] === 0 ? 0 : BRED_COUNT[pair] * gain(s, BRED_COLOUR[pair])
}

/** What a seat's place in the turn order is worth while auction cards are still to be claimed. */
function auctionShare(s: State, seat: Seat): number {
  const order = s.spots.length > 0 ? s.spots : s.order
  const spot = order.indexOf(seat)
  if (s.phase !== 'chooseSpot' && s.phase !== 'claim') return 0
  if (spot < 0 || (s.phase === 'claim' && spot < s.turn)) return 0
  const before = s.phase === 'claim' ? spot - s.turn : spot
  return cardWorths(s)[Math.min(before, s.auction.length - 1)] - PLACE * spot
}

/** The auction cards' worth to the seat that is looked at, best first. */
function cardWorths(s: State): number[] {
  return s.auction
    .map((card) => AUCTION_PEPPERS[card].reduce((sum, colour) => sum + gain(s, colour), 0))
    .sort((a, b) => b - a)
}

/** About what choosing first is worth over what is left at the end, and not too much of what there is. */
function bidFor(s: State, seat: Seat): number {
  hope(s, seat, s.last !== '')
  const worths = cardWorths(s)
  const stake = worths[0] - worths[worths.length - 1] + PLACE * (s.seats - 1)
  return Math.floor(Math.min(stake * COINS_PER_POINT, s.players[seat].coins / 3))
}
