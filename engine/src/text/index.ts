import { complete, type InEvery } from '../languages.ts'
import type { EngineText } from '../text.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of the engine itself in every language. */
export const ENGINE_TEXT: InEvery<EngineText> = { en, de, fr: complete(en, fr) }
