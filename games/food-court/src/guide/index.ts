/** A guided first game in every language. */
import { complete, type Guide, type InEvery } from '@harvest/engine/wire'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const guides: InEvery<Guide> = { en, de, fr: complete(en, fr) }
