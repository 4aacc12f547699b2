/** What of a position a figure in the rules shows. */
export interface Focus {
  /** What is drawn of the table, in this order. */
  readonly show: readonly FigurePart[]
  /** The plots in the first and the last corner of what is shown of the field; without it the whole field. */
  readonly window?: readonly [string, string]
  /** A place shown as if it were pointed at: `notch/84`. */
  readonly at?: string
  /** Numbers printed on the field, for the caption to refer to. */
  readonly notes?: readonly { readonly place: string; readonly text: string }[]
}

export type FigurePart =
  | 'field'
  | 'time'
  | 'order'
  | 'players'
  | 'auction'
  | 'market'
  | 'cookoff'
  | 'hall'
  | 'tray'
  | 'scores'
  | 'chart'
