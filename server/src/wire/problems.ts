/** What comes back when something is wrong. */
import type { Json } from '@harvest/engine/wire'
import type { Numbered } from './looking.ts'

export interface Problem {
  readonly key: string
  /** The rule of the game that refuses, where it is one. */
  readonly rule: string | null
  readonly args: { readonly [name: string]: Json }
  /** In the language of Accept-Language, if there is one of ours in it. */
  readonly sentence: string
}

export interface Failure {
  readonly error: Problem
  /** With 409 on moves and undo: what the seat is asked now. */
  readonly fresh?: Numbered
}
