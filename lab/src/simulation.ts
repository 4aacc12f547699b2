/** Many games played by bots, and what can be counted in them. */
import { random, think, type Bot, type GameEntry } from '@harvest/bots'
import {
  FastRng,
  playOut,
  quickIO,
  randomChoice,
  type Choose,
  type GameState,
  type Score,
  type TableIO,
  type Tally,
} from '@harvest/engine'
import type { Seating } from './seating.ts'
import { Spread, wilson, type Interval } from './statistics.ts'

export interface Plan extends Seating {
  readonly games: number
  readonly seed: number
  readonly bots: readonly Bot[]
  /** Let every bot sit everywhere: each deal is played once for each way the bots can move round the table. */
  readonly rotate: boolean
}

export interface Share extends Interval {
  /** A win shared by two counts half for each. */
  readonly wins: number
  readonly share: number
  readonly meanScore: number
}

export interface SeatFigures extends Share {
  readonly seat: number
}

export interface BotFigures extends Share {
  readonly bot: string
  /** How many of the seats it has in each game. */
  readonly seats: number
  readonly meanBySource: { readonly [source: string]: number }
}

/** The same plan gives the same figures on every machine. */
export interface Figures {
  readonly seats: readonly SeatFigures[]
  readonly bots: readonly BotFigures[]
  readonly sharedWins: number
  readonly endings: { readonly [ending: string]: number }
  /** Null in a game without rounds. */
  readonly rounds: { readonly mean: number; readonly min: number; readonly max: number } | null
  readonly decisions: {
    readonly mean: number
    readonly min: number
    readonly max: number
    readonly total: number
  }
  /** Decisions with a single legal move. */
  readonly forced: { readonly total: number; readonly share: number }
}

const TWO_32 = 2 ** 32

/** Play the plan's games; `onGame` hears how many are done. */
export function runSimulation(plan: Plan, onGame: (done: number) => void): Figures {
  const { entry, players, options } = plan
  const counts = new Counts(plan)
  const seeds = new FastRng(plan.seed)
  const io = quickIO<unknown>(0)
  const rng = new FastRng(0)
  let deal = 0
  let choice = 0
  for (let index = 0; index < plan.games; index++) {
    const turn = plan.rotate ? index % players : 0
    if (turn === 0) {
      deal = seeds.chance(TWO_32)
      choice = seeds.chance(TWO_32)
    }
    io.rng.seed(deal)
    rng.seed(choice)
    const seated = plan.bots.map((_, seat) => plan.bots[(seat + turn) % players])
    const state = entry.game.setup(options, players, io) as GameState
    counts.add(state, seated, playGame(entry, state, seated, rng, io))
    onGame(index + 1)
  }
  return counts.figures()
}

function playGame(
  entry: GameEntry,
  state: GameState,
  seated: readonly Bot[],
  rng: FastRng,
  io: TableIO<unknown>,
): Tally {
  const tally: Tally = { decisions: 0, forced: 0 }
  const choose: Choose = seated.every((bot) => bot === random)
    ? randomChoice(rng)
    : (now, seat, moves) => think(entry, now, seat, seated[seat], rng, moves)
  playOut(entry.game, state, choose, io, tally)
  return tally
}

class Counts {
  private readonly plan: Plan
  private readonly seatWins: number[]
  private readonly seatScores: Spread[]
  private readonly botIds: readonly string[]
  private readonly botWins: number[]
  private readonly botScores: Spread[]
  private readonly botSources: number[][]
  private readonly endings: Record<string, number> = {}
  private readonly rounds = new Spread()
  private readonly decisions = new Spread()
  private total = 0
  private forced = 0
  private sharedWins = 0

  constructor(plan: Plan) {
    const { players, bots, entry } = plan
    this.plan = plan
    this.seatWins = Array<number>(players).fill(0)
    this.seatScores = Array.from({ length: players }, () => new Spread())
    this.botIds = [...new Set(bots.map((bot) => bot.id))]
    this.botWins = this.botIds.map(() => 0)
    this.botScores = this.botIds.map(() => new Spread())
    this.botSources = this.botIds.map(() => entry.game.sources.map(() => 0))
    for (const ending of entry.game.endings) this.endings[ending] = 0
  }

  add(state: GameState, seated: readonly Bot[], tally: Tally): void {
    const { game } = this.plan.entry
    const scores = game.scores(state) as Score[]
    const winners = scores.filter((score) => score.place === 1).length
    if (winners > 1) this.sharedWins++
    for (const score of scores)
      this.addScore(score, seated[score.seat].id, score.place === 1 ? 1 / winners : 0)
    const ending = game.ending(state)!
    this.endings[ending] = (this.endings[ending] ?? 0) + 1
    if (game.round) this.rounds.add(game.round(state))
    this.decisions.add(tally.decisions)
    this.total += tally.decisions
    this.forced += tally.forced
  }

  private addScore(score: Score, botId: string, won: number): void {
    this.seatWins[score.seat] += won
    this.seatScores[score.seat].add(score.total)
    const bot = this.botIds.indexOf(botId)
    this.botWins[bot] += won
    this.botScores[bot].add(score.total)
    this.plan.entry.game.sources.forEach((source, i) => (this.botSources[bot][i] += score.parts[source] ?? 0))
  }

  figures(): Figures {
    const { plan, botIds } = this
    const share = (wins: number, scores: Spread): Share => ({
      wins,
      share: wins / plan.games,
      ...wilson(wins, plan.games),
      meanScore: scores.mean,
    })
    return {
      seats: this.seatWins.map((wins, seat) => ({ seat, ...share(wins, this.seatScores[seat]) })),
      bots: botIds.map((bot, i) => {
        const seats = plan.bots.filter((known) => known.id === bot).length
        const played = seats * plan.games
        const sources = plan.entry.game.sources.map(
          (source, k) => [source, this.botSources[i][k] / played] as const,
        )
        return {
          bot,
          seats,
          ...share(this.botWins[i], this.botScores[i]),
          meanBySource: Object.fromEntries(sources),
        }
      }),
      sharedWins: this.sharedWins,
      endings: this.endings,
      rounds: plan.entry.game.round ? this.rounds.range : null,
      decisions: { ...this.decisions.range, total: this.total },
      forced: { total: this.forced, share: this.total === 0 ? 0 : this.forced / this.total },
    }
  }
}
