/** FC-ABI-4, Raj Mahal: different spices pair up among all dishes served together; win cards are two equal pairs. */
import { CARD_OF, TAG_OF } from '../data.ts'
import { ability, type Ability, type Serving } from './ability.ts'
import { countCard, countKinds, countTag } from './count.ts'
import type { Numbers } from './numbers.ts'

/** As many pairs of different cards as can be made: half of all, unless one spice outnumbers the rest. */
function countPairs(serving: Serving): number {
  let spices = 0
  let largest = 0
  for (const dish of serving.dishes) {
    spices += countTag(dish, 'spice')
    for (const copy of dish)
      if (TAG_OF[copy] === 'spice') largest = Math.max(largest, countServed(serving, CARD_OF[copy]))
  }
  return Math.min(Math.floor(spices / 2), spices - largest)
}

function countServed(serving: Serving, card: number): number {
  let count = 0
  for (const dish of serving.dishes) count += countCard(dish, card)
  return count
}

export const india = (n: Numbers['india']): Ability =>
  ability({
    deck: 'india',
    scoreTogether: (serving) => n.spicePair * countPairs(serving),
    canBeWinCard: (copy, _dish, _serving, wins) => {
      if (TAG_OF[copy] !== 'spice') return false
      const same = countCard(wins, CARD_OF[copy])
      return same === 1 || (same === 0 && countKinds(wins) < 2)
    },
  })
