/** What the words of all languages are put together from; no word of any language itself. */
import type { GameText, Seat } from '@harvest/engine/wire'
import { BREEDING, COLUMNS, LETTERS, PLAQUES, ROWS, type Letter } from '../data.ts'
import { columnName, isUpright, NO_PLOT, notchPlace, NOTCHES, PLOT_A, PLOT_B, plotName } from '../field.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { PlayerView, View } from '../view.ts'

/** Every word of the game in one language. */
export type Text = GameText<View, Move, Event>

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

/**
 * The field as rows of letters under a head of columns, a dot for an empty plot. Farmers stand where they are as the
 * number of their seat, from 1: between two letters of a row, or between two rows, which then has a line of its own.
 */
export function fieldRows(view: View): string[] {
  const out = [
    gutter(''),
    ...Array.from({ length: ROWS * 2 + 1 }, (_, line) => gutter(line % 2 === 1 ? `${(line + 1) / 2}` : '')),
  ]
  for (let column = 0; column < COLUMNS; column++) out[0][LEFT + column * 2 + 1] = columnName(column)
  view.field.forEach((letter, plot) => {
    out[Math.floor(plot / COLUMNS) * 2 + 2][LEFT + (plot % COLUMNS) * 2 + 1] = letter ?? '.'
  })
  for (const { seat, farmer } of view.players) {
    if (!farmer) continue
    const { x, y } = notchPlace(farmer.notch)
    out[y * 2 + 1][LEFT + x * 2] = `${seat + 1}`
  }
  return out.map((line) => line.join('').trimEnd()).filter((line) => line !== '')
}

/** Columns of text left of the field. */
const LEFT = 2

function gutter(label: string): string[] {
  return [...label.padEnd(LEFT + COLUMNS * 2 + 1)]
}

/** What is planted where, colour by colour, for whoever hears the field instead of seeing it: `red (R) C1, D4`. */
export function planted(view: View, colours: { readonly [letter: string]: string }): string {
  return [...LETTERS]
    .map((letter) => {
      const plots = view.field.flatMap((pepper, plot) => (pepper === letter ? [plotName(plot)] : []))
      return plots.length === 0 ? '' : `${colours[letter]} (${letter}) ${plots.join(', ')}`
    })
    .filter((part) => part !== '')
    .join('; ')
}

/** What lies in front of the screen for everybody to count. */
export function plaquePoints({ plaques }: PlayerView): number {
  return plaques.reduce((sum, id) => sum + PLAQUES[id].points, 0)
}

/** The seats whose farmers are on the board. */
export function placedSeats(view: View): number[] {
  return view.players.filter(({ farmer }) => farmer !== null).map(({ seat }) => seat)
}

/** A path beside a plot: what walking over it would harvest, and whose farmer stands there. */
export interface PathBeside {
  readonly notch: number
  /** What two peppers breed here, as letters; empty while one of them is missing. */
  readonly bred: string
  readonly farmer: Seat | null
}

/** The plots row by row, each with the paths around it. */
export function plotRows<T>(
  view: View,
  tell: (plot: number, pepper: Letter | null, paths: readonly PathBeside[]) => T,
): T[][] {
  const farmers = new Map(
    view.players.flatMap(({ farmer, seat }) => (farmer ? [[farmer.notch, seat] as const] : [])),
  )
  const paths = view.field.map((): PathBeside[] => [])
  for (let notch = 0; notch < NOTCHES; notch++) {
    const sides = [PLOT_A[notch], PLOT_B[notch]]
    const [a, b] = sides.map((plot) => (plot === NO_PLOT ? null : (view.field[plot] ?? null)))
    const bred = a && b ? BREEDING[LETTERS.indexOf(a)][LETTERS.indexOf(b)] : ''
    const path = { notch, bred, farmer: farmers.get(notch) ?? null }
    for (const plot of sides) if (plot !== NO_PLOT) paths[plot].push(path)
  }
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const plot = row * COLUMNS + column
      return tell(plot, view.field[plot] ?? null, paths[plot])
    }),
  )
}

export type Kind = Move['do']

/** One function for each kind of move or event, each getting its own type. */
export type MoveWords = { readonly [K in Kind]: (move: Extract<Move, { do: K }>, view: View) => string }
export type EventWords<N> = {
  readonly [K in Event['e']]: (event: Extract<Event, { e: K }>, names: N) => string | null
}
