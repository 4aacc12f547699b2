import { complete, type InEvery } from '@harvest/engine'
import type { ServerText } from '../problem.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What the server itself says in every language. */
export const SERVER_TEXT: InEvery<ServerText> = { en, de, fr: complete(en, fr) }
