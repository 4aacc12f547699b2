import { complete, type InEvery } from '@harvest/engine/wire'
import { prefs } from '../../lib/prefs.svelte.ts'
import { de } from './de.ts'
import { en, type ReachText } from './en.ts'
import { fr } from './fr.ts'

const languages: InEvery<ReachText> = { en, de, fr: complete(en, fr) }

class ReachWords {
  readonly words = $derived(languages[prefs.values.language])
}

export const reachText = new ReachWords()
