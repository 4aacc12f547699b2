/** Where lessons are played: in threads, which know games by their names alone, or right here. */
import { findGame, type GameEntry } from '@harvest/bots'
import { loadVariant } from '@harvest/bots/variants'
import type { Variant } from '@harvest/engine'
import type { Lab } from '../lab.ts'
import { openThreads, type Threads } from '../threads.ts'
import { playDuels, type Duels, type DuelResult } from './duels.ts'
import type { Batch } from './positions.ts'
import { playLesson, type Lesson } from './self-play.ts'

/** What is played: one of the two. */
export interface Task {
  readonly lesson?: Lesson
  readonly duels?: Duels
}

interface GameTask extends Task {
  readonly game: string
  readonly variant: Variant | null
}

export type Done = readonly Batch[] | DuelResult

/** Games that one thread is handed at once. */
export const PORTION = 4

export type Pool = Threads<Task, Done>

export async function openPool(lab: Lab, entry: GameEntry): Promise<Pool> {
  const { id, variant } = entry.game
  const { count, run, close } = await openThreads<GameTask, Done>(
    lab.threads,
    import.meta.url,
    'playTask',
    (task) => doTask(entry, task),
  )
  return { count, close, run: (task) => run({ game: id, variant: variant ?? null, ...task }) }
}

/** In a thread. */
export async function playTask(task: GameTask): Promise<Done> {
  return doTask(task.variant ? await loadVariant(task.variant) : findGame(task.game)!, task)
}

function doTask(entry: GameEntry, { lesson, duels }: Task): Done {
  if (lesson) return playLesson(entry, lesson)
  return playDuels(entry, duels!)
}
