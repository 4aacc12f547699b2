/** Questions that wait until a viewer may notice something: those of programs without a socket. */
import type { Viewer } from '@harvest/engine'

export interface Awaited {
  /** Resolves when this viewer is told of a step, or when somebody stops waiting. */
  readonly come: Promise<void>
  stop(): void
}

export class News {
  private readonly waiting = new Map<Viewer, Set<() => void>>()

  await(as: Viewer): Awaited {
    const group = this.waiting.get(as) ?? new Set()
    this.waiting.set(as, group)
    let stop = (): void => {}
    const come = new Promise<void>((resolve) => {
      stop = () => {
        group.delete(stop)
        resolve()
      }
    })
    group.add(stop)
    return { come, stop }
  }

  /** Something has happened that these viewers may notice. */
  tell(notices: (as: Viewer) => boolean): void {
    for (const [as, group] of this.waiting) if (notices(as)) for (const stop of [...group]) stop()
  }
}
