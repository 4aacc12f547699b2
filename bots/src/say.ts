/** Moves in words, for the coach and for reviews. */
import { inEvery, type GameState, type InEvery, type Move, type Names, type Seat } from '@harvest/engine'
import type { GameEntry } from './bot.ts'

/** As a seat would find them on its buttons. */
export function sayIn(
  { game, text }: GameEntry,
  state: GameState,
  seat: Seat,
  names: Names,
): (move: Move) => InEvery<string> {
  const view = game.view(state, seat)
  return (move) => inEvery((language) => text[language].move(move, view, names))
}
