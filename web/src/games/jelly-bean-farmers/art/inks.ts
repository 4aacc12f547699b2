/**
 * A picture is a list of shapes on a 64 x 64 sheet, each with the ink it is printed in. All are outlined alike, so
 * that they read as cuts of one catalogue.
 */
export const INKS = {
  paper: '#fffdf8',
  ink: '#2b2118',
  soil: '#8a6a4a',
  skin: '#f1dcbc',
  red: '#c4281b',
  orange: '#ee7b1d',
  yellow: '#f2c230',
  leaf: '#7fa862',
  deep: '#4d6b35',
  blue: '#2e7fb8',
  pale: '#a9d3dc',
  plum: '#6e3a86',
  night: '#463c52',
  brown: '#7a4a21',
  tan: '#c79a63',
  steel: '#b9bdb8',
  stone: '#d6cdbc',
  cloud: '#e9edea',
} as const

/** `line` is drawn without a filling, `thick` and `light` are lines of their own kind. */
export type Ink = keyof typeof INKS | 'line' | 'thick' | 'light'

export type Picture = readonly (readonly [ink: Ink, d: string])[]

/** A circle as a path, because all shapes are paths. */
export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}
