/**
 * Choosing spots: from the highest bid to the lowest each bidder takes any free spot of the turn order track;
 * zero bidders then fill what is left.
 */
import { enter, type IO } from '@harvest/engine'
import type { Event } from '../events.ts'
import { SPOT, type Move, type SpotMove } from '../moves.ts'
import type { State } from '../state.ts'

export const FREE = -1

/** Whether the new order stands at once, because nobody has a choice to make. */
export function beginChoosingSpots(s: State, io: IO<Event>): boolean {
  for (let spot = 0; spot < s.seats; spot++) s.spots.push(FREE)
  return nextChooser(s, io)
}

/** The highest bidder not among those placed, or -1; of equal bids the one earlier in the previous order (SC-AUC-3). */
export function highestBidder(s: State, placed: readonly number[]): number {
  let best = -1
  for (let spot = 0; spot < s.seats; spot++) {
    const seat = s.order[spot]
    if (s.bids[seat] === 0 || placed.includes(seat)) continue
    if (best < 0 || s.bids[seat] > s.bids[best]) best = seat
  }
  return best
}

function freeSpots(s: State): number {
  let out = 0
  for (let spot = 0; spot < s.seats; spot++) if (s.spots[spot] === FREE) out++
  return out
}

function takeSpot(s: State, seat: number, spot: number, chosen: boolean, io: IO<Event>): void {
  s.spots[spot] = seat
  io.emit({ e: 'spot', seat, spot: spot + 1, chosen })
}

function nextChooser(s: State, io: IO<Event>): boolean {
  const seat = highestBidder(s, s.spots)
  if (seat >= 0 && freeSpots(s) > 1) {
    s.active = seat
    enter(s, 'chooseSpot', io)
    return false
  }
  dropDown(s, io)
  return true
}

/** Zero bidders, and a bidder left with one spot, take the lowest free spots in the previous order (SC-AUC-4). */
function dropDown(s: State, io: IO<Event>): void {
  for (let earlier = 0; earlier < s.seats; earlier++) {
    const seat = s.order[earlier]
    if (!s.spots.includes(seat)) takeSpot(s, seat, s.spots.indexOf(FREE), false, io)
  }
  for (let spot = 0; spot < s.seats; spot++) s.order[spot] = s.spots[spot]
  s.spots = []
}

export function listSpots(s: State, out: Move[]): void {
  for (let spot = 0; spot < s.seats; spot++) if (s.spots[spot] === FREE) out.push(SPOT[spot])
}

/** Whether the new order stands. */
export function applyChooseSpot(s: State, move: SpotMove, io: IO<Event>): boolean {
  takeSpot(s, s.active, move.spot - 1, true, io)
  return nextChooser(s, io)
}
