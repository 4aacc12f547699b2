import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Game, Rng, Viewer } from '@harvest/engine'
import { LAWS, listTrials, makeKit, type Violation } from '@harvest/engine/testkit'
import { CARD_OF } from '../src/data.ts'
import { foodCourt } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'

/** All hidden cards of a kitchen in one pool, including those everybody saw going into the pile. */
function dealWithoutMemory(s: State, who: Viewer, rng: Rng): State {
  const out = foodCourt.redeal(s as never, who, rng) as State
  for (const [seat, k] of out.kitchens.entries()) {
    if (seat === who) continue
    const pool = [...k.hand, ...k.pile, ...k.tucked]
    const take = (): number => pool.splice(rng.chance(pool.length), 1)[0]
    k.hand = k.hand.map(take).sort((a, b) => a - b)
    k.pile = k.pile.map(take)
    k.tucked = k.tucked.map(take)
  }
  return out
}

test('[FC-SEC-1] the laws notice a redeal that finds cards just shuffled into the pile in an old hand', () => {
  const game = { ...foodCourt, redeal: dealWithoutMemory } as Game
  const kit = makeKit(game, {
    text: { en, de },
    golden: new URL('../golden/', import.meta.url),
    face: (card, slot) => (slot.startsWith('kitchens') ? CARD_OF[card] : card),
    notes: ['kitchens.*.shuffles.*'],
  })
  const law = LAWS.find(({ finds }) => finds.includes('5b memory'))!
  const trials = listTrials(kit, { games: 2, positions: 120 }).filter(({ seats }) => seats > 3)
  let found: readonly Violation[] = []
  for (const trial of trials) if (found.length === 0) found = law.run(kit, [trial])
  assert.match(found[0]?.message ?? 'nothing', /dealt away, at kitchens\.\d\.\w+ has of kitchens\.\d\.shown/)
})
