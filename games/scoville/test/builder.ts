/** Positions for tests: say what matters, the rest is as at the start of a game. Moves are checked before they are made. */
import assert from 'node:assert/strict'
import { isSameMove, Match, seededSource, seedFromNumber, TableIO, type ChanceSource } from '@harvest/engine'
import { AUCTION, TILES, type Letter, type Tile, type Time } from '../src/data.ts'
import type { Event } from '../src/events.ts'
import { AHEAD, NOTCHES, PLOT_A, PLOT_B, plotName } from '../src/field.ts'
import { scoville } from '../src/index.ts'
import type { Move, PlantMove, TakeMove } from '../src/moves.ts'
import { colourOf, countsOf } from '../src/peppers.ts'
import { beginBidding } from '../src/phases/bid.ts'
import { beginClaiming } from '../src/phases/claim.ts'
import { beginFulfilment } from '../src/phases/fulfil.ts'
import { beginHarvesting } from '../src/phases/harvest.ts'
import { beginPlanting } from '../src/phases/plant-pepper.ts'
import { refillAuction } from '../src/phases/refill.ts'
import { emptyTable } from '../src/setup.ts'
import type { Ending, Options, State } from '../src/state.ts'
import { view, type View } from '../src/view.ts'

export interface Holdings {
  readonly peppers?: string
  readonly coins?: number
  readonly tiles?: readonly Tile[]
  readonly market?: readonly number[]
  readonly recipes?: readonly number[]
  readonly plaques?: readonly number[]
  /** The notch the farmer stands on. */
  readonly farmer?: number
}

export interface Wanted {
  readonly seats?: number
  readonly options?: Partial<Options>
  /** The part of the round that begins; left out, nobody's turn. */
  readonly begin?: 'bid' | 'claim' | 'plant' | 'harvest' | 'fulfil'
  readonly round?: number
  readonly time?: Time
  readonly last?: Ending
  /** The round in which a card was last taken; left out, the one before. */
  readonly lastTaken?: number
  readonly order?: readonly number[]
  /** Colours by plot name; left out, red on E4 and yellow on F4. */
  readonly field?: { readonly [plot: string]: string }
  readonly market?: readonly number[]
  readonly recipes?: readonly number[]
  /** Cards of the auction house, as their peppers. */
  readonly auction?: readonly string[]
  readonly players?: readonly Holdings[]
  /** Outcomes of chance in order; after them all follow from a fixed seed. */
  readonly chance?: readonly number[]
}

/** The number of a plot by its name. */
export function plot(name: string): number {
  return (Number(name.slice(1)) - 1) * 10 + name.charCodeAt(0) - 65
}

/** The names of plots by their numbers. */
export function plotNames(ids: readonly unknown[]): string[] {
  return ids.map((id) => plotName(id as number))
}

export const take = (pepper: string): TakeMove => ({ do: 'take', pepper: pepper as Letter })
export const plant = (name: string): PlantMove => ({ do: 'plant', plot: plot(name) })

/** The notch between two plots. */
export function between(a: string, b: string): number {
  const pair = [plot(a), plot(b)].sort((x, y) => x - y)
  const notch = Array.from({ length: NOTCHES }, (_, id) => id).find(
    (id) => PLOT_A[id] === pair[0] && PLOT_B[id] === pair[1],
  )
  assert.ok(notch !== undefined, `${a} and ${b} are not neighbours`)
  return notch
}

/** The notch on the outer side of a plot at the edge. */
export function edge(name: string): number {
  const notch = Array.from({ length: NOTCHES }, (_, id) => id).find(
    (id) =>
      (PLOT_A[id] === -1 && PLOT_B[id] === plot(name)) || (PLOT_B[id] === -1 && PLOT_A[id] === plot(name)),
  )
  assert.ok(notch !== undefined, `${name} is not at the edge`)
  return notch
}

/** The notches one step from a notch, either way. */
export function around(notch: number): number[] {
  return AHEAD.slice(notch * 6, notch * 6 + 6)
    .filter((heading) => heading >= 0)
    .map((heading) => heading >> 1)
}

/** The id of an auction card by its peppers. */
export function auctionCard(peppers: string, time: Time = 'morning'): number {
  return AUCTION.findIndex((card) => card.peppers === peppers && card.time === time)
}

export class Table {
  readonly s: State
  readonly io: TableIO<Event>
  /** Everything that happened since the position was built. */
  readonly events: Event[] = []
  readonly entered: string[] = []

  constructor(state: State, io: TableIO<Event>) {
    this.s = state
    this.io = io
    this.drain()
  }

  /** The legal moves of a seat, by default of the one to act. */
  moves(seat = this.s.active): Move[] {
    return scoville.moves(this.s, seat, [])
  }

  /** The values that legal moves of a kind have under a key. */
  offered(kind: Move['do'], key: string, seat = this.s.active): unknown[] {
    return this.moves(seat)
      .filter((move) => move.do === kind)
      .map((move) => (move as unknown as { readonly [name: string]: unknown })[key])
  }

  can(move: Move, seat = this.s.active): boolean {
    return this.moves(seat).some((listed) => isSameMove(listed, move))
  }

  /** Make moves of the seat to act, whoever that is each time. */
  play(...moves: readonly Move[]): this {
    for (const move of moves) this.act(this.s.active, move)
    return this
  }

  act(seat: number, move: Move): this {
    const listed = this.moves(seat).find((other) => isSameMove(other, move))
    assert.ok(listed, `${JSON.stringify(move)} of seat ${seat} is not legal in ${this.s.phase}`)
    this.io.reset(this.io.offset + this.io.drawn.length)
    scoville.apply(this.s, seat, listed, this.io)
    this.drain()
    return this
  }

  /** All seats bid, in seat order. */
  bid(...coins: readonly number[]): this {
    coins.forEach((count, seat) => this.act(seat, { do: 'bid', coins: count }))
    return this
  }

  why(move: object, seat = this.s.active): { rule: string; key: string; args: object } {
    return scoville.why(this.s, seat, move as never)
  }

  view(who: number | 'watcher'): View {
    return view(this.s, who)
  }

  /** The peppers of a seat that it has any of, as letters. */
  peppers(seat: number): string {
    return [...'RYBGOPNWKF'].map((letter, i) => letter.repeat(this.s.players[seat].peppers[i])).join('')
  }

  told<K extends Event['e']>(kind: K): Extract<Event, { e: K }>[] {
    return this.events.filter((event): event is Extract<Event, { e: K }> => event.e === kind)
  }

  private drain(): void {
    this.events.push(...this.io.events)
    this.entered.push(...this.io.entered)
  }
}

function scripted(outcomes: readonly number[]): ChanceSource {
  const rest = seededSource(seedFromNumber(1))
  return { draw: (k, n) => outcomes[k] ?? rest.draw(k, n) }
}

function fill(
  ids: readonly number[] | undefined,
  count: number,
  taken: readonly number[],
  from: number,
): number[] {
  if (ids) return [...ids]
  const out: number[] = []
  for (let id = from; out.length < count; id++) if (!taken.includes(id)) out.push(id)
  return out
}

/** Cards that nobody holds and that do not lie out are out of the game, as after a real deal. */
function dealCards(s: State, wanted: Wanted): void {
  const deal = scoville.setup(
    { shortDisplay: s.shortDisplay, openScreens: false },
    s.seats,
    new TableIO(null, false),
  )
  const won = s.players.flatMap((player) => player.market)
  const cooked = s.players.flatMap((player) => player.recipes)
  s.market = fill(wanted.market, deal.market.length - won.length, won, s.time === 'morning' ? 0 : 24)
  s.recipes = fill(wanted.recipes, deal.recipes.length - cooked.length, cooked, 0)
}

function dealAuction(s: State, cards: readonly string[] | undefined, io: TableIO<Event>): void {
  if (!cards) return refillAuction(s, io)
  for (const peppers of cards) {
    const card = auctionCard(peppers, s.time)
    s.auction.push(card)
    s.deck[card]--
  }
}

function seatPlayers(s: State, players: readonly Holdings[]): void {
  players.slice(0, s.seats).forEach((held, seat) => {
    const player = s.players[seat]
    if (held.peppers !== undefined) player.peppers = countsOf(held.peppers)
    if (held.coins !== undefined) player.coins = held.coins
    if (held.tiles) player.tiles = held.tiles.reduce((bits, tile) => bits | (1 << TILES.indexOf(tile)), 0)
    player.used = 7 & ~player.tiles
    player.market = [...(held.market ?? [])]
    player.recipes = [...(held.recipes ?? [])]
    player.plaques = [...(held.plaques ?? [])]
    if (held.farmer !== undefined) s.farmers[seat] = held.farmer * 2
  })
}

const START = {
  bid: beginBidding,
  claim: beginClaiming,
  plant: beginPlanting,
  harvest: beginHarvesting,
  fulfil: beginFulfilment,
}

/** A position at the beginning of a part of a round. */
export function table(wanted: Wanted = {}): Table {
  const given = wanted.players?.length ?? 0
  const seats = wanted.seats ?? (given >= 2 ? given : 3)
  const s = emptyTable({ shortDisplay: false, openScreens: false, ...wanted.options }, seats)
  const io = new TableIO<Event>(scripted(wanted.chance ?? []), true)
  s.round = wanted.round ?? 1
  s.time = wanted.time ?? 'morning'
  s.last = wanted.last ?? ''
  s.lastTaken = wanted.lastTaken ?? s.round - 1
  if (wanted.order) s.order = [...wanted.order]
  for (const [name, letter] of Object.entries(wanted.field ?? { E4: 'R', F4: 'Y' })) {
    s.field[plot(name)] = colourOf(letter)
    s.planted[colourOf(letter)]++
  }
  seatPlayers(s, wanted.players ?? [])
  dealCards(s, wanted)
  dealAuction(s, wanted.auction, new TableIO<Event>(seededSource(seedFromNumber(2)), false))
  if (wanted.begin) START[wanted.begin](s, io)
  return new Table(s, io)
}

/** Every plot planted, red and yellow in turn or with the colours given for some of them. */
export function fullField(colours: { readonly [plot: string]: string } = {}): { [plot: string]: string } {
  const out: { [plot: string]: string } = {}
  for (let row = 1; row <= 7; row++)
    for (let column = 0; column < 10; column++) {
      const name = String.fromCharCode(65 + column) + row
      out[name] = colours[name] ?? ((row + column) % 2 === 0 ? 'R' : 'Y')
    }
  return out
}

/** A real match of the runner on a fixed seed. */
export function startMatch(seats: number, options: unknown = {}, seed = 1): Match {
  const started = Match.start(scoville, seats, options, seededSource(seedFromNumber(seed)))
  assert.ok(started.ok)
  return started.value
}
