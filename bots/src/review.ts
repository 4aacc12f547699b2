/**
 * A finished game looked back on: everybody's chances from move to move, what each decision cost, and how much of the
 * result was luck. Chance and play add up: whatever draws did not bring, somebody's moves did.
 */
import { FastRng, isSameMove, moveList, quickIO, replay } from '@harvest/engine'
import type { GameRecord, GameState, InEvery, Move, Names, Seat, TableIO } from '@harvest/engine'
import type { GameEntry } from './bot.ts'
import type { Budget } from './budget.ts'
import { foretell } from './chances.ts'
import { judge, type Judgement } from './judge.ts'
import { tellLuck, type Luck } from './luck.ts'
import { sayIn } from './say.ts'

/** A position as everybody could see it in a replay. */
export interface ReviewedPosition {
  /** After so many public steps. */
  readonly at: number
  /** By seat: how likely it was to win, from 0 to 1. */
  readonly chances: readonly number[]
}

export interface ReviewedDecision extends Judgement {
  /** The position it was made in, after so many public steps, and its number among the record's steps, from 0. */
  readonly at: number
  readonly step: number
  readonly seat: Seat
  readonly move: Move
  /** The move, the other one and how the turn would have gone on with that, as the game's buttons say it. */
  readonly said: InEvery<string>
  readonly otherSaid: InEvery<string>
  readonly lineSaid: readonly InEvery<string>[]
}

export interface Review {
  readonly positions: readonly ReviewedPosition[]
  /** Those worth a word, in the order in which they were made. */
  readonly decisions: readonly ReviewedDecision[]
  /** By seat: how many decisions it had to make, those with a choice. */
  readonly choices: readonly number[]
  readonly luck: readonly Luck[]
  /** Who won and how much of it was luck; null for a game that is not over. */
  readonly verdict: InEvery<string> | null
}

/** How often a draw is made again to see what it brings on average. */
const REDRAWS = 200

/** For a decision: looks where each is quick, and where each is a plan of everybody's turns. */
const LOOKS = { tree: 1500, plans: 60 } as const

/** In a game with more steps than that, decisions get less, so that a review takes no longer. */
const STEPS = 200

function budgetFor({ evaluation }: GameEntry, { steps }: GameRecord): Budget {
  const share = Math.min(1, STEPS / Math.max(1, steps.length))
  return { iterations: Math.round(LOOKS[evaluation.foresight.by] * share) }
}

/** Yields how much of the work is done, from 0 to 1. Throws a RecordError where the record does not hold. */
export function* reviewGame(
  entry: GameEntry,
  record: GameRecord,
  names: Names,
  seed = 1,
  budget: Budget = budgetFor(entry, record),
): Generator<number, Review> {
  const { game } = entry
  const rng = new FastRng(seed)
  const scales = new Scales(entry, record.seats)
  const fortune = new Fortune(scales, rng)
  const positions: ReviewedPosition[] = []
  const decisions: ReviewedDecision[] = []
  const choices = Array<number>(record.seats).fill(0)
  let before: GameState | null = null
  let at = 0
  let step = 0
  for (const { match, step: made } of replay(game, record)) {
    const { state } = match
    const chanced = made ? made.chance.length > 0 : true
    if (chanced)
      fortune.note(state, (io) => {
        if (!before || !made) return game.setup(record.options, record.seats, io) as GameState
        const again = game.clone(before) as GameState
        game.apply(again, made.seat, made.move, io)
        return again
      })
    if (before && made) {
      const legal = game.moves(before, made.seat, moveList()) as Move[]
      const played = legal.find((move) => isSameMove(move, made.move))!
      if (legal.length > 1) {
        choices[made.seat]++
        const known = game.redeal(before, made.seat, rng) as GameState
        const judged = judge(entry, known, made.seat, legal, played, rng, budget)
        if (judged) {
          const say = sayIn(entry, before, made.seat, names)
          decisions.push({
            ...judged,
            at,
            step,
            seat: made.seat,
            move: played,
            said: say(played),
            otherSaid: say(judged.other),
            lineSaid: judged.line.map(say),
          })
        }
      }
      step++
    }
    if (positions.length === 0 || match.at !== at)
      positions.push({ at: match.at, chances: scales.weigh(state).chances })
    at = match.at
    before = state
    yield step / Math.max(1, record.steps.length)
  }
  const { luck } = fortune
  const scores = before && game.scores(before)
  return { positions, decisions, choices, luck, verdict: scores && tellLuck(luck, scores, names) }
}

interface Weights {
  readonly points: readonly number[]
  readonly chances: readonly number[]
}

/** What a position promises everybody. */
class Scales {
  readonly seats: number
  private readonly entry: GameEntry

  constructor(entry: GameEntry, seats: number) {
    this.entry = entry
    this.seats = seats
  }

  weigh(state: GameState): Weights {
    const points: number[] = []
    const chances: number[] = []
    foretell(this.entry, state, points, chances)
    return { points: points.slice(0, this.seats), chances: chances.slice(0, this.seats) }
  }
}

/** Adds up what draws gave and took. */
class Fortune {
  private readonly scales: Scales
  private readonly rng: FastRng
  private readonly sums: { points: number; variance: number; chance: number }[]

  constructor(scales: Scales, rng: FastRng) {
    this.scales = scales
    this.rng = rng
    this.sums = Array.from({ length: scales.seats }, () => ({ points: 0, variance: 0, chance: 0 }))
  }

  /** What came is compared with what could have come: `again` draws anew. */
  note(came: GameState, again: (io: TableIO<unknown>) => GameState): void {
    const real = this.scales.weigh(came)
    const others = Array.from({ length: REDRAWS }, () =>
      this.scales.weigh(again(quickIO(this.rng.chance(2 ** 32)))),
    )
    for (const [seat, sum] of this.sums.entries()) {
      const mean = others.reduce((all, { points }) => all + points[seat], 0) / REDRAWS
      const squares = others.reduce((all, { points }) => all + (points[seat] - mean) ** 2, 0)
      sum.points += real.points[seat] - mean
      sum.variance += squares / (REDRAWS - 1) / REDRAWS
      sum.chance += real.chances[seat] - others.reduce((all, { chances }) => all + chances[seat], 0) / REDRAWS
    }
  }

  get luck(): Luck[] {
    return this.sums.map(({ points, variance, chance }) => ({ points, error: Math.sqrt(variance), chance }))
  }
}
