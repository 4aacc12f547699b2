/** FC-ABI-5, Liberty Grill: one ingredient more than the recipe asks for, and four burgers or four steaks. */
import { LEVEL_OF, OPTIONAL, PRIMARY, SECONDARY, TAG_OF } from '../data.ts'
import { ability } from './ability.ts'
import { isRole } from './count.ts'

const HARD = 3

function hasExtra(dish: readonly number[]): boolean {
  let asked = 0
  for (let i = 1; i < dish.length; i++) if (!isRole(dish[i], OPTIONAL)) asked++
  return asked > LEVEL_OF[dish[0]]
}

export const usa = ability({
  deck: 'usa',
  extras: 1,
  fitsExtra: (copy) => isRole(copy, PRIMARY) || isRole(copy, SECONDARY),
  scoreDish: (dish) => (hasExtra(dish) ? (LEVEL_OF[dish[0]] === HARD ? 2 : 1) : 0),
  canTrack: (copy, _dish, _serving, wins) =>
    TAG_OF[copy] !== '' && (wins.length === 0 || TAG_OF[copy] === TAG_OF[wins[0]]),
})
