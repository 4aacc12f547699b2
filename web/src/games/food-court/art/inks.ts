/**
 * How drawings are written down. A drawing is a line of text: layers from back to front, parted by `|`, each an
 * ink and an SVG path. `red M…` is an area with an outline; `~ M…` a fine line; `= M…` a line; `# M…` a bold one;
 * `^red M…` a stem of that colour with an outline; `.red M…` and `:red M…` small and larger dots. `a` and `b`
 * stand for the inks a drawing is used with.
 */
export const INKS = {
  red: '#c8372c',
  beef: '#bd4d44',
  rose: '#e59c8c',
  pink: '#f2bdb8',
  meat: '#96543c',
  dark: '#4d362b',
  wheat: '#f1d791',
  gold: '#ecba41',
  amber: '#c9812f',
  crust: '#cf9552',
  tan: '#e2c08e',
  cream: '#fbf0d6',
  white: '#fffdf8',
  lime: '#b7ce66',
  leaf: '#7eaa57',
  deep: '#44733c',
  orange: '#e7883c',
  plum: '#94496b',
  violet: '#64478a',
  sky: '#bcd8dd',
  blue: '#4f82a8',
  slate: '#585c62',
  steel: '#c6cbc9',
  wood: '#c29565',
  clay: '#b76a43',
  broth: '#dfa95f',
} as const

export type Ink = keyof typeof INKS

export interface Layer {
  readonly d: string
  /** area, fine, line, bold, stem, dot, blob */
  readonly kind: string
  readonly ink: string | undefined
}

const KINDS: { readonly [mark: string]: string } = {
  '~': 'fine',
  '=': 'line',
  '#': 'bold',
  '^': 'stem',
  '.': 'dot',
  ':': 'blob',
}

/** What has been read before: a board shows the same few drawings a hundred times. */
const known = new Map<string, readonly Layer[]>()

export function layersOf(drawing: string, a?: string, b?: string): readonly Layer[] {
  const key = `${drawing}|${a}|${b}`
  let layers = known.get(key)
  if (!layers) known.set(key, (layers = readLayers(drawing, a, b)))
  return layers
}

function readLayers(drawing: string, a?: string, b?: string): Layer[] {
  return drawing.split('|').map((layer) => {
    const at = layer.indexOf(' ')
    const word = layer.slice(0, at)
    const kind = KINDS[word[0]]
    const name = kind === undefined ? word : word.slice(1)
    return { d: layer.slice(at + 1), kind: kind ?? 'area', ink: inkOf(name, a, b) }
  })
}

function inkOf(name: string, a?: string, b?: string): string | undefined {
  const chosen = name === 'a' ? a : name === 'b' ? (b ?? a) : name
  return INKS[chosen as Ink]
}

/** The outlines of a drawing, for a paper edge that keeps dark pieces apart from dark ground. Stems are wider. */
export function edgesOf(layers: readonly Layer[]): { readonly areas: string; readonly stems: string } {
  const joined = (stem: boolean): string =>
    layers.flatMap(({ d, kind }) => ((kind === 'stem') === stem ? d : [])).join('')
  return { areas: joined(false), stems: joined(true) }
}
