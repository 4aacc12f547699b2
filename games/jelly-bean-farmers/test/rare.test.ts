// Random games seldom come to Steals and Draw Twos; the golden games do, so secrecy is looked at there as well.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FastRng, listViewers, playOut, quickIO, randomChoice, replay } from '@harvest/engine'
import { readGoldens } from '@harvest/engine/testkit'
import { jellyBeanFarmers as game, type State } from '../src/index.ts'

const RARE = ['steal', 'replan', 'drawTwo', 'assassinate', 'warlord', 'react', 'plantKnowing']

for (const { file, golden } of readGoldens(new URL('../golden/', import.meta.url)))
  test(`[JB-SEC-1] ${file}: in rare phases no viewer can tell a redeal from the truth, and it can be played`, () => {
    const rng = new FastRng(3)
    const tally = { decisions: 0, forced: 0 }
    let looked = 0
    for (const { match } of replay(game, golden.record)) {
      const state = match.state as State
      if (!RARE.includes(state.phase)) continue
      looked++
      for (const who of listViewers(state.seats)) {
        const other = game.redeal(state, who, rng)
        game.check(other)
        assert.deepEqual(game.view(other, who), game.view(state, who))
        assert.equal(game.waiting(other), game.waiting(state))
        if (who !== 'watcher') assert.deepEqual(game.moves(other, who, []), game.moves(state, who, []))
        assert.deepEqual(game.view(game.conceal(state, who, rng), who), game.view(state, who))
        playOut(game, other, randomChoice(rng), quickIO(7), tally)
        game.check(other)
      }
    }
    assert.ok(looked > 0)
  })
