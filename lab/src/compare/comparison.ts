/** Pairs of games, the same deal and seats played both ways, and what can be said of their difference so far. */
import type { GameEntry } from '@harvest/bots'
import type { Interval } from '../statistics.ts'
import type { StudyRow } from '../study/study-game.ts'
import { measure, nameMeasure } from './measures.ts'
import { Sequence } from './sequence.ts'

export interface Difference extends Interval {
  readonly id: string
  readonly name: string
  readonly isShare: boolean
  readonly pairs: number
  /** Means of both, and how much more it is with the change. */
  readonly before: number
  readonly after: number
  readonly more: number
}

export type Verdict = 'more' | 'less' | 'same' | 'open'

export class Comparison {
  private readonly entry: GameEntry
  private readonly measures = new Map<string, { before: Sequence; after: Sequence; more: Sequence }>()
  private readonly endings = new Set<string>()
  pairs = 0

  constructor(entry: GameEntry) {
    this.entry = entry
    for (const ending of entry.game.endings) this.endings.add(`ending ${ending}`)
  }

  add(before: StudyRow, after: StudyRow): void {
    this.pairs++
    const [one, other] = [measure(before), measure(after)]
    for (const id of new Set([...one.keys(), ...other.keys(), ...this.endings])) {
      // A game that ended differently counts as none of these; a game somebody wasn't in says nothing about them.
      const missing = id.startsWith('ending ') ? 0 : undefined
      const [a, b] = [one.get(id) ?? missing, other.get(id) ?? missing]
      if (a === undefined || b === undefined) continue
      let sums = this.measures.get(id)
      if (!sums)
        this.measures.set(
          id,
          (sums = { before: new Sequence(), after: new Sequence(), more: new Sequence() }),
        )
      sums.before.add(a)
      sums.after.add(b)
      sums.more.add(b - a)
    }
  }

  get(id: string): Difference | null {
    const sums = this.measures.get(id)
    if (!sums) return null
    const { before, after, more } = sums
    return {
      ...{ id, ...nameMeasure(this.entry, id), pairs: more.count },
      ...{ before: before.mean, after: after.mean, more: more.mean, ...more.interval },
    }
  }

  get ids(): string[] {
    return [...this.measures.keys()]
  }
}

/** `margin` is the largest difference that wouldn't matter. */
export function judge({ low, high }: Interval, margin: number): Verdict {
  if (low > 0) return 'more'
  if (high < 0) return 'less'
  return low > -margin && high < margin ? 'same' : 'open'
}
