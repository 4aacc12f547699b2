import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Update } from '@harvest/engine/wire'
import type { SeatInfo } from '@harvest/server/wire'
import { leavesTime, onlyChoice } from '../src/shell/table/store/second-thoughts.ts'

const PASS = { do: 'pass' }

function asked(more: Partial<Update>): Update {
  const undo = { step: false, turn: false }
  return { waiting: [0], offers: [{ move: PASS }], undo, ...more } as Update
}

const step = { undo: { step: true, turn: true } }

test('an only choice is made for the one who is asked', () => {
  assert.deepEqual(onlyChoice(asked({}), 0), PASS)
  assert.deepEqual(onlyChoice(asked(step), 0), PASS)
})

test('not for anybody else, and not where there is a choice', () => {
  for (const who of [1, 'watcher'] as const) assert.equal(onlyChoice(asked({}), who), null)
  assert.equal(onlyChoice(asked({ offers: [] }), 0), null)
  assert.equal(onlyChoice(asked({ offers: [{ move: PASS }, { move: { do: 'go' } }] }), 0), null)
})

test('one of several is made if the game says that it has to be made anyway', () => {
  const go = { move: { do: 'go' } }
  const update = asked({ offers: [{ move: PASS }, go] })
  assert.deepEqual(
    onlyChoice(update, 0, (offers) => offers[1]!),
    go.move,
  )
  assert.equal(
    onlyChoice(update, 0, () => null),
    null,
  )
  assert.equal(
    onlyChoice(update, 1, () => go),
    null,
  )
})

test('not if it would make final what could still be undone', () => {
  const offers = [{ move: PASS, final: true as const }]
  assert.equal(onlyChoice(asked({ offers, ...step }), 0), null)
  assert.deepEqual(onlyChoice(asked({ offers }), 0), PASS)
})

const seats = ['person', 'bot', 'person'].map((kind) => ({ kind })) as SeatInfo[]

test('bots leave time for what can be undone or chosen again, people don’t', () => {
  assert.ok(leavesTime(asked({ waiting: [1], offers: [], ...step }), seats))
  assert.ok(leavesTime(asked({ waiting: [1] }), seats))
  assert.ok(!leavesTime(asked({ waiting: [1], offers: [] }), seats))
  assert.ok(!leavesTime(asked({ waiting: [1, 2], ...step }), seats))
  assert.ok(!leavesTime(asked({ waiting: [], ...step }), seats))
})
