/** Where bots think: in threads of their own, never on the one that serves people. */
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Fault, Move, Variant } from '@harvest/engine'
import type { Advice } from '../wire.ts'
import { Turnstile } from './turnstile.ts'
import type { Advise, Foresee, Position, Task, Think } from './think.ts'
import type { WorkerData } from './worker.ts'

export interface Thinkers {
  readonly think: Think
  readonly advise: Advise
  /** What is wrong with a variant, or null. */
  tryOut(variant: Variant): Promise<Fault | null>
  readonly foresee: Foresee
  close(): Promise<void>
}

export interface ThinkerOptions {
  /** The address of a module that exports `games` and `bots`. */
  readonly module: string
  /** Of one that loads variants; null where there are none. */
  readonly variants?: string | null
  /** 0 means one fewer than the machine has. */
  readonly threads: number
  /** What a bot may take for a decision that matters while no other bot waits for a thread, in milliseconds. */
  readonly ms: number
  /** A bot that takes longer is stuck. */
  readonly limit: number
}

/** However many bots stand in line, each may think for so long: with less, they'd all play badly. */
const LEAST = 100

/** What one bot may take of threads that others wait for: so long a line grows no longer. */
export function shareOf(ms: number, threads: number, waiting: number): number {
  return Math.max(Math.min(ms, LEAST), (ms * threads) / (threads + waiting))
}

export function startThinkers(options: ThinkerOptions): Thinkers {
  const threads = options.threads || Math.max(1, availableParallelism() - 1)
  const pool = new Piscina<Task | Position | Variant>({
    filename: new URL('./worker.ts', import.meta.url).href,
    workerData: {
      module: options.module,
      variants: options.variants ?? null,
      limit: options.limit,
    } satisfies WorkerData,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  })
  const turnstile = new Turnstile(threads)
  // Handed over only when a thread is free: the limit is for thinking, not for standing in line.
  const run = <T>(
    task: () => Task | Position | Variant,
    name: string,
    isFirst: boolean,
    giveUp?: AbortSignal,
  ): Promise<T> =>
    turnstile.take(() => {
      giveUp?.throwIfAborted()
      return pool.run(task(), { name, signal: AbortSignal.timeout(options.limit) }) as Promise<T>
    }, isFirst)
  return {
    think(task, isWaitedFor, giveUp) {
      const halt = new Int32Array(new SharedArrayBuffer(4))
      giveUp.addEventListener('abort', () => void Atomics.store(halt, 0, 1), { once: true })
      const timed = (): Task => ({ ...task, halt, ms: shareOf(options.ms, threads, turnstile.waiting) })
      return run<Move[]>(timed, 'default', isWaitedFor, giveUp)
    },
    advise: (position) => run<Advice[]>(() => position, 'coach', true),
    // One that hangs is ended with its thread.
    tryOut: (variant) =>
      run<Fault | null>(() => variant, 'tryOut', false).catch((error: Error): Fault => {
        if (error.name !== 'AbortError') throw error
        return { key: 'endless', args: {}, line: 0, path: null }
      }),
    foresee: (position) => run<number[]>(() => position, 'chances', false),
    close: () => pool.destroy(),
  }
}
