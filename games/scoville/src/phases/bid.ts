/**
 * SC-AUC-2, bidding: from the second round on all seats bid coins for the right to choose their spot, in secret and at the
 * same time. When the last bid is in, all are shown and paid.
 */
import { enter, EVERYONE, type IO } from '@harvest/engine'
import { MAX_BID } from '../data.ts'
import type { Event } from '../events.ts'
import { BID, type BidMove, type Move } from '../moves.ts'
import type { State } from '../state.ts'

export function beginBidding(s: State, io: IO<Event>): void {
  s.active = -1
  s.bids = []
  for (let seat = 0; seat < s.seats; seat++) s.sealed[seat] = { done: false, bid: 0 }
  enter(s, 'bid', io)
}

/** SC-AUC-2: the most a seat may bid. */
export function highestBid(s: State, seat: number): number {
  const coins = s.players[seat].coins
  return coins < MAX_BID ? coins : MAX_BID
}

export function listBids(s: State, seat: number, out: Move[]): void {
  const most = highestBid(s, seat)
  for (let coins = 0; coins <= most; coins++) out.push(BID[coins])
}

/** Whether this was the last bid, so that all are now on the table. */
export function applyBid(s: State, seat: number, move: BidMove, io: IO<Event>): boolean {
  const own = s.sealed[seat]!
  own.done = true
  own.bid = move.coins
  for (let other = 0; other < s.seats; other++) if (!s.sealed[other]!.done) return false
  revealBids(s, io)
  return true
}

/** SC-AUC-2 shows the bids, SC-AUC-3 has them paid. */
function revealBids(s: State, io: IO<Event>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const { bid } = s.sealed[seat]!
    s.bids.push(bid)
    s.players[seat].coins -= bid
    s.sealed[seat] = null
  }
  io.reveal(EVERYONE)
  io.emit({ e: 'bids', bids: s.bids.slice() })
}
