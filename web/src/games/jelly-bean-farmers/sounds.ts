/** What is heard of a game of Jelly Bean Farmers. */
import type { Event } from '@harvest/jelly-bean-farmers/public'
import type { Sound } from '../types.ts'

const SOUNDS: { readonly [kind in Event['e']]?: Sound } = {
  climate: 'reveal',
  stealsClash: 'reveal',
  harvested: 'harvest',
  tribute: 'coins',
  stamp: 'coins',
  ended: 'end',
}

function isQuiet(event: Event): boolean {
  return (event.e === 'harvested' && event.total === 0) || (event.e === 'tribute' && event.paid === 0)
}

export const soundOf = (event: Event): Sound | null => (isQuiet(event) ? null : (SOUNDS[event.e] ?? null))
