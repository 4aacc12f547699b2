import type { Language } from '../types.ts'

interface Spoken<T, W> {
  readonly text: T
  readonly words: W
}

/**
 * A game's words, the German ones loaded only for those who read German. Until they are here, or without a connection,
 * the English ones stand in for them.
 */
export function germanOnDemand<T, W>(english: Spoken<T, W>, load: () => Promise<Spoken<T, W>>) {
  let german = $state.raw<Spoken<T, W> | null>(null)
  let asked: Promise<void> | null = null

  const ready = (): Promise<void> =>
    (asked ??= load().then(
      (loaded) => void (german = loaded),
      () => void (asked = null),
    ))
  const current = (): Spoken<T, W> => {
    void ready()
    return german ?? english
  }

  return {
    text: {
      en: english.text,
      get de() {
        return current().text
      },
    },
    words: {
      en: english.words,
      get de() {
        return current().words
      },
    },
    speak: async (language: Language): Promise<void> => {
      if (language === 'de') await ready()
    },
  }
}
