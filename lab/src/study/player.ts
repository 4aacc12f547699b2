/** Where a study's games are played: in threads, one for each processor, or right here. */
import { bots, findGame, references } from '@harvest/bots'
import { loadVariant } from '@harvest/bots/variants'
import type { Lab } from '../lab.ts'
import { openThreads, share } from '../threads.ts'
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
  let here: StudyPlan
  const threads = await openThreads<Batch, StudyRow[]>(
    lab.threads,
    import.meta.url,
    'playBatch',
    ({ numbers }) => playBatchOf(here, numbers),
  )
  return {
    async play(spec, plan, numbers, onRows, stop) {
      here = plan
      await share(threads.count, numbers, BATCH, stop, async (some) =>
        onRows(await threads.run({ spec, numbers: some })),
      )
    },
    close: threads.close,
  }
}

/** The same in a thread: it knows the games and bots by their names alone. */
export async function playBatch({ spec, numbers }: Batch): Promise<StudyRow[]> {
  return playBatchOf(await planOf(spec), numbers)
}

function playBatchOf(plan: StudyPlan, numbers: readonly number[]): StudyRow[] {
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
