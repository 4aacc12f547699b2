/** The move that a press on something stands for, listed or not: offers put where they belong, and no rule. */
import { CARDS, type Move, type View } from '@harvest/food-court/public'
import type { Offer, Seat } from '@harvest/engine/wire'
import { offersOf } from '../shared/offers.ts'
import type { Props } from './props.ts'

export type Table = Pick<Props, 'active' | 'update' | 'play' | 'refuse' | 'preview' | 'text' | 'names'>

/** Whose queue a customer stands in. */
export type Place = Seat | 'central'

/** What a card in one's own hand is for at this point of the turn. */
export function handMove(view: View, card: number): Move {
  if (view.phase === 'discard') return { do: 'discard', card }
  const { role } = CARDS[card]
  if (role === 'complaint' || role === 'promotion') return { do: role }
  return { do: role === 'recipe' ? 'cook' : 'prepare', card }
}

/** What a customer is for at this point of the turn; `dish` is the dish chosen for somebody. */
export function customerMove(view: View, place: Place, customer: number, dish: number | null): Move {
  switch (view.phase) {
    case 'complaint':
      return { do: 'dismiss', customer }
    case 'offer':
      return { do: 'offer', customer }
    case 'swap':
      return { do: 'swap', customer }
    case 'serve':
      // Somebody of another queue is no guest of this serving, which has to be finished first.
      return place === view.me ? { do: 'assign', dish: dish ?? -1, customer } : { do: 'attract', customer }
    default:
      return place === view.me ? { do: 'serve' } : { do: 'attract', customer }
  }
}

/** The dishes that may still be given to somebody, as offered. */
export function assignable(offers: readonly Offer<Move>[], customer: number | null = null): number[] {
  const out = new Set<number>()
  for (const { move } of offers)
    if (move.do === 'assign' && (customer === null || move.customer === customer)) out.add(move.dish)
  return [...out]
}

/** The customers a dish may go to, as offered. */
export function takersOf(offers: readonly Offer<Move>[], dish: number): number[] {
  return offers.flatMap(({ move }) => (move.do === 'assign' && move.dish === dish ? move.customer : []))
}

/** What an offered move adds to the serving. */
export function gainOf(offer: Offer<Move> | null): number | null {
  const effect = offer?.effects?.find(({ key }) => key === 'points')
  return effect ? (effect.args.n as number) : null
}

/** What a recipe asks for and only one kind of ingredient can give: which of two such questions comes first is no choice. */
export function dueOf(offers: readonly Offer<Move>[]): Offer<Move> | null {
  const kinds = new Map<string, Offer<Move>[]>()
  for (const offer of offers) {
    // Once there is nothing left that has to be added, all of it is a choice.
    if (offer.move.do !== 'add') return null
    const { role } = CARDS[offer.move.card]
    kinds.set(role, [...(kinds.get(role) ?? []), offer])
  }
  return [...kinds.values()].find((same) => same.length === 1)?.[0] ?? null
}

/** What the button beside the prompt does, the first of these that is offered. Passing has its place in the tray. */
const MAIN: readonly Move['do'][] = ['serve', 'draw', 'ready', 'finish', 'end']

export function mainOf(offers: readonly Offer<Move>[]): Offer<Move> | null {
  const found = MAIN.map((kind) => offers.find(({ move }) => move.do === kind))
  return found.find((offer) => offer !== undefined) ?? null
}

const ASKED: readonly Move['do'][] = ['track', 'skip', 'strip', 'rival', 'answer']

/** The answers to a question that has its own place in the tray. */
export function askedOf(table: Pick<Table, 'active' | 'update'>): readonly Offer<Move>[] {
  return offersOf(table).filter(({ move }) => ASKED.includes(move.do))
}
