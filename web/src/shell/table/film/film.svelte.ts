/** What happened since one's own turn, to be watched again beat by beat. */
import type { Update } from '@harvest/engine/wire'
import type { LogLine } from '@harvest/server/wire'

type Beat = readonly LogLine[]

export interface Projector {
  /** The position after this many steps. */
  position(at: number): Promise<Update>
  /** Lets what leads from one position to another be seen. */
  animate(from: Update, to: Update, signal: AbortSignal): Promise<void>
}

export class Film {
  readonly beats: readonly Beat[]
  /** The beat that is told or has just been told; -1 before the first. */
  index = $state(-1)
  playing = $state(false)
  /** What is on the screen. */
  shown = $state.raw<Update | null>(null)
  private abort = new AbortController()
  private readonly projector: Projector

  constructor(beats: readonly Beat[], projector: Projector) {
    this.beats = beats
    this.projector = projector
  }

  get isOver(): boolean {
    return this.index === this.beats.length - 1
  }

  get beat(): Beat {
    return this.beats[this.index] ?? []
  }

  /** Run on from where it stands, or from the beginning again. */
  async play(): Promise<void> {
    this.cut()
    const { signal } = this.abort
    this.playing = true
    if (this.isOver) await this.show(-1, signal)
    while (!signal.aborted && !this.isOver) await this.advance(signal)
    if (!signal.aborted) this.playing = false
  }

  pause(): void {
    this.cut()
  }

  async step(by: 1 | -1): Promise<void> {
    this.cut()
    const { signal } = this.abort
    if (by > 0 && !this.isOver) await this.advance(signal)
    if (by < 0 && this.index >= 0) await this.show(this.index - 1, signal)
  }

  /** Stop whatever is under way. */
  cut(): void {
    this.playing = false
    this.abort.abort()
    this.abort = new AbortController()
  }

  private async advance(signal: AbortSignal): Promise<void> {
    const from = this.shown ?? (await this.find(this.index))
    const to = await this.find(this.index + 1)
    if (signal.aborted) return
    this.shown = from
    this.index++
    await this.projector.animate(from, { ...to, events: this.beat.flatMap(({ events }) => events) }, signal)
    this.shown = to
  }

  private async show(index: number, signal: AbortSignal): Promise<void> {
    const position = await this.find(index)
    if (signal.aborted) return
    this.index = index
    this.shown = position
  }

  /** The position after a beat. */
  private find(index: number): Promise<Update> {
    const before = Math.max(0, this.beats[0]![0]!.at - 1)
    return this.projector.position(index < 0 ? before : this.beats[index]!.at(-1)!.at)
  }
}
