import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkRestart } from '../checks/database-restart.ts'
import { checkKills } from '../checks/process-kills.ts'

test('nothing is lost or doubled when the database crashes and is restarted under two servers', async () => {
  const { faults, acknowledged } = await checkRestart({ restarts: 1, players: 6, seed: 1, life: 60 })
  assert.deepEqual(faults, [])
  assert.ok(acknowledged > 2)
})

test('nothing is lost or doubled when server processes are killed, and their games go on at others', async () => {
  const { faults, acknowledged, unanswered } = await checkKills({ kills: 2, players: 6, seed: 2, life: 60 })
  assert.deepEqual(faults, [])
  assert.ok(acknowledged > 2 && unanswered > 0)
})
