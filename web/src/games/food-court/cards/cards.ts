/** What is printed on cards, put together for drawing and for accessible names. */
import { CARDS, LEVELS, type IngredientRole, type Level } from '@harvest/food-court/public'
import type { Sort, Words } from '../words.ts'

export type Role = IngredientRole

/** The points printed on a recipe. */
export const worthOf = (level: Level): number => LEVELS.indexOf(level) + 1

/** What a recipe asks for, one word an ingredient. */
export function asksOf(level: Level): Role[] {
  return ['primary', ...Array<Role>(LEVELS.indexOf(level)).fill('secondary')]
}

/** Equal cards together, in the order in which they first come. */
export function groupCards(cards: readonly number[]): { card: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}

/** Cards with a key for each, equal ones numbered. */
export function keyed(cards: readonly number[]): { card: number; key: string }[] {
  return cards.map((card, index) => ({
    card,
    key: `${card}.${cards.slice(0, index).filter((other) => other === card).length}`,
  }))
}

const KINDS = ['primary', 'secondary', 'optional', 'recipe', 'complaint', 'promotion']

/** Cards in a chosen order: by kind, recipes first and the hardest of them in front, or as they came. */
export function sortHand(cards: readonly number[], sort: Sort): readonly number[] {
  if (sort === 'drawn') return cards
  const rank = (card: number): number => {
    const { role, level } = CARDS[card]
    const kind = KINDS.indexOf(role)
    if (level === null) return kind * 10
    return sort === 'level' ? -worthOf(level) : kind * 10 + worthOf(level)
  }
  return cards.toSorted((a, b) => rank(a) - rank(b) || a - b)
}

/** A card in words: name, kind, what it is worth and what it asks for. */
export const cardLabel = (card: number, words: Words): string =>
  [words.cards.card(card), ...factsOf(card, words)].join(', ')

/** What is on a card besides its name. */
export function factsOf(card: number, words: Words): string[] {
  const { role, level, utensil, tag } = CARDS[card]
  const parts: string[] = []
  if (level !== null) parts.push(words.levels[level], words.points(worthOf(level)))
  else if (role in words.roles) parts.push(words.roles[role as Role])
  else parts.push(words.events[role])
  if (tag !== null && words.tags[tag]) parts.push(words.tags[tag])
  if (level !== null) parts.push(words.needs(1, worthOf(level) - 1))
  if (utensil !== null) parts.push(words.cards.effects[utensil])
  return parts
}

export const namesOf = (cards: readonly number[], words: Words): string =>
  cards.map((card) => words.cards.card(card)).join(', ')
