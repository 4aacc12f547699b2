/**
 * The drawings of the kitchens. Two to six of the eight are in play, so each comes when its first card is drawn;
 * until then nothing is there, and what shows it draws itself again when it is.
 */
import type { DeckId } from '@harvest/food-court/public'
import { SvelteMap } from 'svelte/reactivity'

interface Drawings {
  readonly [name: string]: string
}

export interface DeckArt {
  /** By printed name, on sheets of 64 x 64. Told apart by outline first, colour second. */
  readonly ingredients: Drawings
  /**
   * What every recipe looks like: its vessel, then food and toppings from back to front, each with its inks;
   * behind a vessel its own scale, for food that would not fit. No two are alike.
   */
  readonly dishes: Drawings
  /** Food and toppings that no other kitchen has. */
  readonly parts: Drawings
}

const LOAD: { readonly [deck in DeckId]: () => Promise<{ readonly art: DeckArt }> } = {
  italy: () => import('./decks/italy.ts'),
  france: () => import('./decks/france.ts'),
  china: () => import('./decks/china.ts'),
  india: () => import('./decks/india.ts'),
  usa: () => import('./decks/usa.ts'),
  turkiye: () => import('./decks/turkiye.ts'),
  japan: () => import('./decks/japan.ts'),
  mexico: () => import('./decks/mexico.ts'),
}

const decks = new SvelteMap<DeckId, DeckArt>()
const asked: DeckId[] = []

export function artOf(deck: DeckId): DeckArt | undefined {
  if (!asked.includes(deck)) {
    asked.push(deck)
    LOAD[deck]().then(
      ({ art }) => decks.set(deck, art),
      // Lost on the way: the next drawing asks again.
      () => asked.splice(asked.indexOf(deck), 1),
    )
  }
  return decks.get(deck)
}
