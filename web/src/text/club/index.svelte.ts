import { complete, type InEvery } from '@harvest/engine/wire'
import { prefs } from '../../lib/prefs.svelte.ts'
import { de } from './de.ts'
import { en, type ClubText } from './en.ts'
import { fr } from './fr.ts'

const languages: InEvery<ClubText> = { en, de, fr: complete(en, fr) }

class ClubWords {
  readonly words = $derived(languages[prefs.values.language])
}

export const clubText = new ClubWords()
