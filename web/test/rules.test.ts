/** How RULES.md becomes a page, and how its words are found. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { layOut } from '../src/lib/rules-page.ts'
import { excerpt, markTerms, passagesOf, search, termsOf, wordsOf } from '../src/lib/rules-search.ts'

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url))
const BOOK = `# Pepper Duel

A game for two.

## 1 Playing

- **PD-PLA-1** Pay *two* coins & draw (see PD-PLA-2).
- **PD-PLA-2** It's over when a card says \`<end>\`.

Then:

1. Count.
2. Compare.

| card | worth |
|---|---|
| red | 2 |
`

const page = layOut(BOOK)

test('a page has its title, what stands above the first heading, and a section for each heading', () => {
  assert.equal(page.title, 'Pepper Duel')
  assert.deepEqual(page.opening, [{ kind: 'text', passage: { id: 'opening-1', html: 'A game for two.' } }])
  assert.deepEqual(
    page.sections.map(({ id, title, level, blocks }) => [id, title, level, blocks.map(({ kind }) => kind)]),
    [['1-playing', '1 Playing', 2, ['rules', 'text', 'steps', 'table']]],
  )
})

test('a rule is known by its own id and links the rules it names', () => {
  assert.deepEqual(passagesOf(page.sections[0]!.blocks[0]!), [
    { id: 'PD-PLA-1', html: 'Pay <em>two</em> coins &amp; draw (see <a href="#PD-PLA-2">PD-PLA-2</a>).' },
    { id: 'PD-PLA-2', html: 'It’s over when a card says <code>&lt;end&gt;</code>.' },
  ])
})

test('what the page has no setting for stops the build', () => {
  assert.throws(() => layOut('# A\n\n> quoted'), /cannot set a blockquote/)
})

test('a translation keeps the ids of its original, so that links lead to the same place in every language', () => {
  const translated = layOut('# Duell\n\n## 1 Spielen\n\nText.\n', page)
  assert.deepEqual(
    translated.sections.map(({ id, title, blocks }) => [id, title, blocks.flatMap(passagesOf)]),
    [['1-playing', '1 Spielen', [{ id: '1-playing-1', html: 'Text.' }]]],
  )
})

for (const file of globSync('*/RULES.md', { cwd: GAMES }))
  test(`every rule and every passage of ${file} has an id of its own`, () => {
    const text = readFileSync(`${GAMES}/${file}`, 'utf8')
    const { opening, sections } = layOut(text)
    const ids = [
      ...sections.map((section) => section.id),
      ...[...opening, ...sections.flatMap((section) => section.blocks)]
        .flatMap(passagesOf)
        .map(({ id }) => id),
    ]
    assert.equal(new Set(ids).size, ids.length)
    for (const [, rule] of text.matchAll(/^- \*\*([A-Z]{2}-[A-Z]{3}-\d+)\*\*/gm))
      assert.ok(ids.includes(rule!))
  })

test('a passage is found by all words together, in any case, and by its id', () => {
  const found = (query: string): string[] => search(page, termsOf(query)).map(({ id }) => id)
  assert.deepEqual(found('DRAW  coins'), ['PD-PLA-1'])
  assert.deepEqual(found('draw nothing'), [])
  assert.deepEqual(found("it's"), ['PD-PLA-2'])
  assert.deepEqual(found('<end>'), ['PD-PLA-2'])
  assert.deepEqual(found('pla-2'), ['PD-PLA-1', 'PD-PLA-2'])
  assert.deepEqual(found('red'), ['1-playing-4'])
  assert.deepEqual(found('  '), [])
})

test('marks go around words and never into tags or character references', () => {
  const html = 'a &amp; <a href="#a-1">b a</a> &lt;end&gt;'
  assert.equal(markTerms(html, ['a']), '<mark>a</mark> &amp; <a href="#a-1">b <mark>a</mark></a> &lt;end&gt;')
  assert.equal(markTerms(html, ['amp', 'lt', 'href']), html)
  assert.equal(markTerms(html, ['&']).includes('<mark>&amp;</mark>'), true)
  assert.equal(markTerms(html, ['<end>']).endsWith('<mark>&lt;end&gt;</mark>'), true)
  assert.equal(markTerms('1 (a) [b]', ['(a)', '[b]']), '1 <mark>(a)</mark> <mark>[b]</mark>')
})

test('an excerpt begins near the word and shows what was typed as text', () => {
  const words = `${'many words before it '.repeat(8)}doubleBack <b>lets</b> you turn around once`
  const shown = excerpt(words, ['doubleback'])
  assert.match(shown, /^… [^<]*<mark>doubleBack<\/mark> &lt;b&gt;lets/)
  assert.ok(wordsOf(shown).length < 140)
})
