/** FC-ABI-5, Liberty Grill: one ingredient more than the recipe asks for, and four burgers or four steaks. */
import { LEVEL_OF, OPTIONAL, PRIMARY, SECONDARY, TAG_OF } from '../data.ts'
import { ability, type Ability } from './ability.ts'
import { isRole } from './count.ts'
import type { Numbers } from './numbers.ts'

function hasExtra(dish: readonly number[]): boolean {
  let asked = 0
  for (let i = 1; i < dish.length; i++) if (!isRole(dish[i], OPTIONAL)) asked++
  return asked > LEVEL_OF[dish[0]]
}

export const usa = (n: Numbers['usa']): Ability =>
  ability({
    deck: 'usa',
    extras: 1,
    fitsExtra: (copy) => isRole(copy, PRIMARY) || isRole(copy, SECONDARY),
    scoreDish: (dish) => (hasExtra(dish) ? [n.easy, n.normal, n.hard][LEVEL_OF[dish[0]] - 1] : 0),
    canBeWinCard: (copy, _dish, _serving, wins) =>
      TAG_OF[copy] !== '' && (wins.length === 0 || TAG_OF[copy] === TAG_OF[wins[0]]),
  })
