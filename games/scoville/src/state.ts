/**
 * A position of Scoville as plain JSON. Colours are numbers in the order of `LETTERS`; cards are ids of the
 * tables in data.ts; seats, plots, notches and spots count from 0.
 */
import type { Time } from './data.ts'

export const ENDINGS = [
  'recipesShortInMorning',
  'marketShortInAfternoon',
  'recipesShortInAfternoon',
  'bothShort',
  'fieldFull',
] as const
export type Ending = (typeof ENDINGS)[number]

export type Phase =
  | 'bid'
  | 'chooseSpot'
  | 'claim'
  | 'refill'
  | 'plantPepper'
  | 'plantPlot'
  | 'plaque'
  | 'plantMore'
  | 'placeFarmer'
  | 'harvest'
  | 'fulfil'
  | 'giveChoice'
  | 'timeCheck'
  | 'over'

export interface Options {
  readonly shortDisplay: boolean
  readonly openScreens: boolean
}

/** Bonus tiles as bits. */
export const EXTRA_PEPPER_TILE = 1
export const EXTRA_STEP_TILE = 2
export const DOUBLE_BACK_TILE = 4
export const ALL_TILES = 7

/** What a seat has done of fulfilment this turn, as bits. */
export const DID_MARKET = 1
export const DID_COOKOFF = 2
export const DID_SALE = 4

export interface Player {
  /** By colour. */
  peppers: number[]
  coins: number
  /** Bits of the tiles still behind the screen, and of those discarded face up in front of it. */
  tiles: number
  used: number
  market: number[]
  recipes: number[]
  plaques: number[]
}

export interface SealedBid {
  done: boolean
  bid: number
}

export interface State {
  seats: number
  shortDisplay: boolean
  openScreens: boolean
  round: number
  time: Time
  phase: Phase
  /** Whose turn it is, or -1 when nobody's or everybody's. */
  active: number
  /** The spot of the active seat on the turn order track. */
  turn: number
  /** Seats by spot; while a new order is being chosen still the previous one. */
  order: number[]
  /** Seats by spot as far as chosen, -1 where free; empty outside of choosing. */
  spots: number[]
  /** Bids by seat once revealed; empty before. */
  bids: number[]
  sealed: (SealedBid | null)[]
  /** Colour by plot, -1 where nothing is planted. */
  field: number[]
  /** How many of each colour are planted. */
  planted: number[]
  /** Headings (see field.ts) by seat, -1 for a farmer not yet on the board. */
  farmers: number[]
  market: number[]
  recipes: number[]
  auction: number[]
  /** Copies of each auction card still in its deck, and among the discards. */
  deck: number[]
  discards: number[]
  /** Plaques left in each stack. */
  plaques: number[]
  players: Player[]
  /** The round in which a market card or a recipe was last taken; 0 before the first. */
  lastTaken: number
  /** Why this round is the last one, or ''. */
  last: Ending | ''
  ended: Ending | ''

  /** The rest is about the turn being taken. Colour in hand for planting, or -1. */
  taken: number
  plantings: number
  tookPlaque: boolean
  /** Notches of this turn's walk, where it began included; empty outside of harvesting. */
  path: number[]
  /** Bits of the tiles played this turn. */
  played: number
  /** A step has to follow: a tile was played for it. */
  mustStep: boolean
  /** Bits of the fulfilment actions done. */
  did: number
  /** The market card whose gift is being chosen, or -1. */
  giving: number
}

/** The turn goes to whoever stands on a spot. */
export function giveTurn(s: State, spot: number): void {
  s.turn = spot
  s.played = 0
  s.active = s.order[spot]
}

export function plantedPlots(s: State): number {
  let out = 0
  for (let colour = 0; colour < s.planted.length; colour++) out += s.planted[colour]
  return out
}

function clonePlayer(p: Player): Player {
  return {
    peppers: p.peppers.slice(),
    coins: p.coins,
    tiles: p.tiles,
    used: p.used,
    market: p.market.slice(),
    recipes: p.recipes.slice(),
    plaques: p.plaques.slice(),
  }
}

function cloneSealed(sealed: readonly (SealedBid | null)[]): (SealedBid | null)[] {
  const out: (SealedBid | null)[] = []
  for (let seat = 0; seat < sealed.length; seat++) {
    const own = sealed[seat]
    out.push(own === null ? null : { done: own.done, bid: own.bid })
  }
  return out
}

export function clone(s: State): State {
  const players: Player[] = []
  for (let seat = 0; seat < s.seats; seat++) players.push(clonePlayer(s.players[seat]))
  return {
    seats: s.seats,
    shortDisplay: s.shortDisplay,
    openScreens: s.openScreens,
    round: s.round,
    time: s.time,
    phase: s.phase,
    active: s.active,
    turn: s.turn,
    order: s.order.slice(),
    spots: s.spots.slice(),
    bids: s.bids.slice(),
    sealed: cloneSealed(s.sealed),
    field: s.field.slice(),
    planted: s.planted.slice(),
    farmers: s.farmers.slice(),
    market: s.market.slice(),
    recipes: s.recipes.slice(),
    auction: s.auction.slice(),
    deck: s.deck.slice(),
    discards: s.discards.slice(),
    plaques: s.plaques.slice(),
    players,
    lastTaken: s.lastTaken,
    last: s.last,
    ended: s.ended,
    taken: s.taken,
    plantings: s.plantings,
    tookPlaque: s.tookPlaque,
    path: s.path.slice(),
    played: s.played,
    mustStep: s.mustStep,
    did: s.did,
    giving: s.giving,
  }
}
