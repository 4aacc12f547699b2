/** Sentences with a count are right for one of a thing, too: `1 point`, never `1 points`. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'

/** A one, perhaps an adjective, and a noun in the plural. */
const plural = (nouns: string): RegExp =>
  new RegExp(`(?<![\\d.,−/-])1 (?:[a-zäöüß]+ )?(?:${nouns})(?![a-zäöüß])`)
const WRONG: { readonly [language: string]: RegExp } = {
  en: plural(
    '(?:point|card|coin|minute|second|hour|day|year|round|turn|step|move|player|seat|bot|game|table|line|message|order|vote|device|passage|recipe|customer|ingredient|pepper|stamp|field|silo|farm|time)s|people|matches',
  ),
  de: plural(
    '(?:Prozentp|P)unkten?|Minuten|Sekunden|Stunden|Tagen?|Jahren?|Runden|Z[üu]ge|Schritten?|Personen|Leute|Bots|Spielen?|Partien|Tischen?|Plätze|Zeilen|Nachrichten|Aufträge|Geräte|Stellen|(?:Klimak|Siegk|K)arten|Münzen|Gerichten?|Rezepte|Zutaten|Gäste|Chilis|Marken|Felder|Silos|Farmen',
  ),
  fr: plural(
    '(?:point|carte|pièce|minute|seconde|heure|jour|année|manche|tour|coup|joueur|place|bot|partie|table|ligne|message|consigne|appareil|passage|recette|plat|client|ingrédient|piment|champ|silo|ferme)s|personnes',
  ),
}

/** Where the one is never one, or a name. */
const NEVER_ONE = /\.(?:players|startWithout|best|notBest|checkGood|noSuchFarm|noSuchSeat|sellWhich)$/

/** Whatever is asked for is one: for functions that take their numbers in an object. */
const ONES = new Proxy({}, { get: () => 1 })

function* sentences(words: unknown, path: string): Generator<[path: string, sentence: string]> {
  if (typeof words === 'function') {
    for (const args of [Array(6).fill(1), [ONES, () => 'Ruth']])
      try {
        const said: unknown = words(...args)
        if (typeof said !== 'string' || /undefined|NaN/.test(said)) continue
        yield [path, said]
        return
      } catch {
        // Takes something else.
      }
  } else if (typeof words === 'object' && words !== null)
    for (const [key, value] of Object.entries(words)) yield* sentences(value, `${path}.${key}`)
}

/** Every file of words outside the games' own texts, and the refusals of those. */
async function wordsOf(language: string): Promise<[string, unknown][]> {
  const texts = new URL('../src/text/', import.meta.url)
  const folders = readdirSync(texts, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const files = [
    ...['', ...folders.map(({ name }) => `${name}/`)].map((folder) => `web/src/text/${folder}${language}.ts`),
    `server/src/text/${language}.ts`,
    `server/src/text/outside/${language}.ts`,
  ]
  for (const game of ['scoville', 'food-court', 'jelly-bean-farmers'])
    files.push(
      `games/${game}/src/text/${language}/refusals.ts`,
      `bots/src/telling/${game}/${language}.ts`,
      `web/src/games/${game}/${language === 'en' ? 'words.ts' : `languages/${language}.ts`}`,
    )
  const load = async (file: string): Promise<[string, unknown]> => {
    const loaded = (await import(new URL(`../../${file}`, import.meta.url).href)) as Record<string, unknown>
    return [file, loaded.words ?? loaded[language] ?? loaded.refusals]
  }
  return Promise.all(files.map(load))
}

for (const language of Object.keys(WRONG))
  test(`one of a thing is singular (${language})`, async () => {
    let counted = 0
    const wrong: string[] = []
    for (const [file, words] of await wordsOf(language)) {
      assert.ok(words, `${file} has no words`)
      for (const [path, sentence] of sentences(words, file)) {
        if (/(?<!\d)1 /.test(sentence)) counted++
        if (WRONG[language]!.test(sentence) && !NEVER_ONE.test(path)) wrong.push(`${path}: ${sentence}`)
      }
    }
    assert.deepEqual(wrong, [])
    assert.ok(counted > 50, `only ${counted} sentences with a count were found`)
  })
