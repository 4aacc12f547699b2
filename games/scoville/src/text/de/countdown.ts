/** How far it is to the end, in German. */
import { counted } from '@harvest/engine/wire'
import type { View } from '../../view.ts'
import { endings } from './words.ts'

const LAST = 'folgt eine letzte Runde'

/** What has to happen until the time of day changes or the last round comes, a sentence each. */
export function countdown(view: View): string[] {
  const { market, recipes, rounds } = view.countdown
  if (view.ended !== null) return [endings[view.ended]]
  if (view.last !== null) return ['Das ist die letzte Runde.']
  const out: string[] = []
  if (recipes === 0 && market === 0 && view.time === 'afternoon')
    return ['Markt und Kochwettbewerb sind beide fast leer: Mit dieser Runde endet das Spiel.']
  if (recipes === 0) return [`Die Rezepte gehen zu Ende: Es ${LAST}.`]
  if (market === 0)
    return [`Der Markt ist fast leer: Es ${view.time === 'morning' ? 'folgt der Nachmittag' : LAST}.`]
  out.push(`Nach ${counted(recipes, 'weiteren Rezept', 'weiteren Rezepten')} ${LAST}.`)
  out.push(
    `Nach ${counted(market, 'weiteren Marktkarte', 'weiteren Marktkarten')} ${view.time === 'morning' ? 'beginnt der Nachmittag' : LAST}.`,
  )
  if (rounds !== null)
    out.push(
      `Das Feld ist voll: Nach ${counted(rounds, 'weiteren Runde', 'weiteren Runden')} ohne genommene Karte ${LAST}.`,
    )
  return out
}
