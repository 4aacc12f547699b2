import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Match, parseOptions, type OptionSpec } from '../src/index.ts'
import { pepperDuel } from '../testkit/example/game.ts'
import { firstOutcome } from './duel.ts'

const specs: { readonly [name: string]: OptionSpec } = {
  open: { kind: 'flag', default: false },
  large: { kind: 'flag', default: false, seats: { min: 3, max: 5 } },
  length: { kind: 'choice', values: ['short', 'long'], default: 'long' },
  decks: { kind: 'seatChoice', values: ['rice', 'fish', 'soup'] },
}

function parse(seats: number, input: unknown): unknown {
  const result = parseOptions(specs, seats, input)
  return result.ok ? result.value : [result.refusal.rule, result.refusal.key]
}

describe('options', () => {
  test('[EN-OPT-1] what is left out takes its default', () => {
    const all = { open: false, large: false, length: 'long', decks: ['random', 'random'] }
    for (const nothing of [undefined, null, {}]) assert.deepEqual(parse(2, nothing), all)
    assert.deepEqual(parse(2, { open: true }), { ...all, open: true })
  })

  test('[EN-OPT-1] what is given is taken', () => {
    const given = { open: true, large: true, length: 'short', decks: ['fish', 'random', 'rice'] }
    assert.deepEqual(parse(3, given), given)
  })

  const refused: [string, number, unknown, string][] = [
    ['a list instead of options', 2, [], 'optionsShape'],
    ['a text instead of options', 2, 'open', 'optionsShape'],
    ['a name nobody knows', 2, { opne: true }, 'optionUnknown'],
    ['a name every object knows', 2, { constructor: 1 }, 'optionUnknown'],
    ['__proto__ as JSON has it', 2, JSON.parse('{"__proto__":{"open":true}}'), 'optionUnknown'],
    ['a flag as text', 2, { open: 'true' }, 'optionFlag'],
    ['a flag for more players', 2, { large: true }, 'optionSeats'],
    ['a flag for fewer players', 6, { large: true }, 'optionSeats'],
    ['a word that is none of the values', 2, { length: 'medium' }, 'optionChoice'],
    ['a number for a word', 2, { length: 1 }, 'optionChoice'],
    ['one word for all seats', 2, { decks: 'rice' }, 'optionPerSeat'],
    ['too few words', 3, { decks: ['rice', 'fish'] }, 'optionPerSeat'],
    ['a word for a seat that is none', 2, { decks: ['rice', 'stew'] }, 'optionChoice'],
    ['a hole in the list', 2, { decks: new Array(2) }, 'optionChoice'],
    ['the same word for two seats', 2, { decks: ['rice', 'rice'] }, 'optionTwice'],
    ['undefined', 2, { open: undefined }, 'optionFlag'],
  ]
  for (const [what, seats, input, key] of refused)
    test(`[EN-OPT-1] ${what} is refused`, () => assert.deepEqual(parse(seats, input), ['EN-OPT-1', key]))

  test('[EN-OPT-1] what the asker changes later does not reach the table', () => {
    const decks = ['rice', 'fish']
    const result = parseOptions(specs, 2, { decks })
    decks[0] = 'fish'
    assert.deepEqual(result.ok && result.value.decks, ['rice', 'fish'])
  })
})

describe('setting up', () => {
  for (const seats of [0, 1, 3, -2, 2.5, NaN, Infinity, '2' as unknown as number])
    test(`[EN-SET-1] a game for two is refused for ${JSON.stringify(seats)}`, () => {
      const result = Match.start(pepperDuel, seats, {}, firstOutcome)
      assert.equal(!result.ok && result.refusal.rule, 'EN-SET-1')
    })

  test('[EN-SET-1] a game for two is set up for two', () => {
    const result = Match.start(pepperDuel, 2, { openCoins: true }, firstOutcome)
    assert.ok(result.ok)
    assert.deepEqual(result.value.options, { openCoins: true })
    assert.equal(result.value.setupChance.length, 6)
  })

  test('[EN-OPT-1] options the game does not have are refused before anything is drawn', () => {
    const never = { draw: (): number => assert.fail('chance was drawn') }
    const result = Match.start(pepperDuel, 2, { blind: true }, never)
    assert.equal(!result.ok && result.refusal.rule, 'EN-OPT-1')
  })
})
