/** FC-TUR-1, the start of a turn: put away up to two cards of the hand unseen, then draw up to the limit. */
import { enter, type IO } from '@harvest/engine'
import { CARD_OF, DISCARD_LIMIT } from '../data.ts'
import type { Event } from '../events.ts'
import { drawHand, findCard } from '../kitchen.ts'
import { DISCARD, DRAW, type DiscardMove, type Move } from '../moves.ts'
import { removeAt, type State } from '../state.ts'

export function listDiscards(s: State, out: Move[]): void {
  out.push(DRAW)
  if (s.discarded >= DISCARD_LIMIT) return
  const { hand } = s.kitchens[s.active]
  let last = -1
  for (let i = 0; i < hand.length; i++) {
    const card = CARD_OF[hand[i]]
    if (card !== last) out.push(DISCARD[card])
    last = card
  }
}

export function applyDiscard(s: State, move: DiscardMove, io: IO<Event>): void {
  const seat = s.active
  if (move.do === 'draw') {
    drawHand(s, seat, io)
    enter(s, 'act', io)
    return
  }
  const k = s.kitchens[seat]
  k.tucked.push(removeAt(k.hand, findCard(k.hand, move.card)))
  s.discarded++
  io.emit({ e: 'discarded', seat, card: move.card })
}
