/**
 * What comes after a move, told by planners: everybody plays their turns as the planner would with little time, and
 * chooses in secret by the game's formula, until the horizon.
 */
import type { GameState, Move, Seat } from '@harvest/engine'
import { fingerprint } from '../fingerprint.ts'
import { planTurn } from '../plan.ts'
import { isSealed } from '../secret.ts'
import type { SearchTable } from './table.ts'

/** Play a position to the horizon, or while there is time, beginning with `line`; `table.worths` says what that is worth. */
export function playOn(table: SearchTable, state: GameState, line: readonly Move[]): void {
  const { game, me, timer } = table
  const isStopped = (): boolean => timer.isStopped
  followLine(table, state, me, line)
  for (let left = game.maxDecisions; left > 0 && !table.isBeyond(state); left--) {
    if (timer.isOver) break
    const seat = table.next(state)
    const moves = table.moves(state, seat)
    if (moves.length === 1) table.apply(state, seat, moves[0])
    else if (isSealed(game, state)) table.apply(state, seat, chooseSecret(table, state, seat, moves, me))
    else
      followLine(
        table,
        state,
        seat,
        planTurn(table.planner, state, seat, moves, table.rng, table.breadth, isStopped).line,
      )
  }
  table.value(state)
}

/** Chance may come between a plan and its moves: from what has become impossible on, the plan is dropped. */
function followLine(table: SearchTable, state: GameState, seat: Seat, line: readonly Move[]): void {
  for (const move of line) {
    if (table.isBeyond(state) || table.next(state) !== seat) return
    if (!table.moves(state, seat).includes(move)) return
    table.apply(state, seat, move)
  }
}

/**
 * The moves that are weighed are tried in the same sample, and much of what others do in it is the same after each of
 * them: whoever sees the same chooses the same, and that is thought about once.
 */
function chooseSecret(
  table: SearchTable,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  me: Seat,
): Move {
  const { game, chosen, entry } = table
  const { sealed, hasty = sealed } = entry.evaluation
  if (!hasty) return table.guess(state, seat, moves)
  const seen = fingerprint([seat, game.view(state, seat)] as never)
  let move = chosen.get(seen)
  if (move === undefined || !moves.includes(move)) {
    move = seat === me ? hasty(state, seat, moves, table.rng) : table.guess(state, seat, moves)
    chosen.set(seen, move)
  }
  return move
}
