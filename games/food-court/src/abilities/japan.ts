/** FC-ABI-7, Sakura House: wasabi pays, ginger costs, and two of each are the win cards. */
import { CARD_OF, TAG_OF } from '../data.ts'
import { ability, type Ability } from './ability.ts'
import { countCard, countTag } from './count.ts'
import type { Numbers } from './numbers.ts'

export const japan = (n: Numbers['japan']): Ability =>
  ability({
    deck: 'japan',
    scoreDish: (dish) => n.wasabi * countTag(dish, 'wasabi') + n.ginger * countTag(dish, 'ginger'),
    canBeWinCard: (copy, _dish, _serving, wins) => TAG_OF[copy] !== '' && countCard(wins, CARD_OF[copy]) < 2,
  })
