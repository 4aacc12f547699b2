import { complete, type InEvery } from '@harvest/engine'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Words } from './words.ts'

export type { Words } from './words.ts'

export const WORDS: InEvery<Words> = { en, de, fr: complete(en, fr) }
