/** Ctrl-C: what's done by then is kept and reported. */
import { counted } from '@harvest/engine'
import { INTERRUPTED, type Lab } from './lab.ts'

/** Runs something that may take long; it learns by its signal that somebody wants to stop, and ends soon after. */
export async function untilStopped<T>(
  lab: Lab,
  run: (stop: AbortSignal) => Promise<T>,
): Promise<T & { readonly stopped: boolean }> {
  const stop = new AbortController()
  const release = lab.onInterrupt(() => stop.abort())
  try {
    const result = await run(stop.signal)
    return { ...result, stopped: stop.signal.aborted }
  } finally {
    release()
  }
}

/** A turn of the event loop: what blocks it can't be interrupted. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** What to say when there were to be more games, and the exit code. */
export function tellStopped(lab: Lab, done: number, of: number): number {
  lab.err(
    done === 0
      ? 'Stopped before the first game was over, so there’s nothing to report.\n'
      : `Stopped after ${done} of ${counted(of, 'game')}; these figures cover just those.\n`,
  )
  return INTERRUPTED
}
