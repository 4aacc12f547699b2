import { complete, type InEvery } from '@harvest/engine'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { CoachText } from './words.ts'

/** What the coach says in every game, in every language. */
export const COACH_TEXT: InEvery<CoachText> = { en, de, fr: complete(en, fr) }
