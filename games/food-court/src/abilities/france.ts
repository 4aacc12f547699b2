/** FC-ABI-2, Le Petit Paris: neighbouring courses served together, and a meal in its order as win cards. */
import { TAG_OF } from '../data.ts'
import { ability, type Ability, type Serving } from './ability.ts'
import { countRecipes, countTag } from './count.ts'
import type { Numbers } from './numbers.ts'

const COURSES = ['entree', 'appetizer', 'main', 'dessert']

/** The most valuable pairs first: it is never worth breaking one up for a lesser pair. */
function scorePairs(n: Numbers['france'], serving: Serving): number {
  const appetizers = countRecipes(serving, 'appetizer')
  const mains = countRecipes(serving, 'main')
  const mainDessert = Math.min(mains, countRecipes(serving, 'dessert'))
  const appetizerMain = Math.min(appetizers, mains - mainDessert)
  const entreeAppetizer = Math.min(countRecipes(serving, 'entree'), appetizers - appetizerMain)
  return n.mainDessert * mainDessert + n.appetizerMain * appetizerMain + n.entreeAppetizer * entreeAppetizer
}

export const france = (n: Numbers['france']): Ability =>
  ability({
    deck: 'france',
    scoreTogether: (serving) => scorePairs(n, serving),
    canBeWinCard: (copy, _dish, _serving, wins) =>
      TAG_OF[copy] !== '' && TAG_OF[copy] === COURSES.find((course) => countTag(wins, course) === 0),
  })
