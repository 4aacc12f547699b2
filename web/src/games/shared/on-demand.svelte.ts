import { complete, LANGUAGES, type InEvery, type Translated } from '@harvest/engine/wire'
import { byLanguage } from '../../text/files.ts'
import type { Language } from '../types.ts'

/** All that a game's pictures say in one language. */
interface Spoken<T, W> {
  readonly text: T
  readonly words: W
  /** What its reference is called. */
  readonly reference: string
}

/** Files of words, each named after its language. */
interface Files {
  readonly [path: string]: () => Promise<unknown>
}

/**
 * A game's words, all but the English ones loaded only for those who read them. Until they are here, or without a
 * connection, the English ones stand in for them, as they do for whatever a translation lacks.
 */
export function onDemand<T, W>(english: Spoken<T, W>, files: Files) {
  const loaders = byLanguage(files)
  let here = $state.raw<{ readonly [language in Language]?: Spoken<T, W> }>({ en: english })
  const asked: { [language in Language]?: Promise<void> } = {}

  function speak(language: Language): Promise<void> {
    const load = loaders[language]
    if (!load) return Promise.resolve()
    return (asked[language] ??= load().then(
      (loaded) =>
        void (here = { ...here, [language]: complete(english, { ...(loaded as Translated<Spoken<T, W>>) }) }),
      () => void (asked[language] = undefined),
    ))
  }

  function current(language: Language): Spoken<T, W> {
    void speak(language)
    return here[language] ?? english
  }

  function inEvery<X>(part: (spoken: Spoken<T, W>) => X): InEvery<X> {
    const getters = LANGUAGES.map((language) => [
      language,
      { enumerable: true, get: () => part(current(language)) },
    ])
    return Object.defineProperties({}, Object.fromEntries(getters) as PropertyDescriptorMap) as InEvery<X>
  }

  return {
    text: inEvery((spoken) => spoken.text),
    words: inEvery((spoken) => spoken.words),
    referenceName: inEvery((spoken) => spoken.reference),
    speak,
  }
}
