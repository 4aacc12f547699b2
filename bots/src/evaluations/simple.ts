/** An evaluation by a single number for each seat: where a game begins, until somebody knows it better. */
import type { GameState, Seat } from '@harvest/engine'
import type { Evaluation } from '../bot.ts'

/** `worth` is the points a seat has, and what its holdings may still bring. */
export function simpleEvaluation(worth: (state: GameState, seat: Seat) => number): Evaluation {
  return {
    appraise(state, _who, out) {
      for (let seat = 0; seat < state.sealed.length; seat++) out[seat] = worth(state, seat)
      return false
    },
    rivalry: { best: 0.5, mean: 0, victory: 0 },
    spread: 5,
    sight: 400,
    foresight: { moment, horizon: moment, by: 'tree' },
  }
}

function moment(state: GameState): number {
  return (state as GameState & { round?: number }).round ?? 0
}
