/** FC-ABI-9, what abilities score: as their cards print it, and evened out so that every kitchen has its chance. */
import { tablesOf } from '@harvest/engine/variant'
import { DECKS } from '../data.ts'

const { table } = tablesOf('food-court', import.meta.url)

export interface Numbers {
  /** The exact pasta, by level of the recipe. */
  readonly italy: { readonly normal: number; readonly hard: number }
  /** Pairs of courses; a later pair scores no less than the one before it. */
  readonly france: {
    readonly entreeAppetizer: number
    readonly appetizerMain: number
    readonly mainDessert: number
  }
  readonly china: { readonly ricePair: number; readonly noodlePair: number }
  readonly india: { readonly spicePair: number }
  /** The extra ingredient, by level of the recipe. */
  readonly usa: { readonly easy: number; readonly normal: number; readonly hard: number }
  /** The first kebab of a serving, and each further one. */
  readonly turkiye: { readonly first: number; readonly further: number }
  readonly japan: { readonly wasabi: number; readonly ginger: number }
  readonly mexico: { readonly hotPair: number }
}

export const PRINTED: Numbers = table('printed', {
  italy: { normal: 1, hard: 2 },
  france: { entreeAppetizer: 1, appetizerMain: 2, mainDessert: 3 },
  china: { ricePair: 1, noodlePair: 1 },
  india: { spicePair: 1 },
  usa: { easy: 1, normal: 1, hard: 1 },
  turkiye: { first: 1, further: 1 },
  japan: { wasabi: 2, ginger: -1 },
  mexico: { hotPair: 1 },
})

export const EVEN: Numbers = table('abilities', {
  italy: { normal: 0, hard: 2 },
  france: { entreeAppetizer: 1, appetizerMain: 2, mainDessert: 2 },
  china: { ricePair: 2, noodlePair: 2 },
  india: { spicePair: 2 },
  usa: { easy: 1, normal: 2, hard: 2 },
  turkiye: { first: 2, further: 1 },
  japan: { wasabi: 2, ginger: -1 },
  mexico: { hotPair: 1 },
})

/** The numbers of a kitchen's `ability`: those of all decks as evened out come before the printed ones. */
export function numbersOf(ability: number): Numbers {
  return ability < DECKS.length ? EVEN : PRINTED
}
