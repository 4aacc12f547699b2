// The mid-size euro for our own contract. The field is kept as bits, three rows to a number, for each seat and for what
// is free, which makes the plots next to one's own a matter of shifts.
import {
  EVERYONE,
  type Game,
  type GameEvent,
  type GameState,
  type GameView,
  type IO,
  type Move,
  type Score,
  type Seat,
  type Viewer,
} from '@harvest/engine'
import * as data from './data.ts'

// Names of this file's own: what is imported is read anew at each use, and a division by it stays a division.
const {
  CARDS,
  COINS,
  COLUMNS,
  CROPS,
  CROP_OF,
  DISPLAY,
  HAND_LIMIT,
  HARVESTS,
  MOVES_A_GAME,
  MOVES_A_TURN,
  PLAYERS,
  PLOTS,
  POINTS,
  START,
  START_PLOTS,
  WATER,
} = data

interface Farm {
  /** One's own plots, a bit each, three rows to a number. */
  plots: number[]
  counters: number[]
  hand: number[]
  played: number[]
}

export interface Euro extends GameState {
  /** The plots that are nobody's, a bit each, three rows to a number. */
  free: number[]
  farms: Farm[]
  market: number[]
  deck: number[]
  turn: Seat
  /** Moves left in this turn, and in the game. */
  inTurn: number
  left: number
}

export interface EuroMove extends Move {
  /** A plot, a place in the market, a card or a crop. */
  readonly at: number
}

interface EuroEvent extends GameEvent {
  readonly seat: Seat
  readonly at: number
  /** The card that was drawn, or -1. */
  readonly card: number
}

interface EuroView extends GameView {
  readonly state: Euro
}

function table(kind: string, length: number): EuroMove[] {
  return Array.from({ length }, (_, at) => Object.freeze({ do: kind, at }))
}

const PLANT = table('plant', PLOTS)
const HARVEST = table('harvest', PLOTS)
const TAKE = table('take', DISPLAY)
const PLAY = table('play', CARDS.length)
const SELL = table('sell', CROPS)
const DECK = CARDS.map((_, id) => id)
const BITS = 3 * COLUMNS
const PARTS = Math.ceil(PLOTS / BITS)
const FIRST_COLUMN = 0o1001001
const LAST_COLUMN = FIRST_COLUMN << (COLUMNS - 1)
/** How far the first row of a part is from its last. */
const TO_LAST_ROW = 2 * COLUMNS

function partOf(plot: number): number {
  return (plot / BITS) | 0
}

function bitOf(plot: number): number {
  return 1 << (plot % BITS)
}

/** Whose each plot is, seat + 1 or 0, as the other version keeps it. */
export function fieldOf(s: Euro): number[] {
  return Array.from(
    { length: PLOTS },
    (_, plot) => 1 + s.farms.findIndex((farm) => (farm.plots[partOf(plot)]! & bitOf(plot)) !== 0),
  )
}

const FETCH = table('fetch', 1)

function setup(_options: object, seats: number, io: IO<EuroEvent>): Euro {
  const free = Array<number>(PARTS).fill(0)
  for (let plot = 0; plot < PLOTS; plot++) free[partOf(plot)]! |= bitOf(plot)
  const farms: Farm[] = []
  for (let seat = 0; seat < seats; seat++) {
    const plots = Array<number>(PARTS).fill(0)
    for (const plot of START_PLOTS[seat]!) {
      plots[partOf(plot)]! |= bitOf(plot)
      free[partOf(plot)]! &= ~bitOf(plot)
    }
    farms.push({ plots, counters: START.slice(), hand: [], played: [] })
  }
  const deck = DECK.slice()
  const market: number[] = []
  for (let i = 0; i < DISPLAY; i++) market.push(draw(deck, io))
  io.reveal(EVERYONE)
  io.enter('turn')
  const sealed = Array<null>(seats).fill(null)
  return { sealed, free, farms, market, deck, turn: 0, inTurn: MOVES_A_TURN, left: MOVES_A_GAME }
}

function draw(deck: number[], io: IO<EuroEvent>): number {
  const index = io.chance(deck.length)
  const card = deck[index]!
  deck[index] = deck.at(-1)!
  deck.pop()
  return card
}

/** Appends the moves of a table for the bits that are set in a part of the field. */
function listPart(bits: number, part: number, moves: readonly EuroMove[], out: EuroMove[]): void {
  const first = part * BITS
  for (let rest = bits; rest !== 0; rest &= rest - 1) out.push(moves[first + 31 - Math.clz32(rest & -rest)]!)
}

function listPlants(s: Euro, own: readonly number[], out: EuroMove[]): void {
  for (let part = 0; part < PARTS; part++) {
    const here = own[part]!
    let near =
      ((here & ~LAST_COLUMN) << 1) | ((here & ~FIRST_COLUMN) >> 1) | (here << COLUMNS) | (here >> COLUMNS)
    if (part > 0) near |= own[part - 1]! >> TO_LAST_ROW
    if (part < PARTS - 1) near |= own[part + 1]! << TO_LAST_ROW
    listPart(near & s.free[part]!, part, PLANT, out)
  }
}

function listHarvests(own: readonly number[], out: EuroMove[]): void {
  const from = out.length
  for (let part = 0; part < PARTS; part++) listPart(own[part]!, part, HARVEST, out)
  if (out.length === from + 1) out.pop()
}

function canPlay(farm: Farm, card: number): boolean {
  const { cost } = CARDS[card]!
  return farm.counters[cost[0]]! > 0 && farm.counters[cost[1]]! > 0 && farm.counters[cost[2]]! > 0
}

function moves(s: Euro, seat: Seat, out: EuroMove[]): EuroMove[] {
  const farm = s.farms[seat]!
  if (farm.counters[WATER]! > 0) listPlants(s, farm.plots, out)
  listHarvests(farm.plots, out)
  if (farm.counters[COINS]! > 0 && farm.hand.length < HAND_LIMIT)
    for (let i = 0; i < s.market.length; i++) out.push(TAKE[i]!)
  for (let i = 0; i < farm.hand.length; i++) if (canPlay(farm, farm.hand[i]!)) out.push(PLAY[farm.hand[i]!]!)
  for (let crop = 0; crop < CROPS; crop++) if (farm.counters[crop]! > 0) out.push(SELL[crop]!)
  out.push(FETCH[0]!)
  return out
}

function apply(s: Euro, seat: Seat, move: EuroMove, io: IO<EuroEvent>): void {
  const { plots, counters, hand, played } = s.farms[seat]!
  const { at } = move
  let card = -1
  switch (move.do) {
    case 'plant':
      counters[WATER]!--
      plots[partOf(at)]! |= bitOf(at)
      s.free[partOf(at)]! &= ~bitOf(at)
      break
    case 'harvest':
      plots[partOf(at)]! &= ~bitOf(at)
      s.free[partOf(at)]! |= bitOf(at)
      counters[CROP_OF[at]!]! += 2
      counters[HARVESTS]!++
      break
    case 'take':
      counters[COINS]!--
      hand.push(s.market[at]!)
      if (s.deck.length > 0) {
        card = draw(s.deck, io)
        s.market[at] = card
        io.reveal(EVERYONE)
      } else s.market.splice(at, 1)
      break
    case 'play': {
      const { cost, points } = CARDS[at]!
      for (let i = 0; i < 3; i++) counters[cost[i]!]!--
      counters[POINTS]! += points
      counters[COINS]! += 2
      hand.splice(hand.indexOf(at), 1)
      played.push(at)
      break
    }
    case 'sell':
      counters[at]!--
      counters[COINS]!++
      break
    case 'fetch':
      counters[WATER]! += 2
      break
  }
  io.emit({ e: move.do, seat, at, card })
  s.left--
  if (--s.inTurn > 0) return
  s.inTurn = MOVES_A_TURN
  s.turn = (seat + 1) % s.farms.length
  io.enter('turn')
}

function clone(s: Euro): Euro {
  const farms: Farm[] = []
  for (let i = 0; i < s.farms.length; i++) {
    const { plots, counters, hand, played } = s.farms[i]!
    farms.push({
      plots: plots.slice(),
      counters: counters.slice(),
      hand: hand.slice(),
      played: played.slice(),
    })
  }
  return {
    sealed: s.sealed.slice(),
    free: s.free.slice(),
    farms,
    market: s.market.slice(),
    deck: s.deck.slice(),
    turn: s.turn,
    inTurn: s.inTurn,
    left: s.left,
  }
}

function scores(s: Euro): Score[] | null {
  if (s.left > 0) return null
  const totals = s.farms.map((farm) => farm.counters[POINTS]!)
  return totals.map((total, seat) => ({
    seat,
    total,
    parts: { cards: total },
    ties: [],
    place: 1 + totals.filter((other) => other > total).length,
  }))
}

export const euro: Game<Euro, EuroMove, EuroView, EuroEvent> = {
  id: 'mid-size-euro',
  version: 1,
  name: 'Mid-size euro',
  seats: { min: PLAYERS, max: PLAYERS },
  options: {},
  phases: [
    {
      id: 'turn',
      stage: 'turn',
      decides: 'one',
      prompt: 'act',
      wait: 'wait',
      moves: ['plant', 'harvest', 'take', 'play', 'sell', 'fetch'],
      next: ['turn'],
    },
  ],
  endings: ['played'],
  tieBreaks: ['shared'],
  sources: ['cards'],
  secrets: [],
  maxDecisions: MOVES_A_GAME,
  setup,
  phase: () => 'turn',
  waiting: (s) => (s.left > 0 ? 1 << s.turn : 0),
  moves,
  apply,
  // All is open but the deck. Nothing is copied: a position that somebody sees is never changed again.
  view: (s, who: Viewer) => ({ me: who === 'watcher' ? null : who, state: { ...s, deck: [] } }),
  redact: (event) => event,
  preview: () => [],
  why: () => ({ rule: 'EN-MOV-1', key: 'notAMove', args: {} }),
  clone,
  redeal: clone,
  conceal: clone,
  scores,
  ending: (s) => (s.left > 0 ? null : 'played'),
  check(s) {
    const cards =
      s.deck.length + s.market.length + s.farms.flatMap((farm) => [...farm.hand, ...farm.played]).length
    if (cards !== CARDS.length) throw new Error(`${cards} cards`)
    if (s.farms.some((farm) => farm.counters.some((n) => n < 0))) throw new Error('a counter below zero')
  },
}
