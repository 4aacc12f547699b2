/** What is heard of a game of Food Court. */
import type { Event } from '@harvest/food-court/public'
import type { Sound } from '../types.ts'

const SOUNDS: { readonly [kind in Event['e']]?: Sound } = {
  opened: 'reveal',
  prepared: 'harvest',
  served: 'serve',
  tracked: 'coins',
  lost: 'coins',
  answered: 'reveal',
  ended: 'end',
}

export const soundOf = (event: Event): Sound | null => SOUNDS[event.e] ?? null
