import type { Clock } from '../../src/clock.ts'

/** Time that passes only when a test says so. */
export class ManualClock implements Clock {
  private time: number
  private waiting: { readonly at: number; readonly run: () => void }[] = []

  constructor(time = Date.UTC(2025, 0, 1)) {
    this.time = time
  }

  now(): number {
    return this.time
  }

  later(ms: number, run: () => void): () => void {
    if (ms <= 0) {
      const soon = setImmediate(run)
      return () => clearImmediate(soon)
    }
    const entry = { at: this.time + ms, run }
    this.waiting.push(entry)
    return () => (this.waiting = this.waiting.filter((other) => other !== entry))
  }

  /** Let time pass; what was due meanwhile runs, in order. */
  pass(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const due = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.waiting = this.waiting.filter((other) => other !== due)
      this.time = Math.max(this.time, due.at)
      due.run()
    }
    this.time = end
  }
}
