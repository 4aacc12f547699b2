import type { TermWords } from '../words.ts'

export interface JellyBeanTelling {
  readonly terms: TermWords
  readonly deeds: {
    readonly [
      deed in 'out' | 'field' | 'silo' | 'tribute' | 'debt' | 'rabbits' | 'unit' | 'upgrade' | 'stamp'
    ]: string
  }
}
