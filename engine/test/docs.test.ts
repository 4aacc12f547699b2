import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'

const root = new URL('../../', import.meta.url)
const page = readFileSync(new URL('docs/adding-a-game.md', root), 'utf8')
const blocks = [...page.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)]

describe('docs/adding-a-game.md', () => {
  test('quotes the example game', () => assert.ok(blocks.length >= 10, `${blocks.length} quotations`))

  for (const [, file, code] of blocks)
    test(`quotes ${file} as it is: ${code!.trim().split('\n')[0]}`, () => {
      assert.ok(readFileSync(new URL(file!, root), 'utf8').includes(code!), code)
    })

  test('names only files that there are', () => {
    for (const [, path] of page.matchAll(/`((?:engine|bots|web|scripts)\/[\w/.-]+\.(?:ts|mjs))`/g))
      assert.doesNotThrow(() => readFileSync(new URL(path!, root)), path)
  })
})
