/** FC-ABI-6, Sultan Saray: kebabs for compatriots. */
import { TAG_OF, deckIndex, nationalityOf } from '../data.ts'
import { ability, type Ability, type Serving } from './ability.ts'
import { countRecipes } from './count.ts'
import type { Numbers } from './numbers.ts'

const TURKIYE = deckIndex('turkiye')

function servesCompatriot(serving: Serving): boolean {
  return serving.customers.some((customer) => nationalityOf(customer) === TURKIYE)
}

export const turkiye = (n: Numbers['turkiye']): Ability =>
  ability({
    deck: 'turkiye',
    scoreDish: (dish, serving) => (TAG_OF[dish[0]] === 'kebab' && servesCompatriot(serving) ? n.further : 0),
    scoreTogether: (serving) =>
      servesCompatriot(serving) && countRecipes(serving, 'kebab') > 0 ? n.first - n.further : 0,
    canBeWinCard: (copy, _dish, serving) => TAG_OF[copy] === 'kebab' && servesCompatriot(serving),
  })
