/** Where bots think on this device: beside the table, which goes on answering meanwhile. */
import { bots } from '@harvest/bots/bots'
import type { Move } from '@harvest/engine'
import { think, type Task } from '@harvest/server/pocket'
import { loadGame } from './games.ts'

export interface Thought {
  readonly n: number
  /** Null when the bot has failed. */
  readonly moves: readonly Move[] | null
}

export interface Question {
  readonly n: number
  readonly task: Task
  /** The milliseconds after which a bot is taken for stuck. */
  readonly limit: number
}

export function hear({ n, task, limit }: Question): void {
  void answer(task, limit)
    .catch(() => null)
    .then((moves) => postMessage({ n, moves } satisfies Thought))
}

async function answer(task: Task, limit: number): Promise<Move[]> {
  const entry = await loadGame(task.game)
  return think({ games: entry ? [entry] : [], bots }, task, limit)
}
