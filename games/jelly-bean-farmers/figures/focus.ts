/** What of a position a figure in the rules shows. */
export interface Focus {
  /** What is drawn of the table, in this order. */
  readonly show: readonly FigurePart[]
  /** The farms that are drawn, from left to right; without it all, as the viewer sees them. */
  readonly farms?: readonly number[]
}

/** `tray` are the viewer's own cards, with what can be done with the one that is being decided about. */
export type FigurePart = 'sky' | 'farms' | 'road' | 'tray'
