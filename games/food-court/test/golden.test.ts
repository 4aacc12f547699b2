/** That the golden games show what they are kept for; that they replay is one of the laws. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replay } from '@harvest/engine'
import { readGoldens, type Golden } from '@harvest/engine/testkit'
import { FEATURES, FeatureFinder } from '../golden/features.ts'
import { foodCourt } from '../src/index.ts'

const goldens = readGoldens(new URL('../golden/', import.meta.url)).map(({ golden }) => golden)

function featuresOf(golden: Golden): Set<string> {
  const finder = new FeatureFinder()
  for (const { match, events, step } of replay(foodCourt, golden.record))
    if (step) finder.note(match.state, events)
  return finder.found
}

test('[FC-SCO-6, FC-WIN-1, FC-CUS-3, FC-EVE-1] golden games show each ability, win condition, effect and event', () => {
  const found = new Set<string>()
  for (const golden of goldens) {
    const own = featuresOf(golden)
    for (const claim of golden.covers)
      if (FEATURES.includes(claim)) assert.ok(own.has(claim), `${golden.name} says that it shows ${claim}`)
    for (const feature of own) found.add(feature)
  }
  assert.deepEqual(
    FEATURES.filter((feature) => !found.has(feature)),
    [],
  )
})
