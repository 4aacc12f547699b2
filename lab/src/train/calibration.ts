/** How often chances come true: of the positions called 70 %, 70 in 100 should be won. */
import type { Batch } from './positions.ts'

/** Chances within a tenth of each other. */
export interface Bin {
  readonly count: number
  /** What was foretold and what came, added up. */
  readonly called: number
  readonly won: number
}

export const BINS = 10

export function binsOf(batches: readonly Batch[], chancesOf: (batch: Batch) => Float32Array): Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, called: 0, won: 0 }))
  for (const batch of batches) {
    const chances = chancesOf(batch)
    let position = 0
    batch.lengths.forEach((length, game) => {
      for (const end = position + length; position < end; position++)
        for (let seat = 0; seat < batch.seats; seat++) {
          const called = chances[position * batch.seats + seat]
          const bin = bins[Math.min(BINS - 1, Math.floor(called * BINS))]
          bin.count++
          bin.called += called
          bin.won += batch.wins[game][seat]
        }
    })
  }
  return bins
}

/** How far called and won lie apart, on average over everything that was called. */
export function gapOf(bins: readonly Bin[]): number {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0)
  return bins.reduce((sum, { called, won }) => sum + Math.abs(called - won), 0) / Math.max(1, count)
}
