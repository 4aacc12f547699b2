import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { listGames, listLacking } from '../game-languages.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')
const root = mkdtempSync(join(tmpdir(), 'languages-'))
after(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'engine/src'), { recursive: true })
writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
cpSync(join(REPOSITORY, 'engine/src/languages.ts'), join(root, 'engine/src/languages.ts'))

function game(id: string, files: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries({ 'package.json': '{}', ...files })) {
    const path = join(root, 'games', id, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return listLacking(root, id)
}

const says = (language: string, words: object): string =>
  `export const ${language} = ${JSON.stringify(words)}`
const WORDS = { prompt: { bid: 'Bid', pass: 'Pass' }, end: 'Over' }

test('a small game with all its words in one file says what each language lacks', async () => {
  const text = `${says('en', WORDS)}\n${says('de', { prompt: { bid: 'Biete' }, end: 'Aus' })}
    export const statistics = { en: { sold: 'sold' }, de: { sold: 'verkauft' } }`
  assert.deepEqual(await game('small', { 'src/text.ts': text, 'rules/de.md': '' }), [
    'games/small has no guided first game (src/guide) and no figures for its rules (figures) yet',
    'games/small in de lacks 1 of the sentences in src/text.ts',
    'games/small in fr lacks rules/fr.md, 4 of the sentences in src/text.ts',
  ])
})

test('a game with a file for each language says which are missing', async () => {
  const files = ['src/text/%.ts', 'src/guide/%.ts', 'figures/captions/%.ts']
  const made = (language: string, words: object) =>
    files.map((file) => [file.replace('%', language), says(language, words)])
  const whole = Object.fromEntries([...made('en', WORDS), ...made('de', WORDS), ['rules/de.md', '']])
  assert.deepEqual(await game('large', whole), [
    'games/large in fr lacks rules/fr.md, src/text/fr.ts, src/guide/fr.ts, figures/captions/fr.ts',
  ])
  assert.deepEqual(
    await game('large', Object.fromEntries([...made('fr', { end: 'Fini' }), ['rules/fr.md', '']])),
    [
      `games/large in fr lacks ${files.map((file) => `2 of the sentences in ${file.replace('%', 'fr')}`).join(', ')}`,
    ],
  )
})

test('the games of this repository lack nothing', async () => {
  for (const id of listGames(REPOSITORY)) assert.deepEqual(await listLacking(REPOSITORY, id), [])
})
