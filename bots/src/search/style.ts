import type { Rivalry } from '../standing.ts'

/** The numbers of a search, in one place so that others can be tried. */
export interface Style {
  /** The most moves that are weighed: few where a look ahead takes long. */
  readonly width: { readonly tree: number; readonly plans: number }
  /** How sure, in standard errors, one must be that a move is better than the usual one to make it. */
  readonly doubt: number
  /** Positions looked at for a whole turn in playouts. */
  readonly breadth: number
  /** In so many of a hundred samples a seat chooses in secret by the game's own formula. */
  readonly sensible: number
  /** Whoever looks ahead cares for the lead: a point more of the best rival is almost as bad as one less of its own. */
  readonly rivalry: Rivalry
  /** By what was learned, where anything was: what a win counts, and the logarithm of its chance. Null for points. */
  readonly learned: { readonly victory: number; readonly hope: number } | null
}

export const STYLE: Style = {
  width: { tree: 16, plans: 6 },
  doubt: 1.5,
  breadth: 30,
  sensible: 70,
  rivalry: { best: 0.6, mean: 0.35, victory: 8 },
  learned: null,
}

/** The same, by what was learned: for training and for the lab, until it is shown to be stronger. */
export const TAUGHT: Style = { ...STYLE, learned: { victory: 30, hope: 3 } }
