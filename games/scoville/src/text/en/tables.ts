/** What a variant can change, part by part of its path, in English. */
import type { TableWords } from '@harvest/engine/wire'

export const tables: TableWords = {
  startCoins: 'coins at the start',
  tilePoints: 'points for each tile left',
  coinsPerPoint: 'coins for a point at the end',
  sellLimit: 'most peppers in a sale',
  plantedPerCoin: 'planted peppers for each coin of a sale',
  steps: 'steps of a farmer',
  plaques: 'plaques',
  auction: 'auction cards',
  market: 'market',
  recipes: 'recipes',
  colours: 'colours',
  copies: 'copies',
  peppers: 'peppers',
  wants: 'asks for',
  gives: 'gives',
  givesOneOf: 'gives one of',
  coins: 'coins',
  points: 'points',
  name: 'name',
  needs: 'peppers needed',
}
