import { complete, type Language, type Translated } from '@harvest/engine/wire'
import { prefs } from '../lib/prefs.svelte.ts'
import { en, type UiText } from './en.ts'
import { byLanguage } from './files.ts'

/** English is always there; what else somebody reads is fetched for them. */
const OTHERS = byLanguage(
  import.meta.glob<{ readonly [language: string]: Translated<UiText> }>(['./??.ts', '!./en.ts']),
)

class Ui {
  private known = $state.raw<{ readonly [language in Language]?: UiText }>({ en })
  readonly words = $derived(this.known[prefs.values.language] ?? en)

  /** Resolves when the words of a language are here. */
  async speak(language: Language): Promise<void> {
    if (this.known[language]) return
    const words = await OTHERS[language]?.()
    this.known = { ...this.known, [language]: complete(en, words?.[language] ?? {}) }
  }
}

/** The words of the interface in the language of choice. */
export const ui = new Ui()
