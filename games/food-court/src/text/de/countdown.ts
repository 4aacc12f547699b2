/** Wie weit es bis zum Ende ist, auf Deutsch. */
import { counted } from '@harvest/engine/wire'
import { END_VP, WIN_CARDS } from '../../data.ts'
import type { View } from '../../view.ts'
import { endings } from './words.ts'

/** Was eine Runde zur letzten macht, und wie nahe die nächste Küche daran ist. */
export function countdown(view: View): string[] {
  if (view.last !== null) return [`Das ist die letzte Runde. ${endings[view.last]}`]
  const best = Math.max(...view.kitchens.map(({ vp }) => vp))
  const most = Math.max(...view.kitchens.map(({ wins }) => wins.length))
  return [
    `Sobald eine Küche ohne Siegkarten ${END_VP} Punkte erreicht, wird die Runde noch zu Ende gespielt. Die beste hat ${best}.`,
    `Ebenso, sobald eine Küche alle ${WIN_CARDS} Siegkarten hat. Die meisten bisher: ${counted(most, 'Siegkarte', 'Siegkarten')}.`,
  ]
}
