/** Reasons for moves in words: what one gains and loses beside another, the largest first. */
import type { GameEntry, Terms } from './bot.ts'

/** The same sentence in every language. */
export interface Reason {
  readonly en: string
  readonly de: string
}

type Language = keyof Reason

/** What is less than this is not worth a word. */
const WORTH_SAYING = 0.25

/** How many differences a sentence names. */
const MOST = 3

interface Words {
  /** What the game has no words of its own for. */
  readonly terms: { readonly [term: string]: string }
  /** What speaks for a move and against it, either of them empty at times. */
  say(pros: string, cons: string, isFirst: boolean): string
  readonly equal: string
  /** The mark before tenths. */
  readonly mark: string
}

const WORDS: { readonly [language in Language]: Words } = {
  en: {
    terms: { points: 'points', rival: 'for your best rival' },
    say: (pros, cons, isFirst) =>
      `Next to the ${isFirst ? 'second best' : 'best'}: ${[pros, cons].filter(Boolean).join(', but ')}.`,
    equal: 'About as good as the other.',
    mark: '.',
  },
  de: {
    terms: { points: 'Punkte', rival: 'für deinen stärksten Gegner' },
    say: (pros, cons, isFirst) =>
      `Neben dem ${isFirst ? 'zweitbesten' : 'besten'} Zug: ${[pros, cons].filter(Boolean).join(', aber ')}.`,
    equal: 'Etwa so gut wie der andere.',
    mark: ',',
  },
}

interface Difference {
  readonly term: string
  readonly points: number
  /** Whether it speaks for the move: what a rival gains does not. */
  readonly isGood: boolean
}

/** Why a move is better or worse than another, from what comes of both. */
export function reasonOf(entry: GameEntry, own: Terms, other: Terms, isFirst: boolean): Reason {
  const differences = Object.keys({ ...own, ...other })
    .map((term): Difference => {
      const points = (own[term] ?? 0) - (other[term] ?? 0)
      return { term, points, isGood: points > 0 !== (term === 'rival') }
    })
    .filter(({ points }) => Math.abs(points) >= WORTH_SAYING)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
  const say = (language: Language): string => {
    const words = WORDS[language]
    const named = { ...words.terms, ...entry.terms?.[language] }
    const list = (isGood: boolean): string =>
      differences
        .filter((difference) => difference.isGood === isGood)
        .map(({ term, points }) => `${signed(points, words.mark)} ${named[term] ?? term}`)
        .join(', ')
    return differences.length === 0 ? words.equal : words.say(list(true), list(false), isFirst)
  }
  return { en: say('en'), de: say('de') }
}

function signed(points: number, mark: string): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1).replace('.', mark)}`
}
