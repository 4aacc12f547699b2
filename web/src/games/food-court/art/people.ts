/**
 * Customers as busts of 96 x 104: a head, one of eight ways to wear hair or a hat, one for each effect, and clothes
 * in the colours of their kitchen. Faces differ from deck to deck, so that no two of the 64 are alike.
 */
import type { Layer } from './inks.ts'
import type { Look } from './looks.ts'

const SKIN = ['#f4d3b8', '#e3b189', '#c98f63', '#9d6745', '#754b34']
const HAIR = ['#3a2c22', '#6b432a', '#b57d43', '#dcb975', '#9c9690', '#86402b']

const HEAD = 'M29 38c0-14 8-22 19-22s19 8 19 22-9 23-19 23-19-9-19-23z'
const EARS = 'M30 35c-6-2-6 10 1 10zm36 0c6-2 6 10-1 10z'
const NECK = 'M40 54h16v20h-16z'
const BODY = 'M10 104c0-20 12-31 30-35 3 8 13 8 16 0 18 4 30 15 30 35z'
const COLLAR = 'M40 69c3 8 13 8 16 0l7 2c-3 15-27 15-30 0z'
const EYES = 'M41 39h0m14 0h0'
const SMILE = 'M41 50c3 4 11 4 14 0'
const FROWN = 'M36 32l8 2m16-2l-8 2'

/** [kind or ink, path]: `hair`, `a` and `b` are filled in; before the head stands what is behind it. */
interface Style {
  readonly behind?: string
  readonly hair?: string
  readonly a?: string
  readonly b?: string
  readonly line?: string
  readonly frown?: boolean
}

const STYLES: readonly Style[] = [
  {
    hair: 'M27 37c-4-17 7-27 21-27s25 10 21 27c-2-6-4-10-9-13-8 4-20 4-26 0-4 3-5 7-7 13z',
    line: 'M34 39a7 7 0 1 0 13 0 7 7 0 1 0-13 0zm15 0a7 7 0 1 0 13 0 7 7 0 1 0-13 0z',
  },
  {
    behind: 'M38 10a10 10 0 1 0 20 0 10 10 0 1 0-20 0z',
    hair: 'M28 38c-3-19 8-26 20-26s23 7 20 26c-3-11-10-16-20-16s-17 5-20 16z',
  },
  {
    behind: 'M23 34c-2-18 10-27 25-27s27 9 25 27c0 16 5 28 3 42h-56c-2-14 3-26 3-42z',
    hair: 'M28 38c-1-16 10-23 20-21 9-2 21 5 20 21-6-4-12-10-16-16-6 8-16 14-24 16z',
  },
  {
    hair: 'M28 30h6v12l-6-4zm40 0h-6v12l6-4z',
    b: 'M27 30c0-14 9-22 21-22s21 8 21 22z',
    a: 'M26 29h43c7 0 13 2 13 7h-56z',
  },
  {
    hair: 'M29 43c-5-5-4-14 0-17l4 14zm38 0c5-5 4-14 0-17l-4 14zm-33 9c3-5 11-6 14-3 3-3 11-2 14 3-4 3-11 2-14 0-3 2-10 3-14 0z',
    frown: true,
  },
  {
    behind:
      'M48 3c10-2 18 3 21 10 8 3 12 13 9 21 3 8-2 17-9 19h-42c-7-2-12-11-9-19-3-8 1-18 9-21 3-7 11-12 21-10z',
    hair: 'M29 33c1-11 9-15 19-15s18 4 19 15c-5-6-11-8-19-8s-14 2-19 8z',
  },
  {
    behind: 'M23 36c-2-20 10-28 25-28s27 8 25 28l1 20c-5 5-10 5-12 0h-28c-2 5-7 5-12 0z',
    hair: 'M28 38c-2-17 8-23 20-23s22 6 20 23h-5c0-5-1-8-2-9h-26c-1 1-2 4-2 9z',
  },
  {
    hair: 'M30 40c1 21 8 28 18 28s17-7 18-28c-2 6-6 8-10 7s-12-1-16 0-8-1-10-7z',
    b: 'M31 25c0-15 5-20 17-20s17 5 17 20z',
    a: 'M17 26c11-5 51-5 62 0 0 5-11 7-31 7s-31-2-31-7z',
    frown: true,
  },
]

export function bustOf(deck: number, effect: number, look: Look): Layer[] {
  const style = STYLES[effect]
  const skin = SKIN[(deck * 2 + effect * 3) % SKIN.length]
  const hair = HAIR[(deck * 5 + effect) % HAIR.length]
  const area = (d: string | undefined, ink: string): Layer[] => (d ? [{ d, kind: 'area', ink }] : [])
  const line = (d: string | undefined, kind = 'line'): Layer[] => (d ? [{ d, kind, ink: undefined }] : [])
  return [
    ...area(style.behind, hair),
    ...area(NECK, skin),
    ...area(BODY, look.a),
    ...area(COLLAR, look.b),
    ...area(EARS, skin),
    ...area(HEAD, skin),
    ...line(EYES, 'bold'),
    ...(style.frown ? line(FROWN) : line(SMILE)),
    ...area(style.hair, hair),
    ...area(style.b, look.b),
    ...area(style.a, look.a),
    ...line(style.line),
  ]
}
