/** Scoville in English. */
import { COINS_PER_POINT } from '../data.ts'
import type { Text } from './common.ts'
import { countdown } from './en/countdown.ts'
import { describe } from './en/describe.ts'
import { event } from './en/events.ts'
import { effect, move } from './en/moves.ts'
import { places } from './en/places.ts'
import { prompts } from './en/prompts.ts'
import { refusals } from './en/refusals.ts'
import { endings } from './en/words.ts'

export const en: Text = {
  name: 'Scoville',
  tagline: 'Plant, cross-breed and cook the hottest peppers of the festival.',
  options: {
    shortDisplay: {
      label: 'Short display',
      help: 'The more players, the fewer market cards and recipes: a shorter game for 3 to 5.',
    },
    openScreens: {
      label: 'Open screens',
      help: 'Everybody sees everybody else’s peppers, coins, tiles and cards.',
    },
  },
  phases: {
    bid: 'Bidding',
    chooseSpot: 'Choosing spots',
    claim: 'Taking auction cards',
    refill: 'Refilling the auction house',
    plantPepper: 'Planting: the pepper',
    plantPlot: 'Planting: the plot',
    plaque: 'Taking a plaque',
    plantMore: 'Planting a second pepper',
    placeFarmer: 'Placing the farmer',
    harvest: 'Harvesting',
    fulfil: 'Fulfilment',
    giveChoice: 'Choosing a pepper from the market',
    timeCheck: 'Time check',
    over: 'End of the game',
  },
  prompts,
  endings,
  sources: {
    market: 'Market cards',
    recipes: 'Recipes',
    plaques: 'Plaques',
    tiles: 'Unused tiles',
    coins: `Coins (${COINS_PER_POINT} for a point)`,
  },
  tieBreaks: { coins: 'Most coins', shared: 'Shared win' },
  move,
  effect,
  event,
  refusals,
  countdown,
  describe,
  places,
}
