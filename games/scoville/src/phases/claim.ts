/** SC-AUC-5, claiming: in turn order each seat takes one of the auction cards, gains its peppers and discards it. */
import { enter, type IO } from '@harvest/engine'
import { AUCTION } from '../data.ts'
import type { Event } from '../events.ts'
import { CLAIM, type ClaimMove, type Move } from '../moves.ts'
import { coloursOf } from '../peppers.ts'
import { giveTurn, type State } from '../state.ts'

const PEPPERS: readonly (readonly number[])[] = AUCTION.map((card) => coloursOf(card.peppers))

export function beginClaiming(s: State, io: IO<Event>): void {
  giveTurn(s, 0)
  enter(s, 'claim', io)
}

/** Equal cards are one choice. */
export function listClaims(s: State, out: Move[]): void {
  const { auction } = s
  for (let i = 0; i < auction.length; i++) if (auction.indexOf(auction[i]) === i) out.push(CLAIM[auction[i]])
}

function claimCard(s: State, card: number, chosen: boolean, io: IO<Event>): void {
  const seat = s.active
  s.auction.splice(s.auction.indexOf(card), 1)
  s.discards[card]++
  const held = s.players[seat].peppers
  const gained = PEPPERS[card]
  for (let i = 0; i < gained.length; i++) held[gained[i]]++
  io.emit({ e: 'claimed', seat, card, chosen })
}

/** Whether all have claimed. The last seat gets the card that is left without being asked. */
export function applyClaim(s: State, move: ClaimMove, io: IO<Event>): boolean {
  claimCard(s, move.card, true, io)
  giveTurn(s, s.turn + 1)
  if (s.turn < s.seats - 1) {
    enter(s, 'claim', io)
    return false
  }
  claimCard(s, s.auction[0], false, io)
  return true
}
