/** How strong what was learned is: games against opponents that stay the same. */
import { findBot, greedy, Memory, think, type GameEntry } from '@harvest/bots'
import type { Weights } from '@harvest/bots/learned'
import {
  FastRng,
  parseOptions,
  playOut,
  TableIO,
  type GameEvent,
  type GameState,
  type Score,
} from '@harvest/engine'
import { mixed } from '../study/study-plan.ts'
import { pupilOf, taught, type Player } from './self-play.ts'

export interface Duels {
  readonly seed: number
  /** Games by number; two following ones are one deal from both seats. */
  readonly numbers: readonly number[]
  readonly weights: Weights
  /** How often both look ahead for a decision. */
  readonly looks: number
  /** A level, or the search as it is without anything learned. */
  readonly opponent: string
}

export const UNTAUGHT = 'untaught'

export interface DuelResult {
  readonly games: number
  readonly wins: number
}

const SEATS = 2
const TWO_32 = 2 ** 32

/** Whom what was learned is measured against: greedy, and the same search without it. */
export function opponentsOf(entry: GameEntry): readonly string[] {
  return entry.leads ? [greedy.id] : [greedy.id, UNTAUGHT]
}

export function playDuels(known: GameEntry, duels: Duels): DuelResult {
  const pupil = pupilOf(taught(known, duels.weights))
  const plain = taught(known, null)
  const other = duels.opponent === UNTAUGHT ? pupilOf(plain) : { entry: plain, bot: findBot(duels.opponent)! }
  let wins = 0
  for (const number of duels.numbers) wins += playDuel(pupil, other, number % SEATS, duels, number >> 1)
  return { games: duels.numbers.length, wins }
}

function playDuel(pupil: Player, other: Player, place: number, duels: Duels, deal: number): number {
  const { game } = pupil.entry
  const seats = Math.max(game.seats.min, SEATS)
  const rng = new FastRng(mixed(duels.seed, deal))
  const options = parseOptions(game.options, seats, {})
  if (!options.ok) throw new Error(options.refusal.key)
  const io = new TableIO<GameEvent>(null, false, 0)
  io.rng.seed(rng.chance(TWO_32))
  io.reset(0)
  const state = game.setup(options.value, seats, io) as GameState
  io.reset(0)
  const memory = new Memory()
  const budget = { iterations: duels.looks }
  playOut(
    game,
    state,
    (now, seat, legal) => {
      const { entry, bot } = seat === place ? pupil : other
      return think(entry, now, seat, bot, rng, { legal, budget, memory })
    },
    io,
    { decisions: 0, forced: 0 },
  )
  const winners = (game.scores(state) as Score[]).filter((score) => score.place === 1)
  return winners.some(({ seat }) => seat === place) ? 1 / winners.length : 0
}
