// npm run check:languages [-- <language>]: what each language doesn't say itself yet. Until somebody translates it, the
// table says it in English; so this fails nothing but itself.

import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../', import.meta.url)

/** A file of English words, and where the same words are in another language. */
interface Words {
  readonly english: string
  in(language: string): string
}

/** Files named after their language, and those that stand apart from their game's other words because they are loaded apart. */
const NAMED = [
  '{engine,server,lab,bots,web}/src/**/en.ts',
  'games/*/{src,figures}/**/en.ts',
  'games/*/src/text/en/{asking,statistics,tables}.ts',
]

function listWords(): Words[] {
  const named = globSync(NAMED, { cwd: fileURLToPath(ROOT) }).map((english) => ({
    english,
    in: (language: string) => english.replace(/\ben(?=\.ts$|\/\w+\.ts$)/, language),
  }))
  const ofPictures = globSync('web/src/games/*/languages', { cwd: fileURLToPath(ROOT) }).map((folder) => ({
    english: folder.replace(/languages$/, 'words.ts'),
    in: (language: string) => `${folder}/${language}.ts`,
  }))
  return [...named, ...ofPictures].sort((one, other) => one.english.localeCompare(other.english))
}

/** Read at run time, as the files of words are: no package belongs to the scripts. */
const load = (file: string): Promise<unknown> => import(new URL(file, ROOT).href)

interface Languages {
  readonly LANGUAGES: readonly string[]
  listMissing(english: unknown, translated: unknown): string[]
}

const { LANGUAGES, listMissing } = (await load('engine/src/languages.ts')) as Languages

type Exports = { readonly [name: string]: unknown }

/** The table that a file of words exports, under its language or under a name of its own. */
async function read(file: string, language: string): Promise<unknown> {
  if (!existsSync(new URL(file, ROOT))) return undefined
  const found = (await load(file)) as Exports
  return found[language] ?? found.asking ?? found.statistics ?? found.tables ?? found.words
}

/** Everything that one language lacks, as `file: path`. */
export async function listUntranslated(language: string): Promise<string[]> {
  const lists = await Promise.all(
    listWords().map(async ({ english, in: inLanguage }) => {
      const missing = listMissing(await read(english, 'en'), await read(inLanguage(language), language))
      return missing.map((path) => `${inLanguage(language)}: ${path}`)
    }),
  )
  return lists.flat()
}

if (import.meta.main) {
  const wanted = process.argv[2]
  for (const language of LANGUAGES.filter((each) => each !== 'en' && (!wanted || each === wanted))) {
    const missing = await listUntranslated(language)
    for (const line of missing) console.log(line)
    console.log(`${language}: ${missing.length} sentences are still said in English`)
    if (missing.length > 0) process.exitCode = 1
  }
}
