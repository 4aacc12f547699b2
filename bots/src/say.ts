/** Moves in words, for the coach and for reviews. */
import type { GameState, InEvery, Move, Names, Seat } from '@harvest/engine'
import type { GameEntry } from './bot.ts'

/** As a seat would find them on its buttons. */
export function sayIn(
  { game, text }: GameEntry,
  state: GameState,
  seat: Seat,
  names: Names,
): (move: Move) => InEvery<string> {
  const view = game.view(state, seat)
  return (move) => ({
    en: text.en.move(move, view, names),
    de: text.de.move(move, view, names),
    fr: text.fr.move(move, view, names),
  })
}
