/** Numbers drawn with the pen of marks.ts, so that a mark shows whatever the game's tables say. */

const WIDTH = 16
const HEIGHT = 24
const GAP = 6

/** Each digit on a sheet of 16 x 24, from the top left corner, in relative commands. */
const DIGITS = [
  'm8 0c-11 0-11 24 0 24 11 0 11-24 0-24',
  'm4 5l5-5v24',
  'm0 7c0-9 16-9 16 0 0 7-16 10-16 17h17',
  'm1 4c3-7 14-5 14 2 0 5-5 5-8 5 4 0 9 1 9 6 0 9-13 9-16 3',
  'm11 24v-24l-11 16h16',
  'm15 0h-12l-2 10c5-3 15-2 15 6 0 10-13 10-16 4',
  'm13 1c-7-3-13 5-13 14 0 12 16 12 16 1 0-9-13-10-16-2',
  'm0 0h16l-10 24',
  'm8 11c-9 0-9-11 0-11 9 0 9 11 0 11-11 0-11 13 0 13 11 0 11-13 0-13',
  'm3 23c7 3 13-5 13-14 0-12-16-12-16-1 0 9 13 10 16 2',
]

const round = (n: number): number => Math.round(n * 100) / 100

/** A whole number from 0 as a path: its top left corner, and the width it is to fill. */
export function drawNumber(n: number, x: number, y: number, width: number): string {
  const digits = [...String(n)].map(Number)
  const scale = width / (digits.length * (WIDTH + GAP) - GAP)
  const top = y + (HEIGHT * (width / WIDTH - scale)) / 2
  return digits
    .map((digit, index) => {
      const left = x + index * (WIDTH + GAP) * scale
      const path = DIGITS[digit]!.replace(/-?\d+/g, (number) => ` ${round(Number(number) * scale)}`)
      return `M${round(left)} ${round(top)}${path}`
    })
    .join('')
}
