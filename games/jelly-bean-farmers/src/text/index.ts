/** Every word of the game in every language; what nobody has translated yet is said in English. */
import { complete, type InEvery } from '@harvest/engine/wire'
import type { Text } from './common.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const texts: InEvery<Text> = { en, de, fr: complete(en, fr) }
