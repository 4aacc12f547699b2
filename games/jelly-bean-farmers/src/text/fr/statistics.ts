/** What is counted, in French. */
import type { StatisticsText, Translated } from '@harvest/engine/wire'

export const statistics: Translated<StatisticsText> = {
  round: 'Année',
  sources: {
    start: 'Vivres de départ',
    harvest: 'Récoltes',
    tribute: 'Tributs reçus',
    seeds: 'Semis',
    eaten: 'Mangé',
    vermin: 'Perdu à cause de la vermine',
    paid: 'Tributs payés',
  },
  figures: {
    seeded: 'Champs semés',
    bare: 'Champs qui n’ont rien donné',
    bestHarvest: 'Meilleure récolte',
    stamps: 'Bons alimentaires échangés',
    stolen: 'Cartes volées',
    robbed: 'Cartes perdues par vol',
    attacks: 'Seigneurs de guerre envoyés',
    killed: 'Unités retirées par des Assassins',
    destroyed: 'Améliorations détruites par le temps',
    fields: 'Champs ouverts',
    silos: 'Silos bâtis',
    men: 'Hommes d’armes',
  },
}
