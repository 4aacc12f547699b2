/** The time that bots leave people for second thoughts before they answer. */
import type { Clock } from '../clock.ts'

export class Grace {
  private readonly waiting = new Set<() => void>()

  /** Resolves after this long, when `end` is called, or when nobody has to wait any more. */
  wait(ms: number, clock: Clock, giveUp: AbortSignal): Promise<void> {
    if (ms <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const done = (): void => {
        this.waiting.delete(done)
        giveUp.removeEventListener('abort', done)
        callOff()
        resolve()
      }
      const callOff = clock.later(ms, done)
      this.waiting.add(done)
      giveUp.addEventListener('abort', done)
    })
  }

  end(): void {
    for (const done of this.waiting) done()
  }
}
