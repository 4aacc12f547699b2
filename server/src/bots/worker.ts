/** One thread of the bots. They come from the module named when the pool was made. */
import { workerData } from 'node:worker_threads'
import type { Move } from '@harvest/engine'
import type { Advice } from '../wire.ts'
import { advise, think, type BotModule, type Position, type Task } from './think.ts'

export interface WorkerData {
  readonly module: string
  /** Milliseconds after which the thread is taken for stuck. */
  readonly limit: number
}

const { module, limit } = workerData as WorkerData
const bots = (await import(module)) as BotModule

export default function answer(task: Task): Move[] {
  return think(bots, task, limit)
}

export function coach(position: Position): Advice[] {
  return advise(bots, position, limit)
}
