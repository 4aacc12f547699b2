/** Every move there is, frozen and made once; lists of legal moves are filled from these tables. */
import { AUCTION, LETTERS, MARKET, MAX_BID, RECIPES, SELL_LIMIT, type Letter } from './data.ts'
import { NOTCHES, PLOTS } from './field.ts'

export type BidMove = { readonly do: 'bid'; readonly coins: number }
export type SpotMove = { readonly do: 'spot'; readonly spot: number }
export type ClaimMove = { readonly do: 'claim'; readonly card: number }
export type TakeMove = { readonly do: 'take'; readonly pepper: Letter }
export type PlantMove = { readonly do: 'plant'; readonly plot: number }
export type PlaqueMove = { readonly do: 'takePlaque' } | { readonly do: 'leavePlaque' }
export type PlantMoreMove = { readonly do: 'extraPepper' } | { readonly do: 'endPlanting' }
export type StepMove = { readonly do: 'step'; readonly to: number }
export type HarvestMove =
  StepMove | { readonly do: 'doubleBack' } | { readonly do: 'extraStep' } | { readonly do: 'stop' }
export type MarketMove = { readonly do: 'market'; readonly card: number }
export type CookMove = { readonly do: 'cook'; readonly card: number }
export type SellMove = { readonly do: 'sell'; readonly pepper: Letter; readonly count: number }
export type FulfilMove = MarketMove | CookMove | SellMove | { readonly do: 'end' }
export type ChooseMove = { readonly do: 'choose'; readonly pepper: Letter }

export type Move =
  | BidMove
  | SpotMove
  | ClaimMove
  | TakeMove
  | PlantMove
  | PlaqueMove
  | PlantMoreMove
  | HarvestMove
  | FulfilMove
  | ChooseMove

function table<M extends Move>(length: number, make: (index: number) => M): readonly M[] {
  return Array.from({ length }, (_, index) => Object.freeze(make(index)))
}

const letter = (colour: number): Letter => LETTERS[colour] as Letter

export const BID = table(MAX_BID + 1, (coins): BidMove => ({ do: 'bid', coins }))
/** By spot from 0; people count spots from 1. */
export const SPOT = table(6, (index): SpotMove => ({ do: 'spot', spot: index + 1 }))
export const CLAIM = table(AUCTION.length, (card): ClaimMove => ({ do: 'claim', card }))
export const TAKE = table(LETTERS.length, (colour): TakeMove => ({ do: 'take', pepper: letter(colour) }))
export const PLANT = table(PLOTS, (plot): PlantMove => ({ do: 'plant', plot }))
export const TAKE_PLAQUE: PlaqueMove = Object.freeze({ do: 'takePlaque' })
export const LEAVE_PLAQUE: PlaqueMove = Object.freeze({ do: 'leavePlaque' })
export const EXTRA_PEPPER: PlantMoreMove = Object.freeze({ do: 'extraPepper' })
export const END_PLANTING: PlantMoreMove = Object.freeze({ do: 'endPlanting' })
export const STEP = table(NOTCHES, (to): StepMove => ({ do: 'step', to }))
export const DOUBLE_BACK: HarvestMove = Object.freeze({ do: 'doubleBack' })
export const EXTRA_STEP: HarvestMove = Object.freeze({ do: 'extraStep' })
export const STOP: HarvestMove = Object.freeze({ do: 'stop' })
export const BUY = table(MARKET.length, (card): MarketMove => ({ do: 'market', card }))
export const COOK = table(RECIPES.length, (card): CookMove => ({ do: 'cook', card }))
/** By colour * SELL_LIMIT + count - 1. */
export const SELL = table(LETTERS.length * SELL_LIMIT, (index): SellMove => ({
  do: 'sell',
  pepper: letter(Math.floor(index / SELL_LIMIT)),
  count: (index % SELL_LIMIT) + 1,
}))
export const END: FulfilMove = Object.freeze({ do: 'end' })
export const CHOOSE = table(LETTERS.length, (colour): ChooseMove => ({
  do: 'choose',
  pepper: letter(colour),
}))
