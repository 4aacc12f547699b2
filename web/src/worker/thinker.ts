/** Where bots think on this device: beside the table, which goes on answering meanwhile. */
import { advise } from '@harvest/bots/advise'
import { bots } from '@harvest/bots/bots'
import { foresee } from '@harvest/bots/chances'
import type { Move } from '@harvest/engine'
import {
  advise as adviseWith,
  foresee as foreseeWith,
  think,
  type Advice,
  type Position,
  type Task,
} from '@harvest/server/pocket'
import { loadGame } from './games.ts'

/** What a bot would do, what the coach says, or everybody's chances. */
export type Answer = readonly Move[] | readonly Advice[] | readonly number[]

export interface Thought {
  readonly n: number
  /** Null when the bot has failed. */
  readonly answer: Answer | null
}

export interface Question {
  readonly n: number
  /** Without a level it is a question to the coach, about the best move or about chances. */
  readonly task: Task | Position
  readonly isAboutChances: boolean
  /** Of the rules that the position is from, where they may not be those of this page. */
  readonly version?: number
  /** The milliseconds after which a bot is taken for stuck. */
  readonly limit: number
}

export function hear({ n, ...question }: Question): void {
  void answer(question)
    .catch(() => null)
    .then((found) => postMessage({ n, answer: found } satisfies Thought))
}

async function answer({ task, isAboutChances, version, limit }: Omit<Question, 'n'>): Promise<Answer> {
  const entry = await loadGame(task.game)
  if (version !== undefined && version !== entry?.game.version) throw new Error('other rules')
  const module = { games: entry ? [entry] : [], bots, advise, foresee }
  if (isAboutChances) return foreseeWith(module, task)
  return 'level' in task ? think(module, task, limit) : adviseWith(module, task, limit)
}
