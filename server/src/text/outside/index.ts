import { complete, type InEvery } from '@harvest/engine'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { OutsideText } from './words.ts'

export type { NoticeWords, PreviewWords } from './words.ts'

export const OUTSIDE: InEvery<OutsideText> = { en, de, fr: complete(en, fr) }
