import { CARDS } from '@harvest/food-court/public'
import { factsOf } from './cards/cards.ts'
import type { Words } from './words.ts'

/** What is on each card, for whoever asks about it by name. */
export const cardsOf = (words: Words): readonly (readonly [string, string])[] =>
  CARDS.map((_, card) => [words.cards.card(card), factsOf(card, words).join(', ')])
