/** How much of a result was luck, in a sentence */
import { inEvery, type InEvery, type Names, type Score } from '@harvest/engine'
import { COACH_TEXT } from './text/index.ts'

/** What draws and deals gave a seat or took from it, beside what they bring on average. */
export interface Luck {
  readonly points: number
  /** A standard error of the points. */
  readonly error: number
  /** The same in chances of winning. */
  readonly chance: number
}

/** A 95 % interval is so many standard errors wide to either side. */
const SURE = 1.96

/** Who won, by how much, and what part of the lead over the next the draws had brought; null without a winner and a next. */
export function tellLuck(
  luck: readonly Luck[],
  scores: readonly Score[],
  names: Names,
): InEvery<string> | null {
  const ranked = [...scores].sort((a, b) => a.place - b.place || b.total - a.total)
  const [first, next] = ranked
  if (!first || !next) return null
  const gap = luck[first.seat].points - luck[next.seat].points
  const margin = SURE * Math.hypot(luck[first.seat].error, luck[next.seat].error)
  const isShared = next.place === 1
  const isEven = Math.abs(gap) <= Math.max(margin, 0.5)
  const isOwed = !isShared && gap >= first.total - next.total
  return inEvery((language) => {
    const words = COACH_TEXT[language].luck
    const [a, b] = [names(first.seat), names(next.seat)]
    const won = isShared ? words.shared(a, b) : words.won(a, first.total - next.total)
    const [lucky, other] = gap > 0 ? [a, b] : [b, a]
    const how = isEven ? words.even(a, b) : words.more(lucky, other, words.number(Math.abs(gap)))
    const end = isEven || isShared ? '' : gap < 0 ? words.despite : isOwed ? words.owed(b) : words.rest
    return `${won} ${how} (± ${words.number(margin)})${end}.`
  })
}
