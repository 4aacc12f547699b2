/** How the coach speaks of Food Court: what a turn serves, and what is cooked and kept because of it. */
import { complete, inEvery, type InEvery, type Move, type Seat } from '@harvest/engine'
import type { State } from '@harvest/food-court'
import { CARD_OF } from '@harvest/food-court/public'
import type { Deed, Telling } from '../../bot.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { FoodCourtTelling } from './words.ts'

const WORDS: InEvery<FoodCourtTelling> = { en, de, fr: complete(en, fr) }

export const foodCourtTelling: Telling = {
  terms: inEvery((language) => WORDS[language].terms),
  facts(before, after, seat) {
    const [had, has] = [before, after].map((state) => (state as unknown as State).kitchens[seat])
    const points = has.vp - had.vp
    return points > 0 ? [inEvery((language) => WORDS[language].points(points))] : []
  },
  deeds(before, after, seat) {
    const [s, t] = [before as unknown as State, after as unknown as State]
    const [had, has] = [s.kitchens[seat], t.kitchens[seat]]
    const old = had.dishes.map(([recipe]) => recipe)
    const cooked = has.dishes
      .filter(([recipe]) => !old.includes(recipe))
      .map(([recipe]): Deed => ({
        id: `cook:${recipe}`,
        said: { do: 'cook', card: CARD_OF[recipe] } as Move,
      }))
    return [
      ...cooked,
      ...(has.vp > had.vp ? [SERVED] : []),
      ...(has.wins.length > had.wins.length ? [WIN_CARD] : []),
      ...(has.wins.length < had.wins.length ? [LOST_WIN_CARD] : []),
      ...(strips(s, t, seat) ? [STRIPPED] : []),
    ]
  },
}

const deed = (id: keyof FoodCourtTelling['deeds']): Deed => ({
  id,
  said: inEvery((language) => WORDS[language].deeds[id]),
})
const harm = (id: keyof FoodCourtTelling['deeds']): Deed => ({ ...deed(id), isBad: true })

const SERVED = deed('serve')
const WIN_CARD = deed('win')
const LOST_WIN_CARD = harm('lost')
const STRIPPED = deed('strip')

function strips(s: State, t: State, seat: Seat): boolean {
  return t.kitchens.some(({ wins }, other) => other !== seat && wins.length < s.kitchens[other].wins.length)
}
