/** Where lessons are played: in threads, one for each processor, or right here. */
import { findGame, type GameEntry } from '@harvest/bots'
import { loadVariant } from '@harvest/bots/variants'
import type { Variant } from '@harvest/engine'
import type { Lab } from '../lab.ts'
import type { Batch } from './positions.ts'
import { playDuels, type Duels, type DuelResult } from './duels.ts'
import { playLesson, type Lesson } from './self-play.ts'

/** What a thread does; it knows games by their names alone. */
export interface Task {
  readonly game: string
  readonly variant: Variant | null
  readonly lesson?: Lesson
  readonly duels?: Duels
}

export type Done = readonly Batch[] | DuelResult

/** Games that one thread is handed at once. */
const PORTION = 4

export interface Pool {
  run(task: Omit<Task, 'game' | 'variant'>): Promise<Done>
  readonly threads: number
  close(): Promise<void>
}

export async function openPool(lab: Lab, entry: GameEntry): Promise<Pool> {
  if (lab.threads === 0)
    return {
      threads: 1,
      async run(task) {
        // A turn of the event loop, or nobody could interrupt.
        await new Promise((resolve) => setImmediate(resolve))
        return doTask(entry, task)
      },
      close: () => Promise.resolve(),
    }
  const { Piscina } = await import('piscina')
  const pool = new Piscina<Task, Done>({
    filename: new URL('./worker.ts', import.meta.url).href,
    maxThreads: lab.threads,
    concurrentTasksPerWorker: 1,
  })
  const { id, variant } = entry.game
  return {
    threads: lab.threads,
    run: (task) => pool.run({ game: id, variant: variant ?? null, ...task }),
    close: () => pool.destroy(),
  }
}

/** Numbers from `from` to `to`, in portions that threads take one after the other; ends early if `stop` says so. */
export async function share(
  { threads }: Pool,
  from: number,
  to: number,
  stop: AbortSignal,
  play: (numbers: readonly number[]) => Promise<void>,
): Promise<void> {
  let next = from
  const hand = async (): Promise<void> => {
    while (next < to && !stop.aborted) {
      const first = next
      next = Math.min(to, next + PORTION)
      await play(Array.from({ length: next - first }, (_, i) => first + i))
    }
  }
  await Promise.all(Array.from({ length: threads }, hand))
}

export async function playTask(task: Task): Promise<Done> {
  return doTask(task.variant ? await loadVariant(task.variant) : findGame(task.game)!, task)
}

function doTask(entry: GameEntry, { lesson, duels }: Omit<Task, 'game' | 'variant'>): Done {
  if (lesson) return playLesson(entry, lesson)
  return playDuels(entry, duels!)
}
