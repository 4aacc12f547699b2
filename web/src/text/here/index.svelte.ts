import { prefs } from '../../lib/prefs.svelte.ts'
import { de } from './de.ts'
import { en, type HereText } from './en.ts'

const languages: { readonly [language in 'en' | 'de']: HereText } = { en, de }

class HereWords {
  readonly words = $derived(languages[prefs.values.language])
}

export const hereText = new HereWords()
