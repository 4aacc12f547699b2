/** Which of several moves somebody means by a few words. */
import type { Named } from './scene.ts'
import { hasWord, isSameWord, tokensOf } from './tokens.ts'

export interface Found<M> {
  /** Those that fit equally well, and better than all others; empty when none has anything of it. */
  readonly moves: readonly Named<M>[]
  /** The words that none of them has. */
  readonly left: readonly string[]
  /** Whether it was begun as the move is: with its verb. */
  readonly isVerb: boolean
}

/** As many of the words as can be had by one move; of equal ones those that say the least besides. */
export function findMove<M>(
  named: readonly Named<M>[],
  words: readonly string[],
  endings: readonly string[],
): Found<M> {
  let best: { readonly named: Named<M>; readonly tokens: string[]; readonly has: number }[] = []
  for (const each of named) {
    const tokens = tokensOf(each.sentence)
    const has = words.filter((word) => hasWord(tokens, word, endings)).length
    if (has === 0 || has < (best[0]?.has ?? 0)) continue
    if (has > (best[0]?.has ?? 0)) best = []
    best.push({ named: each, tokens, has })
  }
  const shortest = Math.min(...best.map(({ tokens }) => tokens.length))
  const exact = best.filter(({ tokens }) => tokens.length === shortest)
  const left = words.filter((word) => !best.some(({ tokens }) => hasWord(tokens, word, endings)))
  // What one word says of several moves does not tell them apart, however short one of them is.
  const isWhole =
    exact.length === 1 &&
    exact[0]!.tokens.every((token) => hasWord(words, token, endings) || token.length < 3)
  const chosen = isWhole ? exact : best
  const isVerb = chosen.some(({ tokens }) => isSameWord(tokens[0] ?? '', words[0] ?? '', endings))
  return { moves: chosen.map((one) => one.named), left, isVerb }
}
