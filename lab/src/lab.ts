import type { Bot, GameEntry } from '@harvest/bots'
import type { Readable } from 'node:stream'

/** What a command may touch of the outside world; tests bring their own. */
export interface Lab {
  readonly games: readonly GameEntry[]
  readonly bots: readonly Bot[]
  readonly input: Readable
  readonly screen: Screen
  /** A line on standard output. */
  out(line: string): void
  /** Text on standard error, as it is. */
  err(text: string): void
  /** Milliseconds; only for speed figures and the progress bar, never for a result. */
  now(): number
  /** Milliseconds this thread has worked: what bots' time is measured by, so that a busy machine weakens nobody. */
  thinking(): number
  /** How many threads play a study's games; 0 plays them right here. */
  readonly threads: number
  /** Calls back once somebody wants to stop (Ctrl-C), instead of ending the process; returns how to leave that again. */
  onInterrupt(stop: () => void): () => void
  /** A number nobody can predict, for a game that needn't be repeatable. */
  freshSeed(): number
}

export interface Screen {
  readonly columns: number
  readonly rows: number
  /** Whether somebody is typing the input, so that line editing and pauses make sense. */
  readonly typed: boolean
  /** Whether a progress bar would be seen. */
  readonly progress: boolean
}

/** Something is wrong with the command line; the message says what, and what to do about it. */
export class UsageError extends Error {}

/** Exit codes of every command. */
export const DONE = 0
export const FAILED = 1
export const WRONG_USE = 2
/** Stopped by Ctrl-C, as shells count it. */
export const INTERRUPTED = 130
