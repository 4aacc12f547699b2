/** The built site asks no more of a browser than the oldest ones that it is for can do. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { parse } from 'acorn'
import { listPlates, plateOf } from '../plates.ts'
import { BROWSERS, ECMA_VERSION } from '../browsers.ts'

const DIST = join(import.meta.dirname, '..', 'dist')
const DOCS = join(import.meta.dirname, '..', '..', 'docs', 'self-hosting.md')

/** What came to the language's own objects after the oldest browsers. */
const NEWER =
  /\b(?:Object\.groupBy|Map\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|RegExp\.escape|AbortSignal\.any|URL\.(?:canParse|parse)|Iterator\.(?:from|prototype))\b|\.(?:keys|values|entries)\(\)\.(?:map|filter|some|every|find|toArray|reduce|flatMap|take|drop|forEach)\(/

/** What keeps a script from being read as one of the language's year; null when nothing does. */
function faultOf(code: string, sourceType: 'module' | 'script'): string | null {
  try {
    parse(code, { ecmaVersion: ECMA_VERSION, sourceType })
    return null
  } catch (fault) {
    return String(fault)
  }
}

test('every script is written as the oldest browsers read it, and calls nothing that they lack', () => {
  const scripts = globSync(['sw.js', 'assets/*.js'], { cwd: DIST })
  assert.ok(
    scripts.length > 10 && scripts.includes('sw.js'),
    'the web client is not built: run `npm run build`',
  )
  for (const script of scripts) {
    const code = readFileSync(join(DIST, script), 'utf8')
    assert.equal(faultOf(code, script === 'sw.js' ? 'script' : 'module'), null, script)
    assert.equal(NEWER.exec(code)?.[0], undefined, script)
  }
  assert.match(faultOf('/[a--b]/v', 'module') ?? '', /Invalid/)
  assert.match('Object.groupBy(a, b)', NEWER)
})

test('the colours of both schemes are in a form that they know', () => {
  for (const style of globSync('assets/*.css', { cwd: DIST }))
    assert.doesNotMatch(readFileSync(join(DIST, style), 'utf8'), /light-dark\(/, style)
})

test('people are told which browsers those are', () => {
  const told = readFileSync(DOCS, 'utf8')
  for (const browser of BROWSERS.filter((name) => !name.startsWith('ios'))) {
    const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? []
    assert.match(told, new RegExp(`${name} ${version}`, 'i'))
  }
})

test('every plate is a drawing of its own, in inks that any program can read', () => {
  const games = listPlates()
  assert.ok(games.length >= 3)
  for (const game of games) {
    const plate = readFileSync(join(DIST, 'plates', `${game}.svg`), 'utf8')
    assert.equal(plate, plateOf(game))
    assert.match(plate, /^<svg [^>]+><style>path, circle\{stroke: #2b2118;/)
    assert.doesNotMatch(plate, /var\(|light-dark|:global|undefined|no --/)
  }
})
