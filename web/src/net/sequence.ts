/**
 * The updates of one viewer come by two ways: over the socket, and with the answers to the page's own commands. Their
 * numbers have no gaps, so whatever comes early waits here for what lies before it.
 */
import type { ServerFrame } from '@harvest/server/wire'

export type Numbered = Extract<ServerFrame, { readonly t: 'sync' | 'resumed' | 'update' }>

export class Sequence {
  /** The last number that was handed out; null before the first. */
  last: number | null = null
  private readonly early = new Map<number, Numbered>()
  /** Where the server was last asked to go on from. */
  private asked: number | null = null

  /** Whether something waits for an update that has not come. */
  get hasGap(): boolean {
    return this.early.size > 0
  }

  /** From where on the server is to tell. */
  ask(): number | null {
    this.asked = this.last
    return this.last
  }

  /** What can be shown now that this frame has come, in order; nothing twice. */
  take(frame: Numbered): Numbered[] {
    const { last } = this
    if (frame.t === 'update') {
      if (last !== null && frame.n <= last) return []
      if (last !== null && frame.n > last + 1) {
        this.early.set(frame.n, frame)
        return []
      }
    } else if (this.asked !== null && frame.n < this.asked) {
      // The server knows less than was asked from: it has been set back, to a backup, and what was shown is no more.
      this.early.clear()
    } else if (last !== null && frame.n < last) {
      // On its way since before the last answer, which told more.
      return []
    }
    this.last = frame.n
    return [frame, ...this.takeEarly()]
  }

  private takeEarly(): Numbered[] {
    const ready: Numbered[] = []
    for (const n of [...this.early.keys()].sort((a, b) => a - b)) {
      if (n > this.last! + 1) break
      if (n === this.last! + 1) {
        ready.push(this.early.get(n)!)
        this.last = n
      }
      this.early.delete(n)
    }
    return ready
  }
}
