/** What a variant changes, in words that people at a table can read. */
import type { Json } from '../json.ts'
import { LANGUAGES, type InEvery, type InSome, type Language } from '../languages.ts'
import { listPaths } from './paths.ts'
import type { Changeable, Variant } from './tables.ts'

/** Words for the parts of a path, such as `market` or `coins`; what has none is said as it is written. */
export interface TableWords {
  readonly [part: string]: string
}

export interface ToldChange {
  /** Such as "Market · RY · coins". */
  readonly what: InEvery<string>
  /** As printed; null where nothing like it is printed. */
  readonly before: Json
  readonly after: Json
}

/** Every single value that is different, rows opened up. */
export function tellVariant(
  { changes }: Variant,
  changeable: ReadonlyMap<string, Changeable>,
  words: InSome<TableWords>,
): ToldChange[] {
  const printed = new Map(listPaths(changeable))
  return Object.entries(changes)
    .flatMap(([path, value]) => [...leavesOf(path, value)])
    .filter(([path, value]) => printed.get(path) !== value)
    .map(([path, after]) => ({
      what: Object.fromEntries(
        LANGUAGES.map((language) => [language, sayPath(path, words, language)]),
      ) as InEvery<string>,
      before: printed.get(path) ?? null,
      after,
    }))
}

function* leavesOf(path: string, value: Json): Generator<[string, Json]> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return yield [path, value]
  for (const [key, own] of Object.entries(value as { readonly [key: string]: Json }))
    yield* leavesOf(`${path}.${key}`, own)
}

function sayPath(path: string, words: InSome<TableWords>, language: Language): string {
  const own = words[language] ?? {}
  const say = (part: string): string =>
    (Object.hasOwn(own, part) ? own[part] : Object.hasOwn(words.en, part) ? words.en[part] : part)!
  const said = path.split('.').map(say).join(' · ')
  return `${said[0]!.toUpperCase()}${said.slice(1)}`
}
