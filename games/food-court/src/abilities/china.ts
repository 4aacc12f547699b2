/** FC-ABI-3, Jin Long: pairs of the same type score, and win cards come from rice together with noodles. */
import { LEVEL_OF, TAG_OF } from '../data.ts'
import { ability, type Ability } from './ability.ts'
import { countRecipes } from './count.ts'
import type { Numbers } from './numbers.ts'

export const china = (n: Numbers['china']): Ability =>
  ability({
    deck: 'china',
    scoreTogether: (serving) =>
      n.ricePair * Math.floor(countRecipes(serving, 'rice') / 2) +
      n.noodlePair * Math.floor(countRecipes(serving, 'noodles') / 2),
    canBeWinCard: (copy, _dish, serving) =>
      LEVEL_OF[copy] >= 2 &&
      TAG_OF[copy] !== '' &&
      countRecipes(serving, 'rice') > 0 &&
      countRecipes(serving, 'noodles') > 0,
  })
