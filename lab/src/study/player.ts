/** Where a study's games are played: in threads, one for each processor, or right here. */
import { bots, findGame, references } from '@harvest/bots'
import { loadVariant } from '@harvest/bots/variants'
import type { Lab } from '../lab.ts'
import { playStudyGame, type StudyRow } from './study-game.ts'
import { gameAt, makePlan, type StudyPlan, type StudySpec } from './study-plan.ts'

/** What one thread is handed at once: few enough for the progress bar to move, many enough to be worth it. */
export interface Batch {
  readonly spec: StudySpec
  readonly numbers: readonly number[]
}

const BATCH = 4

/** Plays games of plans, as long as it is open. */
export interface Player {
  /** `onRows` hears of games as they are finished. Ends early if `stop` says so. */
  play(
    spec: StudySpec,
    plan: StudyPlan,
    numbers: Iterable<number>,
    onRows: (rows: readonly StudyRow[]) => void,
    stop: AbortSignal,
  ): Promise<void>
  close(): Promise<void>
}

export async function openPlayer(lab: Lab): Promise<Player> {
  if (lab.threads === 0) return { play: playHere, close: () => Promise.resolve() }
  const { Piscina } = await import('piscina')
  const pool = new Piscina<Batch, StudyRow[]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    maxThreads: lab.threads,
    concurrentTasksPerWorker: 1,
  })
  return {
    async play(spec, _plan, numbers, onRows, stop) {
      const batches = inBatches(numbers)
      // Each of these asks for the next batch when it has its rows, so that nothing waits in line when somebody stops.
      const hand = async (): Promise<void> => {
        for (const batch of batches) {
          if (stop.aborted) return
          onRows(await pool.run({ spec, numbers: batch }))
        }
      }
      await Promise.all(Array.from({ length: lab.threads }, hand))
    },
    close: () => pool.destroy(),
  }
}

const playHere: Player['play'] = async (_spec, plan, numbers, onRows, stop) => {
  for (const batch of inBatches(numbers)) {
    if (stop.aborted) return
    onRows(batch.map((number) => playStudyGame(plan.entry, gameAt(plan, number))))
    // A turn of the event loop, or nobody could interrupt.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function* inBatches(numbers: Iterable<number>): Generator<number[]> {
  let batch: number[] = []
  for (const number of numbers) {
    batch.push(number)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The same in a thread: it knows the games and bots by their names alone. */
export async function playBatch({ spec, numbers }: Batch): Promise<StudyRow[]> {
  const plan = await planOf(spec)
  return numbers.map((number) => playStudyGame(plan.entry, gameAt(plan, number)))
}

let latest: { readonly key: string; readonly plan: StudyPlan } | null = null

async function planOf(spec: StudySpec): Promise<StudyPlan> {
  const key = JSON.stringify(spec)
  if (latest?.key !== key) {
    const entry = spec.variant ? await loadVariant(spec.variant) : findGame(spec.game)!
    latest = { key, plan: makePlan(entry, [...bots, ...references], spec) }
  }
  return latest.plan
}
