import type { Update } from '@harvest/engine/wire'

/** Plays what happened between two positions; resolves when it has been seen, at once when `signal` aborts. */
export type Animate = (from: Update, to: Update, signal: AbortSignal) => Promise<void>

/** Further behind than this, watching every piece fly is no longer following but waiting. */
const LONGEST_QUEUE = 24

/**
 * The order in which positions are shown. Updates arrive at `push` as fast as they like and are drawn one
 * after the other; `newest` is what input acts on; `skip` catches up at once.
 */
export class Presenter {
  shown = $state.raw<Update | null>(null)
  newest = $state.raw<Update | null>(null)
  private queue: Update[] = []
  private running = false
  private abort = new AbortController()
  private readonly animate: Animate

  readonly behind = $derived(this.shown !== this.newest)

  constructor(animate: Animate) {
    this.animate = animate
  }

  /** A position with the events that led to it, to be shown after those before it. */
  push(update: Update): void {
    this.newest = update
    this.queue.push(update)
    if (this.queue.length > LONGEST_QUEUE) this.skip()
    else void this.run()
  }

  /** A position without history: after a reload or a lost connection. */
  jump(update: Update): void {
    this.newest = update
    this.skip()
    this.shown = update
  }

  /** Forget everything: another seat looks at the screen now. */
  clear(): void {
    this.newest = null
    this.skip()
  }

  /** Show the newest position now. */
  skip(): void {
    this.queue = []
    this.abort.abort()
    this.abort = new AbortController()
    this.shown = this.newest
  }

  private async run(): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        const { signal } = this.abort
        if (this.shown && next.events.length > 0) await this.animate(this.shown, next, signal)
        if (!signal.aborted) this.shown = next
      }
    } finally {
      this.running = false
    }
  }
}
