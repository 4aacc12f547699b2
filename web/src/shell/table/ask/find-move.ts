/** Which of the offered moves somebody means by a few words. */
import type { Offer } from '@harvest/engine/wire'
import { hasWord, isSameWord, tokensOf } from './tokens.ts'

/** A move with the words for it. */
export interface Named {
  readonly offer: Offer
  readonly sentence: string
}

export interface Found {
  /** Those that fit equally well, and better than all others; empty when none has anything of it. */
  readonly moves: readonly Named[]
  /** The words that none of them has. */
  readonly left: readonly string[]
  /** Whether it was begun as the move is: with its verb. */
  readonly isVerb: boolean
}

/** As many of the words as can be had by one move; of equal ones those that say the least besides. */
export function findMove(named: readonly Named[], words: readonly string[]): Found {
  let best: { readonly named: Named; readonly tokens: string[]; readonly has: number }[] = []
  for (const each of named) {
    const tokens = tokensOf(each.sentence)
    const has = words.filter((word) => hasWord(tokens, word)).length
    if (has === 0 || has < (best[0]?.has ?? 0)) continue
    if (has > (best[0]?.has ?? 0)) best = []
    best.push({ named: each, tokens, has })
  }
  const shortest = Math.min(...best.map(({ tokens }) => tokens.length))
  const exact = best.filter(({ tokens }) => tokens.length === shortest)
  const left = words.filter((word) => !best.some(({ tokens }) => hasWord(tokens, word)))
  // What one word says of several moves does not tell them apart, however short one of them is.
  const isWhole =
    exact.length === 1 && exact[0]!.tokens.every((token) => hasWord(words, token) || token.length < 3)
  const chosen = isWhole ? exact : best
  const isVerb = chosen.some(({ tokens }) => isSameWord(tokens[0] ?? '', words[0] ?? ''))
  return { moves: chosen.map((one) => one.named), left, isVerb }
}
