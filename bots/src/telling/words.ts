/** The words that reasons of all games are put together from. */
import { listed, type InEvery } from '@harvest/engine'

/** What a move is compared with: the next best, the best, the one that was made, or the one that was obvious. */
export type Beside = 'next' | 'best' | 'made' | 'obvious'

/** What to call more of something and less of it, in a list after a colon. */
export type MoreOrLess = readonly [more: string, less: string]

export interface ReasonWords {
  readonly terms: { readonly [term: string]: MoreOrLess }
  /** Better than the other by so many points; short of the best. */
  lead(points: number, beside: Beside): string
  equal(beside: Beside): string
  /** What is likely to follow, in what share of cases, and in what share otherwise, if that differs. */
  deed(said: string, share: number, otherwise: number | null): string
  /** The name of a move within a sentence. */
  quote(move: string): string
  readonly colon: string
  list(items: readonly string[]): string
  readonly but: string
}

/** Below this it is a little, and up to the next one about a point. */
const LITTLE = 0.75
const ONE = 1.5

interface OftenWords {
  readonly never: string
  readonly always: string
  /** Of ten; the second time a sentence says it, the ten need no repeating. */
  times(n: number, again: boolean): string
  /** How often, where it is less than otherwise. */
  only(often: string): string
  otherwise(often: string): string
  /** What stands before how often it is. */
  readonly before: string
}

const ENGLISH_OFTEN: OftenWords = {
  never: 'hardly ever',
  always: 'nearly every time',
  times: (n, again) => (again ? String(n) : n === 1 ? 'once in 10' : `${n} times in 10`),
  only: (often) => `only ${often}`,
  otherwise: (often) => ` (${often} with the other move)`,
  before: ', ',
}

const GERMAN_OFTEN: OftenWords = {
  never: 'kaum',
  always: 'fast immer',
  times: (n, again) => (again ? `in ${n}` : n === 1 ? 'in einem von 10 Fällen' : `in ${n} von 10 Fällen`),
  only: (often) => `nur ${often}`,
  otherwise: (often) => ` (mit dem anderen Zug ${often})`,
  before: ' ',
}

const FRENCH_OFTEN: OftenWords = {
  never: 'presque jamais',
  always: 'presque toujours',
  times: (n, again) => (again ? String(n) : `${n} fois sur 10`),
  only: (often) => `seulement ${often}`,
  otherwise: (often) => ` (${often} avec l’autre coup)`,
  before: ', ',
}

/** `, 8 times in 10 (3 with the other move)` */
function tellOften(words: OftenWords, share: number, otherwise: number | null): string {
  const often = (of: number, again: boolean): string => {
    const n = Math.round(10 * of)
    return n === 0 ? words.never : n === 10 ? words.always : words.times(n, again)
  }
  const isRegular = (of: number): boolean => ![0, 10].includes(Math.round(10 * of))
  const said = often(share, false)
  if (otherwise === null) return words.before + said
  const isLess = share < otherwise && isRegular(share)
  return `${words.before}${isLess ? words.only(said) : said}${words.otherwise(often(otherwise, isRegular(share)))}`
}

const ENGLISH: ReasonWords = {
  terms: {
    points: ['more points', 'fewer points'],
    rival: ['more for the strongest rival', 'less for the strongest rival'],
  },
  lead(points, beside) {
    const by =
      points < LITTLE ? 'A little' : points < ONE ? 'About a point' : `About ${Math.round(points)} points`
    if (beside === 'best')
      return points < LITTLE ? 'Not quite as good as the best' : `${by} short of the best`
    return `${by} better than ${EN[beside]}`
  },
  equal: (beside) => `About as good as ${EN[beside]}`,
  deed: (said, share, otherwise) => `Then${tellOften(ENGLISH_OFTEN, share, otherwise)}, ${said}.`,
  quote: (move) => `“${move}”`,
  colon: ': ',
  list: (items) => listed(items, 'and'),
  but: ', but ',
}

const EN = {
  next: 'the next best',
  best: 'the best',
  made: 'what was played',
  obvious: 'the obvious move',
} as const

const GERMAN: ReasonWords = {
  terms: {
    points: ['mehr Punkte', 'weniger Punkte'],
    rival: ['mehr für den stärksten Gegner', 'weniger für den stärksten Gegner'],
  },
  lead(points, beside) {
    const by =
      points < LITTLE ? 'Etwas' : points < ONE ? 'Etwa einen Punkt' : `Etwa ${Math.round(points)} Punkte`
    return `${by} ${beside === 'best' ? 'schlechter' : 'besser'} als ${DE[beside]}`
  },
  equal: (beside) => `Etwa so gut wie ${DE[beside]}`,
  deed: (said, share, otherwise) => `Danach${tellOften(GERMAN_OFTEN, share, otherwise)} ${said}.`,
  quote: (move) => `„${move}“`,
  colon: ': ',
  list: (items) => listed(items, 'und'),
  but: ', dafür ',
}

const DE = {
  next: 'der nächstbeste Zug',
  best: 'der beste Zug',
  made: 'der gespielte Zug',
  obvious: 'der naheliegende Zug',
} as const

const FRENCH: ReasonWords = {
  terms: {
    points: ['plus de points', 'moins de points'],
    rival: ['plus pour l’adversaire le plus fort', 'moins pour l’adversaire le plus fort'],
  },
  lead(points, beside) {
    if (points < LITTLE) return `Un peu ${beside === 'best' ? 'moins bien' : 'mieux'} que ${FR[beside]}`
    const by = points < ONE ? 'Environ un point' : `Environ ${Math.round(points)} points`
    return `${by} de ${beside === 'best' ? 'moins' : 'mieux'} que ${FR[beside]}`
  },
  equal: (beside) => `À peu près aussi bien que ${FR[beside]}`,
  deed: (said, share, otherwise) => `Ensuite${tellOften(FRENCH_OFTEN, share, otherwise)} : ${said}.`,
  quote: (move) => `« ${move} »`,
  colon: ' : ',
  list: (items) => listed(items, 'et'),
  but: ', mais ',
}

const FR = {
  next: 'le deuxième choix',
  best: 'le meilleur coup',
  made: 'le coup joué',
  obvious: 'le coup évident',
} as const

export const REASON_WORDS: InEvery<ReasonWords> = { en: ENGLISH, de: GERMAN, fr: FRENCH }
