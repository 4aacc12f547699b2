import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { formatRules, listNamedTests, surveyRules } from '../rules.ts'

// Ids are put together here, or this very file would name rules that do not exist.
const id = (group: string, number: number): string => ['ZZ', group, number].join('-')
const ONE = id('SET', 1)
const TWO = id('SET', 2)
const BOOK = `# Rules\n- **${ONE}** One thing.\n- **${TWO}** Another, see ${ONE}.\n`
const TESTS = `test('[${ONE}, ${TWO}] both hold', () => {})`

function survey(t: { after(run: () => void): void }, files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'rules-'))
  t.after(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return surveyRules(root)
}

test('a rule lists the tests that name it', (t) => {
  const { rules, problems } = survey(t, { 'games/z/RULES.md': BOOK, 'games/z/test/set.test.ts': TESTS })
  assert.deepEqual(problems, [])
  assert.deepEqual(
    rules.map((rule) => [rule.id, rule.tests]),
    [
      [ONE, ['both hold']],
      [TWO, ['both hold']],
    ],
  )
  assert.match(formatRules(rules), /games\/z\n {2}ZZ-SET-1 +1 {2}One thing\.\n +· both hold/)
})

test('a rule without a test is a problem, and a test of another package does not help', (t) => {
  const { problems } = survey(t, {
    'games/z/RULES.md': BOOK,
    'games/z/test/set.test.ts': `it("[${ONE}] holds", () => {})`,
    'lab/test/other.test.ts': `it('[${TWO}] holds elsewhere', () => {})`,
  })
  assert.deepEqual(problems, [`games/z/RULES.md:3: no test of games/z covers ${TWO}`])
})

test('a folder with rules inside another keeps its tests to itself', (t) => {
  const { problems } = survey(t, {
    'engine/RULES.md': `- **${ONE}** Outer.`,
    'engine/testkit/example/RULES.md': `- **${TWO}** Inner.`,
    'engine/testkit/example/test/a.test.ts': TESTS,
  })
  assert.deepEqual(problems, [`engine/RULES.md:1: no test of engine covers ${ONE}`])
})

test('an id that no RULES.md defines is a problem in tests, sources and rules', (t) => {
  const unknown = id('NIL', 7)
  const { problems } = survey(t, {
    'games/z/RULES.md': `${BOOK}See also ${unknown}.\n`,
    'games/z/test/set.test.ts': `${TESTS}\ntest('[${unknown}] holds', () => {})`,
    'games/z/src/setup.ts': `\nrefuse('${unknown}')\nrefuse('${ONE}')`,
    'web/src/Help.svelte': `<a href="#${unknown}">rule</a>`,
  })
  assert.deepEqual(problems, [
    `games/z/test/set.test.ts:2: the test names ${unknown}, which no RULES.md defines`,
    `games/z/RULES.md:4: ${unknown} is defined in no RULES.md`,
    `games/z/src/setup.ts:2: ${unknown} is defined in no RULES.md`,
    `web/src/Help.svelte:1: ${unknown} is defined in no RULES.md`,
  ])
})

test('an id that is defined twice is a problem', (t) => {
  const { problems } = survey(t, {
    'games/y/RULES.md': BOOK,
    'games/y/test/set.test.ts': TESTS,
    'games/z/RULES.md': `- **${TWO}** Again.\n`,
  })
  assert.deepEqual(problems, [`games/z/RULES.md:1: ${TWO} is already defined in games/y/RULES.md:3`])
})

test('no RULES.md at all is a problem', (t) => {
  assert.deepEqual(survey(t, {}).problems, ['there is no RULES.md'])
})

test('names in comments and of skipped tests cover nothing; templates, tables and laws do', () => {
  const text = [
    `// test('[${ONE}] commented out', () => {})`,
    `/* test('[${ONE}] commented out', () => {}) */`,
    `test.skip('[${ONE}] skipped', () => {})`,
    `it.todo('[${ONE}] to be written')`,
    `for (const [name] of [['[${ONE}] in a table']]) test(name, () => {})`,
    `test(\`[${TWO}] with \${n} players // each\`, () => {})`,
    `checkLaws('[${TWO}] all laws', game)`,
    `test('about [${ONE}], which is not what it covers', () => {})`,
  ].join('\n')
  assert.deepEqual(
    listNamedTests(text).map((each) => [each.line, each.ids[0], each.name]),
    [
      [5, ONE, 'in a table'],
      [6, TWO, 'with ${n} players // each'],
      [7, TWO, 'all laws'],
    ],
  )
})
