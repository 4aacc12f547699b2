/** What is counted, in French. */
import { picture, type StatisticsText, type Translated } from '@harvest/engine/wire'
import { LETTERS } from '../../data.ts'
import { fr } from '../fr.ts'
import { COLOURS } from './words.ts'

const colours = Object.fromEntries(
  Array.from(LETTERS, (letter) => [
    `harvested${letter}`,
    `${picture('pepper', letter, 'piments')} de couleur ${COLOURS[letter]}`,
  ]),
)

export const statistics: Translated<StatisticsText> = {
  sources: fr.sources,
  figures: {
    bid: 'Pièces misées',
    firstSpot: 'Manches à la première place',
    planted: 'Piments plantés',
    steps: 'Pas faits',
    harvested: 'Piments récoltés',
    ...colours,
    plaques: 'Plaques',
    market: 'Cartes Marché',
    recipes: 'Recettes cuisinées',
    sales: 'Ventes',
    sold: 'Piments vendus',
    earned: 'Pièces gagnées aux ventes',
    tilesUsed: 'Tuiles jouées',
  },
}
