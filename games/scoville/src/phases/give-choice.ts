/** SC-FUL-2, choosing a gift: some market cards give one of two peppers, and the seat says which. */
import { enter, type IO } from '@harvest/engine'
import { MARKET } from '../data.ts'
import type { Event } from '../events.ts'
import { CHOOSE, type ChooseMove, type Move } from '../moves.ts'
import { colourOf, coloursOf } from '../peppers.ts'
import type { State } from '../state.ts'

const CHOICES: readonly (readonly number[])[] = MARKET.map((card) => coloursOf(card.givesOneOf))

export function listChoices(s: State, out: Move[]): void {
  const choices = CHOICES[s.giving]
  for (let i = 0; i < choices.length; i++) out.push(CHOOSE[choices[i]])
}

export function applyGiveChoice(s: State, move: ChooseMove, io: IO<Event>): void {
  s.players[s.active].peppers[colourOf(move.pepper)]++
  io.emit({ e: 'chose', seat: s.active, card: s.giving, pepper: move.pepper })
  s.giving = -1
  enter(s, 'fulfil', io)
}
