/** FC-ABI-7, Sakura House: wasabi pays, ginger costs, and two of each are tracked. */
import { CARD_OF, TAG_OF } from '../data.ts'
import { ability } from './ability.ts'
import { countCard, countTag } from './count.ts'

export const japan = ability({
  deck: 'japan',
  scoreDish: (dish) => 2 * countTag(dish, 'wasabi') - countTag(dish, 'ginger'),
  canTrack: (copy, _dish, _serving, wins) => TAG_OF[copy] !== '' && countCard(wins, CARD_OF[copy]) < 2,
})
