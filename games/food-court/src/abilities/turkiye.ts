/** FC-ABI-6, Sultan Saray: kebabs for compatriots. */
import { TAG_OF, deckIndex, nationalityOf } from '../data.ts'
import { ability, type Serving } from './ability.ts'

const TURKIYE = deckIndex('turkiye')

function servesCompatriot(serving: Serving): boolean {
  return serving.customers.some((customer) => nationalityOf(customer) === TURKIYE)
}

export const turkiye = ability({
  deck: 'turkiye',
  scoreDish: (dish, serving) => (TAG_OF[dish[0]] === 'kebab' && servesCompatriot(serving) ? 1 : 0),
  canTrack: (copy, _dish, serving) => TAG_OF[copy] === 'kebab' && servesCompatriot(serving),
})
