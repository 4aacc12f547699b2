import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkRestart } from '../checks/database-restart.ts'

test('nothing is lost or doubled when the database crashes and is restarted under two servers', async () => {
  const { faults, acknowledged } = await checkRestart({ restarts: 2, players: 6, seed: 1, life: 60 })
  assert.deepEqual(faults, [])
  assert.ok(acknowledged > 2)
})
