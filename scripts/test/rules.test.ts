import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { formatRules, listNamedRules, listNamedTests, surveyRules } from '../rules.ts'

// Ids are put together here, or this very file would name rules that do not exist.
const id = (group: string, number: number): string => ['ZZ', group, number].join('-')
const ONE = id('SET', 1)
const TWO = id('SET', 2)
const BOOK = `# Rules\n- **${ONE}** One thing.\n- **${TWO}** Another, see ${ONE}.\n`
const TESTS = `test('[${ONE}, ${TWO}] both hold', () => {})`
const CODE = `/** ${ONE} */\nfunction one() {}\n// ${TWO}: and more\n`

function survey(t: { after(run: () => void): void }, files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'rules-'))
  t.after(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return surveyRules(root)
}

test('a rule lists the code and the tests that name it', (t) => {
  const { rules, problems } = survey(t, {
    'games/z/RULES.md': BOOK,
    'games/z/src/set.ts': CODE,
    'games/z/src/setup.ts': `\n/** Sets up (${ONE}, see ${ONE}). */\n`,
    'games/z/test/set.test.ts': TESTS,
  })
  assert.deepEqual(problems, [])
  assert.deepEqual(
    rules.map((rule) => [rule.id, rule.code, rule.tests]),
    [
      [ONE, ['src/set.ts:1', 'src/setup.ts:2'], ['both hold']],
      [TWO, ['src/set.ts:3'], ['both hold']],
    ],
  )
  assert.match(
    formatRules(rules),
    /games\/z\n {2}ZZ-SET-1 +1 {2}One thing\.\n +> src\/set\.ts:1, src\/setup\.ts:2\n +· both hold/,
  )
})

test('a rule that no comment of its own code names is a problem', (t) => {
  const { problems } = survey(t, {
    'games/z/RULES.md': BOOK,
    'games/z/src/why.ts': `// ${ONE}\nrefuse('${TWO}')`,
    'games/z/golden/make.ts': `// ${TWO}`,
    'games/z/test/set.test.ts': `// ${TWO}\n${TESTS}`,
    'lab/src/other.ts': `// ${TWO}`,
  })
  assert.deepEqual(problems, [
    `games/z/RULES.md:3: no code of games/z names ${TWO}; put it in a comment on what carries it out`,
  ])
})

test('a rule without a test is a problem, and a test of another package does not help', (t) => {
  const { problems } = survey(t, {
    'games/z/RULES.md': BOOK,
    'games/z/src/set.ts': CODE,
    'games/z/test/set.test.ts': `it("[${ONE}] holds", () => {})`,
    'lab/test/other.test.ts': `it('[${TWO}] holds elsewhere', () => {})`,
  })
  assert.deepEqual(problems, [`games/z/RULES.md:3: no test of games/z covers ${TWO}`])
})

test('a folder with rules inside another keeps its code and its tests to itself', (t) => {
  const { problems } = survey(t, {
    'engine/RULES.md': `- **${ONE}** Outer.`,
    'engine/testkit/example/RULES.md': `- **${TWO}** Inner.`,
    'engine/testkit/example/game.ts': CODE,
    'engine/testkit/example/test/a.test.ts': TESTS,
  })
  assert.deepEqual(problems, [
    `engine/RULES.md:1: no code of engine names ${ONE}; put it in a comment on what carries it out`,
    `engine/RULES.md:1: no test of engine covers ${ONE}`,
  ])
})

test('an id that no RULES.md defines is a problem in tests, sources and rules', (t) => {
  const unknown = id('NIL', 7)
  const { problems } = survey(t, {
    'games/z/RULES.md': `${BOOK}See also ${unknown}.\n`,
    'games/z/src/set.ts': CODE,
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
    'games/y/src/set.ts': CODE,
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

test('ids in comments of every kind are found where they stand, those in strings are not', () => {
  const text = [
    `const link = 'https://example.org/${ONE}'`,
    `const both = 1 // ${TWO}, ${ONE}`,
    `const words = \`// ${TWO}\``,
    `/**\n * Why.\n * ${ONE}: more.\n */`,
  ].join('\n')
  assert.deepEqual(
    listNamedRules(text).map(({ id, line }) => [line, id]),
    [
      [2, TWO],
      [2, ONE],
      [6, ONE],
    ],
  )
})
