/** One thread of the bots. They come from the module named when the pool was made. */
import { workerData } from 'node:worker_threads'
import type { Fault, Move, Variant, VariantError } from '@harvest/engine'
import type { VariantModule } from '../variants.ts'
import type { Advice } from '../wire.ts'
import { advise, foresee, think, type BotModule, type Position, type Task } from './think.ts'

export interface WorkerData {
  readonly module: string
  /** Of the module that loads variants; null where there are none. */
  readonly variants: string | null
  /** After this many milliseconds the thread counts as stuck. */
  readonly limit: number
}

const { module, variants, limit } = workerData as WorkerData
const bots = (await import(module)) as BotModule

export default async function answer(task: Task): Promise<Move[]> {
  return think(task.variant ? await botsOf(task.variant) : bots, task, limit)
}

export async function coach(position: Position): Promise<Advice[]> {
  return advise(position.variant ? await botsOf(position.variant) : bots, position, limit)
}

export async function chances(position: Position): Promise<number[]> {
  return foresee(position.variant ? await botsOf(position.variant) : bots, position)
}

/** Plays a variant by chance, and says what is wrong with it. */
export async function tryOut(variant: Variant): Promise<Fault | null> {
  try {
    await (await loader()).loadVariant(variant)
    return null
  } catch (error) {
    if (error instanceof Error && 'fault' in error) return (error as VariantError).fault
    throw error
  }
}

async function botsOf(variant: Variant): Promise<BotModule> {
  return { ...bots, games: [await (await loader()).loadVariant(variant, true)] }
}

function loader(): Promise<VariantModule> {
  if (variants === null) throw new Error('there are no variants here')
  return import(variants) as Promise<VariantModule>
}
