/** How far it is to the end, in French. */
import { countedInFrench } from '@harvest/engine/wire'
import type { View } from '../../view.ts'

export function countdown(view: View): string[] {
  const left = view.years - view.year
  const farmers = view.farms.filter(({ out }) => out === null).length
  return [
    left > 0
      ? `La partie finit après l’année ${view.years} : encore ${countedInFrench(left, 'année')} après celle-ci.`
      : 'C’est la dernière année.',
    `Elle ne finit plus tôt que s’il ne reste qu’une ferme ; il y en a encore ${farmers}.`,
  ]
}
