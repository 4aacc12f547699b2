/** What a variant can change, part by part of its path, in French. */
import type { TableWords } from '@harvest/engine/wire'
import { RECIPE_NAMES } from './words.ts'

export const tables: TableWords = {
  ...RECIPE_NAMES,
  startCoins: 'pièces au départ',
  tilePoints: 'points par tuile restante',
  coinsPerPoint: 'pièces pour un point à la fin',
  sellLimit: 'piments par vente, au plus',
  plantedPerCoin: 'piments plantés par pièce de la vente',
  steps: 'pas d’un fermier',
  plaques: 'plaques',
  auction: 'cartes d’enchères',
  market: 'marché',
  recipes: 'recettes',
  colours: 'couleurs',
  copies: 'exemplaires',
  peppers: 'piments',
  wants: 'demande',
  gives: 'donne',
  givesOneOf: 'donne un de',
  coins: 'pièces',
  points: 'points',
  name: 'nom',
  needs: 'piments nécessaires',
}
