/** SC-SET, the table as it is dealt. Everything drawn here lies face up, so all of it is revealed to all. */
import { EVERYONE, type IO } from '@harvest/engine'
import {
  AUCTION,
  DEALS,
  MARKET_AFTERNOON,
  PLAQUE_STACKS,
  RECIPES,
  START_COINS,
  START_COLOURS,
  START_PEPPERS,
  START_PLOTS,
} from './data.ts'
import { draw, drawSorted, marketSize, recipesSize } from './deal.ts'
import type { Event } from './events.ts'
import { NO_PLOT, PLOTS, plotAt } from './field.ts'
import { COLOURS, coloursOf, countsOf } from './peppers.ts'
import { refillAuction } from './phases/refill.ts'
import { beginClaiming } from './phases/claim.ts'
import { ALL_TILES, type Options, type Player, type State } from './state.ts'

/** SC-SET-1 */
function newPlayer(): Player {
  return {
    peppers: countsOf(START_PEPPERS),
    coins: START_COINS,
    tiles: ALL_TILES,
    used: 0,
    market: [],
    recipes: [],
    plaques: [],
  }
}

/** SC-SET-4 */
function plantStart(s: State, io: IO<Event>): string {
  const peppers = draw(2, 0, START_COLOURS.length, io).map((index) => START_COLOURS[index])
  for (let i = 0; i < 2; i++) {
    const colour = coloursOf(peppers[i])[0]
    s.field[plotAt(START_PLOTS[i][0], START_PLOTS[i][1])] = colour
    s.planted[colour]++
  }
  return peppers.join('')
}

/** Everything that needs no chance; of the plaques, what SC-SET-3 leaves in. */
export function emptyTable(options: Options, seats: number): State {
  const drop = DEALS[seats].dropTopPlaque ? 1 : 0
  return {
    seats,
    shortDisplay: options.shortDisplay,
    openScreens: options.openScreens,
    round: 1,
    time: 'morning',
    phase: 'claim',
    active: -1,
    turn: 0,
    order: Array.from({ length: seats }, (_, seat) => seat),
    spots: [],
    bids: [],
    sealed: Array<null>(seats).fill(null),
    field: Array<number>(PLOTS).fill(NO_PLOT),
    planted: Array<number>(COLOURS).fill(0),
    farmers: Array<number>(seats).fill(-1),
    market: [],
    recipes: [],
    auction: [],
    deck: AUCTION.map((card) => card.copies),
    discards: AUCTION.map(() => 0),
    plaques: PLAQUE_STACKS.map((stack) => stack.length - drop),
    players: Array.from({ length: seats }, newPlayer),
    lastTaken: 0,
    last: '',
    ended: '',
    taken: -1,
    plantings: 0,
    tookPlaque: false,
    path: [],
    played: 0,
    mustStep: false,
    did: 0,
    giving: -1,
  }
}

/** SC-SET-2: the displays. SC-SET-5: the order is drawn. SC-AUC-1: the first round begins with auction cards. */
export function setup(options: Options, seats: number, io: IO<Event>): State {
  const s = emptyTable(options, seats)
  s.market = drawSorted(marketSize(seats, s.shortDisplay), 0, MARKET_AFTERNOON, io)
  s.recipes = drawSorted(recipesSize(seats, s.shortDisplay), 0, RECIPES.length, io)
  const peppers = plantStart(s, io)
  s.order = draw(seats, 0, seats, io)
  io.emit({ e: 'dealt', order: s.order.slice(), peppers })
  refillAuction(s, io)
  io.reveal(EVERYONE)
  io.emit({ e: 'round', round: 1, last: false })
  beginClaiming(s, io)
  return s
}
