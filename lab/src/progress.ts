import type { Lab } from './lab.ts'

const WAIT = 500
const EVERY = 100
const WIDTH = 30

/** A bar on standard error for what runs long; silent when nobody would see it or it is done at once. */
export class Progress {
  private readonly lab: Lab
  private readonly total: number
  private readonly what: string
  private readonly started: number
  private due: number
  private shown = false

  constructor(lab: Lab, total: number, what: string) {
    this.lab = lab
    this.total = total
    this.what = what
    this.started = lab.now()
    this.due = this.started + WAIT
  }

  at(done: number): void {
    if (!this.lab.screen.progress) return
    const now = this.lab.now()
    if (now < this.due) return
    this.due = now + EVERY
    this.shown = true
    const share = done / this.total
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░')
    const left = done === 0 ? '' : `, ${duration((now - this.started) * (1 / share - 1))} left`
    this.lab.err(`\r${bar} ${done} of ${this.total} ${this.what}${left}\x1b[K`)
  }

  end(): void {
    if (this.shown) this.lab.err('\r\x1b[K')
  }
}

/** Milliseconds as people say them: "40 s", "12 min", "1 h 5 min". */
export function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`
}
