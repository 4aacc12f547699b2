import { prefs } from '../lib/prefs.svelte.ts'
import { de } from './de.ts'
import { en, type UiText } from './en.ts'

const languages: { readonly [language in 'en' | 'de']: UiText } = { en, de }

class Ui {
  readonly words = $derived(languages[prefs.values.language])
}

/** The words of the interface in the language of choice. */
export const ui = new Ui()
