import type { TermWords } from '../words.ts'

export interface FoodCourtTelling {
  readonly terms: TermWords
  readonly deeds: { readonly [deed in 'serve' | 'win' | 'lost' | 'strip']: string }
  points(n: number): string
}
