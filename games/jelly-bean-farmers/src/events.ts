/** What happened, for animation and log, in the order in which it is resolved. */
import type { Viewer } from '@harvest/engine'
import type { Forecast } from './climate.ts'
import type { ActionId, BackId, ClimateId, UnitId, UpgradeId } from './data.ts'
import type { From } from './moves.ts'
import type { Ending } from './state.ts'

/** Why a card came to the discards without doing anything. */
export type Wasted = 'chosen' | 'rabbitsThere' | 'noUnit' | 'noTarget' | 'tooWeak' | 'declined'

/** Why a contract ended unpaid. */
export type ContractEnd = 'stamps' | 'out' | 'strength'

/** A field that was seeded or has a Perennial, and how its harvest came about. */
export interface Bearing {
  readonly field: number
  readonly seeded: boolean
  readonly forecast: Forecast
}

export type Event =
  | { readonly e: 'farmsLaid' }
  | { readonly e: 'year'; readonly year: number }
  | { readonly e: 'season'; readonly season: number }
  | { readonly e: 'stamp'; readonly seat: number; readonly food: number; readonly left: number }
  | { readonly e: 'out'; readonly seat: number; readonly cards: readonly ActionId[] }
  | { readonly e: 'reshuffled'; readonly cards: number }
  /** `cards` is null for everybody but the seat. */
  | {
      readonly e: 'drew'
      readonly seat: number
      readonly count: number
      readonly cards: readonly ActionId[] | null
    }
  | { readonly e: 'placed'; readonly seat: number; readonly count: number }
  /** Where an event has `food`, that is how much the seat has after it. */
  | {
      readonly e: 'seeded'
      readonly seat: number
      readonly fields: readonly number[]
      readonly food: number
    }
  /** Waits for the climate with a Reactive Planting. */
  | { readonly e: 'waits'; readonly seat: number }
  | { readonly e: 'climate'; readonly card: ClimateId; readonly of: 'year' | 'season' }
  | {
      readonly e: 'destroyed'
      readonly seat: number
      readonly upgrade: UpgradeId
      readonly fields: readonly number[]
    }
  | { readonly e: 'thief'; readonly seat: number; readonly from: From }
  | { readonly e: 'showed'; readonly seat: number; readonly card: ActionId }
  /** The Steals cancel each other; each thief draws a card for it. */
  | { readonly e: 'stealsClash'; readonly seats: readonly number[] }
  | {
      readonly e: 'stole'
      readonly seat: number
      readonly victim: number
      readonly card: ActionId
      readonly back: boolean
    }
  | { readonly e: 'stealSwapped'; readonly seat: number }
  | { readonly e: 'drawTwo'; readonly seat: number; readonly from: From }
  | {
      readonly e: 'face'
      readonly seat: number
      readonly card: ActionId
      readonly from: From
      /** Field, silo or farm it is for, by the card's aim, or -1. */
      readonly on: number
    }
  | { readonly e: 'discarded'; readonly seat: number; readonly card: ActionId; readonly why: Wasted }
  | { readonly e: 'coyote'; readonly farm: number; readonly cats: number; readonly rabbits: number }
  /** Rabbits have eaten the Perennials of these fields. */
  | { readonly e: 'perennialsEaten'; readonly farm: number; readonly fields: readonly number[] }
  | { readonly e: 'killed'; readonly seat: number; readonly farm: number; readonly unit: UnitId }
  /** Looked at the next climate cards; `cards` is null for everybody but the seat. */
  | {
      readonly e: 'looked'
      readonly seat: number
      readonly count: number
      readonly cards: readonly ClimateId[] | null
    }
  | {
      readonly e: 'attacked'
      readonly seat: number
      readonly farm: number
      readonly offence: number
      readonly defence: number
      readonly tribute: number
    }
  | {
      readonly e: 'back'
      readonly seat: number
      readonly as: BackId
      readonly from: From | 'fire'
      /** The second half: a whole field or silo stands. */
      readonly whole: boolean
    }
  | {
      readonly e: 'harvested'
      readonly seat: number
      readonly fields: readonly Bearing[]
      readonly total: number
      readonly food: number
    }
  | { readonly e: 'ate'; readonly seat: number; readonly food: number }
  | {
      readonly e: 'vermin'
      readonly seat: number
      /** How much was unprotected. */
      readonly open: number
      readonly lost: number
      readonly rabbits: boolean
      readonly food: number
    }
  | {
      readonly e: 'contractEnded'
      readonly holder: number
      readonly payer: number
      readonly why: ContractEnd
    }
  | {
      readonly e: 'tribute'
      readonly holder: number
      readonly payer: number
      readonly owed: number
      readonly paid: number
      /** What both have after all tributes of the year. */
      readonly payerFood: number
      readonly holderFood: number
    }
  | { readonly e: 'ended'; readonly ending: Ending }

/** Drawn and looked-at cards are for their seat alone; all else happens in the open. */
export function redact(event: Event, who: Viewer): Event | null {
  if (event.e === 'drew' && event.seat !== who) return { ...event, cards: null }
  if (event.e === 'looked' && event.seat !== who) return { ...event, cards: null }
  return event
}
