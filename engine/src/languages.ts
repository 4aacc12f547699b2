/**
 * The languages that everything is said in. Whatever is said by language is a table of all of them, so that one more
 * here makes the compiler name every place that lacks it; docs/translating.md says what each wants.
 */
export const LANGUAGES = ['en', 'de', 'fr'] as const

export type Language = (typeof LANGUAGES)[number]

export type InEvery<T> = { readonly [language in Language]: T }

/** English, and whatever else there is. */
export type InSome<T> = { readonly en: T } & { readonly [language in Language]?: T }

/** What its speakers call each of them. */
export const LANGUAGE_NAMES: InEvery<string> = { en: 'English', de: 'Deutsch', fr: 'Français' }

/** The small numbers as words. */
export const NUMERALS: InEvery<readonly string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
}

/** Something said in every language. */
export function inEvery<T>(say: (language: Language) => T): InEvery<T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as InEvery<T>
}

/** English if there's nothing else. */
export function orEnglish<T>(some: InSome<T>): InEvery<T> {
  return inEvery((language) => some[language] ?? some.en)
}

/** A translation that may lack something. */
export type Translated<T> = T extends (...args: never) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [key in keyof T]?: Translated<T[key]> }
      : T

/** What a translation doesn't say yet is said in English: a new sentence need not wait for every translator. */
export function complete<T>(english: T, translated: Translated<NoInfer<T>>): T {
  const out: Record<string, unknown> = { ...(english as object) }
  for (const [key, words] of Object.entries(translated as object)) {
    const original = out[key]
    out[key] = isTable(words) && isTable(original) ? complete(original, words) : words
  }
  return out as T
}

/** The paths of what a translation doesn't say itself, such as `table.undo`. */
export function listMissing(english: unknown, translated: unknown, path = ''): string[] {
  if (!isTable(english)) return translated === undefined ? [path] : []
  return Object.entries(english).flatMap(([key, original]) =>
    listMissing(
      original,
      isTable(translated) ? translated[key] : undefined,
      path === '' ? key : `${path}.${key}`,
    ),
  )
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
