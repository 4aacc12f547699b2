import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { lastOpponents, remember } from '../src/lib/opponents.ts'

const GAME = { id: 'scoville', seats: { min: 2, max: 6 }, levels: ['random', 'greedy'] }

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  })
})

test('the first time there are no opponents yet; afterwards it’s those of the last game, for each game separately', () => {
  assert.equal(lastOpponents(GAME), null)
  remember('scoville', { bots: 3, level: 'greedy' })
  assert.deepEqual(lastOpponents(GAME), { bots: 3, level: 'greedy' })
  assert.equal(lastOpponents({ ...GAME, id: 'food-court' }), null)
})

test('what a game no longer offers, or never did, is asked for again', () => {
  for (const known of [
    { bots: 6, level: 'greedy' },
    { bots: 0, level: 'greedy' },
    { bots: 2, level: 'wise' },
  ]) {
    remember('scoville', known)
    assert.equal(lastOpponents(GAME), null)
  }
  for (const damaged of ['{', 'null', '{"scoville":null}', '{"scoville":{"bots":"2","level":"greedy"}}']) {
    for (const key of stored.keys()) stored.set(key, damaged)
    assert.equal(lastOpponents(GAME), null, damaged)
  }
})
