/**
 * Learning by self-play, generation by generation: games are played by what was learned so far, what became of them is
 * learned from, and what came of that is measured against opponents that stay the same. With the same seed every
 * generation comes out the same, whether or not somebody stopped in between.
 */
import type { GameEntry } from '@harvest/bots'
import { mixed } from '../study/study-plan.ts'
import { missing, share } from '../threads.ts'
import { wilson } from '../statistics.ts'
import { binsOf } from './calibration.ts'
import type { Course, Duelled, Generation } from './course.ts'
import { opponentsOf, type DuelResult } from './duels.ts'
import { PORTION, type Pool } from './pool.ts'
import type { Batch } from './positions.ts'
import { Trainer } from './trainer.ts'

/** How often a generation goes through the games. */
const EPOCHS = 10

export interface Hours {
  readonly stop: AbortSignal
  now(): number
  /** Hears of games played, those of duels too. */
  onGames(count: number): void
}

/** Learn for one more generation; null if somebody stopped it. */
export async function learn(
  entry: GameEntry,
  course: Course,
  pool: Pool,
  duels: number,
  { stop, now, onGames }: Hours,
): Promise<Generation | null> {
  const { spec } = course
  const number = course.generations.length
  const started = now()
  const fresh = await playLessons(course, pool, number, stop, onGames)
  if (stop.aborted) return null
  const trainer = trainerOf(entry, course, number)
  const made = new Trainer(entry.features!.names, 0, entry.evaluation.spread, 0)
  const judged = {
    before: trainer.errors(fresh),
    made: made.errors(fresh),
    bins: binsOf(fresh, (batch) => trainer.chancesOf(batch)),
    madeBins: binsOf(fresh, (batch) => made.chancesOf(batch)),
  }
  course.keepGames(number, fresh)
  const all = [...course.batches, ...fresh]
  for (let epoch = 0; epoch < EPOCHS && !stop.aborted; epoch++) {
    trainer.epoch(all)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { weights } = trainer
  const found: Duelled[] = []
  for (const opponent of opponentsOf(entry)) {
    let games = 0
    let wins = 0
    const seed = mixed(spec.seed, DUELS)
    await share(pool.count, missing(0, duels), PORTION, stop, async (numbers) => {
      const result = (await pool.run({
        duels: { seed, numbers, weights, looks: spec.looks, opponent },
      })) as DuelResult
      games += result.games
      wins += result.wins
      onGames(result.games)
    })
    if (games > 0) found.push({ opponent, games, wins, ...wilson(wins, games) })
  }
  if (stop.aborted) return null
  const positions = fresh.reduce((sum, { progress }) => sum + progress.length, 0)
  const generation = { number, ...judged, positions, duels: found, seconds: (now() - started) / 1000 }
  course.keep(generation, weights)
  return generation
}

/** What sets the deals of duels apart from those of lessons. */
const DUELS = 0xd0e1

async function playLessons(
  { spec, weights }: Course,
  pool: Pool,
  number: number,
  stop: AbortSignal,
  onGames: (count: number) => void,
): Promise<Batch[]> {
  const played: { readonly first: number; readonly batches: readonly Batch[] }[] = []
  const own = missing(number * spec.games, (number + 1) * spec.games)
  await share(pool.count, own, PORTION, stop, async (numbers) => {
    const lesson = { seed: spec.seed, numbers, weights, looks: spec.looks }
    const batches = (await pool.run({ lesson })) as readonly Batch[]
    played.push({ first: numbers[0], batches })
    onGames(numbers.length)
  })
  // Threads finish in any order, and what is learned must not depend on it.
  return played.sort((a, b) => a.first - b.first).flatMap(({ batches }) => batches)
}

function trainerOf(entry: GameEntry, { spec, weights }: Course, number: number): Trainer {
  const { names } = entry.features!
  const trainer = new Trainer(names, spec.hidden, entry.evaluation.spread, mixed(spec.seed, number))
  if (weights) trainer.weights = weights
  return trainer
}
