/**
 * Customers as busts of 48 x 52: a head, one of eight ways to wear hair or a hat, one for each effect, and clothes
 * in the colours of their kitchen. Faces differ from deck to deck, so that no two of the 64 are alike.
 */
import type { Layer } from './inks.ts'
import type { Look } from './looks.ts'

const SKIN = ['#f4d3b8', '#e3b189', '#c98f63', '#9d6745', '#754b34']
const HAIR = ['#3a2c22', '#6b432a', '#b57d43', '#dcb975', '#9c9690', '#86402b']

const HEAD =
  'M14.5 19C14.5 12 18.5 8 24 8C29.5 8 33.5 12 33.5 19C33.5 26 29 30.5 24 30.5C19 30.5 14.5 26 14.5 19Z'
const EARS = 'M15 17.5C12 16.5 12 22.5 15.5 22.5ZM33 17.5C36 16.5 36 22.5 32.5 22.5Z'
const NECK = 'M20 27H28V37H20Z'
const BODY = 'M5 52C5 42 11 36.5 20 34.5C21.5 38.5 26.5 38.5 28 34.5C37 36.5 43 42 43 52Z'
const COLLAR = 'M20 34.5C21.5 38.5 26.5 38.5 28 34.5L31.5 35.4C30 43 18 43 16.5 35.4Z'
const EYES = 'M20.3 19.3h0M27.7 19.3h0'
const SMILE = 'M20.5 25C22 27.2 26 27.2 27.5 25'
const FROWN = 'M18 16L22 17.2M30 16L26 17.2'

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
    hair: 'M13.5 18.5C11.5 10 17 5 24 5C31 5 36.5 10 34.5 18.5C33.5 15.5 32.5 13.5 30 12C26 14 20 14 17 12C15 13.5 14.5 15.5 13.5 18.5Z',
    line: 'M16.8 19.5a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0ZM24.6 19.5a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0Z',
  },
  {
    behind: 'M19 5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z',
    hair: 'M14 19C12.5 9.5 18 6 24 6C30 6 35.5 9.5 34 19C32.5 13.5 29 11 24 11C19 11 15.5 13.5 14 19Z',
  },
  {
    behind:
      'M11.5 17C10.5 8 16.5 3.5 24 3.5C31.5 3.5 37.5 8 36.5 17C36.5 25 39 31 38 38H10C9 31 11.5 25 11.5 17Z',
    hair: 'M14 19C13.5 11 19 7.5 24 8.5C28.5 7.5 34.5 11 34 19C31 17 28 14 26 11C23 15 18 18 14 19Z',
  },
  {
    hair: 'M14 15H17V21L14 19ZM34 15H31V21L34 19Z',
    b: 'M13.5 15C13.5 8 18 4 24 4C30 4 34.5 8 34.5 15Z',
    a: 'M13 14.5H34.5C38 14.5 41 15.5 41 18H13Z',
  },
  {
    hair: 'M14.5 21.5C12 19 12.5 14.5 14.5 13L16.5 20ZM33.5 21.5C36 19 35.5 14.5 33.5 13L31.5 20ZM17 26C18.5 23.5 22.5 23 24 24.5C25.5 23 29.5 23.5 31 26C29 27.5 25.5 27 24 26C22.5 27 19 27.5 17 26Z',
    frown: true,
  },
  {
    behind:
      'M24 1.5C29 .5 33 3 34.5 6.5C38.5 8 40.5 13 39 17C40.5 21 38 25.5 34.5 26.5H13.5C10 25.5 7.5 21 9 17C7.5 13 9.5 8 13.5 6.5C15 3 19 .5 24 1.5Z',
    hair: 'M14.5 16.5C15 11 19 9 24 9C29 9 33 11 33.5 16.5C31 13.5 28 12.5 24 12.5C20 12.5 17 13.5 14.5 16.5Z',
  },
  {
    behind:
      'M11.5 18C10.5 8 16.5 4 24 4C31.5 4 37.5 8 36.5 18L37 28C34.5 30.5 32 30.5 31 28H17C16 30.5 13.5 30.5 11 28Z',
    hair: 'M13.8 19C13 10.5 18 7.5 24 7.5C30 7.5 35 10.5 34.2 19H31.5C31.5 16.5 31.2 15.2 30.5 14.5H17.5C16.8 15.2 16.5 16.5 16.5 19Z',
  },
  {
    hair: 'M14.8 20C15.3 30.5 19 34 24 34C29 34 32.7 30.5 33.2 20C32 23 30 24 28 23.5C26 22.8 22 22.8 20 23.5C18 24 16 23 14.8 20Z',
    b: 'M15.5 12.5C15.5 5 18 2.5 24 2.5C30 2.5 32.5 5 32.5 12.5Z',
    a: 'M8.5 13C14 10.5 34 10.5 39.5 13C39.5 15.5 34 16.5 24 16.5C14 16.5 8.5 15.5 8.5 13Z',
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
