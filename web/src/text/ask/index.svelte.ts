import { prefs } from '../../lib/prefs.svelte.ts'
import { de } from './de.ts'
import { en, type AskText } from './en.ts'

const languages: { readonly [language in 'en' | 'de']: AskText } = { en, de }

class AskWords {
  readonly words = $derived(languages[prefs.values.language])
}

export const askText = new AskWords()
