import type { GameEntry } from '@harvest/bots'
import type { Lab } from '../lab.ts'

/** Questions about the balance of one game, answered by simulation. */
export interface Study {
  readonly game: string
  /** Plays and reports, part by part: a study may take half an hour. */
  run(lab: Lab, entry: GameEntry, games: number, seed: number): void
}
