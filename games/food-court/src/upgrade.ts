/**
 * States of older versions as states of today, for tables that are being played.
 *
 * Up to version 2 all kitchens scored what their cards print, except for one point of Liberty Grill's, and a kitchen didn't say by which numbers. A game goes on as it began.
 */
import { abilityIndex } from './abilities/index.ts'
import { clone, type Kitchen, type State } from './state.ts'

type Kitchen2 = Omit<Kitchen, 'ability'>
type State2 = Omit<State, 'kitchens'> & { readonly kitchens: readonly Kitchen2[] }

export function upgrade(old: unknown, from: number): State {
  if (from > 2) return old as State
  const s = old as State2
  // `clone` gives all keys the order that every other state has them in.
  return clone({ ...s, kitchens: s.kitchens.map((k) => ({ ...k, ability: abilityIndex(k.deck, true) })) })
}
