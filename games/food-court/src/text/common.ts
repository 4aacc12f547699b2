/** What the words of all languages are put together from; no word of any language itself. */
import { picture, type GameText } from '@harvest/engine/wire'
import { numbersOf, type Numbers } from '../abilities/numbers.ts'
import {
  ALL_WIN_CARDS_VP,
  CARDS,
  CUSTOMERS,
  DECKS,
  effectOf,
  LEVELS,
  nationalityOf,
  RECIPE,
  ROLES,
  WIN_CARD_VP,
  WIN_CARDS,
  type DeckId,
  type Effect,
  type Role,
} from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { SOURCES, type Source } from '../state.ts'
import type { KitchenView, View } from '../view.ts'

/** Every word of the game in one language. */
export type Text = GameText<View, Move, Event>

/** What a language says of cards, customers and kitchens, for sentences and for boards. */
export interface CardWords {
  /** The name of a card; dishes keep theirs in every language. */
  card(card: number): string
  customer(customer: number): string
  readonly effects: { readonly [effect in Effect]: string }
  /** What abilities do, by the numbers of the table. */
  readonly abilities: { readonly [deck in DeckId]: (n: Numbers[deck]) => string }
  readonly wins: { readonly [deck in DeckId]: string }
}

/** What a kitchen's ability does at this table. */
export function abilityWords(
  { abilities }: CardWords,
  { deck, ability }: Pick<KitchenView, 'deck' | 'ability'>,
): string {
  const say = <D extends DeckId>(id: D): string => abilities[id](numbersOf(ability)[id])
  return say(DECKS[deck].id)
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

/** The main actions open to the viewer: whether there are ingredients to prepare and recipes that could be cooked. */
export function mainActions({ kitchens, active }: View): { prepare: boolean; cook: boolean; serve: boolean } {
  const { hand, prepared, dishes, queue } = kitchens[active]
  const held = (hand ?? []).map((card) => CARDS[card])
  const lying = (role: Role): number => prepared.filter((card) => CARDS[card].role === role).length
  const hardest = lying('primary') > 0 ? lying('secondary') : -1
  return {
    prepare: held.some(({ role }) => ROLES.indexOf(role) < RECIPE),
    cook: held.some(({ level }) => level !== null && LEVELS.indexOf(level) <= hardest),
    serve: dishes.length > 0 && queue.length > 0,
  }
}

/** What the next win card adds at the end. */
export function nextWinCard({ kitchens, active }: View): { count: number; points: number } {
  const count = kitchens[active].wins.length + 1
  return { count, points: winCardWorth(count) }
}

/** What the n-th win card adds at the end: the last one completes the set. */
export function winCardWorth(n: number): number {
  return n === WIN_CARDS ? ALL_WIN_CARDS_VP - (WIN_CARDS - 1) * WIN_CARD_VP : WIN_CARD_VP
}

/** How far the serving under way is: whether anything is given out, and whether anything more can be. */
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

/** The sources that scored in a serving, with their points. */
export function scoredBy(points: readonly number[]): (readonly [source: Source, points: number])[] {
  return points.flatMap((n, index) => (n === 0 ? [] : [[SOURCES[index], n] as const]))
}
