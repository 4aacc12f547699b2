/** FC-ABI-3, Jin Long: pairs of the same type score, and rice together with noodles is tracked. */
import { LEVEL_OF, TAG_OF } from '../data.ts'
import { ability } from './ability.ts'
import { countRecipes } from './count.ts'

export const china = ability({
  deck: 'china',
  scoreTogether: (serving) =>
    Math.floor(countRecipes(serving, 'rice') / 2) + Math.floor(countRecipes(serving, 'noodles') / 2),
  canTrack: (copy, _dish, serving) =>
    LEVEL_OF[copy] >= 2 &&
    TAG_OF[copy] !== '' &&
    countRecipes(serving, 'rice') > 0 &&
    countRecipes(serving, 'noodles') > 0,
})
