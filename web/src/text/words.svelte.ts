import { complete, inEvery, type InEvery, type Translated } from '@harvest/engine/wire'
import { prefs } from '../lib/prefs.svelte.ts'
import { byLanguage } from './files.ts'

/** The words of a part of the interface, from a folder with a file for each language, which exports them by its name. */
export class Words<T> {
  private readonly every: InEvery<T>

  constructor(files: { readonly [path: string]: unknown }) {
    const found = byLanguage(files as { readonly [path: string]: { readonly [language: string]: unknown } })
    const english = found.en!.en as T
    this.every = inEvery((language) =>
      complete(english, (found[language]?.[language] ?? english) as Translated<T>),
    )
  }

  get words(): T {
    return this.every[prefs.values.language]
  }
}
