/** FC-ABI-1, Piazza Romana: recipes want the pasta they are named for. */
import { CARD_OF, EXACT_OF, LEVEL_OF } from '../data.ts'
import { ability, type Ability } from './ability.ts'
import { countCard } from './count.ts'
import type { Numbers } from './numbers.ts'

const HARD = 3

function hasExactPasta(dish: readonly number[]): boolean {
  return EXACT_OF[dish[0]] >= 0 && countCard(dish, EXACT_OF[dish[0]]) > 0
}

export const italy = (n: Numbers['italy']): Ability =>
  ability({
    deck: 'italy',
    scoreDish: (dish) => (hasExactPasta(dish) ? (LEVEL_OF[dish[0]] === HARD ? n.hard : n.normal) : 0),
    canBeWinCard: (copy, dish, _serving, wins) =>
      CARD_OF[copy] === EXACT_OF[dish[0]] && countCard(wins, CARD_OF[copy]) === 0,
  })
