import { complete, type InEvery } from '@harvest/engine/wire'
import { prefs } from '../../lib/prefs.svelte.ts'
import { de } from './de.ts'
import { en, type AdminText } from './en.ts'
import { fr } from './fr.ts'

const languages: InEvery<AdminText> = { en, de, fr: complete(en, fr) }

class AdminWords {
  readonly words = $derived(languages[prefs.values.language])
}

export const adminText = new AdminWords()
