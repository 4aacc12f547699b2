import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkRace } from '../checks/node-race.ts'

test('two processes that get commands for one decision at once agree on one, in 100 rounds', async () => {
  const { faults, wins, alike } = await checkRace(100, 1)
  assert.deepEqual(faults, [])
  const different = wins[0] + wins[1]
  assert.ok(
    different > 20 && alike > 20,
    `${different} rounds of two commands, ${alike} of the same one twice`,
  )
  assert.equal(different + alike, 100)
})
