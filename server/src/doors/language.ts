/** Sentences in the language of whoever asks. */
import {
  engineDe,
  engineEn,
  refusalSentence,
  type AnyText,
  type EngineText,
  type Names,
} from '@harvest/engine'
import type { Failed, ProblemKey, ServerText } from '../problem.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import type { Problem } from '../wire.ts'

export type Language = 'en' | 'de'

const SERVER: { readonly [language in Language]: ServerText } = { en, de }
const ENGINE: { readonly [language in Language]: EngineText } = { en: engineEn, de: engineDe }

/** The first language of Accept-Language that there is, by weight. */
export function pickLanguage(header: string | undefined): Language {
  let best: Language = 'en'
  let weight = 0
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...settings] = part.trim().toLowerCase().split(';')
    const language = tag.split('-')[0]
    if (language !== 'en' && language !== 'de') continue
    const q = settings
      .map((setting) => /^\s*q=([0-9.]+)$/.exec(setting)?.[1])
      .find((value) => value !== undefined)
    const value = q === undefined ? 1 : Number(q)
    if (value > weight) [best, weight] = [language, value]
  }
  return best
}

/** Where a refusal happened, for the words of the game and the names at the table. */
export interface Scene {
  readonly words: { readonly [language in Language]: AnyText } | null
  names(text: ServerText): Names
}

export const NOWHERE: Scene = { words: null, names: (text) => (seat) => text.openSeat(seat) }

export function problemOf(error: Failed, language: Language, scene: Scene): Problem {
  const { key, args, rule } = error.refusal
  const text = SERVER[language]
  if (!error.ruled) return { key, rule: null, args, sentence: text.problems[key as ProblemKey](args) }
  const words = scene.words?.[language] ?? null
  return {
    key,
    rule,
    args,
    sentence: refusalSentence(ENGINE[language], words, error.refusal, scene.names(text)),
  }
}
