/** How far it is to the end, in English. */
import { counted } from '@harvest/engine/wire'
import { END_VP, WIN_CARDS } from '../../data.ts'
import type { View } from '../../view.ts'
import { endings } from './words.ts'

/** What makes a round the last one, and how close the nearest kitchen is to it. */
export function countdown(view: View): string[] {
  if (view.last !== null) return [`This is the last round. ${endings[view.last]}.`]
  const best = Math.max(...view.kitchens.map(({ vp }) => vp))
  const most = Math.max(...view.kitchens.map(({ wins }) => wins.length))
  return [
    `When a kitchen reaches ${END_VP} points without its win cards, the round is played to its end. The best has ${best}.`,
    `When a kitchen has all ${WIN_CARDS} win cards, the same. The most so far: ${counted(most, 'win card')}.`,
  ]
}
