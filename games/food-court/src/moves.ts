/** Every move there is, frozen and made once; lists of legal moves are filled from these tables. */
import { ANSWERS, CARDS, CUSTOMER_COUNT, MAX_RECIPES, type Answer } from './data.ts'

export type CardMove<D extends string> = { readonly do: D; readonly card: number }
export type CustomerMove<D extends string> = { readonly do: D; readonly customer: number }
export type PlainMove<D extends string> = { readonly do: D }
export type AssignMove = { readonly do: 'assign'; readonly dish: number; readonly customer: number }
export type RivalMove = { readonly do: 'rival'; readonly seat: number }
export type StripMove = { readonly do: 'strip'; readonly seat: number; readonly card: number }
export type AnswerMove = { readonly do: 'answer'; readonly when: Answer }

export type DiscardMove = CardMove<'discard'> | PlainMove<'draw'>
export type EventMove = PlainMove<'complaint'> | PlainMove<'promotion'>
export type TurnMove =
  | CardMove<'prepare'>
  | CardMove<'cook'>
  | PlainMove<'serve'>
  | CustomerMove<'attract'>
  | EventMove
  | PlainMove<'pass'>
  | PlainMove<'end'>
export type FillMove = CardMove<'add'> | PlainMove<'ready'>
export type ServeMove = AssignMove | PlainMove<'finish'>
/** A card becomes a win card, or none does. */
export type TrackMove = CardMove<'track'> | PlainMove<'skip'>
export type TargetMove = CustomerMove<'dismiss'> | CustomerMove<'offer'> | CustomerMove<'swap'>

export type Move =
  DiscardMove | TurnMove | FillMove | ServeMove | RivalMove | StripMove | TrackMove | TargetMove | AnswerMove

function table<M extends Move>(length: number, make: (index: number) => M): readonly M[] {
  return Array.from({ length }, (_, index) => Object.freeze(make(index)))
}

const plain = <D extends string>(word: D): PlainMove<D> => Object.freeze({ do: word })

const MAX_SEATS = 6

export const DISCARD = table(CARDS.length, (card): CardMove<'discard'> => ({ do: 'discard', card }))
export const DRAW = plain('draw')
export const PREPARE = table(CARDS.length, (card): CardMove<'prepare'> => ({ do: 'prepare', card }))
export const COOK = table(CARDS.length, (card): CardMove<'cook'> => ({ do: 'cook', card }))
export const ADD = table(CARDS.length, (card): CardMove<'add'> => ({ do: 'add', card }))
export const READY = plain('ready')
export const SERVE = plain('serve')
/** By dish * CUSTOMER_COUNT + customer. */
export const ASSIGN = table(MAX_RECIPES * CUSTOMER_COUNT, (index): AssignMove => ({
  do: 'assign',
  dish: Math.floor(index / CUSTOMER_COUNT),
  customer: index % CUSTOMER_COUNT,
}))
export const FINISH = plain('finish')
export const RIVAL = table(MAX_SEATS, (seat): RivalMove => ({ do: 'rival', seat }))
/** By seat * number of cards + card. */
export const STRIP = table(MAX_SEATS * CARDS.length, (index): StripMove => ({
  do: 'strip',
  seat: Math.floor(index / CARDS.length),
  card: index % CARDS.length,
}))
export const TRACK = table(CARDS.length, (card): CardMove<'track'> => ({ do: 'track', card }))
export const SKIP = plain('skip')
export const ATTRACT = table(CUSTOMER_COUNT, (customer): CustomerMove<'attract'> => ({
  do: 'attract',
  customer,
}))
export const COMPLAIN = plain('complaint')
export const DISMISS = table(CUSTOMER_COUNT, (customer): CustomerMove<'dismiss'> => ({
  do: 'dismiss',
  customer,
}))
export const PROMOTE = plain('promotion')
export const OFFER = table(CUSTOMER_COUNT, (customer): CustomerMove<'offer'> => ({ do: 'offer', customer }))
export const SWAP = table(CUSTOMER_COUNT, (customer): CustomerMove<'swap'> => ({ do: 'swap', customer }))
export const PASS = plain('pass')
export const END = plain('end')
/** The most recent answer first, as people are asked. */
export const ANSWER = ANSWERS.toReversed().map((when): AnswerMove => Object.freeze({ do: 'answer', when }))
