import type { GameEntry } from '@harvest/bots'
import type { Lab } from '../lab.ts'

/** Questions about the balance of one game, answered by simulation. */
export interface Study {
  readonly game: string
  /** Returns the lines of the report. */
  run(lab: Lab, entry: GameEntry, games: number, seed: number): string[]
}
