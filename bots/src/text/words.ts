/** What the coach says in every game: the words that reasons are put together from, and how much was luck. */
/** What a move is compared with: the next best, the best, the one that was made, or the one that was obvious. */
export type Beside = 'next' | 'best' | 'made' | 'obvious'

/** What to call more of something and less of it, in a list after a colon. */
export type MoreOrLess = readonly [more: string, less: string]

export interface ReasonWords {
  readonly terms: { readonly [term: string]: MoreOrLess }
  /** How much better a move is than another, or how much worse than the best. */
  head(margin: Margin, beside: Beside): string
  /** What is likely to follow, in what share of cases, and in what share otherwise, if that differs. */
  deed(said: string, share: number, otherwise: number | null): string
  /** The name of a move within a sentence. */
  quote(move: string): string
  readonly colon: string
  list(items: readonly string[]): string
  readonly but: string
}

export type Margin = 'even' | 'little' | 'clear' | 'much'

/** How far apart two chances of winning are. */
export function marginOf(gap: number): Margin {
  return gap < 0.015 ? 'even' : gap < 0.05 ? 'little' : gap < 0.15 ? 'clear' : 'much'
}

export interface OftenWords {
  readonly never: string
  readonly always: string
  /** Of ten; the second time a sentence says it, the ten need no repeating. */
  times(n: number, again: boolean): string
  /** How often, where it is less than otherwise. */
  only(often: string): string
  otherwise(often: string): string
  /** What a move leads to, how often, and how often otherwise; and what it hardly ever leads to. */
  leads(said: string, often: string, otherwise: string): string
  hardlyLeads(said: string, otherwise: string): string
}

/** `It leads to a plaque 8 times in 10 (3 with the other move).` */
export function tellOften(words: OftenWords, said: string, share: number, otherwise: number | null): string {
  const often = (n: number, again: boolean): string =>
    n === 0 ? words.never : n === 10 ? words.always : words.times(n, again)
  const times = inTen(share)
  const isRegular = times > 0 && times < 10
  const beside = otherwise === null ? '' : words.otherwise(often(inTen(otherwise), isRegular))
  if (times === 0) return words.hardlyLeads(said, beside)
  const isLess = otherwise !== null && share < otherwise && isRegular
  const how = often(times, false)
  return words.leads(said, isLess ? words.only(how) : how, beside)
}

/** As often as sentences say it. */
export function inTen(share: number): number {
  return Math.round(10 * share)
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
