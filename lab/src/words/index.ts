import { engineDe, engineEn, type EngineText } from '@harvest/engine'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Words } from './words.ts'

export type { Words } from './words.ts'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

export const WORDS: { readonly [L in Language]: Words } = { en, de }
export const ENGINE_WORDS: { readonly [L in Language]: EngineText } = { en: engineEn, de: engineDe }
