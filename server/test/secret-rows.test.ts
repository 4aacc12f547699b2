/** What secret rows of a log must not lead to once the table has left memory, or the server has gone down. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Storage } from '../src/storage/contract.ts'
import type { Numbered, TableAnswer } from '../src/wire.ts'
import { Client } from './support/client.ts'
import { duel } from './support/duel.ts'
import { example } from './support/bots.ts'
import { testFolder, testServer, type TestServer } from './support/server.ts'

const newer = { ...example, game: { ...example.game, version: example.game.version + 1 } }

/** Without a chance to store positions at the end, as after `kill -9`. */
const FALLS = { wrap: (storage: Storage): Storage => ({ ...storage, saveSnapshots: async () => {} }) }

function again(server: TestServer, { cookie }: Client): Client {
  const client = new Client(server.url)
  client.cookie = cookie
  return client
}

async function awaySince(t: TestContext, chooses: boolean): Promise<number | null> {
  const folder = testFolder(t)
  const { server: before, ada, table } = await duel(t, { folder })
  const { update } = await ada.view(table, 0)
  await before.close()
  const server = await testServer(t, { folder })
  server.clock.pass(10_000)
  const body = { id: 'a-secret-step', seat: 0, decision: update.decision, moves: [update.offers[0]!.move] }
  if (chooses) assert.equal((await again(server, ada).post(`/api/tables/${table}/moves`, body)).status, 200)
  server.clock.pass(10_000)
  const stranger = await server.guest(null)
  const { body: seen } = await stranger.get<TableAnswer>(`/api/tables/${table}`)
  return seen.table.seats[1]!.awaySince
}

test('a secret step after a restart does not move the time since which people are away', async (t) => {
  assert.equal(await awaySince(t, true), await awaySince(t, false))
})

async function numberAfterUpgrade(t: TestContext, hesitations: number): Promise<number> {
  const folder = testFolder(t)
  const { server: before, ada, table } = await duel(t, { folder, ...FALLS })
  for (let i = 0; i < hesitations; i++) {
    await ada.playAny(table, 0, 'lay')
    await ada.undo(table, 0, 'step')
  }
  await before.close()
  const server = await testServer(t, { folder, games: [newer] })
  return (await (await server.guest(null)).view(table, null)).n
}

test('newer rules after a crash do not number updates by secret rows', async (t) => {
  assert.equal(await numberAfterUpgrade(t, 1), await numberAfterUpgrade(t, 4))
})

test('newer rules after a crash lose no move that came after an undo', async (t) => {
  const folder = testFolder(t)
  const { server: before, ada, bea, table } = await duel(t, { folder, ...FALLS })
  // A position is stored with row 25, which is a secret step of Ada’s; then she takes it back.
  for (let row = 4; row < 24; row += 2) {
    await ada.playAny(table, 0, 'lay')
    await ada.undo(table, 0, 'step')
  }
  await bea.playAny(table, 1, 'lay')
  await ada.playAny(table, 0, 'lay')
  await ada.undo(table, 0, 'step')
  await bea.playAny(table, 1, 'stake')
  assert.deepEqual((await bea.view(table, 1)).update.waiting, [0])
  await before.close()
  const server = await testServer(t, { folder, games: [newer] })
  const { body } = await again(server, bea).get<Numbered>(`/api/tables/${table}/view?seat=1`)
  assert.deepEqual(body.update.waiting, [0])
})

async function mayLookAgain(t: TestContext, hesitates: boolean): Promise<number> {
  const { ada, bea, table } = await duel(t, { config: { trustProxy: true, ratePast: 0.2 } })
  const look = async (who: Client, seat: number, address: number): Promise<number> => {
    who.headers = { 'x-forwarded-for': `10.0.0.${address}` }
    return (await who.get(`/api/tables/${table}/replay?seat=${seat}`)).status
  }
  // Her allowance is used up by that.
  assert.equal(await look(bea, 1, 1), 200)
  for (let address = 2; address < 6; address++) {
    if (hesitates) await (address % 2 === 0 ? ada.playAny(table, 0, 'lay') : ada.undo(table, 0, 'step'))
    assert.equal(await look(ada, 0, address), 200)
  }
  return look(bea, 1, 1)
}

test('a limit doesn’t reveal whether somebody who looks back has made secret steps', async (t) => {
  assert.equal(await mayLookAgain(t, true), await mayLookAgain(t, false))
})
