import { FastRng, type ChanceSource } from './chance.ts'
import type { IO, PhaseId } from './contract.ts'
import type { SeatSet } from './seats.ts'

/**
 * The one shape of IO a game ever meets, so that its call sites stay fast. Without a source it draws from
 * the fast generator; `keep` says whether events and phases are worth remembering.
 */
export class TableIO<E> implements IO<E> {
  readonly rng: FastRng
  source: ChanceSource | null
  keep: boolean
  /** Draws made before this step, by the whole game. */
  offset = 0
  drawn: number[] = []
  events: E[] = []
  entered: PhaseId[] = []
  revealed: SeatSet = 0
  chanced = false

  constructor(source: ChanceSource | null, keep: boolean, seed = 1) {
    this.source = source
    this.keep = keep
    this.rng = new FastRng(seed)
  }

  chance(n: number): number {
    if (this.source === null) {
      this.chanced = true
      const quick = this.rng.chance(n)
      if (this.keep) this.drawn.push(quick)
      return quick
    }
    const outcome = this.source.draw(this.offset + this.drawn.length, n)
    this.drawn.push(outcome)
    this.chanced = true
    return outcome
  }

  reveal(to: SeatSet): void {
    this.revealed |= to
  }

  emit(event: E): void {
    if (this.keep) this.events.push(event)
  }

  enter(phase: PhaseId): void {
    if (this.keep) this.entered.push(phase)
  }

  /** Forget what happened, ready for the next step. */
  reset(offset: number): void {
    this.offset = offset
    this.drawn = []
    this.events = []
    this.entered = []
    this.revealed = 0
    this.chanced = false
  }
}

/** An IO for simulation and search: fast chance, nothing kept. */
export function quickIO<E>(seed: number): TableIO<E> {
  return new TableIO<E>(null, false, seed)
}
