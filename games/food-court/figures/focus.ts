/** What of a position a figure in the rules shows. */
export interface Focus {
  /** What is drawn of the table, in this order. */
  readonly show: readonly FigurePart[]
  /** Whose kitchen is meant; without it the one whose turn it is. */
  readonly seat?: number
}

export type FigurePart =
  /** The central queue. */
  | 'central'
  /** Prepared ingredients, cooked recipes and queue of the kitchen, without the bill. */
  | 'kitchen'
  /** The viewer's hand with what can be done. */
  | 'hand'
  /** What the serving under way scores. */
  | 'bill'
  /** All the other kitchens. */
  | 'stalls'
