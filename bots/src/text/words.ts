/** What the coach says in every game: the words that reasons are put together from, and how much was luck. */
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
export const LITTLE = 0.75
export const ONE = 1.5

export interface OftenWords {
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

/** `, 8 times in 10 (3 with the other move)` */
export function tellOften(words: OftenWords, share: number, otherwise: number | null): string {
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

export interface LuckWords {
  won(who: string, lead: number): string
  shared(a: string, b: string): string
  even(a: string, b: string): string
  more(lucky: string, other: string, points: string): string
  /** What follows when luck was with the other, when it was more than the lead, and when it was a part of it. */
  readonly despite: string
  owed(other: string): string
  readonly rest: string
  number(value: number): string
}

export interface CoachText {
  readonly reasons: ReasonWords
  readonly luck: LuckWords
}
