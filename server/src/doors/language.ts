/** Sentences in the asker's language. */
import {
  ENGINE_TEXT,
  LANGUAGES,
  refusalSentence,
  type AnyText,
  type InSome,
  type Language,
  type Names,
} from '@harvest/engine'
import type { Failed, ProblemKey, ServerText } from '../problem.ts'
import { SERVER_TEXT } from '../text/index.ts'
import type { Problem } from '../wire.ts'

/** The server's own words. */
export function serverText(language: Language): ServerText {
  return SERVER_TEXT[language]
}

export type { Language } from '@harvest/engine'

/** The first language of Accept-Language that there is, by weight. */
export function pickLanguage(header: string | undefined): Language {
  let best: Language = 'en'
  let weight = 0
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...settings] = part.trim().toLowerCase().split(';')
    const language = LANGUAGES.find((known) => known === tag.split('-')[0])
    if (!language) continue
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
  readonly words: InSome<AnyText> | null
  names(text: ServerText): Names
}

export const NOWHERE: Scene = { words: null, names: (text) => (seat) => text.openSeat(seat) }

export function problemOf(error: Failed, language: Language, scene: Scene): Problem {
  const { key, args, rule } = error.refusal
  const text = SERVER_TEXT[language]
  if (!error.ruled) return { key, rule: null, args, sentence: text.problems[key as ProblemKey](args) }
  const words = scene.words?.[language] ?? scene.words?.en ?? null
  return {
    key,
    rule,
    args,
    sentence: refusalSentence(ENGINE_TEXT[language], words, error.refusal, scene.names(text)),
  }
}
