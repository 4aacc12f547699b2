/** What the words of all languages are put together from; no word of any language itself. */
import { picture, type GameText } from '@harvest/engine/wire'
import { CARDS, CUSTOMERS, DECKS, effectOf, nationalityOf, type DeckId, type Effect } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'

/** Every word of the game in one language. */
export type Text = GameText<View, Move, Event>

/** What a language says of cards, customers and kitchens, for sentences and for boards. */
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

/** Whether somebody of the central queue would come now. */
export function canAttract({ turn, central, kitchens, active }: View): boolean {
  const { queue, queueLimit } = kitchens[active]
  return !turn.attracted && queue.length < queueLimit && central.some(({ willing }) => willing)
}

/** Whether the viewer holds an event to play; a Promotion needs somebody to give away. */
export function holdsEvent({ kitchens, active }: View): boolean {
  const { hand, queue } = kitchens[active]
  const roles = hand?.map((card) => CARDS[card].role) ?? []
  return roles.includes('complaint') || (roles.includes('promotion') && queue.length > 0)
}

/** How far the serve under way is: whether anything is given out, and whether anything more can be. */
export function servingOf({ kitchens, active }: View): { hasBegun: boolean; canGoOn: boolean } {
  const { dishes, queue } = kitchens[active]
  return {
    hasBegun: dishes.some(({ customer }) => customer !== null),
    canGoOn:
      dishes.some(({ customer }) => customer === null) &&
      queue.some(({ orders, assigned }) => assigned < orders),
  }
}

/** The printed name of a card. */
export function printedName(card: number): string {
  return CARDS[card].name
}
