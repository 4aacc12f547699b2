/** What happens at the table, for log and animation. Everything done is seen by all, so no event hides anything. */
import type { Letter, Tile, Time } from './data.ts'
import type { Ending } from './state.ts'

export type Event =
  /** The table as it was dealt: the turn order and the colours on the start plots, left then right. */
  | { readonly e: 'dealt'; readonly order: readonly number[]; readonly peppers: string }
  | { readonly e: 'round'; readonly round: number; readonly last: boolean }
  /** The bids by seat. */
  | { readonly e: 'bids'; readonly bids: readonly number[] }
  /** `chosen` is false for zero bidders and for whoever gets the only spot left. */
  | { readonly e: 'spot'; readonly seat: number; readonly spot: number; readonly chosen: boolean }
  | { readonly e: 'claimed'; readonly seat: number; readonly card: number; readonly chosen: boolean }
  | { readonly e: 'reshuffled'; readonly time: Time }
  | { readonly e: 'refilled'; readonly cards: readonly number[] }
  | { readonly e: 'planted'; readonly seat: number; readonly pepper: Letter; readonly plot: number }
  | { readonly e: 'plaque'; readonly seat: number; readonly plaque: number }
  | { readonly e: 'declined'; readonly seat: number; readonly plaque: number }
  | { readonly e: 'tile'; readonly seat: number; readonly tile: Tile }
  /** No turn: nothing to plant or nowhere to plant it, or a farmer hemmed in. */
  | { readonly e: 'skipped'; readonly seat: number; readonly why: 'noPepper' | 'noPlot' | 'blocked' }
  | { readonly e: 'placed'; readonly seat: number }
  | {
      readonly e: 'stepped'
      readonly seat: number
      readonly from: number
      readonly to: number
      readonly gains: string
    }
  | { readonly e: 'market'; readonly seat: number; readonly card: number }
  | { readonly e: 'chose'; readonly seat: number; readonly card: number; readonly pepper: Letter }
  | { readonly e: 'cooked'; readonly seat: number; readonly card: number }
  | {
      readonly e: 'sold'
      readonly seat: number
      readonly pepper: Letter
      readonly count: number
      readonly coins: number
    }
  /** Ended the turn in fulfilment. */
  | { readonly e: 'finished'; readonly seat: number }
  | { readonly e: 'afternoon'; readonly market: readonly number[] }
  | { readonly e: 'lastRound'; readonly ending: Ending }
  | { readonly e: 'ended'; readonly ending: Ending }
