/**
 * The time check: after fulfilment the cards left at market and cookoff say whether it stays morning, the afternoon
 * begins, one last round follows or the game is over.
 */
import { enter, EVERYONE, type IO } from '@harvest/engine'
import { IDLE_ROUNDS, MARKET, MARKET_AFTERNOON } from '../data.ts'
import type { Event } from '../events.ts'
import { drawSorted, marketSize } from '../deal.ts'
import type { Ending, State } from '../state.ts'
import { beginBidding } from './bid.ts'
import { isFieldFull } from './plant-pepper.ts'

/** SC-TIM-1, SC-TIM-2: what follows a round that was not the last. */
export function applyTimeCheck(s: State, io: IO<Event>): void {
  enter(s, 'timeCheck', io)
  s.active = -1
  const marketShort = s.market.length < s.seats
  const recipesShort = s.recipes.length < s.seats
  if (s.time === 'afternoon' && marketShort && recipesShort) return endGame(s, 'bothShort', io)
  s.last = lastRoundReason(s, marketShort, recipesShort)
  if (s.last !== '') io.emit({ e: 'lastRound', ending: s.last })
  else if (s.time === 'morning' && marketShort) beginAfternoon(s, io)
  s.round++
  io.emit({ e: 'round', round: s.round, last: s.last !== '' })
  beginBidding(s, io)
}

/** SC-TIM-1 in the morning, SC-TIM-2 in the afternoon, SC-TIM-4 in a full field. */
function lastRoundReason(s: State, marketShort: boolean, recipesShort: boolean): Ending | '' {
  if (recipesShort) return s.time === 'morning' ? 'recipesShortInMorning' : 'recipesShortInAfternoon'
  if (marketShort && s.time === 'afternoon') return 'marketShortInAfternoon'
  // A round without a card taken leaves market and cookoff as the last check found them, so neither is short here.
  if (s.round - s.lastTaken >= IDLE_ROUNDS && isFieldFull(s)) return 'fieldFull'
  return ''
}

/** SC-TIM-1 */
function beginAfternoon(s: State, io: IO<Event>): void {
  s.time = 'afternoon'
  s.market = drawSorted(marketSize(s.seats, s.shortDisplay), MARKET_AFTERNOON, MARKET.length, io)
  io.reveal(EVERYONE)
  io.emit({ e: 'afternoon', market: s.market.slice() })
}

/** The screens drop: from now on all is open. */
export function endGame(s: State, ending: Ending, io: IO<Event>): void {
  s.active = -1
  s.ended = ending
  enter(s, 'over', io)
  io.reveal(EVERYONE)
  io.emit({ e: 'ended', ending })
}
