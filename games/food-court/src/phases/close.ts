/** The end of a turn: on to the next kitchen, and after the last round to the end of the game. */
import { enter, type IO, type Seat } from '@harvest/engine'
import { LAST_ROUND } from '../data.ts'
import type { Event } from '../events.ts'
import { finalTotal } from '../score.ts'
import type { State } from '../state.ts'
import { askTied, endGame } from './honour.ts'

export function beginTurn(s: State, seat: Seat, io: IO<Event>): void {
  s.active = seat
  s.discarded = 0
  s.attracted = false
  io.emit({ e: 'turn', seat, round: s.round })
  enter(s, 'discard', io)
}

/** FC-WIN-2, FC-WIN-5: everyone has had the same number of turns when a round is over. */
export function closeTurn(s: State, io: IO<Event>): void {
  enter(s, 'close', io)
  const next = s.active + 1 === s.kitchens.length ? 0 : s.active + 1
  if (next === s.first) {
    if (s.last === '' && s.round === LAST_ROUND) s.last = 'rounds'
    if (s.last !== '') return closeGame(s, io)
    s.round++
  }
  beginTurn(s, next, io)
}

/** FC-WIN-3, and FC-WIN-4 if it takes a tie-break. */
function closeGame(s: State, io: IO<Event>): void {
  let best = 0
  for (const k of s.kitchens) best = Math.max(best, finalTotal(k))
  const leaders: Seat[] = []
  for (const [seat, k] of s.kitchens.entries()) if (finalTotal(k) === best) leaders.push(seat)
  if (leaders.length > 1) askTied(s, leaders, io)
  else endGame(s, io)
}
