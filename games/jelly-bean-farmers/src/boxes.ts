/**
 * What the boxes of cards hold. A table is played to its end with the box it was dealt from, so the boxes of older
 * versions stay here as long as such tables may be stored.
 */
import { ACTIONS, CLIMATES } from './data.ts'

export interface Box {
  /** Copies, in the order of ACTIONS and of CLIMATES. */
  readonly actions: readonly number[]
  readonly climates: readonly number[]
}

/** By the `box` of a state. */
export const BOXES: readonly Box[] = [
  // Up to version 3.
  {
    actions: [5, 5, 6, 5, 5, 6, 5, 4, 6, 4, 4, 4, 8, 4, 3, 3, 2, 4, 2, 3],
    climates: [2, 3, 2, 2, 2, 2, 2, 1, 1, 2, 1, 2, 1, 1],
  },
  { actions: ACTIONS.map((card) => card.copies), climates: CLIMATES.map((card) => card.copies) },
]

/** The box that new tables are dealt from. */
export const BOX = BOXES.length - 1
