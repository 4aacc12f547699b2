import type { InEvery, Move } from '@harvest/engine/wire'
import type { CommandId } from './ids.ts'

/** Whether a coach at this table is fine with this person. It may only be asked if it's fine with everybody. */
export interface AllowCoach {
  readonly id: CommandId
  readonly allow: boolean
}

/** A move that the coach recommends. */
export interface Advice {
  readonly move: Move
  /** How likely the seat is to win after it, from 0 to 1. */
  readonly wins: number
  /** The points it can expect to end with. */
  readonly points: number
  /** How its turn might go on. */
  readonly line: readonly Move[]
  /** In every language; null if there's nothing to compare with. */
  readonly reason: InEvery<string> | null
}

/** What the coach says about a decision, the best move first. */
export interface Advised {
  readonly decision: number
  readonly advice: readonly Advice[]
}

/** How likely everybody is to win, by seat from 0 to 1, as far as the one who asks can know. */
export interface Chances {
  readonly chances: readonly number[]
}
