/** The time that bots leave people for second thoughts before they answer. */
import type { Clock } from '../clock.ts'

export class Grace {
  private readonly waiting = new Set<() => void>()

  /** Resolves after this long, or when `end` is called. */
  wait(ms: number, clock: Clock): Promise<void> {
    if (ms <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const done = (): void => {
        this.waiting.delete(done)
        callOff()
        resolve()
      }
      const callOff = clock.later(ms, done)
      this.waiting.add(done)
    })
  }

  end(): void {
    for (const done of this.waiting) done()
  }
}
