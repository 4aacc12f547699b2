import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkRestart } from '../checks/database-restart.ts'
import { checkKills } from '../checks/process-kills.ts'
import type { TestServer } from './support/server.ts'
import { info } from './support/tables.ts'
import { at, useServers } from './support/two-servers.ts'

const { serve, newDatabase } = useServers()

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

test('time runs on while one of two servers does; while none is there it counts for nobody, and is given once', async (t) => {
  const url = await newDatabase()
  const config = { outageAfter: 45_000 }
  const [one, two] = [await serve(t, url, { config }), await serve(t, url)]
  const ada = await one.guest('Ada')
  const pace = { kind: 'live', bank: 120, increment: 0, late: { then: 'vote', level: 'random' } }
  const table = await ada.table('pepper-duel', ['me', 'me'], { autostart: true, pace })
  const left = async (there: TestServer) =>
    (await info(at(t, there, ada), table)).clock!.due[0]! - there.clock.now()
  await two.close()
  one.clock.pass(40_000)
  assert.equal(await left(one), 80_000)
  await one.close()
  const time = one.clock.now() + 3_600_000
  for (const server of [await serve(t, url, { time }), await serve(t, url, { time })])
    assert.equal(await left(server), 80_000)
})
