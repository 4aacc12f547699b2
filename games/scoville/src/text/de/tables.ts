/** What a variant can change, part by part of its path, in German. */
import type { TableWords } from '@harvest/engine/wire'
import { RECIPE_NAMES } from './words.ts'

export const tables: TableWords = {
  ...RECIPE_NAMES,
  startCoins: 'Münzen zu Beginn',
  tilePoints: 'Punkte je übriges Plättchen',
  coinsPerPoint: 'Münzen je Punkt am Ende',
  sellLimit: 'höchstens verkaufte Chilis',
  plantedPerCoin: 'gepflanzte Chilis je Münze beim Verkauf',
  steps: 'Schritte eines Bauern',
  plaques: 'Plaketten',
  auction: 'Auktionskarten',
  market: 'Markt',
  recipes: 'Rezepte',
  colours: 'Farben',
  copies: 'Anzahl',
  peppers: 'Chilis',
  wants: 'verlangt',
  gives: 'gibt',
  givesOneOf: 'gibt eine von',
  coins: 'Münzen',
  points: 'Punkte',
  name: 'Name',
  needs: 'nötige Chilis',
}
