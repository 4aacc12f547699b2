/** Refilling the auction house: new cards come from the deck of the time of day, or from its discards. */
import { enter, EVERYONE, takeNth, type IO } from '@harvest/engine'
import { AUCTION, AUCTION_AFTERNOON } from '../data.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

export function applyRefill(s: State, io: IO<Event>): void {
  enter(s, 'refill', io)
  io.reveal(EVERYONE)
  refillAuction(s, io)
}

/** Draw up to one card a seat (SC-AUC-6). */
export function refillAuction(s: State, io: IO<Event>): void {
  const from = s.time === 'morning' ? 0 : AUCTION_AFTERNOON
  const to = s.time === 'morning' ? AUCTION_AFTERNOON : AUCTION.length
  let left = 0
  for (let card = from; card < to; card++) left += s.deck[card]
  while (s.auction.length < s.seats) {
    if (left === 0) left = reshuffle(s, from, to, io)
    s.auction.push(takeNth(s.deck, io.chance(left), from))
    left--
  }
  io.emit({ e: 'refilled', cards: s.auction.slice() })
}

function reshuffle(s: State, from: number, to: number, io: IO<Event>): number {
  let left = 0
  for (let card = from; card < to; card++) {
    s.deck[card] = s.discards[card]
    s.discards[card] = 0
    left += s.deck[card]
  }
  io.emit({ e: 'reshuffled', time: s.time })
  return left
}
