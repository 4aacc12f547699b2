/**
 * What a seat is likely to end a game of Scoville with: what it has for sure, what its peppers could become at
 * market and cookoff, and what the field lets it harvest next.
 */
import { AHEAD, NO_STEP, type Move, type State } from '@harvest/scoville'
import {
  AUCTION,
  BREEDING,
  COINS_PER_POINT,
  LETTERS,
  MARKET,
  NO_PLOT,
  PLAQUES,
  PLANTED_PER_COIN,
  PLOT_A,
  PLOT_B,
  RECIPES,
  STAR,
  STEPS,
  TILE_POINTS,
} from '@harvest/scoville/public'
import { has, type GameState, type Rng, type Seat, type SeatSet } from '@harvest/engine'
import type { Evaluation } from '../bot.ts'

const COLOURS = LETTERS.length

/** What a pepper is worth beyond the cards in sight, by colour. */
const PEPPER = [0.15, 0.15, 0.15, 0.35, 0.35, 0.35, 0.5, 0.9, 0.9, 1.5]

/** How likely a missing pepper of a colour is got in time, with rounds to come and in the last one. */
const HOPE = [0.75, 0.75, 0.75, 0.62, 0.62, 0.62, 0.58, 0.45, 0.45, 0.3]
const LAST_HOPE = 0.25

/** A card that could be had now may be gone before the next turn. */
const READY = 0.5

/** The best card in sight counts in full, the next ones less: there is one a round. */
const NEXT_CARDS = [1, 0.45, 0.2]

/** How much of the next harvest is believed in: this round, and the round after. */
const HARVEST_NOW = 0.45
const HARVEST_LATER = 0.25

/** What one place further forward in the turn order is worth for market, cookoff and plaques. */
const PLACE = 0.8

interface Card {
  readonly colours: readonly number[]
  readonly counts: readonly number[]
  readonly worth: number
}

function cardOf(needs: string, worth: number): Card {
  const colours = [...new Set(needs)].map((letter) => LETTERS.indexOf(letter))
  return { colours, counts: colours.map((colour) => needs.split(LETTERS[colour]).length - 1), worth }
}

function peppersWorth(letters: string): number {
  let sum = 0
  for (const letter of letters) sum += 2 * PEPPER[LETTERS.indexOf(letter)]
  return sum
}

const RECIPE_CARDS = RECIPES.map((recipe) => cardOf(recipe.needs, recipe.points))
const MARKET_CARDS = MARKET.map((card) => {
  const gift = peppersWorth(card.gives) + (card.givesOneOf === '' ? 0 : peppersWorth(card.givesOneOf[0]))
  return cardOf(card.wants, card.points + card.coins / COINS_PER_POINT + gift)
})
const AUCTION_PEPPERS = AUCTION.map((card) => [...card.peppers].map((letter) => LETTERS.indexOf(letter)))
const BRED_COUNT = BREEDING.flat().map((letters) => letters.length)
const BRED_COLOUR = BREEDING.flat().map((letters) => LETTERS.indexOf(letters[0] ?? LETTERS[0]))

/** Scratch: what one more pepper of each colour would add. */
const gain = Array<number>(COLOURS).fill(0)
const top = [0, 0, 0]

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
  foresight: { rounds: 1, by: 'tree' },
  sealed: (state, seat, moves, rng) =>
    chooseBid(state as unknown as State, seat, moves as readonly Move[], rng),
}

/** Points that nobody can take away. */
function banked(s: State, seat: Seat): number {
  const player = s.players[seat]
  let sum = player.coins / COINS_PER_POINT
  for (let i = 0; i < player.market.length; i++) sum += MARKET[player.market[i]].points
  for (let i = 0; i < player.recipes.length; i++) sum += RECIPES[player.recipes[i]].points
  for (let i = 0; i < player.plaques.length; i++) sum += PLAQUES[player.plaques[i]].points
  for (let tiles = player.tiles; tiles !== 0; tiles &= tiles - 1) sum += TILE_POINTS
  return sum
}

/** The game is over: points, coins breaking ties. */
function finalPoints(s: State, seat: Seat): number {
  const { coins } = s.players[seat]
  return banked(s, seat) - coins / COINS_PER_POINT + Math.floor(coins / COINS_PER_POINT) + coins / 1000
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
  const held = s.players[seat].peppers
  const now = potential(s, held, last)
  let sum = now + (last ? 0 : holdings(held))
  for (let colour = 0; colour < COLOURS; colour++) {
    held[colour]++
    gain[colour] = potential(s, held, last) - now + (last ? 0 : PEPPER[colour]) + sale(s, colour) * 0.3
    held[colour]--
  }
  if (harvest || !last) sum += (harvest ? HARVEST_NOW : HARVEST_LATER) * bestHarvest(s, seat)
  return sum + auctionShare(s, seat)
}

function holdings(held: readonly number[]): number {
  let sum = 0
  for (let colour = 0; colour < COLOURS; colour++) sum += held[colour] * PEPPER[colour]
  return sum
}

/** What one pepper of a colour sells for, in points. */
function sale(s: State, colour: number): number {
  return Math.floor(s.planted[colour] / PLANTED_PER_COIN) / COINS_PER_POINT
}

/** What the best recipes and market cards in sight are worth to whoever holds these peppers. */
function potential(s: State, held: readonly number[], last: boolean): number {
  return best(s.recipes, RECIPE_CARDS, held, last) + best(s.market, MARKET_CARDS, held, last)
}

function best(
  ids: readonly number[],
  cards: readonly Card[],
  held: readonly number[],
  last: boolean,
): number {
  top[0] = top[1] = top[2] = 0
  for (let i = 0; i < ids.length; i++) {
    const { colours, counts, worth } = cards[ids[i]]
    let value = worth * READY
    for (let k = 0; k < colours.length; k++) {
      const colour = colours[k]
      for (let missing = counts[k] - held[colour]; missing > 0; missing--)
        value *= last ? LAST_HOPE : HOPE[colour]
    }
    if (value > top[0]) {
      top[2] = top[1]
      top[1] = top[0]
      top[0] = value
    } else if (value > top[1]) {
      top[2] = top[1]
      top[1] = value
    } else if (value > top[2]) top[2] = value
  }
  return top[0] * NEXT_CARDS[0] + top[1] * NEXT_CARDS[1] + top[2] * NEXT_CARDS[2]
}

/** The most that a walk of three steps from where the farmer stands would bring. */
function bestHarvest(s: State, seat: Seat): number {
  const heading = s.farmers[seat] < 0 ? STAR * 2 : s.farmers[seat]
  return Math.max(bestWalk(s, seat, heading, STEPS), bestWalk(s, seat, heading ^ 1, STEPS))
}

function bestWalk(s: State, seat: Seat, heading: number, steps: number): number {
  let most = 0
  for (let i = heading * 3; i < heading * 3 + 3; i++) {
    const to = AHEAD[i]
    if (to === NO_STEP || isBlocked(s, seat, to >> 1)) continue
    const worth = harvestAt(s, to >> 1) + (steps > 1 ? bestWalk(s, seat, to, steps - 1) : 0)
    if (worth > most) most = worth
  }
  return most
}

function isBlocked(s: State, seat: Seat, notch: number): boolean {
  for (let other = 0; other < s.seats; other++)
    if (s.farmers[other] >> 1 === notch && other !== seat) return true
  return false
}

function harvestAt(s: State, notch: number): number {
  const a = PLOT_A[notch]
  const b = PLOT_B[notch]
  if (a === NO_PLOT || b === NO_PLOT || s.field[a] < 0 || s.field[b] < 0) return 0
  const pair = s.field[a] * COLOURS + s.field[b]
  return BRED_COUNT[pair] * gain[BRED_COLOUR[pair]]
}

/** What a seat's place in the turn order is worth while auction cards are still to be claimed; uses `gain`. */
function auctionShare(s: State, seat: Seat): number {
  const order = s.spots.length > 0 ? s.spots : s.order
  const spot = order.indexOf(seat)
  if (s.phase !== 'chooseSpot' && s.phase !== 'claim') return 0
  if (spot < 0 || (s.phase === 'claim' && spot < s.turn)) return 0
  const before = s.phase === 'claim' ? spot - s.turn : spot
  return cardWorths(s)[Math.min(before, s.auction.length - 1)] - PLACE * spot
}

/** The auction cards' worth to the seat that `gain` was worked out for, best first. */
function cardWorths(s: State): number[] {
  return s.auction
    .map((card) => AUCTION_PEPPERS[card].reduce((sum, colour) => sum + gain[colour], 0))
    .sort((a, b) => b - a)
}

/** Bid about what choosing first is worth over what is left at the end, and not too much of what there is. */
function chooseBid(s: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  prospects(s, seat)
  const worths = cardWorths(s)
  const stake = worths[0] - worths[worths.length - 1] + PLACE * (s.seats - 1)
  const coins = Math.min(stake * COINS_PER_POINT, s.players[seat].coins / 3)
  const bid = Math.floor(coins) + rng.chance(2)
  return moves[Math.min(bid, moves.length - 1)]
}
