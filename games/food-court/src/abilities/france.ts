/** FC-ABI-2, Le Petit Paris: neighbouring courses served together, and a meal tracked in its order. */
import { TAG_OF } from '../data.ts'
import { ability, type Serving } from './ability.ts'
import { countRecipes, countTag } from './count.ts'

const COURSES = ['entree', 'appetizer', 'main', 'dessert']

/** The dearest pairs first: no cheaper pair is worth breaking one up for. */
function scorePairs(serving: Serving): number {
  const appetizers = countRecipes(serving, 'appetizer')
  const mains = countRecipes(serving, 'main')
  const mainDessert = Math.min(mains, countRecipes(serving, 'dessert'))
  const appetizerMain = Math.min(appetizers, mains - mainDessert)
  const entreeAppetizer = Math.min(countRecipes(serving, 'entree'), appetizers - appetizerMain)
  return 3 * mainDessert + 2 * appetizerMain + entreeAppetizer
}

export const france = ability({
  deck: 'france',
  scoreTogether: scorePairs,
  canTrack: (copy, _dish, _serving, wins) =>
    TAG_OF[copy] !== '' && TAG_OF[copy] === COURSES.find((course) => countTag(wins, course) === 0),
})
