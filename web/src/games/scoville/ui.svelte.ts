import type { Letter } from '@harvest/scoville/public'

/** What board, tray and displays of one table share while a choice is being made. Nothing here is a rule. */
export class ScovilleUi {
  /** The place under the pointer or with the focus: `plot/34`, `notch/12`. */
  at = $state<string | null>(null)
  /** A pepper being dragged from the tray, and where. */
  drag = $state<{ pepper: Letter; x: number; y: number } | null>(null)
  /** The bid as it is typed, before it is made; what can't be bid is no offer. */
  bid = $state<number | null>(null)
  /** The colour whose sale is being chosen. */
  selling = $state<Letter | null>(null)
  /** The two planted colours under the pointer, for the breeding chart. */
  pair = $state.raw<readonly [Letter, Letter] | null>(null)
  /** Whether something can be chosen at a point of the screen; set by the field while it is drawn. */
  isPlace: ((x: number, y: number) => boolean) | null = null
  /** Finds the plot at a point of the screen; set by the field while it is drawn. */
  plotAt: ((x: number, y: number) => number | null) | null = null
}
