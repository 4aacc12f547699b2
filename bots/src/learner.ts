/**
 * Players who are still learning. They err as people do: they look no further than a few steps, don't think of
 * anybody else, overlook a move now and then, and have favourites that they like better than they should. None of them
 * ever moves at random.
 */
import type { GameState, Move, Rng, Seat } from '@harvest/engine'
import type { Bot, GameEntry } from './bot.ts'
import { fingerprint } from './fingerprint.ts'
import { planTurn } from './plan.ts'
import { isSealed } from './secret.ts'

export interface Manner {
  /** How many positions it looks at for a turn. */
  readonly sight: number
  /** How many of a hundred moves it overlooks. */
  readonly overlooks: number
  /** Where the game has a formula for secret choices: in how many of a hundred cases it misses the best one. */
  readonly slips: number
  /** How many points its most favourite move seems better than it is. */
  readonly taste: number
}

export function learner(id: string, level: number, manner: Manner): Bot {
  return {
    id,
    level,
    choose(entry, state, seat, moves, rng) {
      const line = chooseLine(entry, state, seat, moves, rng, manner)
      return { move: line[0], weighed: [], iterations: 0, line }
    },
  }
}

function chooseLine(
  entry: GameEntry,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
  { sight, overlooks, slips, taste }: Manner,
): readonly Move[] {
  if (moves.length === 1) return moves
  const { game, evaluation } = entry
  if (evaluation.sealed && isSealed(game, state))
    return [chooseSealed(evaluation.sealed, state, seat, moves, rng, slips)]
  const noticed = notice(moves, rng, overlooks)
  const { values, lines } = planTurn(selfish(entry), state, seat, noticed, rng, sight)
  let best = 0
  let most = -Infinity
  for (let i = 0; i < noticed.length; i++) {
    const value = values[i] + taste * liking(noticed[i], seat)
    if (value > most) {
      most = value
      best = i
    }
  }
  return lines[best] ?? [noticed[best]]
}

/** The choice the game's formula makes, or what it would make if the best had been overlooked. */
function chooseSealed(
  formula: NonNullable<GameEntry['evaluation']['sealed']>,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
  slips: number,
): Move {
  let left = moves
  let chosen = formula(state, seat, left, rng)
  while (left.length > 2 && rng.chance(100) < slips) {
    left = left.filter((move) => move !== chosen)
    const next = formula(state, seat, left, rng)
    // A formula may insist on a move that is gone.
    chosen = left.includes(next) ? next : left[rng.chance(left.length)]
  }
  return chosen
}

function notice(moves: readonly Move[], rng: Rng, overlooks: number): readonly Move[] {
  const noticed = moves.filter(() => rng.chance(100) >= overlooks)
  return noticed.length > 0 ? noticed : [moves[rng.chance(moves.length)]]
}

/** The same game for somebody who counts their own points alone. */
function selfish(entry: GameEntry): GameEntry {
  let known = selves.get(entry)
  if (known === undefined) {
    const rivalry = { ...entry.evaluation.rivalry, best: 0, mean: 0 }
    known = { ...entry, evaluation: { ...entry.evaluation, rivalry } }
    selves.set(entry, known)
  }
  return known
}

const selves = new WeakMap<GameEntry, GameEntry>()

/**
 * How much somebody in this seat likes a move, from 0 to 1: always the same throughout a game, and the same for
 * everything of the same name, such as a colour or a card, wherever it goes.
 */
function liking(move: Move, seat: Seat): number {
  const names = Object.values(move).filter((value) => typeof value === 'string')
  return (fingerprint([names, seat] as never) % 1000) / 999
}
