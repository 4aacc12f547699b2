/** Reasons for moves in words: what one gains and loses beside another, the largest first. */
import type { InEvery, Language } from '@harvest/engine'
import type { GameEntry, Terms } from './bot.ts'

/** What a move is compared with: the next best, the best, or the one that was made. */
export type Beside = 'next' | 'best' | 'made'

/** What is less than this is not worth a word. */
const WORTH_SAYING = 0.25

/** How many differences a sentence names. */
const MOST = 3

/** A verb and what stands after it. */
type Clause = readonly [verb: string, rest: string]

interface Words {
  /** Where a game has no words of its own. */
  readonly terms: { readonly [term: string]: string }
  readonly gain: string
  readonly loss: string
  /** What it takes from the best rival or gives them. */
  readonly taken: (amount: string) => Clause
  readonly given: (amount: string) => Clause
  readonly and: string
  /** The sentence, from what speaks for the move and what against it; one of them may be empty. */
  say(pros: readonly Clause[], cons: readonly Clause[], beside: Beside): string
  equal(beside: Beside): string
  /** The mark before tenths. */
  readonly mark: string
}

const ENGLISH = { next: 'the next best', best: 'the best', made: 'the move that was made' } as const
const GERMAN = { next: 'nächstbeste', best: 'beste', made: 'gespielte' } as const

const FRENCH = { next: 'au deuxième choix', best: 'au meilleur coup', made: 'au coup joué' } as const

const WORDS: InEvery<Words> = {
  en: {
    terms: { points: 'points' },
    gain: 'gains',
    loss: 'gives up',
    taken: (amount) => ['costs', `the best rival ${amount}`],
    given: (amount) => ['gives', `the best rival ${amount}`],
    and: ' and ',
    say(pros, cons, beside) {
      const sides = [pros, cons].filter((side) => side.length > 0)
      const said = sides.map((side) => side.map((clause) => clause.join(' ')).join(' and '))
      return `Compared with ${ENGLISH[beside]}, it ${said.join(', but ')}.`
    },
    equal: (beside) => `About as good as ${ENGLISH[beside]}.`,
    mark: '.',
  },
  de: {
    terms: { points: 'Punkte' },
    gain: 'bringt',
    loss: 'verschenkt',
    taken: (amount) => ['nimmt', `dem stärksten Gegner ${amount}`],
    given: (amount) => ['gibt', `dem stärksten Gegner ${amount}`],
    and: ' und ',
    say(pros, cons, beside) {
      const said = [...pros, ...cons].map(([verb, rest], i) => {
        if (i === 0) return `${verb} er ${rest}`
        return i === pros.length ? `, ${verb} aber ${rest}` : ` und ${verb} ${rest}`
      })
      return `Verglichen mit dem ${GERMAN[beside]}n Zug ${said.join('')}.`
    },
    equal: (beside) => `Etwa so gut wie der ${GERMAN[beside]} Zug.`,
    mark: ',',
  },
  fr: {
    terms: { points: 'points' },
    gain: 'rapporte',
    loss: 'perd',
    taken: (amount) => ['prend', `${amount} à l’adversaire le plus fort`],
    given: (amount) => ['donne', `${amount} à l’adversaire le plus fort`],
    and: ' et ',
    say(pros, cons, beside) {
      const sides = [pros, cons].filter((side) => side.length > 0)
      const said = sides.map((side) => side.map((clause) => clause.join(' ')).join(' et '))
      return `Comparé ${FRENCH[beside]}, il ${said.join(', mais ')}.`
    },
    equal: (beside) => `Comparable ${FRENCH[beside]}.`,
    mark: ',',
  },
}

interface Difference {
  readonly term: string
  readonly points: number
}

/** Why a move is better or worse than another, from what comes of both. */
export function reasonOf(entry: GameEntry, own: Terms, other: Terms, beside: Beside): InEvery<string> {
  const differences = Object.keys({ ...own, ...other })
    .map((term): Difference => ({ term, points: (own[term] ?? 0) - (other[term] ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= WORTH_SAYING)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
  const say = (language: Language): string =>
    sentenceOf(differences, WORDS[language], entry.terms?.[language] ?? {}, beside)
  return { en: say('en'), de: say('de'), fr: say('fr') }
}

function sentenceOf(
  differences: readonly Difference[],
  words: Words,
  named: Words['terms'],
  beside: Beside,
): string {
  if (differences.length === 0) return words.equal(beside)
  const own = differences.filter(({ term }) => term !== 'rival')
  const rival = differences.find(({ term }) => term === 'rival')
  const amount = (points: number): string => Math.abs(points).toFixed(1).replace('.', words.mark)
  const listed = (verb: string, list: readonly Difference[]): Clause[] => {
    if (list.length === 0) return []
    const amounts = list.map(({ term, points }) => {
      return `${amount(points)} ${named[term] ?? words.terms[term] ?? term}`
    })
    return [[verb, amounts.join(words.and)]]
  }
  const pros = listed(
    words.gain,
    own.filter(({ points }) => points > 0),
  )
  const cons = listed(
    words.loss,
    own.filter(({ points }) => points < 0),
  )
  if (rival && rival.points < 0) pros.push(words.taken(amount(rival.points)))
  else if (rival) cons.push(words.given(amount(rival.points)))
  return words.say(pros, cons, beside)
}
