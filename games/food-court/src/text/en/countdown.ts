/** How far off the end is, in English. */
import { counted } from '@harvest/engine/wire'
import { END_VP, WIN_CARDS } from '../../data.ts'
import type { View } from '../../view.ts'
import { endings } from './words.ts'

/** What makes a round the last one, and how close the nearest kitchen is to it. */
export function countdown(view: View): string[] {
  if (view.last !== null) return [`This is the last round. ${endings[view.last]}`]
  const best = Math.max(...view.kitchens.map(({ vp }) => vp))
  const most = Math.max(...view.kitchens.map(({ wins }) => wins.length))
  return [
    `Once a kitchen has ${END_VP} points, not counting win cards, you finish the round and the game is over. The leader has ${best}.`,
    `The same goes for a kitchen with all ${WIN_CARDS} win cards. The most anyone has: ${counted(most, 'win card')}.`,
  ]
}
