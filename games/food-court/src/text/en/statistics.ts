/** What is counted, in English. */
import type { StatisticsText } from '@harvest/engine/wire'
import { en } from '../en.ts'

export const statistics: StatisticsText = {
  sources: en.sources,
  figures: {
    prepared: 'Ingredients prepared',
    cooked: 'Recipes cooked',
    attracted: 'Customers attracted',
    served: 'Recipes served',
    customers: 'Customers served',
    combos: 'Servings of several recipes',
    mostTogether: 'Most recipes in one serving',
    bestServe: 'Most points in one serving',
    winCards: 'Win cards collected',
    winCardsLost: 'Win cards lost',
    taken: 'Points taken from rivals',
    events: 'Events played',
  },
}
