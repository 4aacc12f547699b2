/**
 * The pieces of the box as tables: one card a line. A card's id is its place in its table, so lines are
 * never reordered or removed without a new version of the game.
 */

import { tablesOf } from '@harvest/engine/variant'

const { number, table } = tablesOf('scoville', import.meta.url)

/** The ten colours of pepper in the order of the breeding chart; a colour's number is its place here. */
export const LETTERS = 'RYBGOPNWKF'

export type Letter = 'R' | 'Y' | 'B' | 'G' | 'O' | 'P' | 'N' | 'W' | 'K' | 'F'

export const COLUMNS = 10
export const ROWS = 7

/** SC-SET-4: column and row, counted from 1, of the two plots planted in setting up; the star lies between them. */
export const START_PLOTS = [
  [5, 4],
  [6, 4],
] as const

/** The colours from which two are drawn for the start plots. */
export const START_COLOURS = 'RYB'

/** SC-SET-1 */
export const START_COINS = number('startCoins', 10, { min: 0, max: 100 })
export const START_PEPPERS = 'RYB'
export const TILES = ['extraPepper', 'extraStep', 'doubleBack'] as const
export type Tile = (typeof TILES)[number]

/** SC-END-1 */
export const TILE_POINTS = number('tilePoints', 4)
export const COINS_PER_POINT = number('coinsPerPoint', 3, { min: 1, max: 99 })
/** SC-FUL-4 */
export const SELL_LIMIT = number('sellLimit', 5, { min: 1, max: 20 })
export const PLANTED_PER_COIN = number('plantedPerCoin', 2, { min: 1, max: 20 })
/** SC-HAR-3 */
export const STEPS = number('steps', 3, { min: 1, max: 6 })
/** SC-AUC-2 */
export const MAX_BID = 200
/** After this many rounds without a card taken, in a full field, the last one follows (SC-TIM-4). */
export const IDLE_ROUNDS = 3

export interface Deal {
  readonly market: number
  readonly recipes: number
  /** Cards of the short display, for market and recipes alike; with 6 only in games dealt under version 1. */
  readonly short: number
  readonly dropTopPlaque: boolean
}

/** SC-SET-2, SC-SET-3: what is dealt, by number of players. */
export const DEALS: { readonly [players: number]: Deal } = {
  2: { market: 7, recipes: 8, short: 0, dropTopPlaque: true },
  3: { market: 9, recipes: 12, short: 9, dropTopPlaque: true },
  4: { market: 11, recipes: 16, short: 8, dropTopPlaque: false },
  5: { market: 13, recipes: 20, short: 7, dropTopPlaque: false },
  6: { market: 15, recipes: 24, short: 6, dropTopPlaque: false },
}

export interface Plaque {
  /** Planting any of these colours earns it. */
  readonly colours: string
  readonly points: number
}

export const PLAQUES: readonly Plaque[] = table(
  'plaques',
  [
    { colours: 'GOP', points: 2 },
    { colours: 'GOP', points: 2 },
    { colours: 'GOP', points: 2 },
    { colours: 'N', points: 5 },
    { colours: 'N', points: 4 },
    { colours: 'N', points: 3 },
    { colours: 'W', points: 7 },
    { colours: 'W', points: 5 },
    { colours: 'K', points: 9 },
    { colours: 'K', points: 6 },
    { colours: 'F', points: 12 },
    { colours: 'F', points: 8 },
  ],
  {
    key: ({ colours, points }: Plaque) => `${colours}-${points}`,
    columns: { colours: { kind: 'letters', letters: LETTERS, least: 1, most: 10 } },
  },
)

/** SC-SET-3: ids of plaques, stack by stack, each from the top down. */
export const PLAQUE_STACKS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7],
  [8, 9],
  [10, 11],
]

/** SC-HAR-5, what a farmer harvests between two colours: rows and columns in the order of `LETTERS`. */
export const BREEDING: readonly (readonly string[])[] = [
  ['RR', 'O', 'P', 'N', 'N', 'N', '', 'R', 'R', 'W'],
  ['O', 'YY', 'G', 'N', 'N', 'N', '', 'Y', 'Y', 'W'],
  ['P', 'G', 'BB', 'N', 'N', 'N', '', 'B', 'B', 'W'],
  ['N', 'N', 'N', 'K', 'W', 'W', '', 'G', 'G', 'K'],
  ['N', 'N', 'N', 'W', 'K', 'W', '', 'O', 'O', 'K'],
  ['N', 'N', 'N', 'W', 'W', 'K', '', 'P', 'P', 'K'],
  ['', '', '', '', '', '', 'NN', 'W', 'K', 'NN'],
  ['R', 'Y', 'B', 'G', 'O', 'P', 'W', 'WW', 'F', 'WW'],
  ['R', 'Y', 'B', 'G', 'O', 'P', 'K', 'F', 'KK', 'KK'],
  ['W', 'W', 'W', 'K', 'K', 'K', 'NN', 'WW', 'KK', 'FF'],
]

export type Time = 'morning' | 'afternoon'

export interface AuctionCard {
  readonly time: Time
  readonly peppers: string
  readonly copies: number
}

/** Equal auction cards share an id: which copy lies on the table never matters. */
export const AUCTION: readonly AuctionCard[] = table(
  'auction',
  [
    { time: 'morning', peppers: 'R', copies: 4 },
    { time: 'morning', peppers: 'Y', copies: 4 },
    { time: 'morning', peppers: 'B', copies: 4 },
    { time: 'morning', peppers: 'G', copies: 2 },
    { time: 'morning', peppers: 'O', copies: 2 },
    { time: 'morning', peppers: 'P', copies: 2 },
    { time: 'morning', peppers: 'RR', copies: 2 },
    { time: 'morning', peppers: 'YY', copies: 2 },
    { time: 'morning', peppers: 'BB', copies: 2 },
    { time: 'morning', peppers: 'RY', copies: 2 },
    { time: 'morning', peppers: 'RB', copies: 2 },
    { time: 'morning', peppers: 'YB', copies: 2 },
    { time: 'afternoon', peppers: 'G', copies: 4 },
    { time: 'afternoon', peppers: 'O', copies: 4 },
    { time: 'afternoon', peppers: 'P', copies: 4 },
    { time: 'afternoon', peppers: 'W', copies: 3 },
    { time: 'afternoon', peppers: 'K', copies: 3 },
    { time: 'afternoon', peppers: 'GG', copies: 2 },
    { time: 'afternoon', peppers: 'OO', copies: 2 },
    { time: 'afternoon', peppers: 'PP', copies: 2 },
    { time: 'afternoon', peppers: 'GO', copies: 2 },
    { time: 'afternoon', peppers: 'GP', copies: 2 },
    { time: 'afternoon', peppers: 'OP', copies: 2 },
    { time: 'afternoon', peppers: 'RYB', copies: 5 },
  ],
  {
    key: ({ time, peppers }: AuctionCard) => `${time}-${peppers}`,
    columns: {
      time: { kind: 'fixed' },
      copies: { kind: 'whole', min: 0, max: 20 },
      peppers: { kind: 'letters', letters: LETTERS, least: 1, most: 5 },
    },
  },
)

/** Cards of this id and above belong to the afternoon deck. */
export const AUCTION_AFTERNOON = 12

export interface MarketCard {
  readonly wants: string
  readonly gives: string
  /** One of these, by choice; empty on most cards. */
  readonly givesOneOf: string
  readonly coins: number
  readonly points: number
}

export const MARKET: readonly MarketCard[] = table(
  'market',
  [
    { wants: 'R', gives: '', givesOneOf: '', coins: 3, points: 1 },
    { wants: 'Y', gives: '', givesOneOf: '', coins: 3, points: 1 },
    { wants: 'B', gives: '', givesOneOf: '', coins: 3, points: 1 },
    { wants: 'G', gives: '', givesOneOf: '', coins: 5, points: 0 },
    { wants: 'O', gives: '', givesOneOf: '', coins: 5, points: 0 },
    { wants: 'P', gives: '', givesOneOf: '', coins: 5, points: 0 },
    { wants: 'RY', gives: 'O', givesOneOf: '', coins: 0, points: 1 },
    { wants: 'RB', gives: 'P', givesOneOf: '', coins: 0, points: 1 },
    { wants: 'YB', gives: 'G', givesOneOf: '', coins: 0, points: 1 },
    { wants: 'RR', gives: 'N', givesOneOf: '', coins: 2, points: 0 },
    { wants: 'YY', gives: 'N', givesOneOf: '', coins: 2, points: 0 },
    { wants: 'BB', gives: 'N', givesOneOf: '', coins: 2, points: 0 },
    { wants: 'RG', gives: 'N', givesOneOf: '', coins: 3, points: 1 },
    { wants: 'RO', gives: 'N', givesOneOf: '', coins: 3, points: 1 },
    { wants: 'RP', gives: 'N', givesOneOf: '', coins: 3, points: 1 },
    { wants: 'YG', gives: 'N', givesOneOf: '', coins: 3, points: 1 },
    { wants: 'YO', gives: 'N', givesOneOf: '', coins: 3, points: 1 },
    { wants: 'YP', gives: 'N', givesOneOf: '', coins: 3, points: 1 },
    { wants: 'BG', gives: 'N', givesOneOf: '', coins: 3, points: 1 },
    { wants: 'BO', gives: 'N', givesOneOf: '', coins: 3, points: 1 },
    { wants: 'BP', gives: 'N', givesOneOf: '', coins: 3, points: 1 },
    { wants: 'RRR', gives: 'OO', givesOneOf: '', coins: 2, points: 1 },
    { wants: 'YYY', gives: 'GG', givesOneOf: '', coins: 2, points: 1 },
    { wants: 'BBB', gives: 'PP', givesOneOf: '', coins: 2, points: 1 },
    { wants: 'NR', gives: '', givesOneOf: '', coins: 4, points: 1 },
    { wants: 'NY', gives: '', givesOneOf: '', coins: 4, points: 1 },
    { wants: 'NB', gives: '', givesOneOf: '', coins: 4, points: 1 },
    { wants: 'NG', gives: '', givesOneOf: '', coins: 5, points: 2 },
    { wants: 'NO', gives: '', givesOneOf: '', coins: 5, points: 2 },
    { wants: 'NP', gives: '', givesOneOf: '', coins: 5, points: 2 },
    { wants: 'NN', gives: '', givesOneOf: '', coins: 7, points: 2 },
    { wants: 'GG', gives: 'NN', givesOneOf: '', coins: 0, points: 3 },
    { wants: 'OO', gives: 'NN', givesOneOf: '', coins: 0, points: 3 },
    { wants: 'PP', gives: 'NN', givesOneOf: '', coins: 0, points: 3 },
    { wants: 'GGG', gives: 'NN', givesOneOf: '', coins: 2, points: 4 },
    { wants: 'OOO', gives: 'NN', givesOneOf: '', coins: 2, points: 4 },
    { wants: 'PPP', gives: 'NN', givesOneOf: '', coins: 2, points: 4 },
    { wants: 'GOP', gives: '', givesOneOf: 'KW', coins: 0, points: 4 },
    { wants: 'GOP', gives: '', givesOneOf: 'KW', coins: 0, points: 4 },
    { wants: 'WG', gives: 'K', givesOneOf: '', coins: 0, points: 4 },
    { wants: 'WO', gives: 'K', givesOneOf: '', coins: 0, points: 4 },
    { wants: 'WP', gives: 'K', givesOneOf: '', coins: 0, points: 4 },
    { wants: 'WN', gives: 'K', givesOneOf: '', coins: 0, points: 4 },
    { wants: 'KG', gives: 'W', givesOneOf: '', coins: 0, points: 4 },
    { wants: 'KO', gives: 'W', givesOneOf: '', coins: 0, points: 4 },
    { wants: 'KP', gives: 'W', givesOneOf: '', coins: 0, points: 4 },
    { wants: 'KN', gives: 'W', givesOneOf: '', coins: 0, points: 4 },
    { wants: 'WK', gives: 'F', givesOneOf: '', coins: 0, points: 5 },
  ],
  {
    key: ({ wants }: MarketCard) => wants,
    columns: {
      wants: { kind: 'letters', letters: LETTERS, least: 1, most: 7 },
      gives: { kind: 'letters', letters: LETTERS, least: 0, most: 4 },
      givesOneOf: { kind: 'letters', letters: LETTERS, least: 0, most: 4 },
    },
  },
)

/** Cards of this id and above belong to the afternoon deck. */
export const MARKET_AFTERNOON = 24

export interface Recipe {
  readonly name: string
  readonly needs: string
  readonly points: number
}

/** From low to high, so that recipes in the order of their ids lie as the cookoff shows them. */
export const RECIPES: readonly Recipe[] = table(
  'recipes',
  [
    { name: 'Mild Manners', needs: 'PY', points: 3 },
    { name: 'Warm Puddle', needs: 'OB', points: 3 },
    { name: 'Traffic Light', needs: 'GRY', points: 4 },
    { name: 'Twilight Dip', needs: 'POB', points: 5 },
    { name: 'Garden Gate', needs: 'GPR', points: 5 },
    { name: 'Citrus Spark', needs: 'GOY', points: 5 },
    { name: 'Muddy Crayons', needs: 'NRYB', points: 6 },
    { name: 'Harvest Sunset', needs: 'NOY', points: 6 },
    { name: 'Country Fair', needs: 'NOYB', points: 7 },
    { name: 'Burnt Toast', needs: 'KNY', points: 8 },
    { name: "Bumblebee's Revenge", needs: 'KPPY', points: 9 },
    { name: 'Dusk over the Dairy', needs: 'WNPB', points: 10 },
    { name: 'Lagoon Blanc', needs: 'WGGBB', points: 10 },
    { name: 'White Flag Salsa', needs: 'WGOP', points: 10 },
    { name: 'Black Flag Salsa', needs: 'KGOP', points: 10 },
    { name: 'Bruised Piano', needs: 'KWPRB', points: 12 },
    { name: 'Everything in the Pot', needs: 'NGOPRYB', points: 12 },
    { name: 'Campfire Eclipse', needs: 'KWNO', points: 13 },
    { name: 'Five-Brick Chimney', needs: 'NNNNN', points: 15 },
    { name: 'Bonfire Snowman', needs: 'WWNNRR', points: 16 },
    { name: 'Charcoal Rodeo', needs: 'KKNNRR', points: 16 },
    { name: 'Ashes to Ashes', needs: 'FKWN', points: 17 },
    { name: 'Whiteout Bowl', needs: 'FWWW', points: 18 },
    { name: 'Blackout Bowl', needs: 'FKKK', points: 18 },
    { name: 'Midnight Seance', needs: 'FFKW', points: 20 },
    { name: 'Ghosts in the Garden', needs: 'FFNNGG', points: 22 },
    { name: 'Checkerboard Inferno', needs: 'KKWWGOP', points: 22 },
    { name: 'Spectral Spectrum', needs: 'FFKWRYB', points: 23 },
    { name: 'Haunted Barnyard', needs: 'FFFNN', points: 24 },
    { name: 'Four Ghosts at the Door', needs: 'FFFF', points: 24 },
  ],
  {
    columns: { name: { kind: 'text' }, needs: { kind: 'letters', letters: LETTERS, least: 1, most: 9 } },
    grows: [''],
    order: (a: Recipe, b: Recipe) => a.points - b.points,
  },
)
