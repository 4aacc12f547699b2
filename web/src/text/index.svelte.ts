import { complete, type Language } from '@harvest/engine/wire'
import { prefs } from '../lib/prefs.svelte.ts'
import { en, type UiText } from './en.ts'

/** English is always there; what else somebody reads is fetched for them. */
const OTHERS: { readonly [language in Exclude<Language, 'en'>]: () => Promise<UiText> } = {
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => complete(en, fr)),
}

class Ui {
  private known = $state.raw<{ readonly [language in Language]?: UiText }>({ en })
  readonly words = $derived(this.known[prefs.values.language] ?? en)

  /** Resolves when the words of a language are here. */
  async speak(language: Language): Promise<void> {
    if (language === 'en' || this.known[language]) return
    this.known = { ...this.known, [language]: await OTHERS[language]() }
  }
}

/** The words of the interface in the language of choice. */
export const ui = new Ui()
