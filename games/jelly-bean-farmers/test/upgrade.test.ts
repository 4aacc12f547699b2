import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { FastRng, playOut, quickIO, randomChoice } from '@harvest/engine'
import { BOX, BOXES } from '../src/boxes.ts'
import { jellyBeanFarmers as game, type State } from '../src/index.ts'
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
      game.view(state, 'watcher').farms.map((farm) => farm.choicesLeft),
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

/** The same table with the decks of the first box. */
function withFirstBox(state: State): State {
  const old = game.clone(state)
  const [first, today] = [BOXES[0]!, BOXES[BOX]!]
  old.deck = old.deck.map((left, kind) => left + first.actions[kind] - today.actions[kind])
  old.climate = old.climate.map((left, kind) => left + first.climates[kind] - today.climates[kind])
  return old
}

test('[JB-WAR-1] a Warlord that version 2 sent against the holder of a contract still attacks', () => {
  const contracts = [{ holder: 1, payer: 0, amount: 1, since: 2 }]
  const t = planning({ farms: [{ spring: 'warlord', men: 5 }, { men: 1 }, {}], contracts })
  t.play(0, face())
  const old = withFirstBox(t.state)
  const draft = old.sealed[0]!
  assert.ok(draft.choice.about === 'warlord')
  draft.choice.payers.push(1)
  draft.done = true
  const state = game.upgrade!(old, 2)
  game.check(state)
  assert.deepEqual(game.view(state, 0).own!.draft!.targets, [1])
})

/** A table that version 3 has just dealt. */
function dealtBy3(): object {
  const { box: _, ...state } = game.upgrade!(structuredClone(stored[0]!.state), 1)
  return state
}

test('[JB-SET-1] a table of version 3 keeps the box it was dealt from to its end', () => {
  const state = game.upgrade!(dealtBy3(), 3)
  assert.equal(game.view(state, 'watcher').box, 0)
  assert.deepEqual(Object.keys(state), Object.keys(game.setup({}, 4, quickIO(1))))
  playOut(game, state, randomChoice(new FastRng(2)), quickIO(2), { decisions: 0, forced: 0 })
  assert.equal(state.box, 0)
  game.check(state)
})

test('[JB-SET-1] a new table is dealt from the newest box, and cards of another one are noticed', () => {
  const state = game.setup({}, 3, quickIO(1))
  assert.equal(state.box, BOX)
  game.check(state)
  assert.throws(() => game.check({ ...state, box: 0 }), /cards of irrigation/)
  assert.throws(() => game.check({ ...state, box: BOXES.length }), /box 2/)
})
