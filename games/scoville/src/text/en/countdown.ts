/** How far off the end is, in English. */
import { counted } from '@harvest/engine/wire'
import type { View } from '../../view.ts'
import { endings } from './words.ts'

const LAST = 'there’s one last round'

/** What has to happen until the time of day changes or the last round comes, a sentence each. */
export function countdown(view: View): string[] {
  const { market, recipes, rounds } = view.countdown
  if (view.ended !== null) return [endings[view.ended]]
  if (view.last !== null) return ['This is the last round.']
  const out: string[] = []
  if (recipes === 0 && market === 0 && view.time === 'afternoon')
    return ['The market and the cookoff have both run short: the game ends with this round.']
  if (recipes === 0) return [`The recipes have run short: ${LAST}.`]
  if (market === 0)
    return [`The market has run short: ${view.time === 'morning' ? 'the afternoon comes next' : LAST}.`]
  out.push(`After ${counted(recipes, 'more recipe')}, ${LAST}.`)
  out.push(
    `After ${counted(market, 'more market card')}, ${view.time === 'morning' ? 'the afternoon begins' : LAST}.`,
  )
  if (rounds !== null)
    out.push(
      `The field is full: after ${counted(rounds, 'more round')} without anyone taking a card, ${LAST}.`,
    )
  return out
}
