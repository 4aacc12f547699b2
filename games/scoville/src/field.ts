/**
 * SC-HAR-2, the shape of the pepper field: 10 x 7 plots, the paths between and around them, and where a step leads.
 * Nothing here changes during a game; all tables are worked out once when the module loads.
 *
 * Plots are numbered row by row from the top left. A notch is the middle of a path segment between two
 * neighbouring junctions: first the 80 level segments row by row, then the 77 upright ones. A heading is a
 * notch with a direction, `notch * 2` towards the left or upper junction and `notch * 2 + 1` towards the right
 * or lower one, so that headings can be stored and looked up as numbers.
 */
import { COLUMNS, ROWS, START_PLOTS } from './data.ts'

export const PLOTS = COLUMNS * ROWS
const LEVEL = COLUMNS * (ROWS + 1)
export const NOTCHES = LEVEL + (COLUMNS + 1) * ROWS
export const NO_PLOT = -1

/** The plot in a column and row, both counted from 1. */
export function plotAt(column: number, row: number): number {
  return (row - 1) * COLUMNS + column - 1
}

/** The level notch between junctions x and x + 1 on path line y, all counted from 0. */
function levelNotch(x: number, y: number): number {
  return y * COLUMNS + x
}

/** The upright notch between junctions y and y + 1 on path line x. */
function uprightNotch(x: number, y: number): number {
  return LEVEL + y * (COLUMNS + 1) + x
}

export function isUpright(notch: number): boolean {
  return notch >= LEVEL
}

/** Where a notch lies, in plots from the top left corner of the field. */
export function notchPlace(notch: number): { readonly x: number; readonly y: number } {
  if (!isUpright(notch)) return { x: (notch % COLUMNS) + 0.5, y: Math.floor(notch / COLUMNS) }
  const rest = notch - LEVEL
  return { x: rest % (COLUMNS + 1), y: Math.floor(rest / (COLUMNS + 1)) + 0.5 }
}

/** The notch of a heading; -1 stays -1, for a farmer who isn't placed and a way that isn't there. */
export function notchOf(heading: number): number {
  return heading >> 1
}

/** The same notch, facing the other way. */
export function turned(heading: number): number {
  return heading ^ 1
}

/** Whether a heading faces the left or upper junction of its notch. */
export function facesBack(heading: number): boolean {
  return (heading & 1) === 0
}

/** The plots beside a notch, `NO_PLOT` for the outside: above and below a level one, left and right of an upright one. */
export const PLOT_A: readonly number[] = Array.from({ length: NOTCHES }, (_, notch) => besides(notch)[0])
export const PLOT_B: readonly number[] = Array.from({ length: NOTCHES }, (_, notch) => besides(notch)[1])

function besides(notch: number): [number, number] {
  const { x, y } = notchPlace(notch)
  if (isUpright(notch)) {
    const row = Math.floor(y) + 1
    return [x === 0 ? NO_PLOT : plotAt(x, row), x === COLUMNS ? NO_PLOT : plotAt(x + 1, row)]
  }
  const column = Math.floor(x) + 1
  return [y === 0 ? NO_PLOT : plotAt(column, y), y === ROWS ? NO_PLOT : plotAt(column, y + 1)]
}

/** The notch between the two start plots. */
export const STAR = uprightNotch(START_PLOTS[0][0], START_PLOTS[0][1] - 1)

/** The headings a farmer can take through a junction, each facing away from it. */
function away(x: number, y: number): number[] {
  const out: number[] = []
  if (y > 0) out.push(uprightNotch(x, y - 1) * 2)
  if (x > 0) out.push(levelNotch(x - 1, y) * 2)
  if (x < COLUMNS) out.push(levelNotch(x, y) * 2 + 1)
  if (y < ROWS) out.push(uprightNotch(x, y) * 2 + 1)
  return out
}

export const NO_STEP = -1

/** A step goes straight on, left or right. */
export const WAYS_AHEAD = 3

/** From `firstAhead(heading)` on, `WAYS_AHEAD` entries: the headings one step ahead, then `NO_STEP`. */
export const AHEAD: readonly number[] = aheadTable()

export function firstAhead(heading: number): number {
  return heading * WAYS_AHEAD
}

function aheadTable(): number[] {
  const out: number[] = []
  for (let heading = 0; heading < NOTCHES * 2; heading++) {
    const notch = notchOf(heading)
    const { x, y } = notchPlace(notch)
    const towards = facesBack(heading) ? -0.5 : 0.5
    const exits = isUpright(notch) ? away(x, y + towards) : away(x + towards, y)
    const ahead = exits.filter((exit) => notchOf(exit) !== notch)
    for (let i = 0; i < WAYS_AHEAD; i++) out.push(ahead[i] ?? NO_STEP)
  }
  return out
}

/** The plots orthogonally next to each plot. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: PLOTS }, (_, plot) => {
  const column = plot % COLUMNS
  const out: number[] = []
  if (plot >= COLUMNS) out.push(plot - COLUMNS)
  if (column > 0) out.push(plot - 1)
  if (column < COLUMNS - 1) out.push(plot + 1)
  if (plot < PLOTS - COLUMNS) out.push(plot + COLUMNS)
  return out
})

/** The letter of a column, from A. */
export function columnName(column: number): string {
  return String.fromCharCode(65 + column)
}

/** A plot as people say it: the letter of its column and the number of its row, `E4`. */
export function plotName(plot: number): string {
  return columnName(plot % COLUMNS) + (Math.floor(plot / COLUMNS) + 1)
}
