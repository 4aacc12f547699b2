import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkRace } from '../checks/node-race.ts'

test('two processes that get commands for one decision at once agree on one, in 100 rounds', async () => {
  const { faults, wins } = await checkRace(100, 1)
  assert.deepEqual(faults, [])
  assert.ok(wins[0] + wins[1] > 20, 'both kinds of round were run')
})
