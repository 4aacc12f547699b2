/** What was typed, in words that mean something here: a slip of the finger is put right, and `b 3` is `b3`. */
import { askingText, namesIn, placesOf, sectionsOf, sentenceOf, type Scene } from './scene.ts'
import { hasWord, normal, tokensOf } from './tokens.ts'

export interface Spelled {
  readonly line: string
  /** Whether a word was taken for another one: then nothing is played without asking. */
  readonly isGuess: boolean
}

export function respell(asked: string, scene: Scene): Spelled {
  const words = tokensOf(asked)
  const known = new Set(wordsOf(scene))
  const isKnown = (word: string): boolean => known.has(word) || hasWord([...known], word, scene.words.endings)
  const places = new Set(placesOf(scene).map(({ name }) => normal(name)))
  const joined = joinUp(
    words,
    (one, next, both) => places.has(both) || (known.has(both) && !(isKnown(one) && isKnown(next))),
  )
  if (joined.every((word) => !isCorrectable(word) || isKnown(word)))
    return { line: joined.join(' '), isGuess: false }
  for (const word of wordsOfAttempts(scene)) known.add(word)
  let isGuess = false
  const spelled = joined.map((word) => {
    const meant = isCorrectable(word) && !isKnown(word) ? nearest(word, known) : null
    isGuess ||= meant !== null
    return meant ?? word
  })
  return { line: spelled.join(' '), isGuess }
}

/** Two words that are one here: a place's name, or one that means something only with the other. */
function joinUp(
  words: readonly string[],
  isOne: (one: string, next: string, both: string) => boolean,
): string[] {
  const out: string[] = []
  for (let n = 0; n < words.length; n++) {
    const [one, next] = [words[n]!, words[n + 1]]
    const joins = next !== undefined && isOne(one, next, one + next)
    out.push(joins ? one + next : one)
    if (joins) n++
  }
  return out
}

/** Shorter words, and those with a digit such as places, are too easily taken for others. */
const isCorrectable = (word: string): boolean => word.length >= 4 && !/\d/.test(word)

/** The one known word that is one slip away, or two from a long one; null if there are several. */
function nearest(word: string, known: ReadonlySet<string>): string | null {
  const most = word.length >= 8 ? 2 : 1
  let best: { readonly words: readonly string[]; readonly slips: number } = { words: [], slips: most + 1 }
  for (const other of known) {
    if (other.length < 3 || Math.abs(other.length - word.length) > most) continue
    const slips = countSlips(word, other)
    if (slips < best.slips) best = { words: [other], slips }
    else if (slips === best.slips && slips <= most) best = { words: [...best.words, other], slips }
  }
  return best.words.length === 1 ? best.words[0]! : null
}

/** How many letters have to be changed, added, left out or swapped with their neighbour. */
function countSlips(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[j - 2]! + 1 : Infinity,
      )
    }
    ;[before, last] = [last, row]
  }
  return last[b.length]!
}

/** Every word that means something at this table. */
function wordsOf(scene: Scene): string[] {
  const asking = askingText(scene)
  const phrases = Object.values(scene.words).flatMap((value) => (Array.isArray(value) ? value : []))
  const sections = sectionsOf(scene).flatMap((section) => [section, ...section.parts])
  return [
    ...phrases,
    ...sections.flatMap(({ title, items }) => [title, ...items]),
    ...placesOf(scene).flatMap(({ name, words }) => [name, words]),
    ...scene.update.offers.map(({ move }) => sentenceOf(move, scene)),
    ...Object.values(asking?.verbs ?? {}).flat(),
    ...(asking?.also ?? []).flat(),
    ...(asking?.own ?? []),
    ...scene.cards.flat(),
    ...namesIn(scene),
  ].flatMap(tokensOf)
}

function wordsOfAttempts(scene: Scene): string[] {
  const tried = scene.asking?.attempts(scene.update.view) ?? []
  return tried.flatMap((move) => tokensOf(sentenceOf(move, scene)))
}
