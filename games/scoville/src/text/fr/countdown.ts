/** How far it is to the end, in French. */
import { countedInFrench } from '@harvest/engine/wire'
import type { View } from '../../view.ts'
import { endings } from './words.ts'

const LAST = 'une dernière manche suit'

/** What has to happen until the time of day changes or the last round comes, a sentence each. */
export function countdown(view: View): string[] {
  const { market, recipes, rounds } = view.countdown
  if (view.ended !== null) return [endings[view.ended]]
  if (view.last !== null) return ['C’est la dernière manche.']
  if (recipes === 0 && market === 0 && view.time === 'afternoon')
    return ['Le marché et le concours sont tous deux dégarnis : la partie finit avec cette manche.']
  if (recipes === 0) return [`Les recettes viennent à manquer : ${LAST}.`]
  if (market === 0)
    return [`Le marché est dégarni : ${view.time === 'morning' ? 'l’après-midi vient ensuite' : LAST}.`]
  const out = [
    `Encore ${countedInFrench(recipes, 'recette cuisinée', 'recettes cuisinées')}, et ${LAST}.`,
    `Encore ${countedInFrench(market, 'carte Marché prise', 'cartes Marché prises')}, et ${view.time === 'morning' ? 'l’après-midi commence' : LAST}.`,
  ]
  if (rounds !== null)
    out.push(`Le champ est plein : encore ${countedInFrench(rounds, 'manche')} sans carte prise, et ${LAST}.`)
  return out
}
