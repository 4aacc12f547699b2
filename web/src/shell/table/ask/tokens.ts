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
const STEM = 4

export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= STEM && long.startsWith(short) && long.length - short.length <= 3
}

export function hasWord(words: readonly string[], word: string): boolean {
  return words.some((other) => isSameWord(other, word))
}

export function hasAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((word) => hasWord(words, word))
}
