const SOFT_HYPHEN = '\u00ad'

/**
 * Where long names may be hyphenated on narrow cards, which not every browser knows by itself. `words` has a hyphen
 * wherever one may go: only words too long for a card, because others are better off with a break between two words.
 */
export function breaker(words: string): (name: string) => string {
  const parted = new Map(
    words.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]),
  )
  return (name) => name.replace(/\p{L}+/gu, (word) => parted.get(word) ?? word)
}
