/**
 * The last rows of a table, for pages that have missed some of them. Positions are large and hardly ever asked for
 * again; kept, they would outlive the cheap collections of garbage. So only two are, and the rows after them, from
 * which the others are made anew.
 */
import type { PlacedRow } from './rows.ts'
import { followRow, type TableState, type Turn } from './state.ts'

/** At least as many rows can be made up for, and at most twice as many. */
const KEPT_ROWS = 32

export class Recent {
  /** Before the first of the rows. */
  private first: TableState
  /** Before row `half`. */
  private middle: TableState
  private half = 0
  private rows: PlacedRow[] = []
  private readonly playFrom: number

  /** `playFrom`: rows of play before this one belong to older rules. */
  constructor(state: TableState, playFrom = 0) {
    this.first = state
    this.middle = state
    this.playFrom = playFrom
  }

  /** A row has been stored and has led to `after`. */
  add(row: PlacedRow, after: TableState): void {
    this.rows.push(row)
    if (this.rows.length - this.half < KEPT_ROWS) return
    this.rows = this.rows.slice(this.half)
    this.first = this.middle
    this.half = this.rows.length
    this.middle = after
  }

  /** What the rows led to, oldest first. */
  turns(): Turn[] {
    const turns: Turn[] = []
    let state = this.first
    for (const row of this.rows) {
      const followed = followRow(state, row, this.playFrom)
      state = followed.state
      if (followed.turn) turns.push(followed.turn)
    }
    return turns
  }
}
