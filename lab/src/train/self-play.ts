/** The games a network learns from: good players and lesser ones, and a search that goes by what was learned so far. */
import {
  findBot,
  greedy,
  Learned,
  Memory,
  searcher,
  TAUGHT,
  think,
  type Bot,
  type GameEntry,
} from '@harvest/bots'
import type { Weights } from '@harvest/bots/learned'
import {
  allSeats,
  FastRng,
  parseOptions,
  playOut,
  TableIO,
  type GameEvent,
  type GameState,
  type Score,
} from '@harvest/engine'
import { mixed } from '../study/study-plan.ts'
import { Notes, type Batch } from './positions.ts'

export interface Lesson {
  readonly seed: number
  /** Games by number; the same number is the same game. */
  readonly numbers: readonly number[]
  /** What was learned so far; null before anything was. */
  readonly weights: Weights | null
  /** How often a search looks ahead for a decision. */
  readonly looks: number
}

/** Who takes part: in turns drawn anew for each seat. Those who err show what errors cost. */
const PLAIN = ['greedy', 'greedy', 'hobbyist'] as const

/** Of a hundred seats so many are played by what was learned, once something was. */
const PUPILS = 40

/** Of a hundred decisions so many are noted, besides the first of each round or season. */
const NOTED = { tree: 12, plans: 4 } as const

/** Numbers of players, in turn: two weigh most, for these are the games that are most often measured. */
const TABLES = [2, 3, 2, 4]

const TWO_32 = 2 ** 32

/** A game that goes by other weights than those in the repository, or by none. */
export function taught(entry: GameEntry, weights: Weights | null): GameEntry {
  const learned = weights
    ? new Learned(entry.evaluation, entry.features!, weights, entry.leads ?? false)
    : undefined
  return { ...entry, learned }
}

export function playLesson(known: GameEntry, lesson: Lesson): Batch[] {
  const entry = taught(known, lesson.weights)
  const notes = new Map<number, Notes>()
  for (const number of lesson.numbers) {
    const rng = new FastRng(mixed(lesson.seed, number))
    const { min, max } = entry.game.seats
    const seats = Math.max(min, Math.min(max, TABLES[number % TABLES.length]))
    let some = notes.get(seats)
    if (!some) notes.set(seats, (some = new Notes(entry.features!, seats)))
    playGame(entry, lesson, seats, rng, some)
  }
  return [...notes.values()].map(({ batch }) => batch)
}

function playGame(entry: GameEntry, lesson: Lesson, seats: number, rng: FastRng, notes: Notes): void {
  const { game, evaluation } = entry
  const options = parseOptions(game.options, seats, {})
  if (!options.ok) throw new Error(options.refusal.key)
  const io = new TableIO<GameEvent>(null, false, 0)
  io.rng.seed(rng.chance(TWO_32))
  io.reset(0)
  const state = game.setup(options.value, seats, io) as GameState
  io.reset(0)
  const players = Array.from({ length: seats }, () => drawPlayer(entry, lesson, rng))
  const budget = { iterations: lesson.looks }
  const memory = new Memory()
  const { foresight } = evaluation
  let moment = NaN
  playOut(
    game,
    state,
    (now, seat, legal) => {
      const isNew = foresight.moment(now) !== moment
      moment = foresight.moment(now)
      if (isNew || rng.chance(100) < NOTED[foresight.by]) notes.add(now)
      const { entry, bot } = players[seat]
      return think(entry, now, seat, bot, rng, { legal, budget, memory })
    },
    io,
    { decisions: 0, forced: 0 },
  )
  const scores = game.scores(state) as Score[]
  const winners = scores.filter(({ place }) => place === 1).length
  const points: number[] = []
  evaluation.appraise(state, allSeats(seats), points)
  const wins = Array.from({ length: seats }, () => 0)
  for (const { seat, place } of scores) if (place === 1) wins[seat] = 1 / winners
  notes.end(points.slice(0, seats), wins)
}

const scout = searcher('scout', 0, TAUGHT)

/** Somebody at a table, and the game as they see it. */
export interface Player {
  readonly entry: GameEntry
  readonly bot: Bot
}

/**
 * Whoever plays by what was learned: where planners go by it, greedy with that evaluation, which is quick; otherwise a
 * search.
 */
export function pupilOf(entry: GameEntry): Player {
  const planner = entry.learned?.planner
  return planner ? { entry: { ...entry, evaluation: planner }, bot: greedy } : { entry, bot: scout }
}

function drawPlayer(entry: GameEntry, { weights }: Lesson, rng: FastRng): Player {
  if (weights && rng.chance(100) < PUPILS) return pupilOf(entry)
  return { entry, bot: findBot(PLAIN[rng.chance(PLAIN.length)])! }
}
