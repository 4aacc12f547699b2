// The mid-size euro for boardgame.io, in its own idiom: moves that mutate an Immer draft, a turn of three moves,
// endIf, and ai.enumerate for bots.
import { createRequire } from 'node:module'
import * as D from './data.ts'

interface Farm {
  counters: number[]
  hand: number[]
  played: number[]
}

export interface G {
  field: number[]
  farms: Farm[]
  market: number[]
  deck: number[]
  left: number
}

interface Ctx {
  readonly numPlayers: number
  readonly currentPlayer: string
  readonly gameover?: unknown
}

interface MoveContext {
  readonly G: G
  readonly ctx: Ctx
  readonly playerID: string
  readonly random: { Die(sides: number): number }
}

export interface State {
  readonly G: G
  readonly ctx: Ctx
}

export interface Action {
  readonly move: string
  readonly args: readonly [number]
}

interface Dispatched {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string }
}

/** As much of the library as is used here; it is not installed when only the project itself is checked. */
interface Internal {
  InitializeGame(config: { game: object; numPlayers: number }): State
  CreateGameReducer(config: { game: object }): (state: State, action: Dispatched) => State
}

interface Ai {
  MCTSBot: new (config: {
    game: object
    enumerate: typeof enumerate
    iterations: number
    playoutDepth: number
    seed: string
  }) => { play(state: State, playerID: string): Promise<unknown> }
}

/** Where draws are written down while the two versions are compared. */
let trace: number[] | null = null

export function traceDraws(into: number[] | null): void {
  trace = into
}

function draw(deck: number[], random: MoveContext['random']): number {
  const index = random.Die(deck.length) - 1
  trace?.push(index)
  const card = deck[index]!
  deck[index] = deck.at(-1)!
  deck.pop()
  return card
}

const DECK = D.CARDS.map((_, id) => id)

function setup({ ctx, random }: { ctx: Ctx; random: MoveContext['random'] }): G {
  const field = Array<number>(D.PLOTS).fill(0)
  const farms: Farm[] = []
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    farms.push({ counters: D.START.slice(), hand: [], played: [] })
    for (const plot of D.START_PLOTS[seat]!) field[plot] = seat + 1
  }
  const deck = DECK.slice()
  const market: number[] = []
  for (let i = 0; i < D.DISPLAY; i++) market.push(draw(deck, random))
  return { field, farms, market, deck, left: D.MOVES_A_GAME }
}

const moves = {
  plant({ G, playerID }: MoveContext, plot: number) {
    G.farms[Number(playerID)]!.counters[D.WATER]!--
    G.field[plot] = Number(playerID) + 1
    G.left--
  },
  harvest({ G, playerID }: MoveContext, plot: number) {
    const { counters } = G.farms[Number(playerID)]!
    G.field[plot] = 0
    counters[D.CROP_OF[plot]!]! += 2
    counters[D.HARVESTS]!++
    G.left--
  },
  take({ G, playerID, random }: MoveContext, place: number) {
    const farm = G.farms[Number(playerID)]!
    farm.counters[D.COINS]!--
    farm.hand.push(G.market[place]!)
    if (G.deck.length > 0) G.market[place] = draw(G.deck, random)
    else G.market.splice(place, 1)
    G.left--
  },
  play({ G, playerID }: MoveContext, card: number) {
    const { counters, hand, played } = G.farms[Number(playerID)]!
    const { cost, points } = D.CARDS[card]!
    for (const crop of cost) counters[crop]!--
    counters[D.POINTS]! += points
    counters[D.COINS]! += 2
    hand.splice(hand.indexOf(card), 1)
    played.push(card)
    G.left--
  },
  sell({ G, playerID }: MoveContext, crop: number) {
    const { counters } = G.farms[Number(playerID)]!
    counters[crop]!--
    counters[D.COINS]!++
    G.left--
  },
  fetch({ G, playerID }: MoveContext) {
    G.farms[Number(playerID)]!.counters[D.WATER]! += 2
    G.left--
  },
}

/** Every legal move, in the order of our own version. */
export function enumerate(G: G, ctx: Ctx): Action[] {
  const seat = Number(ctx.currentPlayer)
  const farm = G.farms[seat]!
  const { field } = G
  const own = seat + 1
  const out: Action[] = []
  const add = (move: string, at: number): void => void out.push({ move, args: [at] })
  let plots = 0
  for (let plot = 0; plot < D.PLOTS; plot++) {
    if (field[plot] === own) plots++
    else if (farm.counters[D.WATER]! > 0 && field[plot] === 0)
      if (D.NEIGHBOURS[plot]!.some((near) => field[near] === own)) add('plant', plot)
  }
  if (plots > 1) for (let plot = 0; plot < D.PLOTS; plot++) if (field[plot] === own) add('harvest', plot)
  if (farm.counters[D.COINS]! > 0 && farm.hand.length < D.HAND_LIMIT)
    for (let place = 0; place < G.market.length; place++) add('take', place)
  for (const card of farm.hand)
    if (D.CARDS[card]!.cost.every((crop) => farm.counters[crop]! > 0)) add('play', card)
  for (let crop = 0; crop < D.CROPS; crop++) if (farm.counters[crop]! > 0) add('sell', crop)
  add('fetch', 0)
  return out
}

function endIf({ G }: { G: G }): { winner: string } | undefined {
  if (G.left > 0) return undefined
  let best = 0
  for (let seat = 1; seat < G.farms.length; seat++)
    if (G.farms[seat]!.counters[D.POINTS]! > G.farms[best]!.counters[D.POINTS]!) best = seat
  return { winner: String(best) }
}

export const euro = {
  name: 'mid-size-euro',
  setup,
  moves,
  turn: { minMoves: D.MOVES_A_TURN, maxMoves: D.MOVES_A_TURN },
  endIf,
  ai: { enumerate },
}

/** boardgame.io as loaded for measuring: its reducer, which is what its own bots drive, without client or server. */
export interface Rival {
  start(seed: number): State
  play(state: State, action: Action): State
  /** One decision of its tree search. */
  search(state: State, iterations: number, playoutDepth: number): Promise<unknown>
}

export function loadRival(): Rival {
  // Outside production it checks every state for being JSON, which is not what a fair measurement wants.
  process.env.NODE_ENV = 'production'
  const require = createRequire(import.meta.url)
  const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as Internal
  const { MCTSBot } = require('boardgame.io/ai') as Ai
  const reduce = CreateGameReducer({ game: euro })
  return {
    start: (seed) => InitializeGame({ game: { ...euro, seed: `bench-${seed}` }, numPlayers: D.PLAYERS }),
    play: (state, { move, args }) =>
      reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: move, args, playerID: state.ctx.currentPlayer },
      }),
    search: (state, iterations, playoutDepth) =>
      new MCTSBot({ game: euro, enumerate, iterations, playoutDepth, seed: 'bench' }).play(
        state,
        state.ctx.currentPlayer,
      ),
  }
}
