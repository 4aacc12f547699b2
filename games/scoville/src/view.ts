/** SC-SEC-1, what a viewer sees of a position: all a board needs, so that the screen holds no rule. Built up from nothing. */
import type { Seat, Viewer } from '@harvest/engine'
import {
  AUCTION,
  AUCTION_AFTERNOON,
  IDLE_ROUNDS,
  LETTERS,
  PLAQUE_STACKS,
  TILES,
  type Letter,
  type Tile,
  type Time,
} from './data.ts'
import { facesBack, isUpright, notchOf } from './field.ts'
import { letterOf } from './peppers.ts'
import { highestBidder } from './phases/choose-spot.ts'
import { priceOf } from './phases/fulfil.ts'
import { stepsLeft } from './phases/harvest.ts'
import { isFieldFull } from './phases/plant-pepper.ts'
import { plaqueFor } from './phases/plaque.ts'
import { seesBehindScreen } from './redeal.ts'
import { listRoutes, type Route } from './routes.ts'
import { pointsOf, totalOf, type Points } from './score.ts'
import {
  DID_COOKOFF,
  DID_MARKET,
  DID_SALE,
  type Ending,
  type Options,
  type Phase,
  type Player,
  type State,
} from './state.ts'

export type Facing = 'up' | 'down' | 'left' | 'right'

export interface FarmerView {
  readonly notch: number
  readonly facing: Facing
}

/** What lies behind a screen. */
export interface HoldingsView {
  /** Counts by colour, in the order of `LETTERS`. */
  readonly peppers: readonly number[]
  readonly coins: number
  readonly tiles: readonly Tile[]
  readonly market: readonly number[]
  readonly recipes: readonly number[]
  /** As things stand. */
  readonly points: Points
  readonly total: number
}

export interface PlayerView {
  readonly seat: Seat
  /** Null while it is not yet on the board. */
  readonly farmer: FarmerView | null
  readonly plaques: readonly number[]
  /** Tiles played, face up in front of the screen. */
  readonly used: readonly Tile[]
  /** While bids are made: whether this one is in. */
  readonly hasBid: boolean
  /** This round's bid once all are shown; the viewer's own as soon as it is made. */
  readonly bid: number | null
  /** Null for what this viewer must not see. */
  readonly holdings: HoldingsView | null
}

/** What has been done of the turn being taken. */
export interface TurnView {
  /** The pepper in hand for planting. */
  readonly taken: Letter | null
  readonly plantings: number
  /** The plaque being offered. */
  readonly plaque: number | null
  /** Notches of the walk, where it began first. */
  readonly path: readonly number[]
  readonly stepsLeft: number
  /** A tile was played for a step, so one has to follow. */
  readonly mustStep: boolean
  /** Tiles played in it. */
  readonly tiles: readonly Tile[]
  readonly didMarket: boolean
  readonly didCookoff: boolean
  readonly didSale: boolean
  /** The market card whose gift is being chosen. */
  readonly giving: number | null
}

/** How far it is to what the time check looks for (SC-TIM-1, SC-TIM-2, SC-TIM-4). */
export interface CountdownView {
  /** How many more cards can be taken before the market or the cookoff is short; 0 when it is. */
  readonly market: number
  readonly recipes: number
  /** In a full field: how many more rounds without a card, counting this one if none is taken, until the last round. */
  readonly rounds: number | null
}

export interface View {
  readonly me: Seat | null
  readonly options: Options
  readonly round: number
  readonly time: Time
  readonly phase: Phase
  /** Why this round is the last, or null. */
  readonly last: Ending | null
  readonly ended: Ending | null
  readonly countdown: CountdownView
  readonly active: Seat | null
  /** Seats that have yet to act in this part of the round, next first. */
  readonly acting: readonly Seat[]
  /** Seats by spot of the turn order track; the previous round's until the new one stands. */
  readonly order: readonly Seat[]
  /** The new track as far as chosen, null where free; null outside of choosing. */
  readonly spots: readonly (Seat | null)[] | null
  /** The colour on each plot. */
  readonly field: readonly (Letter | null)[]
  /** How many of each colour are planted, and what one sells for. */
  readonly planted: readonly number[]
  readonly prices: readonly number[]
  readonly market: readonly number[]
  readonly recipes: readonly number[]
  readonly auction: readonly number[]
  /** Cards of the auction deck in use: still to come, and discarded. */
  readonly deck: { readonly left: number; readonly discarded: number }
  /** Plaques left, stack by stack, from the top down. */
  readonly plaques: readonly (readonly number[])[]
  readonly players: readonly PlayerView[]
  readonly turn: TurnView
  /** Where the viewer's own farmer can get to now; empty unless it is their turn to harvest. */
  readonly routes: readonly Route[]
}

export function view(s: State, who: Viewer): View {
  return {
    me: who === 'watcher' ? null : who,
    options: { shortDisplay: s.shortDisplay, openScreens: s.openScreens },
    round: s.round,
    time: s.time,
    phase: s.phase,
    last: s.last === '' ? null : s.last,
    ended: s.ended === '' ? null : s.ended,
    countdown: viewCountdown(s),
    active: s.active < 0 ? null : s.active,
    acting: actingSeats(s),
    order: s.order.slice(),
    spots: s.phase === 'chooseSpot' ? s.spots.map((seat) => (seat < 0 ? null : seat)) : null,
    field: s.field.map((colour) => (colour < 0 ? null : letterOf(colour))),
    planted: s.planted.slice(),
    prices: [...LETTERS].map((_, colour) => priceOf(s, colour)),
    market: s.market.slice(),
    recipes: s.recipes.slice(),
    auction: s.auction.slice(),
    deck: { left: countDeck(s, s.deck), discarded: countDeck(s, s.discards) },
    plaques: PLAQUE_STACKS.map((stack, index) => stack.slice(stack.length - s.plaques[index])),
    players: s.players.map((_, seat) => viewPlayer(s, who, seat)),
    turn: viewTurn(s),
    routes: s.phase === 'harvest' && who === s.active ? listRoutes(s) : [],
  }
}

function viewCountdown(s: State): CountdownView {
  const untilShort = (cards: readonly number[]): number => Math.max(0, cards.length - s.seats + 1)
  return {
    market: untilShort(s.market),
    recipes: untilShort(s.recipes),
    rounds: isFieldFull(s) ? IDLE_ROUNDS - Math.max(0, s.round - 1 - s.lastTaken) : null,
  }
}

/** Seats that have yet to act in this part of the round, next first. */
function actingSeats(s: State): Seat[] {
  switch (s.phase) {
    case 'bid':
      return s.order.filter((seat) => !s.sealed[seat]!.done)
    case 'chooseSpot':
      return choosingSeats(s)
    case 'harvest':
      return s.order.slice(0, s.turn + 1).reverse()
    case 'over':
      return []
    default:
      return s.order.slice(s.turn)
  }
}

function choosingSeats(s: State): Seat[] {
  const placed = s.spots.slice()
  const out: Seat[] = []
  for (let seat = highestBidder(s, placed); seat >= 0; seat = highestBidder(s, placed)) {
    out.push(seat)
    placed.push(seat)
  }
  return out
}

function countDeck(s: State, copies: readonly number[]): number {
  const [from, to] = s.time === 'morning' ? [0, AUCTION_AFTERNOON] : [AUCTION_AFTERNOON, AUCTION.length]
  return copies.slice(from, to).reduce((sum, count) => sum + count, 0)
}

function facing(heading: number): Facing {
  if (isUpright(notchOf(heading))) return facesBack(heading) ? 'up' : 'down'
  return facesBack(heading) ? 'left' : 'right'
}

function tilesOf(bits: number): Tile[] {
  return TILES.filter((_, bit) => (bits & (1 << bit)) !== 0)
}

function viewPlayer(s: State, who: Viewer, seat: Seat): PlayerView {
  const player = s.players[seat]
  const heading = s.farmers[seat]
  const sealed = s.sealed[seat]
  const own = sealed !== null && sealed.done && who === seat ? sealed.bid : null
  return {
    seat,
    farmer: heading < 0 ? null : { notch: notchOf(heading), facing: facing(heading) },
    plaques: player.plaques.slice(),
    used: tilesOf(player.used),
    hasBid: sealed !== null && sealed.done,
    bid: s.bids.length > 0 ? s.bids[seat] : own,
    holdings: seesBehindScreen(s, who, seat) ? viewHoldings(player) : null,
  }
}

function viewHoldings(player: Player): HoldingsView {
  const points = pointsOf(player)
  return {
    peppers: player.peppers.slice(),
    coins: player.coins,
    tiles: tilesOf(player.tiles),
    market: player.market.slice(),
    recipes: player.recipes.slice(),
    points,
    total: totalOf(points),
  }
}

function viewTurn(s: State): TurnView {
  const walking = s.phase === 'harvest'
  const fulfilling = s.phase === 'fulfil' || s.phase === 'giveChoice'
  return {
    taken: s.phase === 'plantPlot' ? letterOf(s.taken) : null,
    plantings: s.plantings,
    plaque: s.phase === 'plaque' ? plaqueFor(s, s.taken) : null,
    path: s.path.slice(),
    stepsLeft: walking ? stepsLeft(s) : 0,
    mustStep: s.mustStep,
    tiles: tilesOf(s.played),
    didMarket: fulfilling && (s.did & DID_MARKET) !== 0,
    didCookoff: fulfilling && (s.did & DID_COOKOFF) !== 0,
    didSale: fulfilling && (s.did & DID_SALE) !== 0,
    giving: s.giving < 0 ? null : s.giving,
  }
}
