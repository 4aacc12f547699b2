/** What the words of all languages are put together from; no word of any language itself. */
import { COLUMNS, LETTERS, ROWS } from '../data.ts'
import { isUpright, NO_PLOT, PLOT_A, PLOT_B } from '../field.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'

/** `'NRR'` as colours with their counts, in the order of the breeding chart. */
export function groups(letters: string): [letter: string, count: number][] {
  return [...LETTERS]
    .map((letter): [string, number] => [letter, letters.split(letter).length - 1])
    .filter(([, count]) => count > 0)
}

/** Ten counts as letters. */
export function spell(counts: readonly number[]): string {
  return [...LETTERS].map((letter, colour) => letter.repeat(counts[colour])).join('')
}

/** Where a notch lies: between two plots, or on a side of one at the edge of the field. */
export type NotchSpot =
  | { readonly side: 'between'; readonly plot: number; readonly other: number }
  | { readonly side: 'above' | 'below' | 'left' | 'right'; readonly plot: number }

export function notchSpot(notch: number): NotchSpot {
  const a = PLOT_A[notch]
  const b = PLOT_B[notch]
  if (a === NO_PLOT) return { side: isUpright(notch) ? 'left' : 'above', plot: b }
  if (b === NO_PLOT) return { side: isUpright(notch) ? 'right' : 'below', plot: a }
  return { side: 'between', plot: a, other: b }
}

/** The field as rows of letters under a head of columns, a dot for an empty plot. */
export function fieldRows(view: View): string[] {
  const columns = Array.from({ length: COLUMNS }, (_, column) => String.fromCharCode(65 + column))
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const plots = view.field.slice(row * COLUMNS, (row + 1) * COLUMNS)
    return `${row + 1}  ${plots.map((letter) => letter ?? '.').join(' ')}`
  })
  return [`   ${columns.join(' ')}`, ...rows]
}

export type Kind = Move['do']
export type EventKind = Event['e']

/** One function for each kind of move or event, each getting its own type. */
export type MoveWords = { readonly [K in Kind]: (move: Extract<Move, { do: K }>, view: View) => string }
export type EventWords<N> = {
  readonly [K in EventKind]: (event: Extract<Event, { e: K }>, names: N) => string | null
}
