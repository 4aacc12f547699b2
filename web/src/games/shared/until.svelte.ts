/**
 * Resolves once something is true of what is on the screen, or once `signal` aborts: for a handler that has more to
 * do when the table has answered.
 */
export function until(holds: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      signal.removeEventListener('abort', done)
      queueMicrotask(stop)
      resolve()
    }
    const stop = $effect.root(() => {
      $effect(() => {
        if (holds()) done()
      })
    })
    signal.addEventListener('abort', done)
  })
}
