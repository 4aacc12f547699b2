/** The shape of what makes a kitchen special: points of its own, extra ingredients, and its win cards. */
import type { DeckId } from '../data.ts'

/** What is being served: dishes as the recipe followed by its ingredients, and the customers who get one. */
export interface Serving {
  readonly dishes: readonly (readonly number[])[]
  readonly customers: readonly number[]
}

export interface Ability {
  readonly deck: DeckId
  /** How many ingredients may be added beyond what a recipe asks, and which. */
  readonly extras: number
  fitsExtra(copy: number): boolean
  /** Points of one served dish by itself. */
  scoreDish(dish: readonly number[], serving: Serving): number
  /** Points of all dishes served together. */
  scoreTogether(serving: Serving): number
  /** FC-WIN-1: whether a card of a served dish may join the win cards; that there is room is already known. */
  canBeWinCard(copy: number, dish: readonly number[], serving: Serving, wins: readonly number[]): boolean
}

type Special = Partial<Ability> & Pick<Ability, 'deck' | 'canBeWinCard'>

/** An ability that does nothing but what is said. */
export function ability(special: Special): Ability {
  return {
    deck: special.deck,
    extras: special.extras ?? 0,
    fitsExtra: special.fitsExtra ?? (() => false),
    scoreDish: special.scoreDish ?? (() => 0),
    scoreTogether: special.scoreTogether ?? (() => 0),
    canBeWinCard: special.canBeWinCard,
  }
}
