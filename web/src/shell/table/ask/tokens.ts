/** Words as they can be compared, however they are written. */

export function normal(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function tokensOf(text: string): string[] {
  const words = normal(text)
  return words === '' ? [] : words.split(' ')
}

/** Long enough for its ending not to matter: `pepper`, `peppers`. */
const STEM = 3

/** `endings`: what a language puts behind a word without making another one of it. */
export function isSameWord(a: string, b: string, endings: readonly string[]): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= STEM && long.startsWith(short) && endings.includes(long.slice(short.length))
}

export function hasWord(words: readonly string[], word: string, endings: readonly string[]): boolean {
  return words.some((other) => isSameWord(other, word, endings))
}

export function hasAll(
  words: readonly string[],
  wanted: readonly string[],
  endings: readonly string[],
): boolean {
  return wanted.every((word) => hasWord(words, word, endings))
}

/** Long enough to be looked for within longer words, as German makes them. */
const PART = 5

export function isPartOf(part: string, words: readonly string[]): boolean {
  return part.length >= PART && words.some((word) => word.endsWith(part))
}

/** Whether what is asked is one of these phrases. */
export function isOneOf(asked: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => normal(phrase) === asked)
}

/** What follows the longest of these phrases, if the question begins with one. */
export function after(asked: string, phrases: readonly string[]): string | null {
  const found = phrases
    .map(normal)
    .filter((phrase) => asked.startsWith(`${phrase} `))
    .sort((a, b) => b.length - a.length)[0]
  return found === undefined ? null : asked.slice(found.length + 1)
}
