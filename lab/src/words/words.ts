import type { Decides } from '@harvest/engine'

/** Every word the terminal itself says when somebody plays; what belongs to a game is in the game's text. */
export interface Words {
  readonly decides: { readonly [D in Decides]: string }
  /** What the person at the terminal is called in the log if no name was given. */
  readonly person: string
  opening(game: string, players: string, seed: number): string
  seat(name: string, what: string): string
  readonly you: string
  readonly help: readonly string[]
  /** What may be typed instead of the letter it stands for. */
  readonly typed: { readonly [word: string]: string }
  readonly ask: string
  readonly helpHint: string
  readonly log: string
  readonly logEmpty: string
  more(count: number): string
  notUnderstood(input: string): string
  readonly nothingTyped: string
  readonly takenBack: string
  readonly pause: string
  readonly quit: string
  readonly inputEnded: string
  readonly finalScores: string
  wins(name: string): string
  winsShared(names: string): string
  byTieBreak(what: string): string
  readonly total: string
  readonly place: string
  readonly and: string
}
