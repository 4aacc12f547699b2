import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OptionSpec } from '@harvest/engine/wire'
import { chosenOptions } from '../src/lib/options.ts'
import { en } from '../src/text/en.ts'

const SPECS: { [name: string]: OptionSpec } = {
  short: { kind: 'flag', default: false },
  screens: { kind: 'flag', default: true },
  deck: { kind: 'choice', values: ['plain', 'hot'], default: 'plain' },
  kitchens: { kind: 'seatChoice', values: ['italy', 'india'] },
}
const SAID = {
  short: { label: 'Short game', help: '' },
  screens: { label: 'Screens', help: '' },
  deck: { label: 'Deck', help: '', values: { hot: 'Hot' } },
  kitchens: { label: 'Kitchens', help: '', values: { random: 'Any', india: 'Raj Mahal' } },
}
const chosen = (options: Parameters<typeof chosenOptions>[1]) => chosenOptions(SPECS, options, SAID, en)

test('what’s standard isn’t mentioned, whether it was set or not', () => {
  assert.deepEqual(chosen({}), [])
  assert.deepEqual(chosen({ short: false, screens: true, deck: 'plain', kitchens: ['random', 'random'] }), [])
})

test('whatever isn’t standard is named in the game’s words', () => {
  assert.deepEqual(chosen({ short: true, screens: false, deck: 'hot', kitchens: ['random', 'india'] }), [
    'Short game',
    'without: Screens',
    'Deck: Hot',
    'Kitchens: Any, Raj Mahal',
  ])
})

test('an option the game no longer has is ignored', () => {
  assert.deepEqual(chosen({ weather: true }), [])
})
