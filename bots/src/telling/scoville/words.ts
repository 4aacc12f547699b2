import { listed, picture } from '@harvest/engine'
import { LETTERS } from '@harvest/scoville/public'
import type { TermWords } from '../words.ts'

export interface ScovilleTelling {
  readonly terms: TermWords
  readonly plaque: string
  readonly first: string
  /** So many paths, some of which others get to as well. */
  opened(paths: number, shared: number, letters: string): string
  readonly onlyOthers: string
  harvest(letters: string): string
  /** What the turn makes where it is more than one thing. */
  takings(points: number): string
}

export interface PepperWords {
  readonly colours: { readonly [letter: string]: string }
  times(count: number): string
  readonly last: string
}

/** The peppers of some letters, drawn; those who hear it hear the colours: `two brown and blue`. */
export function peppersIn({ colours, times, last }: PepperWords): (letters: string) => string {
  return (letters) =>
    listed(
      [...new Set(letters)]
        .sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b))
        .map((letter) => {
          const count = letters.split(letter).length - 1
          const drawn = picture('pepper', letter, colours[letter])
          return count === 1 ? drawn : `${times(count)} ${drawn}`
        }),
      last,
    )
}
