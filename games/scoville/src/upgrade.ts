/**
 * States of older versions as states of today, for tables that are being played.
 *
 * Version 1 counted the cards taken in a round and forgot them with the next: one round without a card, in a full
 * field, was enough for the last one. Version 2 called the extra pepper tile by another name, but only in moves and
 * events: its positions are those of today.
 */
import { clone, type State } from './state.ts'

type State1 = Omit<State, 'lastTaken'> & { readonly cardsTaken: number }

export function upgrade(old: unknown, from: number): State {
  if (from > 1) return old as State
  const { cardsTaken, ...s } = old as State1
  // Nobody knows any more how long it has been: the three rounds begin with this one.
  const lastTaken = cardsTaken > 0 ? s.round : s.round - 1
  // `clone` gives all keys the order that every other state has them in.
  return clone({ ...s, lastTaken })
}
