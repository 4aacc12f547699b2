/** What a language says of cards, customers and kitchens, for sentences and for boards. */
import { picture } from '@harvest/engine/wire'
import { CARDS, CUSTOMERS, DECKS, effectOf, nationalityOf, type DeckId, type Effect } from '../data.ts'

export interface CardWords {
  /** The name of a card; dishes keep theirs in every language. */
  card(card: number): string
  customer(customer: number): string
  readonly effects: { readonly [effect in Effect]: string }
  readonly abilities: { readonly [deck in DeckId]: string }
  readonly wins: { readonly [deck in DeckId]: string }
}

/** Cards, customers and restaurants as pictures with their words. */
export interface Pictures {
  card(card: number): string
  cards(cards: readonly number[]): string
  customer(customer: number): string
  deck(deck: number): string
}

export function picturesOf(words: CardWords, nothing: string): Pictures {
  const card = (id: number): string => picture('card', id, words.card(id))
  return {
    card,
    cards: (ids) => ids.map(card).join(', ') || nothing,
    customer: (id) => picture('customer', id, words.customer(id)),
    deck: (id) => picture('deck', DECKS[id].id, DECKS[id].restaurant),
  }
}

/** The deck of a customer's cuisine and its effect. */
export function customerParts(customer: number): { deck: DeckId; cuisine: string; effect: Effect } {
  const deck = DECKS[nationalityOf(customer)]
  return { deck: deck.id, cuisine: deck.cuisine, effect: CUSTOMERS[effectOf(customer)].effect }
}

/** Several things in a sentence: commas, and a word before the last. */
export function listOf(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}

/** The printed name of a card. */
export function printedName(card: number): string {
  return CARDS[card].name
}
