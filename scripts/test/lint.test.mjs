import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { ESLint } from 'eslint'

const ROOT = join(import.meta.dirname, '..', '..')
const eslint = new ESLint({ cwd: ROOT })

/** The rules that a text breaks when it is the content of a file. */
async function faults(file, text) {
  const [result] = await eslint.lintText(text, { filePath: join(ROOT, file) })
  assert.ok(result, `${file} is not linted at all`)
  return result.messages.map((message) => message.ruleId ?? message.message)
}

const uses = (source) => `import { a } from '${source}'\nexport const b = a()\n`

const FORBIDDEN = [
  ['engine/src/io.ts', '@harvest/scoville'],
  ['engine/src/io.ts', '../../games/scoville/src/index.ts'],
  ['engine/src/io.ts', '../testkit/index.ts'],
  ['engine/src/io.ts', 'node:fs'],
  ['engine/src/io.ts', 'fs'],
  ['engine/src/io.ts', 'prettier'],
  ['games/scoville/src/setup.ts', '@harvest/bots'],
  ['games/scoville/src/setup.ts', '@harvest/food-court'],
  ['games/scoville/src/phases/harvest.ts', '../../../food-court/src/data.ts'],
  ['games/scoville/src/setup.ts', '@harvest/engine/testkit'],
  ['games/scoville/src/setup.ts', 'node:crypto'],
  ['bots/src/random.ts', '@harvest/server'],
  ['bots/src/random.ts', '@harvest/lab'],
  ['lab/src/main.ts', '@harvest/server'],
  ['lab/src/main.ts', '../../engine/src/io.ts'],
  ['lab/src/main.ts', 'eslint'],
  ['server/src/main.ts', '@harvest/web'],
  ['server/src/http/routes/game.ts', '../../tables/state.ts'],
  ['server/src/bots/driver.ts', '../tables/history.ts'],
  ['web/src/table/queue.ts', '@harvest/engine'],
  ['web/src/table/queue.ts', '@harvest/scoville'],
  ['web/src/table/queue.ts', '@harvest/bots'],
  ['web/src/table/queue.ts', '@harvest/server'],
  ['web/src/table/queue.ts', '../worker/bot.ts'],
  ['web/src/worker/bot.ts', '@harvest/server'],
  ['web/src/worker/bot.ts', '@harvest/server/wire'],
  ['web/src/table/queue.ts', '@harvest/server/pocket'],
  ['server/src/tables/table.ts', 'node:crypto'],
]

const ALLOWED = [
  ['engine/src/io.ts', './chance.ts'],
  ['engine/src/hash.ts', '@noble/hashes/sha2.js'],
  ['engine/testkit/kit.ts', '../src/index.ts'],
  ['engine/testkit/kit.ts', 'node:test'],
  ['games/scoville/src/phases/harvest.ts', '../state.ts'],
  ['games/scoville/src/setup.ts', '@harvest/engine'],
  ['games/scoville/test/laws.test.ts', '@harvest/engine/testkit'],
  ['bots/src/games.ts', '@harvest/scoville'],
  ['lab/src/main.ts', '@harvest/bots'],
  ['lab/src/main.ts', 'node:fs'],
  ['server/src/http/routes/game.ts', '../../tables/projection.ts'],
  ['server/src/tables/decide/moves.ts', '../state.ts'],
  ['web/src/table/queue.ts', '@harvest/engine/wire'],
  ['web/src/table/queue.ts', '@harvest/scoville/public'],
  ['web/src/table/queue.ts', '@harvest/server/wire'],
  ['web/src/worker/bot.ts', '@harvest/engine'],
  ['web/src/worker/bot.ts', '@harvest/server/pocket'],
]

for (const [file, source] of FORBIDDEN)
  test(`${file} may not import ${source}`, async () => {
    assert.deepEqual(await faults(file, uses(source)), ['harvest/direction'])
  })

test('what is allowed is left alone', async () => {
  for (const [file, source] of ALLOWED)
    assert.deepEqual(await faults(file, uses(source)), [], `${file} ${source}`)
})

test('every way of importing is seen, in TypeScript and in Svelte', async () => {
  const file = 'games/scoville/src/setup.ts'
  for (const text of [
    `export * from '@harvest/bots'\n`,
    `export { a } from '@harvest/bots'\n`,
    `import type { A } from '@harvest/bots'\nexport type B = A\n`,
    `export const a = await import('@harvest/bots')\n`,
    `import '@harvest/bots'\n`,
  ])
    assert.deepEqual(await faults(file, text), ['harvest/direction'], text)
  const typed = await faults(file, `export type B = import('@harvest/bots').A\n`)
  assert.ok(typed.includes('harvest/direction'))
  const component = `<script lang="ts">\n  import { a } from '@harvest/engine'\n</script>\n\n{a}\n`
  assert.deepEqual(await faults('web/src/table/Board.svelte', component), ['harvest/direction'])
})

test('components may take types from the worker', async () => {
  const text = `import type { A } from '../worker/bot.ts'\nexport type B = A\n`
  assert.deepEqual(await faults('web/src/table/queue.ts', text), [])
})

test('rules know neither clock nor foreign chance', async () => {
  for (const file of ['engine/src/io.ts', 'games/scoville/src/setup.ts']) {
    assert.deepEqual(await faults(file, 'export const a = Math.random()\n'), ['no-restricted-properties'])
    assert.deepEqual(await faults(file, 'export const { random } = Math\n'), ['no-restricted-properties'])
    assert.deepEqual(await faults(file, 'export const a = Date.now()\n'), ['no-restricted-globals'])
    assert.deepEqual(await faults(file, 'export const a = new Date()\n'), ['no-restricted-globals'])
    assert.deepEqual(await faults(file, 'export const a = Math.floor(2.5)\n'), [])
  }
  assert.deepEqual(await faults('lab/src/main.ts', 'export const a = Date.now()\n'), [])
})

test('any, loose equality, unused names and stray output are refused', async () => {
  const file = 'bots/src/random.ts'
  assert.deepEqual(await faults(file, 'export const a = (b: any) => b\n'), [
    '@typescript-eslint/no-explicit-any',
  ])
  assert.deepEqual(await faults(file, 'export const a = (b: number) => b == 1\n'), ['eqeqeq'])
  assert.deepEqual(await faults(file, 'const a = 1\n'), ['@typescript-eslint/no-unused-vars'])
  assert.deepEqual(await faults(file, `console.log('a')\n`), ['no-console'])
  assert.deepEqual(await faults(file, `import { A } from './bot.ts'\nexport type B = A\n`), [
    '@typescript-eslint/consistent-type-imports',
  ])
  assert.deepEqual(await faults('lab/src/main.ts', `console.log('a')\n`), [])
})
