/**
 * The last rows of a table, for pages that have missed some of what they led to. Where the window begins depends only
 * on what everybody may notice: if secret choices counted, whoever comes back could tell how many there were.
 *
 * Positions are large and hardly ever asked for again; if kept, they would outlive the cheap garbage collections. So only two are, with the rows after them, from which the others are made again.
 */
import type { Viewer } from '@harvest/engine'
import { isNoticed, type TriedRow } from './append.ts'
import { followRow, isNoticedBy, type Turn } from './fold.ts'
import type { PlacedRow } from './rows.ts'
import { numberOf, type TableState } from './state.ts'

/** At least as many noticed rows can be made up for, and at most twice as many. */
const KEPT = 32

export class Window {
  /** Before the first of the rows. */
  private first: TableState
  /** Before row `half`. */
  private middle: TableState
  private half = 0
  private rows: PlacedRow[] = []
  /** How many rows since the middle everybody has noticed. */
  private noticed = 0
  private readonly playFrom: number

  /**
   * It begins where the log does, or where the rules of today do, however the table came into memory. `playFrom`: rows
   * of play before this one belong to older rules.
   */
  constructor(state: TableState, playFrom = 0) {
    this.first = state
    this.middle = state
    this.playFrom = playFrom
  }

  /** A row has been stored. */
  add(step: TriedRow): void {
    this.rows.push(step.row)
    if (isNoticed(step)) this.noticed++
    if (this.noticed < KEPT) return
    this.rows = this.rows.slice(this.half)
    this.first = this.middle
    this.half = this.rows.length
    this.middle = step.after
    this.noticed = 0
  }

  /** The turns a viewer has missed after their update number `from`, oldest first, or null when they begin too early. */
  missed(who: Viewer, from: number): Turn[] | null {
    if (from < numberOf(this.first.numbers, who)) return null
    return this.turns().filter((turn) => isNoticedBy(turn, who) && numberOf(turn.numbers, who) > from)
  }

  private turns(): Turn[] {
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
