/** How far it is to the end, in French. */
import { countedInFrench } from '@harvest/engine/wire'
import { END_VP, WIN_CARDS } from '../../data.ts'
import type { View } from '../../view.ts'
import { endings } from './words.ts'

/** What makes a round the last one, and how close the nearest kitchen is to it. */
export function countdown(view: View): string[] {
  if (view.last !== null) return [`C’est la dernière manche. ${endings[view.last]}`]
  const best = Math.max(...view.kitchens.map(({ vp }) => vp))
  const most = Math.max(...view.kitchens.map(({ wins }) => wins.length))
  return [
    `Dès qu’une cuisine a ${END_VP} points, sans compter les cartes Victoire, on finit la manche et c’est la fin. La première en a ${best}.`,
    `De même dès qu’une cuisine a ses ${WIN_CARDS} cartes Victoire. Celle qui en a le plus : ${countedInFrench(most, 'carte')}.`,
  ]
}
