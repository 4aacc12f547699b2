import type { Effect, Seat } from '@harvest/engine'
import type { Move } from './moves.ts'
import type { State } from './state.ts'
export function preview(_s: State, _seat: Seat, _move: Move): Effect[] {
  return []
}
