/**
 * Reasons for moves in words: what the turn brings about at once, what is likely to follow from it, and what it gains
 * and loses beside another one.
 */
import { inEvery, type InEvery, type Move } from '@harvest/engine'
import type { Deed, Telling, Terms } from './bot.ts'
import { COACH_TEXT } from './text/index.ts'
import { inTen, marginOf, type Beside, type ReasonWords } from './text/words.ts'

export type { Beside } from './text/words.ts'

/** What's known about a move. */
export interface Known {
  /** Points at the horizon by what they come from, and those of the best rival. */
  readonly terms: Terms
  readonly facts: readonly InEvery<string>[]
  /** What the turn itself does, and what was got done in the samples, in what share of them. */
  readonly done: ReadonlySet<string>
  readonly deeds: readonly Likely[]
}

export interface Likely extends Deed {
  readonly share: number
}

/** Anything less than this, in points, isn't worth mentioning. */
const WORTH_SAYING = 0.25

/** How many differences and how many deeds a sentence names. */
const MOST = 3
const MOST_DEEDS = 2

/** A deed is told if it is so much likelier than otherwise, or, of the best move, so likely anyway. */
const LIKELIER = 0.25
const LIKELY = 0.6

/** What is more or less of, by name; `rival` is the one that is not the game's own. */
interface Difference {
  readonly term: string
  readonly points: number
}

/** Two moves, one of which is explained by comparing it with the other. */
export interface Comparison {
  readonly own: Known
  readonly other: Known
  readonly beside: Beside
  /** How far apart their chances of winning are, whichever is higher. */
  readonly gap: number
}

/** Why a move is better or worse than another. `say` puts a move into words. */
export function reasonOf(
  telling: Telling | undefined,
  comparison: Comparison,
  say: (move: Move) => InEvery<string>,
): InEvery<string> {
  const { own, other, beside } = comparison
  const deeds = groupDeeds(listDeeds(own, other, beside))
  const differences = listDifferences(own.terms, other.terms)
  return inEvery((language) => {
    const words = COACH_TEXT[language].reasons
    const name = ({ said }: Deed): string =>
      'do' in said ? words.quote(say(said)[language]) : said[language]
    return [
      ...own.facts.map((fact) => fact[language]),
      ...deeds.map((alike) => words.deed(words.list(alike.map(name)), alike[0].share, alike[0].otherwise)),
      compare(words, { ...words.terms, ...telling?.terms[language] }, differences, comparison),
    ].join(' ')
  })
}

const RIVAL = 'rival'

function listDifferences(own: Terms, other: Terms): Difference[] {
  return Object.keys({ ...own, ...other })
    .map((term): Difference => ({ term, points: (own[term] ?? 0) - (other[term] ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= WORTH_SAYING)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
}

interface ToldDeed extends Likely {
  /** How often with the other move; null where that is much the same. */
  readonly otherwise: number | null
}

function listDeeds(own: Known, other: Known, beside: Beside): ToldDeed[] {
  const shareIn = ({ deeds }: Known, id: string): number => deeds.find((deed) => deed.id === id)?.share ?? 0
  const all = [...own.deeds, ...other.deeds.filter(({ id }) => !own.deeds.some((deed) => deed.id === id))]
  const told = all
    // What a turn does at once is no news, and the other one may only do it later.
    .filter(({ id }) => !own.done.has(id) && !other.done.has(id))
    .map((deed): ToldDeed => {
      return { ...deed, share: shareIn(own, deed.id), otherwise: shareIn(other, deed.id) }
    })
    // What the worse one of two leads to says nothing for the better one.
    .filter(({ share, otherwise, isBad }) => {
      const gain = isBad ? otherwise! - share : share - otherwise!
      return (beside === 'best' ? Math.abs(gain) : gain) >= LIKELIER
    })
    .sort((a, b) => Math.abs(b.share - b.otherwise!) - Math.abs(a.share - a.otherwise!))
    .slice(0, MOST_DEEDS)
  if (told.length > 0 || beside === 'best') return told
  const [likeliest] = own.deeds
    .filter(({ id, share, isBad }) => !isBad && share >= LIKELY && !own.done.has(id) && !other.done.has(id))
    .sort((a, b) => b.share - a.share)
  return likeliest ? [{ ...likeliest, otherwise: null }] : []
}

/** Deeds that are as likely as each other, with both moves, share a sentence. */
function groupDeeds(deeds: readonly ToldDeed[]): ToldDeed[][] {
  const groups = new Map<string, ToldDeed[]>()
  for (const deed of deeds) {
    const key = [deed.share, deed.otherwise].map((share) => share !== null && inTen(share)).join()
    groups.set(key, [...(groups.get(key) ?? []), deed])
  }
  return [...groups.values()]
}

/** How much better or worse, and what there is more and less of. */
function compare(
  words: ReasonWords,
  terms: ReasonWords['terms'],
  differences: readonly Difference[],
  { beside, gap }: Comparison,
): string {
  const margin = marginOf(gap)
  const isGood = ({ term, points }: Difference): boolean => points > 0 !== (term === RIVAL)
  const list = (good: boolean): string[] =>
    differences
      .filter((difference) => isGood(difference) === good)
      .map(({ term, points }) => terms[term]?.[points > 0 ? 0 : 1] ?? term)
  const isPraised = beside !== 'best' || margin === 'even'
  const [first, last] = [list(isPraised), list(!isPraised)]
  // Chances weigh more than these points do: what speaks for the other move alone explains nothing.
  const explains = first.length > 0 && (margin !== 'even' || last.length > 0)
  const sides = explains ? [first, last].filter((side) => side.length > 0) : []
  const why = sides.map((side) => words.list(side)).join(words.but)
  return `${words.head(margin, beside)}${why && words.colon + why}.`
}
