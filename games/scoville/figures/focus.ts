/** What of a position a figure in the rules shows. */
export interface Focus {
  /** What is drawn of the table, in this order. */
  readonly show: readonly FigurePart[]
  /** The plots in the first and the last corner of what is shown of the field; without it the whole field. */
  readonly window?: readonly [string, string]
  /** A place shown as if it were pointed at: `notch/84`. */
  readonly at?: string
  readonly notes?: readonly Note[]
}

/** A number printed on the field, for the caption to refer to. */
export interface Note {
  readonly place: string
  readonly text: string
  /** Peppers gained there, printed beside the number. */
  readonly gains?: string
  /** How far from the middle of the place it stands, where that is taken. */
  readonly by?: readonly [number, number]
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
