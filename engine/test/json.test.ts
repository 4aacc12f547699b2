import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { canonical, hashState, isSameMove, moveKey } from '../src/index.ts'

test('moves are the same in whatever order their parts are named', () => {
  assert.ok(isSameMove({ do: 'seed', field: 1 }, { field: 1, do: 'seed' }))
  assert.ok(!isSameMove({ do: 'seed', field: 1 }, { do: 'seed', field: '1' }))
})

test('canonical text does not depend on the order of keys, and leaves out what is undefined', () => {
  assert.equal(canonical({ b: [1, { d: 2, c: null }], a: 'x' }), '{"a":"x","b":[1,{"c":null,"d":2}]}')
  assert.equal(canonical({ a: 1, b: undefined }), '{"a":1}')
  assert.equal(hashState({ a: 1, b: [2] }), hashState({ b: [2], a: 1 }))
  assert.notEqual(hashState({ a: [1, 2] }), hashState({ a: [2, 1] }))
})

test('the hash of a state is the same on every machine', () => {
  assert.equal(hashState({ sealed: [], round: 1 }), '053e34909433bdfd0154468993afdf39')
})

test('what is not JSON has no canonical text', () => {
  for (const value of [NaN, Infinity, [undefined], () => 0, Symbol('s'), { a: [-Infinity] }])
    assert.throws(() => canonical(value), /not JSON/, String(value))
})

describe('the key of a move from outside', () => {
  const refused: [string, unknown][] = [
    ['nothing', null],
    ['nothing at all', undefined],
    ['a text', 'lay'],
    ['a number', 7],
    ['a list', [{ do: 'lay' }]],
    ['an object without anything', {}],
    ['a number that is not whole', { do: 'lay', card: 1.5 }],
    ['NaN', { do: 'lay', card: NaN }],
    ['a number beyond the safe ones', { do: 'lay', card: 2 ** 53 }],
    ['a nested object', { do: 'lay', card: { is: 1 } }],
    ['a nested list', { do: 'lay', cards: [[1]] }],
    ['a huge list', { do: 'lay', cards: new Array(1_000_000).fill(1) }],
    ['a list with holes', { do: 'lay', cards: new Array(3) }],
    ['a long text', { do: 'x'.repeat(121) }],
    ['a long name', { do: 'lay', ['x'.repeat(121)]: 1 }],
    ['too many values', Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`k${i}`, i]))],
    ['null inside', { do: 'lay', card: null }],
    ['undefined inside', { do: 'lay', card: undefined }],
    ['a function inside', { do: () => 'lay' }],
    ['a big integer', { do: 'lay', card: 1n }],
    [
      'an object of a class',
      Object.assign(
        new (class Move {
          readonly card = 1
        })(),
        { do: 'lay' },
      ),
    ],
    ['an object that inherits', Object.create({ do: 'lay' })],
    ['__proto__ as JSON has it', JSON.parse('{"do":"lay","__proto__":{"card":1}}')],
    ['a date', new Date(0)],
  ]
  for (const [what, input] of refused)
    test(`[EN-MOV-1] ${what} has none`, () => assert.equal(moveKey(input), null))

  test('[EN-MOV-1] a getter is not called', () => {
    const trap = {
      get do(): string {
        throw new Error('called')
      },
    }
    assert.equal(moveKey(trap), null)
  })

  test('[EN-MOV-1] small plain objects have one, whatever the order of their values', () => {
    assert.equal(moveKey({ card: 3, do: 'lay' }), '{"card":3,"do":"lay"}')
    assert.equal(
      moveKey(Object.assign(Object.create(null), { do: 'pick', from: [1, 'R', true] })),
      '{"do":"pick","from":[1,"R",true]}',
    )
    assert.notEqual(moveKey({ do: 'x'.repeat(120), cards: new Array(12).fill(0) }), null)
  })

  test('[EN-MOV-1] a number as text is another key than the number', () => {
    assert.notEqual(moveKey({ do: 'lay', card: '3' }), moveKey({ do: 'lay', card: 3 }))
  })

  test('[EN-MOV-1] -0 is 0', () =>
    assert.equal(moveKey({ do: 'lay', card: -0 }), moveKey({ do: 'lay', card: 0 })))
})
