import type { Clock } from './clock.ts'

/** Does something again and again, with a pause between one time and the next. */
export class Rounds {
  private readonly clock: Clock
  private readonly run: () => Promise<unknown>
  private callOff: () => void = () => {}
  private running: Promise<unknown> = Promise.resolve()
  private stopped = false

  /** `run` must not reject. */
  constructor(clock: Clock, run: () => Promise<unknown>) {
    this.clock = clock
    this.run = run
  }

  /** Begin with a pause of so many ms; `pause` may be another one each time. */
  start(pause: number | (() => number)): void {
    if (this.stopped) return
    this.callOff = this.clock.later(typeof pause === 'number' ? pause : pause(), () => {
      this.running = this.run().finally(() => this.start(pause))
    })
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    this.stopped = true
    this.callOff()
    await this.running
  }

  /** Resolves when what is under way now is done. */
  async settled(): Promise<void> {
    await this.running
  }
}
