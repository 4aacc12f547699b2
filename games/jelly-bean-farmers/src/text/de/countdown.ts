/** Wie weit es bis zum Ende ist, auf Deutsch. */
import { counted } from '@harvest/engine/wire'
import type { View } from '../../view.ts'

export function countdown(view: View): string[] {
  const left = view.years - view.year
  const farmers = view.farms.filter(({ out }) => out === null).length
  return [
    left > 0
      ? `Das Spiel endet nach Jahr ${view.years}: Nach diesem ${left === 1 ? 'kommt noch' : 'kommen noch'} ${left}.`
      : 'Das ist das letzte Jahr.',
    `Vorher endet es nur, wenn nur noch eine Farm übrig ist; ${counted(farmers, 'ist', 'sind')} noch dabei.`,
  ]
}
