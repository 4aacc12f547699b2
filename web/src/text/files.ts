import type { Language } from '@harvest/engine/wire'

/** Files of words by the languages they are named after, as `import.meta.glob` finds them: `./fr.ts`. */
export function byLanguage<F>(files: { readonly [path: string]: F }): {
  readonly [language in Language]?: F
} {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [/(\w+)\.ts$/.exec(path)![1], file]))
}
