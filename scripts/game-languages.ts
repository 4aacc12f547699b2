// What each game doesn't say in each language yet, in a few words: rules, a guide, figures, sentences. Nothing of it is
// needed before a game is released; until then the table says it in English.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Words = { readonly [name: string]: unknown }

/** Files of words in a game's folder, each with `%` where its language is. */
const FILES = [
  'src/text/%.ts',
  'src/text/%/statistics.ts',
  'src/text/%/tables.ts',
  'src/guide/%.ts',
  'figures/captions/%.ts',
]
/** A small game has all languages in one file. */
const WHOLE = 'src/text.ts'

interface Languages {
  readonly LANGUAGES: readonly string[]
  listMissing(english: unknown, translated: unknown): string[]
}

/** What one game lacks, a line for what nobody has made yet and one for each language. */
export async function listLacking(root: string, game: string): Promise<string[]> {
  const folder = join(root, 'games', game)
  const has = (path: string): boolean => existsSync(join(folder, path))
  const load = (path: string): Promise<Words> =>
    import(pathToFileURL(join(folder, path)).href) as Promise<Words>
  const engine = pathToFileURL(join(root, 'engine/src/languages.ts')).href
  const { LANGUAGES, listMissing } = (await import(engine)) as Languages

  const wordsOf = async (language: string): Promise<Map<string, unknown>> => {
    const found = new Map<string, unknown>()
    for (const file of FILES) {
      const path = file.replace('%', language)
      if (has(path)) found.set(file, await load(path))
    }
    if (has(WHOLE)) found.set(WHOLE, inOne(await load(WHOLE), language))
    return found
  }
  const english = await wordsOf('en')
  const lines: string[] = []
  const without = [
    ...(english.has('src/guide/%.ts') ? [] : ['guided first game (src/guide)']),
    ...(has('figures') ? [] : ['figures for its rules (figures)']),
  ]
  if (without.length > 0) lines.push(`games/${game} has no ${without.join(' and no ')} yet`)
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    const translated = await wordsOf(language)
    const lacks = has(`rules/${language}.md`) ? [] : [`rules/${language}.md`]
    for (const [file, words] of english) {
      const path = file.replace('%', language)
      const missing = listMissing(own(words, 'en'), own(translated.get(file), language)).length
      if (missing > 0) lacks.push(has(path) ? `${missing} of the sentences in ${path}` : path)
    }
    if (lacks.length > 0) lines.push(`games/${game} in ${language} lacks ${lacks.join(', ')}`)
  }
  return lines
}

/** What a file exports under its language has the same name in all of them. */
function own(words: unknown, language: string): unknown {
  if (words === null || typeof words !== 'object') return {}
  const { [language]: said, ...rest } = words as Words
  return { ...rest, ...(said === undefined ? {} : { said }) }
}

/** The words of one language out of a file that has all: its own export, and its part of each of the others. */
function inOne(file: Words, language: string): Words {
  const parts = Object.entries(file).filter(([name]) => !/^[a-z]{2}$/.test(name))
  const of = parts.map(([name, part]) => [name, (part as Words | null)?.[language] ?? {}] as const)
  return { ...Object.fromEntries(of), ...(language in file ? { [language]: file[language] } : {}) }
}

export const listGames = (root: string): string[] =>
  readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'games', entry.name, 'package.json')))
    .map(({ name }) => name)
    .sort()
