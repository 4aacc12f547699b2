import { complete, LANGUAGES, type InEvery, type Translated } from '@harvest/engine/wire'
import type { Language } from '../types.ts'

/** All that a game's pictures say in one language. */
interface Spoken<T, W> {
  readonly text: T
  readonly words: W
  /** What its reference is called. */
  readonly reference: string
}

type Loaders<T, W> = {
  readonly [language in Exclude<Language, 'en'>]: () => Promise<Translated<Spoken<NoInfer<T>, NoInfer<W>>>>
}

/**
 * A game's words, all but the English ones loaded only for those who read them. Until they are here, or without a
 * connection, the English ones stand in for them, as they do for whatever a translation lacks.
 */
export function onDemand<T, W>(english: Spoken<T, W>, loaders: Loaders<T, W>) {
  let here = $state.raw<{ readonly [language in Language]?: Spoken<T, W> }>({ en: english })
  const asked: { [language in Language]?: Promise<void> } = {}

  function speak(language: Language): Promise<void> {
    if (language === 'en') return Promise.resolve()
    return (asked[language] ??= loaders[language]().then(
      (loaded) => void (here = { ...here, [language]: complete(english, { ...loaded }) }),
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
