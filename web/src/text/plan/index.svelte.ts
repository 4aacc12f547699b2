import { complete, type InEvery } from '@harvest/engine/wire'
import { prefs } from '../../lib/prefs.svelte.ts'
import { de } from './de.ts'
import { en, type PlanText } from './en.ts'
import { fr } from './fr.ts'

const languages: InEvery<PlanText> = { en, de, fr: complete(en, fr) }

class PlanWords {
  readonly words = $derived(languages[prefs.values.language])
}

export const planText = new PlanWords()
