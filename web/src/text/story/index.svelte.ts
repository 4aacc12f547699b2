import { complete, type InEvery } from '@harvest/engine/wire'
import { prefs } from '../../lib/prefs.svelte.ts'
import { de } from './de.ts'
import { en, type StoryText } from './en.ts'
import { fr } from './fr.ts'

const languages: InEvery<StoryText> = { en, de, fr: complete(en, fr) }

class StoryWords {
  readonly words = $derived(languages[prefs.values.language])
}

export const storyText = new StoryWords()
