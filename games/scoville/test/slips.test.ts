/** A table with a slip in it is refused when it is loaded, with a sentence that says what is wrong. */
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { coloursOf, costOf, countsOf, covers, packHigh, packLow } from '../src/peppers.ts'

const folder = mkdtempSync(join(tmpdir(), 'scoville-'))
after(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
symlinkSync(
  fileURLToPath(new URL('../../../node_modules', import.meta.url)),
  join(folder, 'node_modules'),
  'junction',
)

let copies = 0

/** The game loaded from a copy in which one line of its data is different. */
function load(from: string, to: string): Promise<unknown> {
  const place = join(folder, String(copies++))
  cpSync(new URL('../src', import.meta.url), place, { recursive: true })
  const file = join(place, 'data.ts')
  const text = readFileSync(file, 'utf8')
  assert.ok(text.includes(from), from)
  writeFileSync(file, text.replace(from, to))
  return import(pathToFileURL(join(place, 'index.ts')).href)
}

const unknown = (letters: string, letter: string): string =>
  `The peppers "${letters}" name a "${letter}"; there are only R, Y, B, G, O, P, N, W, K, F.`

const SLIPS: readonly (readonly [what: string, from: string, to: string, says: string])[] = [
  ['a market card that wants no pepper', "wants: 'RY'", "wants: 'RZ'", unknown('RZ', 'Z')],
  ['a market card that gives no pepper', "gives: 'O'", "gives: 'o'", unknown('o', 'o')],
  ['a market card that lets choose no pepper', "givesOneOf: 'KW'", "givesOneOf: 'K/W'", unknown('K/W', '/')],
  ['a recipe that needs no pepper', "needs: 'PY'", "needs: 'PX'", unknown('PX', 'X')],
  ['an auction card of no pepper', "peppers: 'RR'", "peppers: 'RE'", unknown('RE', 'E')],
  ['a plaque of no pepper', "colours: 'GOP'", "colours: 'GQP'", unknown('GQP', 'Q')],
  ['starting with no pepper', "START_PEPPERS = 'RYB'", "START_PEPPERS = 'RYZ'", unknown('RYZ', 'Z')],
  ['breeding no pepper', "['RR', 'O'", "['RR', 'Q'", unknown('Q', 'Q')],
  [
    'breeding two colours at once',
    "['RR', 'O'",
    "['RY', 'O'",
    'BREEDING has "RY"; what two colours breed is of one colour.',
  ],
  [
    'a hole in the breeding chart',
    "['RR', 'O', ",
    "['RR', ",
    'BREEDING must have 10 rows of 10, one for each colour.',
  ],
  [
    'eight of a colour on a card',
    "needs: 'NNNNN'",
    "needs: 'NNNNNNNN'",
    'A card asks for 8 N ("NNNNNNNN"); the most is 7.',
  ],
]

for (const [what, from, to, says] of SLIPS)
  test(`[SC-SET-2] ${what} is refused when the tables are loaded`, async () => {
    await assert.rejects(load(from, to), { message: says })
  })

test('[SC-FUL-2] a card that asks for seven of a colour is paid with seven and not with six', () => {
  const held = (letters: string): [number, number] => [
    packLow(countsOf(letters)),
    packHigh(countsOf(letters)),
  ]
  const cost = costOf('N'.repeat(7))
  assert.equal(covers(...held('N'.repeat(7)), cost), true)
  assert.equal(covers(...held('N'.repeat(6)), cost), false)
  assert.deepEqual(coloursOf('NNR'), [6, 6, 0])
})
