/** Where bots think on this device: beside the table, which goes on answering meanwhile. */
import { advise } from '@harvest/bots/advise'
import { bots } from '@harvest/bots/bots'
import type { Move } from '@harvest/engine'
import { advise as adviseWith, think, type Advice, type Position, type Task } from '@harvest/server/pocket'
import { loadGame } from './games.ts'

/** What a bot would do, or what the coach says. */
export type Answer = readonly Move[] | readonly Advice[]

export interface Thought {
  readonly n: number
  /** Null when the bot has failed. */
  readonly answer: Answer | null
}

export interface Question {
  readonly n: number
  /** Without a level it is a question to the coach. */
  readonly task: Task | Position
  /** The milliseconds after which a bot is taken for stuck. */
  readonly limit: number
}

export function hear({ n, task, limit }: Question): void {
  void answer(task, limit)
    .catch(() => null)
    .then((found) => postMessage({ n, answer: found } satisfies Thought))
}

async function answer(task: Task | Position, limit: number): Promise<Answer> {
  const entry = await loadGame(task.game)
  const module = { games: entry ? [entry] : [], bots, advise }
  return 'level' in task ? think(module, task, limit) : adviseWith(module, task, limit)
}
