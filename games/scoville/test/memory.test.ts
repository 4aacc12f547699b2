import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Game, Rng, Viewer } from '@harvest/engine'
import { LAWS, listTrials, makeKit, type Violation } from '@harvest/engine/testkit'
import { scoville } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'

/** Recipes behind others' screens are dealt again, although everybody saw who cooked them. */
function dealRecipes(s: State, who: Viewer, rng: Rng): State {
  const out = scoville.redeal(s as never, who, rng) as State
  const others = out.players.filter((_, seat) => seat !== who)
  const pool = others.flatMap((player) => player.recipes)
  for (const player of others)
    player.recipes = player.recipes.map(() => pool.splice(rng.chance(pool.length), 1)[0])
  return out
}

test('[SC-SEC-1] the laws notice a redeal that gives a cooked recipe to somebody else', () => {
  const game = { ...scoville, redeal: dealRecipes } as Game
  const kit = makeKit(game, { text: { en, de }, golden: new URL('../golden/', import.meta.url) })
  const law = LAWS.find(({ finds }) => finds.includes('5b memory'))!
  const trials = listTrials(kit, { games: 4, positions: 48 }).filter(({ seats }) => seats > 3)
  // A single game may have no step to look at; the law is about all of them together.
  const isDealtAway = ({ message }: Violation): boolean =>
    /what the viewer knows is dealt away, at players\.\d\.recipes/.test(message)
  assert.ok(trials.some((trial) => law.run(kit, [trial]).some(isDealtAway)))
})
