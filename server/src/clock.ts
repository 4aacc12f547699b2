/** The server's time; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Run something later; call the returned function to cancel it. */
  later(ms: number, run: () => void): () => void
}

export const realClock: Clock = {
  now: () => Date.now(),
  later(ms, run) {
    if (ms <= 0) {
      const soon = setImmediate(run)
      return () => clearImmediate(soon)
    }
    const timer = setTimeout(run, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
