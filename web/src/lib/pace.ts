import type { Prefs } from '../games/types.ts'

/** How long things take, compared with the normal pace. */
export const PACE: { readonly [speed in Prefs['speed']]: number } = {
  slow: 1.7,
  normal: 1,
  fast: 0.5,
  off: 0,
}

/** Resolves after this many milliseconds, or at once when `signal` aborts. */
export function elapsed(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
