/** Where a study's games are played: in threads, one for each processor, or right here. */
import { bots, findGame } from '@harvest/bots'
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

/** Plays some games of a plan; `onRows` hears of them as they are finished. Ends early if `stop` says so. */
export async function playGames(
  lab: Lab,
  spec: StudySpec,
  plan: StudyPlan,
  numbers: Iterable<number>,
  onRows: (rows: readonly StudyRow[]) => void,
  stop: AbortSignal,
): Promise<void> {
  const batches = inBatches(numbers)
  if (lab.threads === 0) {
    for (const batch of batches) {
      if (stop.aborted) return
      onRows(batch.map((number) => playStudyGame(plan.entry, gameAt(plan, number))))
      // A turn of the event loop, or nobody could interrupt.
      await new Promise((resolve) => setImmediate(resolve))
    }
    return
  }
  const { Piscina } = await import('piscina')
  const pool = new Piscina<Batch, StudyRow[]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    maxThreads: lab.threads,
    concurrentTasksPerWorker: 1,
  })
  // Each of these asks for the next batch when it has its rows, so that nothing waits in line when somebody stops.
  const hand = async (): Promise<void> => {
    for (const batch of batches) {
      if (stop.aborted) return
      onRows(await pool.run({ spec, numbers: batch }))
    }
  }
  try {
    await Promise.all(Array.from({ length: lab.threads }, hand))
  } finally {
    await pool.destroy()
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
    latest = { key, plan: makePlan(entry, bots, spec) }
  }
  return latest.plan
}
