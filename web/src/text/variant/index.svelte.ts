import { complete, type InEvery } from '@harvest/engine/wire'
import { prefs } from '../../lib/prefs.svelte.ts'
import { de } from './de.ts'
import { en, type VariantText } from './en.ts'
import { fr } from './fr.ts'

const languages: InEvery<VariantText> = { en, de, fr: complete(en, fr) }

class VariantWords {
  readonly words = $derived(languages[prefs.values.language])
}

export const variantText = new VariantWords()
