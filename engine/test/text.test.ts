import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  counted,
  engineDe,
  engineEn,
  listed,
  parts,
  picture,
  plain,
  refusalSentence,
  safeName,
} from '../src/index.ts'
import { en } from '../testkit/example/text.ts'

const names = (seat: number): string => ['Ada', 'Bo'][seat]!

test('several things are listed with commas, and a word before the last', () => {
  assert.equal(listed([], 'and'), '')
  assert.equal(listed(['rice'], 'and'), 'rice')
  assert.equal(listed(['rice', 'corn'], 'or'), 'rice or corn')
  assert.equal(listed(['rice', 'corn', 'lime'], 'und'), 'rice, corn und lime')
})

test('one thing is counted in the singular, all other numbers in the plural', () => {
  assert.deepEqual(
    [0, 1, 2].map((n) => counted(n, 'card')),
    ['0 cards', '1 card', '2 cards'],
  )
  assert.equal(counted(3, 'Gast', 'Gäste'), '3 Gäste')
})

describe('sentences with pictures', () => {
  const sentence = `Ada takes ${picture('pepper', 'R', 'a red pepper')} and ${picture('coin', 3, '3 coins')}.`

  test('are plain words to a terminal', () =>
    assert.equal(plain(sentence), 'Ada takes a red pepper and 3 coins.'))

  test('are words and pictures to the web', () => {
    assert.deepEqual(parts(sentence), [
      { text: 'Ada takes ' },
      { kind: 'pepper', id: 'R', text: 'a red pepper' },
      { text: ' and ' },
      { kind: 'coin', id: '3', text: '3 coins' },
      { text: '.' },
    ])
  })

  test('may be nothing but words, or nothing but a picture', () => {
    assert.deepEqual(parts('Pass'), [{ text: 'Pass' }])
    assert.deepEqual(parts(picture('coin', 1, '')), [{ kind: 'coin', id: '1', text: '' }])
    assert.deepEqual(parts(''), [])
  })

  test('the names of people cannot pass for pictures', () => {
    const name = safeName('{coin/99|rich}')
    assert.deepEqual(parts(`${name} passes`), [{ text: 'coin/99|rich passes' }])
  })
})

describe('refusals', () => {
  test('have the same keys in each language', () => {
    assert.deepEqual(Object.keys(engineDe.refusals), Object.keys(engineEn.refusals))
  })

  test('are said with the words of the game, or else of the engine', () => {
    const notYourTurn = { rule: 'EN-TUR-1', key: 'notYourTurn', args: { waiting: [0, 1] } }
    assert.equal(
      refusalSentence(engineEn, en, notYourTurn, names),
      'It’s not your turn. The table is waiting for Ada, Bo.',
    )
    assert.equal(
      refusalSentence(engineDe, null, notYourTurn, names),
      'Du bist nicht dran. Der Tisch wartet auf Ada, Bo.',
    )
    const lastCard = { rule: 'EX-MAR-2', key: 'lastCard', args: {} }
    assert.equal(refusalSentence(engineEn, en, lastCard, names), 'You keep your last pepper.')
    assert.throws(() => refusalSentence(engineEn, null, lastCard, names), /no sentence for refusal lastCard/)
  })

  const args = {
    game: 'Pepper Duel',
    min: 2,
    max: 4,
    seats: 5,
    waiting: [1],
    option: 'open',
    known: ['a', 'b'],
    values: ['x', 'y'],
    value: 'x',
  }
  for (const [language, text] of Object.entries({ en: engineEn, de: engineDe }))
    for (const [key, say] of Object.entries(text.refusals))
      test(`${key} can be said in ${language}`, () => {
        const sentence = say(args, names)
        assert.match(sentence, /^[A-ZÄÖÜ].*[.]$/)
        assert.doesNotMatch(sentence, /undefined|\[object|NaN/)
      })
})
