import type { Seat, Update } from '@harvest/engine/wire'
import { actorOf, countOwnBeats, firstBeat, type BeatKinds } from './beats.ts'

/** What a presenter needs of the table around it. */
export interface Stage {
  /**
   * Plays the beat that leads from a position through these ones, within so many milliseconds; resolves when it has
   * been seen, at once when `signal` aborts.
   */
  animate(from: Update, beat: readonly Update[], limit: number, signal: AbortSignal): Promise<void>
  /** Which events are told together. */
  beatKinds(): BeatKinds
}

/** However much one player does in one go, it's shown within this time. In milliseconds, at a normal pace. */
const TURN = 1_500
/** A beat alone needs no more. */
const BEAT = 1_200
/** And no beat is shown in less, even if its player took a long time. */
const SHORTEST_BEAT = 150
/** What others do comes in bursts; a beat that is told waits this long for what belongs to it. */
const SETTLED = 60
/** Any further behind than this, and nobody can follow any more. */
const LONGEST_QUEUE = 600

/**
 * The order in which positions are shown. Updates arrive at `push` as fast as they like and are told beat by beat;
 * `newest` is what input acts on; `skip` catches up at once.
 */
export class Presenter {
  shown = $state.raw<Update | null>(null)
  newest = $state.raw<Update | null>(null)
  /** The beat that is being told. */
  telling = $state.raw<readonly Update[]>([])
  private queue: Update[] = []
  private running = false
  private abort = new AbortController()
  private readonly stage: Stage

  readonly behind = $derived(this.shown !== this.newest)

  constructor(stage: Stage) {
    this.stage = stage
  }

  /** A position with the events that led to it, to be shown after those before it. */
  push(update: Update, isOwn: boolean): void {
    this.newest = update
    this.queue.push(update)
    if (this.queue.length > LONGEST_QUEUE) this.skip()
    else void this.run(isOwn)
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
    this.telling = []
    this.abort.abort()
    this.abort = new AbortController()
    this.shown = this.newest
  }

  private async run(isOwn: boolean): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      // You see your own step at once.
      if (!isOwn) await this.settled()
      let left = TURN
      for (let last: Seat | null = null; this.queue.length > 0;) {
        const begun = performance.now()
        const actor = actorOf(this.queue[0]!)
        if (actor !== null && actor !== last) left = TURN
        const share = left / countOwnBeats(this.queue, this.stage.beatKinds())
        await this.tell(Math.max(SHORTEST_BEAT, Math.min(BEAT, share)))
        left -= performance.now() - begun
        last = actor ?? last
      }
    } finally {
      this.running = false
    }
  }

  private async tell(limit: number): Promise<void> {
    const { signal } = this.abort
    const beat = firstBeat(this.queue, this.stage.beatKinds())
    this.queue.splice(0, beat.length)
    this.telling = beat
    if (this.shown && beat.some(({ events }) => events.length > 0))
      await this.stage.animate(this.shown, beat, limit, signal)
    if (signal.aborted) return
    this.shown = beat.at(-1)!
    if (this.queue.length === 0) this.telling = []
  }

  /** Until nothing has come for a moment, or what has come is more than one beat. */
  private async settled(): Promise<void> {
    const { signal } = this.abort
    for (let known = 0; !signal.aborted && known < this.queue.length;) {
      known = this.queue.length
      if (firstBeat(this.queue, this.stage.beatKinds()).length < known) return
      await new Promise((resolve) => setTimeout(resolve, SETTLED))
    }
  }
}
