/** What is counted, in German. */
import { picture, type StatisticsText } from '@harvest/engine/wire'
import { LETTERS } from '../../data.ts'
import { de } from '../de.ts'
import { COLOURS } from './words.ts'

const colours = Object.fromEntries(
  Array.from(LETTERS, (letter) => [
    `harvested${letter}`,
    `davon ${COLOURS[letter]} ${picture('pepper', letter, '')}`,
  ]),
)

export const statistics: StatisticsText = {
  sources: de.sources,
  figures: {
    bid: 'Gebotene Münzen',
    firstSpot: 'Runden auf dem ersten Feld',
    planted: 'Gepflanzte Chilis',
    steps: 'Schritte',
    harvested: 'Geerntete Chilis',
    ...colours,
    plaques: 'Plaketten',
    market: 'Marktkarten',
    recipes: 'Gekochte Rezepte',
    sales: 'Verkäufe',
    sold: 'Verkaufte Chilis',
    earned: 'Münzen aus Verkäufen',
    tilesUsed: 'Benutzte Plättchen',
  },
}
