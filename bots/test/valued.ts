/** An evaluation for tests, by what a position is worth to each seat. */
import type { GameState, Seat } from '@harvest/engine'
import type { Evaluation } from '../src/index.ts'

export function valued(worth: (state: GameState, seat: Seat) => number): Evaluation {
  return {
    appraise(state, _who, out) {
      for (let seat = 0; seat < state.sealed.length; seat++) out[seat] = worth(state, seat)
      return false
    },
    rivalry: { best: 0, mean: 0, victory: 0 },
    spread: 5,
    sight: 400,
    foresight: { moment, horizon: moment, by: 'tree' },
  }
}

function moment(state: GameState): number {
  return (state as GameState & { round?: number }).round ?? 0
}
