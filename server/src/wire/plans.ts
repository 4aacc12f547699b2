/** Planning ahead from a position of a table. */
import type { Json, Move, Seat, Update, Variant, Viewer } from '@harvest/engine/wire'
import type { TableId } from './ids.ts'

/** A position of a table, after `at` public steps, as somebody may know it. */
export interface PlanOf {
  readonly table: TableId
  readonly as: Viewer
  readonly at: number
}

/** A possible position to play on from in private: what the viewer can't know has been dealt anew. */
export interface PlanStart {
  readonly of: PlanOf
  readonly game: string
  /** Of the game's rules. */
  readonly version: number
  readonly options: { readonly [name: string]: Json }
  /** What is different from the game as printed. */
  readonly variant?: Variant
  readonly seats: number
  /** Whether the coach may be asked at the table: a plan is no way around that. */
  readonly coach: boolean
  readonly state: Json
}

/** Where a plan stands in its line, and all steps of that line, including those after where it stands. */
export interface PlanLine {
  readonly at: number
  readonly steps: readonly PlanStep[]
}

export interface PlanStep {
  readonly seat: Seat
  readonly move: Move
  /** It reveals something, so it can't be undone, and what follows it here may turn out differently at the table. */
  readonly settles: boolean
  /** What its seat saw before. */
  readonly view: Update['view']
}
