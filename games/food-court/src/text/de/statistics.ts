/** What is counted, in German. */
import type { StatisticsText } from '@harvest/engine/wire'
import { de } from '../de.ts'

export const statistics: StatisticsText = {
  sources: de.sources,
  figures: {
    prepared: 'Vorbereitete Zutaten',
    cooked: 'Gekochte Rezepte',
    attracted: 'Angelockte Gäste',
    served: 'Servierte Rezepte',
    customers: 'Bediente Gäste',
    combos: 'Servieren mit mehreren Rezepten',
    mostTogether: 'Meiste Rezepte auf einmal',
    bestServe: 'Meiste Punkte auf einmal',
    winCards: 'Gesammelte Siegkarten',
    winCardsLost: 'Verlorene Siegkarten',
    taken: 'Rivalen abgenommene Punkte',
    events: 'Gespielte Ereignisse',
  },
}
