/** What is heard of a game of Scoville. */
import type { Event } from '@harvest/scoville/public'
import type { Sound } from '../types.ts'

const SOUNDS: { readonly [kind in Event['e']]?: Sound } = {
  bids: 'reveal',
  stepped: 'harvest',
  sold: 'coins',
  market: 'coins',
  plaque: 'coins',
  cooked: 'serve',
  afternoon: 'reveal',
  ended: 'end',
}

export const soundOf = (event: Event): Sound | null =>
  event.e === 'stepped' && event.gains === '' ? null : (SOUNDS[event.e] ?? null)
