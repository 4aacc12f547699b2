import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { FastRng, playOut, quickIO, randomChoice } from '@harvest/engine'
import { jellyBeanFarmers as game } from '../src/index.ts'
import type { OwnView } from '../src/view.ts'
import { face, planning } from './builder.ts'

/** A position that version 1 stored, one for each phase, and what it showed of its secrets then. */
interface Stored {
  readonly state: { readonly phase: string }
  /** By seat. */
  readonly own: readonly Pick<OwnView, 'plan' | 'draft'>[]
  readonly toDecide: readonly number[]
}

const stored = readFileSync(new URL('version-1.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Stored)

const upgrade = ({ state }: Stored) => game.upgrade!(structuredClone(state), 1)

test('there is a position of version 1 for every phase that somebody decides in', () => {
  const asking = game.phases.filter(({ decides }) => decides !== 'nobody').map(({ id }) => id)
  const phases = stored.map(({ state }) => state.phase)
  assert.deepEqual([...phases].sort(), [...asking, 'over'].sort())
})

for (const position of stored) {
  const { phase } = position.state
  test(`a position of version 1 in ${phase} keeps every plan and choice, and can be played to its end`, () => {
    const state = upgrade(position)
    game.check(state)
    position.own.forEach((own, seat) => {
      const { plan, draft } = game.view(state, seat).own!
      assert.deepEqual({ plan, draft }, own)
    })
    assert.deepEqual(
      game.view(state, 'watcher').farms.map((farm) => farm.toDecide),
      position.toDecide,
    )
    playOut(game, state, randomChoice(new FastRng(1)), quickIO(1), { decisions: 0, forced: 0 })
    game.check(state)
    assert.notEqual(game.ending(state), null)
  })
}

test('an upgraded state has its keys in the order of a new one', () => {
  const fresh = game.setup({}, 4, quickIO(1))
  const state = upgrade(stored[0]!)
  assert.deepEqual(Object.keys(state), Object.keys(fresh))
  assert.deepEqual(Object.keys(state.farms[0]), Object.keys(fresh.farms[0]))
})

test('a state of today is left as it is', () => {
  const state = game.setup({}, 2, quickIO(1))
  assert.equal(game.upgrade!(state, game.version), state)
})

test('[JB-WAR-1] a Warlord that version 2 sent against the holder of a contract still attacks', () => {
  const contracts = [{ holder: 1, payer: 0, amount: 1, since: 2 }]
  const t = planning({ farms: [{ spring: 'warlord', men: 5 }, { men: 1 }, {}], contracts })
  t.play(0, face())
  const old = game.clone(t.state)
  const draft = old.sealed[0]!
  assert.ok(draft.choice.about === 'warlord')
  draft.choice.payers.push(1)
  draft.done = true
  const state = game.upgrade!(old, 2)
  game.check(state)
  assert.deepEqual(game.view(state, 0).own!.draft!.targets, [1])
})
