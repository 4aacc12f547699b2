/** What is counted, in French. */
import type { StatisticsText, Translated } from '@harvest/engine/wire'
import { sources } from './words.ts'

export const statistics: Translated<StatisticsText> = {
  sources,
  figures: {
    prepared: 'Ingrédients préparés',
    cooked: 'Plats cuisinés',
    attracted: 'Clients attirés',
    served: 'Plats servis',
    customers: 'Clients servis',
    combos: 'Services de plusieurs plats',
    mostTogether: 'Le plus de plats en un service',
    bestServe: 'Le plus de points en un service',
    winCards: 'Cartes Victoire gagnées',
    winCardsLost: 'Cartes Victoire perdues',
    taken: 'Points pris à des rivaux',
    events: 'Événements joués',
  },
}
