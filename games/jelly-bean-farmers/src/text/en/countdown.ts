/** How far off the end is, in English. */
import { counted } from '@harvest/engine/wire'
import type { View } from '../../view.ts'

export function countdown(view: View): string[] {
  const left = view.years - view.year
  const farmers = view.farms.filter(({ out }) => out === null).length
  return [
    left > 0
      ? `The game ends after year ${view.years}: ${counted(left, 'more year')} after this one.`
      : 'This is the last year.',
    `It ends sooner only if just one farmer is left; ${counted(farmers, 'is', 'are')} still farming.`,
  ]
}
