import assert from 'node:assert/strict'
import test from 'node:test'
import {
  changeableOf,
  chooseVariant,
  parseVariant,
  putChange,
  tablesOf,
  tellVariant,
  VariantError,
} from '../src/index.ts'
import { FAULT_TEXTS, faultSentence } from '../src/variant/faults/index.ts'

interface Dish {
  readonly name: string
  readonly taste: string
  readonly points: number
}

const DISHES: readonly Dish[] = [
  { name: 'Soup', taste: 'mild', points: 2 },
  { name: 'St. Clement’s Pie', taste: 'hot', points: 5 },
]

/** What a module with data does when it is loaded. */
function load(address: string, game = 'diner') {
  const { number, table } = tablesOf(game, address)
  return {
    limit: number('limit', 5, { min: 1, max: 9 }),
    dishes: table('dishes', DISHES, {
      columns: { name: { kind: 'text' } },
      grows: [''],
      order: (a: Dish, b: Dish) => a.points - b.points,
    }),
    abilities: table('abilities', { cook: { pair: 2, loss: -1 } }),
    orders: table('orders', [{ of: 'AB' }, { of: 'B' }, { of: 'B' }], {
      key: ({ of }: { of: string }) => of,
      columns: { of: { kind: 'letters', letters: 'AB', least: 1, most: 3 } },
    }),
  }
}

load('file:///data.ts')
const parse = (text: string) => parseVariant(text, (game) => (game === 'diner' ? changeableOf(game) : null))

/** A variant with these lines after its head. */
const csv = (...lines: string[]): string => ['game,diner', 'name,Ours', ...lines].join('\n')

test('a variant is read from lines of CSV or from JSON, and both mean the same', () => {
  const changes = { limit: 6, 'dishes.Soup.points': 3, 'abilities.cook.loss': -2, 'orders.B#2.of': 'AAB' }
  const json = JSON.stringify({ game: 'diner', name: 'Ours', changes }, null, 2)
  const lines = [
    '# more soup',
    'limit,6',
    'dishes.Soup.points,3',
    'abilities.cook.loss,-2',
    'orders.B#2.of,AAB',
  ]
  assert.deepEqual(parse(json), { game: 'diner', name: 'Ours', changes })
  assert.deepEqual(parse(csv(...lines)), parse(json))
})

test('a row with the number of a copy is another of the same name', () => {
  const changes = { 'dishes.Soup#2': { taste: 'hot', points: 3 } }
  chooseVariant({ game: 'copies', name: 'Ours', changes }, putChange)
  assert.deepEqual(
    load('file:///data.ts', 'copies').dishes.map(({ name, points }) => [name, points]),
    [
      ['Soup', 2],
      ['Soup', 3],
      ['St. Clement’s Pie', 5],
    ],
  )
  assert.equal(parse(JSON.stringify({ game: 'diner', name: 'Ours', changes })).name, 'Ours')
})

test('tables are made with the changes of the variant that is chosen, and as printed without one', () => {
  const rows = { 'dishes.Stew': { taste: 'hot', points: 4 }, 'dishes.St. Clement’s Pie.taste': 'mild' }
  chooseVariant(
    { game: 'bistro', name: 'Ours', changes: { limit: 6, 'orders.B#2.of': 'A', ...rows } },
    putChange,
  )
  const { limit, dishes, orders } = load('file:///data.ts', 'bistro')
  assert.equal(limit, 6)
  assert.deepEqual(
    dishes.map(({ name, taste }) => `${taste} ${name}`),
    ['mild Soup', 'hot Stew', 'mild St. Clement’s Pie'],
  )
  assert.deepEqual(
    orders.map(({ of }) => of),
    ['AB', 'B', 'A'],
  )
  assert.deepEqual(
    DISHES.map(({ taste }) => taste),
    ['mild', 'hot'],
  )
  assert.deepEqual(load('file:///data.ts').dishes, DISHES)
})

const FAULTS: readonly (readonly [text: string, line: number, said: RegExp])[] = [
  [csv('limit,10'), 3, /limit: it takes a whole number from 1 to 9, not 10/],
  [csv('limit,five'), 3, /not "five"/],
  [csv('# why', 'prices,3'), 4, /no table or number "prices", only limit, dishes/],
  [csv('dishes.Soap.points,3'), 3, /there’s no "Soap\.points" here, only Soup, St\. Clement’s Pie/],
  [csv('dishes.Soup.price,3'), 3, /there’s no "price" here, only name, taste, points/],
  [csv('dishes.Soup.taste,bland'), 3, /it takes "mild", "hot", not "bland"/],
  [csv('dishes.Soup.points,-1'), 3, /from 0 to 999, not -1/],
  [csv('orders.AB.of,ABC'), 3, /1 to 3 of the letters AB/],
  [csv('orders.C,"{""of"":""A""}"'), 3, /there’s no "C" here/],
  [csv('dishes.Stew,"{""taste"":""hot""}"'), 3, /also needs "points"/],
  [csv('dishes,3'), 3, /you can only change what’s inside it/],
  [csv('dishes.Soup.name,{coin/1|rich}'), 3, /text of at most 60 letters/],
  [csv(`limit,${'['.repeat(20_000)}${']'.repeat(20_000)}`), 3, /not \[…\]/],
  [csv('__proto__.polluted,1'), 3, /no table or number "__proto__"/],
  [csv('dishes.__proto__.points,1'), 3, /there’s no "__proto__\.points" here/],
  [csv('limit,NaN'), 3, /not "NaN"/],
  [csv('limit,1e999'), 3, /not null/],
  [csv('limit,6', 'limit,7'), 4, /"limit" is changed twice/],
  [csv('nonsense'), 3, /a path, a comma or semicolon, and a value/],
  [csv('limit;12'), 3, /limit: it takes a whole number from 1 to 9, not 12/],
  [csv('dishes.Stew.points,3'), 3, /no "Stew\.points" here.*a new row has all its columns in one value/],
  [csv('dishes.Stew#2,"{""taste"":""hot"",""points"":1}"'), 3, /there’s no "Stew" here/],
  [csv('dishes.Soup#3,"{""taste"":""hot"",""points"":1}"'), 3, /the next one with that name is "Soup#2"/],
  [
    '{ "game": "diner", "name": "Ours", "changes": {\n "dishes.Soup": {\n  "taste": "hot",\n  "points": -1 } } }',
    4,
    /^Line 4: dishes\.Soup\.points: it takes a whole number/,
  ],
  [
    '{ "game": "diner", "name": "Ours", "changes": {\n "dishes.Stew": {\n  "taste": "hot",\n  "points": 1,\n  "price": 3 } } }',
    5,
    /^Line 5: dishes\.Stew\.price: there’s no "price" here/,
  ],
  [
    '{ "game": "diner", "name": "limit",\n "changes": {\n "limit": 3,\n "limit": 4 } }',
    4,
    /"limit" is here twice/,
  ],
  ['{ "game": "diner", "name": "limit",\n "changes": {\n "limit": 0 } }', 3, /limit: it takes/],
  [csv(), 0, /Nothing is changed/],
  ['game,diner\nlimit,6', 0, /"name" is missing/],
  ['game,chess\nname,Ours\nlimit,6', 1, /no game "chess"/],
  ['{\n "game": "diner",\n}', 3, /isn’t JSON/],
  ['{\n "game": "diner", "name": "Ours",\n "changes": {\n  "limit": 0 } }', 4, /limit: it takes/],
  [
    '{ "game": "diner", "name": "Ours",\n "author": "me", "changes": { "limit": 6 } }',
    2,
    /"author" isn’t one of/,
  ],
  ['x'.repeat(70_000), 0, /at most 65536 characters/],
]

for (const [text, line, said] of FAULTS)
  test(`a fault is named with its line: ${said.source}`, () => {
    assert.throws(
      () => parse(text),
      (error) => error instanceof VariantError && error.fault.line === line && said.test(error.message),
    )
  })

test('a fault is said in every language, with its line', () => {
  const fault = { key: 'whole', args: { min: 1, max: 9, given: '10' }, line: 3, path: 'limit' } as const
  const { en, de, fr } = FAULT_TEXTS
  assert.deepEqual(
    [en, de, fr].map((text) => faultSentence(text, fault)),
    [
      'Line 3: limit: it takes a whole number from 1 to 9, not 10.',
      'Zeile 3: limit: hier geht eine ganze Zahl von 1 bis 9, nicht 10.',
      'Ligne 3 : limit : il faut un nombre entier de 1 à 9, et non 10.',
    ],
  )
})

test('a variant is told value by value, in the words there are for the parts of each path', () => {
  const words = { en: { dishes: 'dishes', points: 'points' }, de: { dishes: 'Gerichte', points: 'Punkte' } }
  const variant = parse(
    csv('limit,5', 'dishes.Soup.points,3', 'dishes.Stew,"{""taste"":""hot"",""points"":4}"'),
  )
  assert.deepEqual(
    tellVariant(variant, changeableOf('diner'), words).map(({ what, before, after }) => [
      what.de,
      before,
      after,
    ]),
    [
      ['Gerichte · Soup · Punkte', 2, 3],
      ['Gerichte · Stew · taste', null, 'hot'],
      ['Gerichte · Stew · Punkte', null, 4],
    ],
  )
})
