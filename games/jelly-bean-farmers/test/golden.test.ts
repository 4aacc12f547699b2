import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replay } from '@harvest/engine'
import { readGoldens } from '@harvest/engine/testkit'
import { CLAIMS, type Shown } from '../golden/claims.ts'
import { jellyBeanFarmers as game } from '../src/index.ts'
import type { Event } from '../src/public.ts'

const goldens = readGoldens(new URL('../golden/', import.meta.url))

for (const { file, golden } of goldens) {
  const claims = golden.covers.filter((claim) => !/^(end|tie):/.test(claim))
  if (claims.length > 0)
    test(`${file} shows what it says it covers`, () => {
      const steps: Shown[] = []
      for (const { match, events } of replay(game, golden.record))
        steps.push({ events: events as readonly Event[], phase: game.phase(match.state as never) })
      for (const claim of claims) assert.ok(CLAIMS[claim](steps), claim)
    })
}

test('each claim that can be made has a golden game', () => {
  const made = new Set(goldens.flatMap(({ golden }) => golden.covers))
  assert.deepEqual(
    Object.keys(CLAIMS).filter((claim) => !made.has(claim)),
    [],
  )
})
