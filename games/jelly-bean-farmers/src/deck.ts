/** Drawing and discarding action cards. The deck keeps no order: each card is drawn from what is left. */
import { drawCounted, only, type IO } from '@harvest/engine'
import { kindOf, makeCard, NO_CARD } from './cards.ts'
import { ACTION_IDS, type ActionId } from './data.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

export function discard(s: State, kind: number): void {
  s.discards[kind]++
  s.discarded++
}

/** Whether there is anything to draw, once the discards are shuffled under the deck. */
export function canDraw(s: State): boolean {
  return s.deckLeft > 0 || s.discarded > 0
}

/**
 * JB-PRE-2: the discards go under the deck when a draw needs them. That is the same as refilling the empty deck,
 * because nothing is discarded while cards are being drawn.
 */
function refill(s: State, io: IO<Event>): void {
  const { deck, discards } = s
  for (let kind = 0; kind < deck.length; kind++) {
    deck[kind] += discards[kind]
    discards[kind] = 0
  }
  s.deckLeft += s.discarded
  io.emit({ e: 'reshuffled', cards: s.discarded })
  s.discarded = 0
  s.filling++
}

/** The next card of the deck, told to the seat alone, or NO_CARD when there is none at all. */
export function drawCard(s: State, seat: number, io: IO<Event>): number {
  if (s.deckLeft === 0) {
    if (s.discarded === 0) return NO_CARD
    refill(s, io)
  }
  const kind = drawCounted(s.deck, io, s.deckLeft)
  s.deckLeft--
  io.reveal(only(seat))
  return makeCard(kind, s.filling)
}

/** Draw one card outside of the preparation, with its event. */
export function drawOne(s: State, seat: number, io: IO<Event>): number {
  const card = drawCard(s, seat, io)
  if (card !== NO_CARD) io.emit({ e: 'drew', seat, count: 1, cards: [ACTION_IDS[kindOf(card)]] })
  return card
}

export function cardIds(cards: readonly number[]): ActionId[] {
  const out: ActionId[] = []
  for (let i = 0; i < cards.length; i++) out.push(ACTION_IDS[kindOf(cards[i])])
  return out
}
