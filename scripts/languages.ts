// npm run check:languages [-- <language>]: what each language doesn't say itself yet. Until somebody translates it, the
// table says it in English; so this fails nothing but itself.

const GAMES = ['scoville', 'food-court', 'jelly-bean-farmers']

/** The files that hold words, each with `%` where its language is; what they export is compared. */
const FILES = [
  'engine/src/text/%.ts',
  'engine/src/variant/faults/%.ts',
  'server/src/text/%.ts',
  'lab/src/words/%.ts',
  'web/src/text/%.ts',
  'web/src/text/admin/%.ts',
  'web/src/text/ask/%.ts',
  'web/src/text/club/%.ts',
  'web/src/text/here/%.ts',
  'web/src/text/notices/%.ts',
  'web/src/text/orders/%.ts',
  'web/src/text/pace/%.ts',
  'web/src/text/plan/%.ts',
  'web/src/text/reach/%.ts',
  'web/src/text/story/%.ts',
  'web/src/text/variant/%.ts',
  ...GAMES.flatMap((game) => [
    `games/${game}/src/text/%.ts`,
    `games/${game}/src/text/%/asking.ts`,
    `games/${game}/src/text/%/statistics.ts`,
    `games/${game}/src/text/%/tables.ts`,
    `games/${game}/src/guide/%.ts`,
  ]),
]

/** Read at run time, as the files of words are: no package belongs to the scripts. */
const load = (file: string): Promise<unknown> => import(new URL(`../${file}`, import.meta.url).href)

interface Languages {
  readonly LANGUAGES: readonly string[]
  listMissing(english: unknown, translated: unknown): string[]
}

const { LANGUAGES, listMissing } = (await load('engine/src/languages.ts')) as Languages

type Words = { readonly [name: string]: unknown }

/** The table that a file of words exports, under its language or under a name of its own. */
async function read(file: string, language: string): Promise<unknown> {
  const words = (await load(file.replace('%', language))) as Words
  return words[language] ?? words.asking ?? words.statistics ?? words.tables
}

/** Everything that one language lacks, as `file: path`. */
export async function listUntranslated(language: string): Promise<string[]> {
  const lists = await Promise.all(
    FILES.map(async (file) =>
      listMissing(await read(file, 'en'), await read(file, language)).map(
        (path) => `${file.replace('%', language)}: ${path}`,
      ),
    ),
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
