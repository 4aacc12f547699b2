/** Bad input: refused with a rule and a sentence in both languages, and nothing is changed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, engineDe, engineEn, isSameMove, plain, refusalSentence } from '@harvest/engine'
import { GAIN_VP } from '../src/data.ts'
import { foodCourt } from '../src/index.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'
import { cardNamed, guest, table, type Table } from './builder.ts'

const italian = (name: string): number => cardNamed('italy', name)
const names = (seat: number): string => `P${seat + 1}`

function refused(t: Table, move: { do: string; [field: string]: unknown }): [rule: string, english: string] {
  const before = canonical(t.s)
  assert.equal(
    t.moves().some((listed) => isSameMove(listed, move)),
    false,
  )
  const refusal = foodCourt.why(t.s, t.s.active, move)
  const german = plain(refusalSentence(engineDe, de, refusal, names))
  assert.match(german, /^\S.+\.$/)
  assert.equal(canonical(t.s), before)
  return [refusal.rule, plain(refusalSentence(engineEn, en, refusal, names))]
}

test('[FC-SER-2] serving more than the orders allow is refused', () => {
  const gain = guest('italy', 'gain')
  const dishes = [
    ['Farfalle al Salmone', 'Campanelle'],
    ['Fusilli Caprese', 'Gnocchi'],
  ]
  const t = table({ kitchens: [{ deck: 'italy', dishes, queue: [gain] }, { deck: 'usa' }] })
  t.play({ do: 'serve' }, { do: 'assign', dish: 0, customer: gain })
  assert.deepEqual(refused(t, { do: 'assign', dish: 1, customer: gain }), [
    'FC-SER-2',
    `The Italian customer (+${GAIN_VP} points) orders 1 recipe and no more.`,
  ])
})

test('[FC-COO-1] cooking with used ingredients is refused', () => {
  const t = table({
    kitchens: [
      {
        deck: 'italy',
        hand: ['Rigatoni alla Gricia'],
        prepared: ['Penne'],
        dishes: [['Fusilli Caprese', 'Gnocchi']],
      },
      { deck: 'usa' },
    ],
  })
  t.play({ do: 'cook', card: italian('Rigatoni alla Gricia') })
  assert.deepEqual(refused(t, { do: 'add', card: italian('Gnocchi') }), [
    'FC-COO-1',
    'Gnocchi isn’t prepared and unused in your kitchen.',
  ])
})

test('[FC-COO-2] an ingredient the ability does not allow is refused without denying those it allows', () => {
  const mexican = (name: string): number => cardNamed('mexico', name)
  const t = table({
    kitchens: [
      { deck: 'mexico', hand: ['Quesadilla'], prepared: ['Beans', 'Avocado', 'Cayenne'] },
      { deck: 'usa' },
    ],
  })
  t.play({ do: 'cook', card: mexican('Quesadilla') }, { do: 'add', card: mexican('Beans') })
  assert.deepEqual(refused(t, { do: 'add', card: mexican('Avocado') }), [
    'FC-COO-2',
    'You can’t add Avocado. Beyond what the recipe needs, you can only add optional ingredients and what your ability allows.',
  ])
})

test('[FC-CUS-1] attracting twice is refused', () => {
  const [first, second] = [guest('italy', 'kitchenware'), guest('usa', 'kitchenware')]
  const t = table({
    kitchens: [{ deck: 'italy', prepared: ['Tomato', 'Basil'] }, { deck: 'usa' }],
    central: [first, second],
  })
  t.play({ do: 'attract', customer: first })
  assert.deepEqual(refused(t, { do: 'attract', customer: second }), [
    'FC-CUS-1',
    'You’ve already attracted a customer this turn, and you only get one.',
  ])
})

test('[FC-TUR-1] a third discard is refused', () => {
  const t = table({
    kitchens: [{ deck: 'italy', hand: ['Tomato', 'Basil', 'Cream'] }, { deck: 'usa' }],
    phase: 'discard',
  })
  t.play({ do: 'discard', card: italian('Tomato') }, { do: 'discard', card: italian('Basil') })
  assert.deepEqual(refused(t, { do: 'discard', card: italian('Cream') }), [
    'FC-TUR-1',
    'You can discard 2 cards per turn. Now draw.',
  ])
})

test('[FC-TUR-2, FC-EVE-1, FC-SCO-5, FC-WIN-1, FC-WIN-4] what belongs to another moment is refused with its rule', () => {
  const t = table({ kitchens: [{ deck: 'italy', hand: ['Tomato'] }, { deck: 'usa' }] })
  const rules = [
    { do: 'end' },
    { do: 'dismiss', customer: 3 },
    { do: 'swap', customer: 3 },
    { do: 'rival', seat: 1 },
    { do: 'strip', seat: 1, card: 3 },
    { do: 'skip' },
    { do: 'track', card: 2 },
    { do: 'answer', when: 'today' },
    { do: 'ready' },
    { do: 'finish' },
    { do: 'draw' },
  ].map((move) => refused(t, move)[0])
  assert.deepEqual(rules, [
    ...['FC-TUR-2', 'FC-EVE-1', 'FC-EVE-1', 'FC-SCO-5', 'FC-SCO-5', 'FC-WIN-1', 'FC-WIN-1', 'FC-WIN-4'],
    ...['FC-COO-1', 'FC-SER-1', 'FC-TUR-1'],
  ])
})

test('[FC-TUR-1, FC-PRE-1, FC-COO-1] cards that do not exist or are not there are refused', () => {
  const t = table({ kitchens: [{ deck: 'italy', hand: ['Tomato'] }, { deck: 'usa' }] })
  for (const card of [-1, 9999, 1.5, 'Tomato', true, [3]]) {
    assert.equal(refused(t, { do: 'prepare', card })[1], 'That card doesn’t exist. Choose one you have.')
    assert.equal(refused(t, { do: 'cook', card })[1], 'That card doesn’t exist. Choose one you have.')
  }
  assert.deepEqual(refused(t, { do: 'prepare', card: cardNamed('usa', 'Fries') }), [
    'FC-PRE-1',
    'Fries isn’t in your hand.',
  ])
})

test('[FC-EVE-1] a Complaint that names its customer right away isn’t a move, even with customers about', () => {
  const t = table({ kitchens: [{ deck: 'italy', hand: ['Complaint'] }, { deck: 'usa' }] })
  assert.equal(refused(t, { do: 'complaint', customer: t.s.central[0] })[0], 'EN-MOV-1')
})

test('[FC-TUR-2] unknown words and extra fields aren’t moves', () => {
  const t = table({ kitchens: [{ deck: 'italy', hand: ['Tomato'] }, { deck: 'usa' }] })
  for (const move of [{ do: 'steal' }, { do: 'pass', twice: true }, { do: '' }])
    assert.equal(refused(t, move)[0], 'EN-MOV-1')
})
