/** What is counted, in English. */
import { picture, type StatisticsText } from '@harvest/engine/wire'
import { LETTERS } from '../../data.ts'
import { en } from '../en.ts'
import { COLOURS } from './words.ts'

const colours = Object.fromEntries(
  Array.from(LETTERS, (letter) => [
    `harvested${letter}`,
    `including ${COLOURS[letter]} ${picture('pepper', letter, '')}`,
  ]),
)

export const statistics: StatisticsText = {
  sources: en.sources,
  figures: {
    bid: 'Coins bid',
    firstSpot: 'Rounds on the first spot',
    planted: 'Peppers planted',
    steps: 'Steps walked',
    harvested: 'Peppers harvested',
    ...colours,
    plaques: 'Plaques',
    market: 'Market cards',
    recipes: 'Recipes cooked',
    sales: 'Sales',
    sold: 'Peppers sold',
    earned: 'Coins from sales',
    tilesUsed: 'Tiles used',
  },
}
