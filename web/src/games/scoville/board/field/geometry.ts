/** Where things of the field lie on its sheet. One plot and one path make 72 units. */
import { COLUMNS, NOTCHES, ROWS, isUpright, notchPlace } from '@harvest/scoville/public'

export const PITCH = 72
export const PATH = 18
export const PLOT = PITCH - PATH
/** Room for the letters and numbers along the edge. */
export const MARGIN = 22
export const WIDTH = COLUMNS * PITCH + PATH + MARGIN * 2
export const HEIGHT = ROWS * PITCH + PATH + MARGIN * 2

/** A farmer on a notch. */
export const FARMER = 32

export interface Point {
  readonly x: number
  readonly y: number
}

/** A place given in plots from the top left junction. */
function place(x: number, y: number): Point {
  return { x: MARGIN + PATH / 2 + x * PITCH, y: MARGIN + PATH / 2 + y * PITCH }
}

export const PLOT_CENTRES: readonly Point[] = Array.from({ length: COLUMNS * ROWS }, (_, plot) =>
  place((plot % COLUMNS) + 0.5, Math.floor(plot / COLUMNS) + 0.5),
)

export const NOTCH_CENTRES: readonly Point[] = Array.from({ length: NOTCHES }, (_, notch) => {
  const { x, y } = notchPlace(notch)
  return place(x, y)
})

/** The junction that two notches of one step share. */
export function junctionBetween(from: number, to: number): Point {
  const a = notchPlace(from)
  const b = notchPlace(to)
  // Two level notches in a line share the junction halfway; otherwise the level one gives the line, the upright the column.
  if (isUpright(from) === isUpright(to)) return place((a.x + b.x) / 2, (a.y + b.y) / 2)
  return isUpright(from) ? place(a.x, b.y) : place(b.x, a.y)
}

/** The line a farmer walks over these notches, through the junctions between them. */
export function walkPath(notches: readonly number[]): string {
  let out = ''
  notches.forEach((notch, index) => {
    const here = NOTCH_CENTRES[notch]
    if (index === 0) {
      out = `M${here.x} ${here.y}`
      return
    }
    const corner = junctionBetween(notches[index - 1], notch)
    out += `L${corner.x} ${corner.y}L${here.x} ${here.y}`
  })
  return out
}

/** Which way a heading points, as a turn of an arrow that points right. */
export function headingAngle(heading: number): number {
  const back = (heading & 1) === 0
  return isUpright(heading >> 1) ? (back ? -90 : 90) : back ? 180 : 0
}

/** The plot a point lies in, or null on the paths and outside. */
export function plotUnder(point: Point): number | null {
  const x = (point.x - MARGIN - PATH) / PITCH
  const y = (point.y - MARGIN - PATH) / PITCH
  const column = Math.floor(x)
  const row = Math.floor(y)
  if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return null
  return (x - column) * PITCH <= PLOT && (y - row) * PITCH <= PLOT ? row * COLUMNS + column : null
}

/** The nearest of some places within reach of a point, or null. */
export function nearest<T extends Point>(places: readonly T[], point: Point, reach: number): T | null {
  let best: T | null = null
  let shortest = reach
  for (const candidate of places) {
    const distance = Math.hypot(candidate.x - point.x, candidate.y - point.y)
    if (distance <= shortest) {
      best = candidate
      shortest = distance
    }
  }
  return best
}
