import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FastRng, playOut, quickIO, randomChoice } from '@harvest/engine'
import { abilityIndex } from '../src/abilities/index.ts'
import { foodCourt as game } from '../src/index.ts'
import type { Kitchen, State } from '../src/state.ts'

const fresh = (): State =>
  game.setup({ decks: ['usa', 'japan', 'turkiye'], printed: false }, 3, quickIO(1) as never)

/** A position as version 2 stored it: no kitchen says which numbers its ability has. */
function version2(): unknown {
  const s = fresh()
  return {
    ...s,
    kitchens: s.kitchens.map((k) => {
      const { ability: _, ...kitchen } = k
      return kitchen satisfies Omit<Kitchen, 'ability'>
    }),
  }
}

test('a game of version 2 goes on with the printed abilities it began with, to its end', () => {
  const s = game.upgrade!(version2(), 2)
  game.check(s)
  for (const k of s.kitchens) assert.equal(k.ability, abilityIndex(k.deck, true))
  playOut(game, s, randomChoice(new FastRng(1)), quickIO(1), { decisions: 0, forced: 0 })
  assert.notEqual(game.ending(s), null)
})

test('an upgraded state has its keys in the order of a new one', () => {
  const s = game.upgrade!(version2(), 2)
  assert.deepEqual(Object.keys(s), Object.keys(fresh()))
  assert.deepEqual(Object.keys(s.kitchens[0]), Object.keys(fresh().kitchens[0]))
})

test('a state of today is left as it is', () => {
  const s = fresh()
  assert.equal(game.upgrade!(s, game.version), s)
})
