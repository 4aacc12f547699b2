/** By the terms of an evaluation's `explain`: what to call more of each, and less, in a list after a colon. */
export interface TermWords {
  readonly [term: string]: readonly [more: string, less: string]
}
