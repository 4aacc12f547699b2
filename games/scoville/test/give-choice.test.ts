import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MARKET } from '../src/data.ts'
import { table } from './builder.ts'

const card = MARKET.findIndex((entry) => entry.givesOneOf !== '')

test('[SC-FUL-2] a card that gives one of two peppers asks which, and the turn goes on', () => {
  for (const pepper of ['K', 'W'] as const) {
    const t = table({ begin: 'fulfil', time: 'afternoon', market: [card], players: [{ peppers: 'GOP' }, {}] })
    t.play({ do: 'market', card })
    assert.equal(t.s.phase, 'giveChoice')
    assert.deepEqual(t.moves(), [
      { do: 'choose', pepper: 'K' },
      { do: 'choose', pepper: 'W' },
    ])
    t.play({ do: 'choose', pepper })
    assert.equal(t.peppers(0), pepper)
    assert.equal(t.s.phase, 'fulfil')
    assert.equal(t.s.active, 0)
  }
})

test('[SC-FUL-2] two cards give black or white, and no other card gives a choice', () => {
  const choices = MARKET.filter((entry) => entry.givesOneOf !== '')
  assert.deepEqual(
    choices.map(({ wants, givesOneOf, points }) => [wants, givesOneOf, points]),
    [
      ['GOP', 'KW', 4],
      ['GOP', 'KW', 4],
    ],
  )
})
