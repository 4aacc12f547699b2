/** FC-ABI-8, El Nopalito: the hotter the better, up to two hot ingredients more than a recipe asks for. */
import { TAG_OF } from '../data.ts'
import { ability, type Ability } from './ability.ts'
import { countTag } from './count.ts'
import type { Numbers } from './numbers.ts'

export const mexico = (n: Numbers['mexico']): Ability =>
  ability({
    deck: 'mexico',
    extras: 2,
    fitsExtra: (copy) => TAG_OF[copy] === 'hot',
    scoreDish: (dish) => n.hotPair * Math.floor(countTag(dish, 'hot') / 2),
    canBeWinCard: (copy, dish) => TAG_OF[copy] === 'hot' && countTag(dish, 'hot') >= 2,
  })
