import type { Rivalry } from '../standing.ts'

/** With little time, and with much. */
type Range = readonly [few: number, many: number]

/** How many looks ahead are little and much. */
const LITTLE = 100
const MUCH = 800

export function between([few, many]: Range, looks: number): number {
  const part = Math.min(1, Math.max(0, (looks - LITTLE) / (MUCH - LITTLE)))
  return Math.round(few + part * (many - few))
}

/** The numbers of a search, in one place so that others can be tried. */
export interface Style {
  /** The most moves, or whole turns, that are weighed: few where a look ahead takes long, and with little time. */
  readonly width: { readonly tree: number; readonly plans: Range }
  /** How sure, in standard errors, one must be that a move is better than the usual one to make it. */
  readonly doubt: number
  /** Positions looked at for a whole turn in playouts. */
  readonly breadth: Range
  /** Whoever looks ahead cares for the lead: a point more of the best rival is almost as bad as one less of its own. */
  readonly rivalry: Rivalry
  /** Whether turns are planned by what was learned, in a game where that makes better turns. */
  readonly plansAsLearned: boolean
  /** Where looking ahead ends, by what was learned: what a win counts, and the logarithm of its chance. Null for points. */
  readonly learned: { readonly victory: number; readonly hope: number } | null
}

export const STYLE: Style = {
  width: { tree: 16, plans: [6, 16] },
  doubt: 1.5,
  breadth: [30, 60],
  rivalry: { best: 0.6, mean: 0.35, victory: 8 },
  plansAsLearned: false,
  learned: null,
}

/** The same, by what was learned: for training and for the lab, until it is shown to be stronger. */
export const TAUGHT: Style = { ...STYLE, plansAsLearned: true, learned: { victory: 30, hope: 3 } }
