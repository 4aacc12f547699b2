import { complete, type InEvery } from '@harvest/engine/wire'
import { prefs } from '../../lib/prefs.svelte.ts'
import { de } from './de.ts'
import { en, type AskText } from './en.ts'
import { fr } from './fr.ts'

const languages: InEvery<AskText> = { en, de, fr: complete(en, fr) }

class AskWords {
  readonly words = $derived(languages[prefs.values.language])
}

export const askText = new AskWords()
