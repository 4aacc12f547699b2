/** What happens at the table, for log and animation. Only drawn and secretly discarded cards are hidden from others. */
import type { Viewer } from '@harvest/engine'
import type { Answer } from './data.ts'
import type { Ending } from './state.ts'

/** Stands for a card the viewer may not see. */
export const HIDDEN = -1
/** Stands for the central queue where a seat's queue may be meant. */
export const CENTRAL = -1

export type Event =
  /** Decks by seat, as they were chosen or drawn. */
  | { readonly e: 'opened'; readonly decks: readonly number[]; readonly first: number }
  | { readonly e: 'turn'; readonly seat: number; readonly round: number }
  /** `more` are the cards after it, where one sentence tells of several; no game sends it. */
  | {
      readonly e: 'discarded'
      readonly seat: number
      readonly card: number
      readonly more?: readonly number[]
    }
  | { readonly e: 'drew'; readonly seat: number; readonly count: number; readonly cards: readonly number[] }
  | { readonly e: 'shuffled'; readonly seat: number; readonly count: number }
  | { readonly e: 'arrived'; readonly customer: number }
  | { readonly e: 'customersShuffled'; readonly count: number }
  | {
      readonly e: 'prepared'
      readonly seat: number
      readonly card: number
      readonly more?: readonly number[]
    }
  /** A recipe laid out to be cooked, each ingredient laid under it, and the finished dish. */
  | { readonly e: 'recipe'; readonly seat: number; readonly card: number }
  | { readonly e: 'added'; readonly seat: number; readonly card: number }
  | {
      readonly e: 'cooked'
      readonly seat: number
      readonly recipe: number
      readonly ingredients: readonly number[]
    }
  | { readonly e: 'attracted'; readonly seat: number; readonly customer: number }
  /** A Complaint or a Promotion; whom it is about comes next. */
  | { readonly e: 'played'; readonly seat: number; readonly card: number }
  | { readonly e: 'dismissed'; readonly seat: number; readonly customer: number; readonly from: number }
  | {
      readonly e: 'swapped'
      readonly seat: number
      readonly gave: number
      readonly got: number
      readonly from: number
    }
  | { readonly e: 'assigned'; readonly seat: number; readonly card: number; readonly customer: number }
  /** Recipes with the customer each goes to, in the order they were cooked; points by source in that of `SOURCES`. */
  | {
      readonly e: 'served'
      readonly seat: number
      readonly dishes: readonly number[]
      readonly customers: readonly number[]
      readonly points: readonly number[]
      readonly total: number
    }
  | { readonly e: 'lost'; readonly seat: number; readonly by: number; readonly points: number }
  | { readonly e: 'stripped'; readonly seat: number; readonly by: number; readonly card: number }
  | { readonly e: 'tracked'; readonly seat: number; readonly card: number; readonly count: number }
  | { readonly e: 'passed'; readonly seat: number }
  | { readonly e: 'lastRound'; readonly seat: number; readonly ending: Ending }
  | { readonly e: 'tied'; readonly seats: readonly number[] }
  | { readonly e: 'answered'; readonly seat: number; readonly when: Answer }
  | { readonly e: 'ended'; readonly ending: Ending }

export function redact(event: Event, who: Viewer): Event | null {
  if (event.e === 'discarded' && event.seat !== who) return { ...event, card: HIDDEN }
  if (event.e === 'drew' && event.seat !== who) return { ...event, cards: [] }
  return event
}
