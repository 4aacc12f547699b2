const COLOURS = [
  '#c4281b',
  '#f2c230',
  '#5e9a34',
  '#6e3a86',
  '#2e7fb8',
  '#ee7b1d',
  '#f4ece0',
  '#b0305f',
] as const

export function beanColour(nth: number): string {
  return COLOURS[nth % COLOURS.length]
}
