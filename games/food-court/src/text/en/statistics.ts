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
    combos: 'Serves of several recipes at once',
    mostTogether: 'Most recipes in one serve',
    bestServe: 'Most points in one serve',
    winCards: 'Win cards collected',
    winCardsLost: 'Win cards lost',
    taken: 'Points taken from rivals',
    events: 'Events played',
  },
}
