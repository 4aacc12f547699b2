/**
 * What bots mean to do next, for whoever lets them play whole games: a turn that was thought through at its first
 * step is not thought through again at each of the others. A plan is kept by what the seat will see once it has been
 * followed so far. If chance or somebody else brings anything else to see, it is of no use and a new one is made; after
 * an undo, the old one may be.
 */
import { quickIO, type AnyGame, type GameState, type Move, type Seat } from '@harvest/engine'
import { fingerprint } from './fingerprint.ts'

export class Memory {
  /** By seat: the next move for each position of its plan. */
  private readonly plans: Map<number, Move>[] = []

  /** What the seat meant to do here, if it has foreseen this position. */
  recall(game: AnyGame, state: GameState, seat: Seat): Move | null {
    const plan = this.plans[seat]
    return plan === undefined || plan.size === 0 ? null : (plan.get(printOf(game, state, seat)) ?? null)
  }

  /** Keep a plan that begins in `state`, instead of the last one of this seat. `state` is used up. */
  keep(game: AnyGame, state: GameState, seat: Seat, line: readonly Move[]): void {
    const plan = (this.plans[seat] ??= new Map<number, Move>())
    plan.clear()
    const io = quickIO(0)
    for (let i = 1; i < line.length; i++) {
      game.apply(state, seat, line[i - 1], io)
      plan.set(printOf(game, state, seat), line[i])
    }
  }
}

function printOf(game: AnyGame, state: GameState, seat: Seat): number {
  return fingerprint(game.view(state, seat))
}
