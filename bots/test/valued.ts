/** An evaluation for tests, by what a position is worth to each seat. */
import type { GameState, Seat } from '@harvest/engine'
import { simpleEvaluation } from '../src/evaluations/simple.ts'
import type { Evaluation } from '../src/index.ts'

export function valued(worth: (state: GameState, seat: Seat) => number): Evaluation {
  return { ...simpleEvaluation(worth), rivalry: { best: 0, mean: 0, victory: 0 } }
}
