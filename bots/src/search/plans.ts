/**
 * What comes after a move, told by planners: everybody plays their turns as the planner would with little time, and
 * chooses in secret by the game's formula, until the horizon.
 */
import type { GameState, Move, Seat } from '@harvest/engine'
import { isSealed, planTurn } from '../plan.ts'
import type { SearchTable } from './table.ts'

/** Positions looked at for a whole turn. */
const BREADTH = 30

/** Play a position to the horizon; `table.worths` says what that is worth. */
export function playOn(table: SearchTable, state: GameState): void {
  const { game, me } = table
  for (let left = game.maxDecisions; left > 0 && !table.isBeyond(state); left--) {
    const seat = table.next(state)
    const moves = table.moves(state, seat)
    if (moves.length === 1) table.apply(state, seat, moves[0])
    else if (isSealed(game, state)) table.apply(state, seat, chooseSecret(table, state, seat, moves, me))
    else playTurn(table, state, seat, moves)
  }
  table.value(state)
}

function chooseSecret(
  table: SearchTable,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  me: Seat,
): Move {
  const { sealed } = table.entry.evaluation
  if (seat !== me || !sealed) return table.guess(state, seat, moves)
  return sealed(state, seat, moves, table.rng)
}

/** Chance may come between the plan and its moves: what has become impossible is planned anew by the next call. */
function playTurn(table: SearchTable, state: GameState, seat: Seat, moves: readonly Move[]): void {
  const { line } = planTurn(table.entry, state, seat, moves, table.rng, BREADTH)
  table.apply(state, seat, line[0])
  for (let i = 1; i < line.length; i++) {
    if (table.isBeyond(state) || table.next(state) !== seat) return
    if (!table.moves(state, seat).includes(line[i])) return
    table.apply(state, seat, line[i])
  }
}
