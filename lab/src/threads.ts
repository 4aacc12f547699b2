/** Threads that all do the same work, one for each processor; or none, and it's done right here. */
import { breath } from './stopping.ts'

export interface Threads<Task, Done> {
  readonly count: number
  run(task: Task): Promise<Done>
  close(): Promise<void>
}

/** A thread runs the function `name` that the module `file` exports; `here` does the same work without a thread. */
export async function openThreads<Task, Done>(
  count: number,
  file: string,
  name: string,
  here: (task: Task) => Done | Promise<Done>,
): Promise<Threads<Task, Done>> {
  if (count === 0)
    return {
      count: 1,
      async run(task) {
        await breath()
        return here(task)
      },
      close: () => Promise.resolve(),
    }
  const { Piscina } = await import('piscina')
  const pool = new Piscina<Task, Done>({
    ...{ filename: file, name },
    maxThreads: count,
    concurrentTasksPerWorker: 1,
  })
  return { count, run: (task) => pool.run(task), close: () => pool.destroy() }
}

/** Hand out numbers in portions that threads take one after the other; ends early if `stop` says so. */
export async function share(
  count: number,
  numbers: Iterable<number>,
  portion: number,
  stop: AbortSignal,
  play: (numbers: readonly number[]) => Promise<void>,
): Promise<void> {
  const left = numbers[Symbol.iterator]()
  const hand = async (): Promise<void> => {
    while (!stop.aborted) {
      const next = take(left, portion)
      if (next.length === 0) return
      await play(next)
    }
  }
  await Promise.all(Array.from({ length: count }, hand))
}

function take(numbers: Iterator<number>, count: number): number[] {
  const out: number[] = []
  while (out.length < count) {
    const next = numbers.next()
    if (next.done) break
    out.push(next.value)
  }
  return out
}

/** Numbers from `from` up to `to`, without it and those already `done`. */
export function* missing(from: number, to: number, done?: ReadonlySet<number>): Generator<number> {
  for (let number = from; number < to; number++) if (!done?.has(number)) yield number
}
