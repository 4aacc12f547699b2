import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { makeFigures } from '../figures/wanted.ts'

const FOLDER = new URL('../figures/', import.meta.url)
const made = makeFigures()

test('every figure of the rules page is wanted, and every wanted one is there', () => {
  assert.deepEqual(
    globSync('*.json', { cwd: fileURLToPath(FOLDER) }).sort(),
    made.map(({ name }) => `${name}.json`).sort(),
  )
})

for (const { name, ...figure } of made)
  test(`the figure ${name} shows what the table would show today`, () => {
    const kept: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'))
    const fresh: unknown = JSON.parse(JSON.stringify(figure))
    assert.deepEqual(kept, fresh, 'run node games/jelly-bean-farmers/figures/make.ts')
  })

test('every figure stands beside a rule of RULES.md', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
  for (const { beside } of made) assert.ok(rules.includes(`\n- **${beside}** `), beside)
})
