/** Many games played by bots, and what can be counted in them. */
import { Memory, random, think, type Bot, type Budget } from '@harvest/bots'
import {
  FastRng,
  playOut,
  randomChoice,
  TableIO,
  type Choose,
  type GameEvent,
  type GameState,
  type Score,
  type Tally,
} from '@harvest/engine'
import type { Seating } from './seating.ts'
import { Spread, wilson, type Interval } from './statistics.ts'
import { breath } from './stopping.ts'

export interface Plan extends Seating {
  readonly games: number
  readonly seed: number
  readonly bots: readonly Bot[]
  /** Let every bot sit everywhere: each deal is played once for each way the bots can move round the table. */
  readonly rotate: boolean
  /** How long bots may think; the usual time unless stated. */
  readonly budget?: Budget
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

export interface FactionFigures extends Share {
  readonly faction: string
  /** How often a seat played with it; `share` is of these. */
  readonly played: number
  readonly meanBySource: { readonly [source: string]: number }
}

/** The same plan gives the same figures on every machine. */
export interface Figures {
  /** How many were played: all of the plan, unless somebody stopped it. */
  readonly games: number
  readonly seats: readonly SeatFigures[]
  readonly bots: readonly BotFigures[]
  /** By what seats play with, in alphabetical order; null in a game whose seats do not differ. */
  readonly factions: readonly FactionFigures[] | null
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

/** Play the plan's games; `onGame` hears how many are done, and how the last one ended. */
export async function runSimulation(
  plan: Plan,
  onGame: (done: number, end: GameState) => void,
  { follower = null, stop }: { readonly follower?: Follower | null; readonly stop?: AbortSignal } = {},
): Promise<Figures> {
  const counts = new Counts(plan)
  const onEnd: OnEnd = (done, end, seated, tally) => {
    counts.add(end, seated, tally)
    onGame(done, end)
  }
  await playAll(plan, follower, onEnd, stop)
  return counts.figures()
}

/** Something that follows games step by step. */
export interface Follower {
  begin(state: GameState, events: readonly GameEvent[]): void
  step(state: GameState, events: readonly GameEvent[]): void
}

type OnEnd = (done: number, end: GameState, seated: readonly Bot[], tally: Tally) => void

/**
 * Play the games of a plan one after the other, until somebody stops it; says how many. Without a follower no event is
 * kept, which is faster.
 */
export async function playAll(
  plan: Plan,
  follower: Follower | null,
  onEnd: OnEnd,
  stop?: AbortSignal,
): Promise<number> {
  const games = new Games(plan, follower)
  for (let number = 0; number < plan.games; number++) {
    await breath()
    if (stop?.aborted) return number
    const { end, seated, tally } = games.play(number)
    onEnd(number + 1, end, seated, tally)
  }
  return plan.games
}

/** A game that was played to its end. */
export interface Played {
  readonly end: GameState
  readonly seated: readonly Bot[]
  readonly tally: Tally
}

/** The games of a plan by number, in any order: the same number is the same game. */
export class Games {
  private readonly plan: Plan
  private readonly follower: Follower | null
  private readonly seeds: FastRng
  /** By deal: the seeds of its luck and of the bots' choices. */
  private readonly deals: (readonly [luck: number, choices: number])[] = []
  private readonly io: TableIO<GameEvent>
  private readonly rng = new FastRng(0)

  constructor(plan: Plan, follower: Follower | null = null) {
    this.plan = plan
    this.follower = follower
    this.seeds = new FastRng(plan.seed)
    this.io = new TableIO<GameEvent>(null, follower !== null, 0)
  }

  play(number: number): Played {
    const { plan, follower, io, rng } = this
    const { entry, players, options, bots } = plan
    const turn = plan.rotate ? number % players : 0
    const [luck, choices] = this.deal(plan.rotate ? Math.floor(number / players) : number)
    io.rng.seed(luck)
    rng.seed(choices)
    const seated = bots.map((_, seat) => bots[(seat + turn) % players])
    io.reset(0)
    const end = entry.game.setup(options, players, io) as GameState
    follower?.begin(end, io.events)
    const onStep = follower
      ? (): void => {
          follower.step(end, io.events)
          io.reset(0)
        }
      : undefined
    io.reset(0)
    return { end, seated, tally: playGame(plan, end, seated, rng, io, onStep) }
  }

  private deal(number: number): readonly [luck: number, choices: number] {
    const { deals, seeds } = this
    while (deals.length <= number) deals.push([seeds.chance(TWO_32), seeds.chance(TWO_32)])
    return deals[number]
  }
}

function playGame(
  { entry, budget }: Plan,
  state: GameState,
  seated: readonly Bot[],
  rng: FastRng,
  io: TableIO<GameEvent>,
  onStep: (() => void) | undefined,
): Tally {
  const tally: Tally = { decisions: 0, forced: 0 }
  const free = seated.every((bot) => bot === random) && !entry.evaluation.dictate
  const memory = new Memory()
  const choose: Choose = free
    ? randomChoice(rng)
    : (now, seat, legal) => think(entry, now, seat, seated[seat], rng, { legal, budget, memory })
  playOut(entry.game, state, choose, io, tally, onStep)
  return tally
}

/** Wins and points of one seat, bot or faction. */
class Side {
  private readonly sources: readonly string[]
  private readonly bySource: number[]
  private readonly scores = new Spread()
  played = 0
  wins = 0

  constructor(sources: readonly string[]) {
    this.sources = sources
    this.bySource = sources.map(() => 0)
  }

  add(score: Score, won: number): void {
    this.played++
    this.wins += won
    this.scores.add(score.total)
    this.sources.forEach((source, i) => (this.bySource[i] += score.parts[source] ?? 0))
  }

  /** Its share of this many games. */
  share(games: number): Share {
    const { wins } = this
    return { wins, share: wins / games, ...wilson(wins, games), meanScore: this.scores.mean }
  }

  get meanBySource(): { [source: string]: number } {
    return Object.fromEntries(this.sources.map((source, i) => [source, this.bySource[i] / this.played]))
  }
}

class Counts {
  private readonly plan: Plan
  private readonly seats: readonly Side[]
  private readonly bots = new Map<string, Side>()
  private readonly factions = new Map<string, Side>()
  private readonly endings: Record<string, number> = {}
  private readonly rounds = new Spread()
  private readonly decisions = new Spread()
  private total = 0
  private forced = 0
  private sharedWins = 0
  private games = 0

  constructor(plan: Plan) {
    const { players, bots, entry } = plan
    this.plan = plan
    this.seats = Array.from({ length: players }, () => new Side(entry.game.sources))
    for (const bot of bots) this.bots.set(bot.id, new Side(entry.game.sources))
    for (const ending of entry.game.endings) this.endings[ending] = 0
  }

  add(state: GameState, seated: readonly Bot[], tally: Tally): void {
    this.games++
    const { game } = this.plan.entry
    const scores = game.scores(state) as Score[]
    const winners = scores.filter((score) => score.place === 1).length
    if (winners > 1) this.sharedWins++
    for (const score of scores) {
      const won = score.place === 1 ? 1 / winners : 0
      this.seats[score.seat].add(score, won)
      this.bots.get(seated[score.seat].id)!.add(score, won)
      if (game.faction) this.sideOf(game.faction(state, score.seat)).add(score, won)
    }
    const ending = game.ending(state)!
    this.endings[ending] = (this.endings[ending] ?? 0) + 1
    if (game.round) this.rounds.add(game.round(state))
    this.decisions.add(tally.decisions)
    this.total += tally.decisions
    this.forced += tally.forced
  }

  private sideOf(faction: string): Side {
    let side = this.factions.get(faction)
    if (!side) this.factions.set(faction, (side = new Side(this.plan.entry.game.sources)))
    return side
  }

  figures(): Figures {
    const { games } = this
    const { bots, entry } = this.plan
    return {
      games,
      seats: this.seats.map((side, seat) => ({ seat, ...side.share(games) })),
      bots: [...this.bots].map(([bot, side]) => ({
        bot,
        seats: bots.filter((known) => known.id === bot).length,
        ...side.share(games),
        meanBySource: side.meanBySource,
      })),
      factions: entry.game.faction ? this.factionFigures() : null,
      sharedWins: this.sharedWins,
      endings: this.endings,
      rounds: entry.game.round ? this.rounds.range : null,
      decisions: { ...this.decisions.range, total: this.total },
      forced: { total: this.forced, share: this.total === 0 ? 0 : this.forced / this.total },
    }
  }

  private factionFigures(): FactionFigures[] {
    const known = [...this.factions].sort(([a], [b]) => (a < b ? -1 : 1))
    return known.map(([faction, side]) => ({
      faction,
      played: side.played,
      ...side.share(side.played),
      meanBySource: side.meanBySource,
    }))
  }
}
