import type { GameEntry } from '@harvest/bots'
import type { Lab } from '../lab.ts'

export interface Done {
  readonly games: number
  readonly of: number
}

/** Questions about the balance of one game, answered by simulation. */
export interface Study {
  readonly game: string
  /** Plays and reports, part by part: a study may take half an hour. Says how many of how many games were played. */
  run(lab: Lab, entry: GameEntry, games: number, seed: number, stop: AbortSignal): Promise<Done>
}
