import { complete, type InEvery } from '@harvest/engine/wire'
import { prefs } from '../../lib/prefs.svelte.ts'
import { de } from './de.ts'
import { en, type HereText } from './en.ts'
import { fr } from './fr.ts'

const languages: InEvery<HereText> = { en, de, fr: complete(en, fr) }

class HereWords {
  readonly words = $derived(languages[prefs.values.language])
}

export const hereText = new HereWords()
