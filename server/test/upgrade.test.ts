import { lookInside } from '../checks/inside.ts'
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { AnyGame } from '@harvest/engine'
import type { Failure } from '../src/wire.ts'
import type { Client } from './support/client.ts'
import { example } from './support/bots.ts'
import { testServer, type TestServer } from './support/server.ts'

/** The example game as a later release has it: one more field in the state. */
const later: AnyGame = {
  ...example.game,
  version: 2,
  upgrade: (s: unknown) => ({ ...(s as object), upgraded: true }) as never,
  clone: (s: object) => ({
    ...(example.game as AnyGame).clone(s),
    upgraded: (s as { upgraded?: true }).upgraded,
  }),
}

async function restart(t: TestContext, server: TestServer, ada: Client): Promise<[TestServer, Client]> {
  const next = await testServer(t, { folder: server.folder, games: [{ ...example, game: later }] })
  const back = await next.guest(null)
  back.cookie = ada.cookie
  return [next, back]
}

async function begin(t: TestContext): Promise<{ server: TestServer; ada: Client; table: string }> {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'me'], { autostart: true })
  for (let i = 0; i < 8; i++) {
    const { update } = await ada.view(table, 0)
    await ada.playAny(table, update.waiting[0]!)
  }
  return { server, ada, table }
}

test('a game goes on under newer rules from the position where the server was closed', async (t) => {
  const { server, ada, table } = await begin(t)
  const before = (await ada.view(table, 0)).update
  await server.close()
  const [next, back] = await restart(t, server, ada)
  const after = (await back.view(table, 0)).update
  assert.deepEqual([after.view, after.at], [before.view, before.at])
  const live = await lookInside(next.core, table)
  assert.equal((live.state.match!.state as unknown as { upgraded: boolean }).upgraded, true)
  for (;;) {
    const { update } = await back.view(table, 0)
    if (update.waiting.length === 0) break
    await back.playAny(table, update.waiting[0]!)
  }
  assert.ok((await back.view(table, 0)).update.scores)
})

test('a page that comes back after the change gets the whole view', async (t) => {
  const { server, ada, table } = await begin(t)
  const { n } = await ada.view(table, 0)
  await server.close()
  const [, back] = await restart(t, server, ada)
  const socket = await back.follow(table, 0, { from: n })
  const seen = socket.allOf('sync').length + socket.allOf('update').length
  assert.ok(seen > 0 || (await socket.nextOf('update')))
  assert.ok(
    socket
      .allOf('sync')
      .concat(socket.allOf('update') as never)
      .every((frame) => frame.n > n),
  )
})

test('what’s missed after the change can be made up for', async (t) => {
  const { server, ada, table } = await begin(t)
  await server.close()
  const [, back] = await restart(t, server, ada)
  const { n, update } = await back.view(table, 0)
  await back.playAny(table, update.waiting[0]!)
  const socket = await back.follow(table, 0, { from: n })
  assert.deepEqual([socket.allOf('resumed').length, socket.allOf('sync').length], [1, 0])
  assert.deepEqual((await socket.nextOf('update')).n, n + 1)
})

test('without a stored position the moves are made again as far as they are still legal', async (t) => {
  const { server, ada, table } = await begin(t)
  const before = (await ada.view(table, 0)).update
  const { storage } = server.core
  const { saveSnapshots } = storage
  storage.saveSnapshots = async () => {}
  await server.close()
  storage.saveSnapshots = saveSnapshots
  const [, back] = await restart(t, server, ada)
  assert.deepEqual((await back.view(table, 0)).update.view, before.view)
})

test('a game played under older rules can’t be looked back on, and says so', async (t) => {
  const { server, ada, table } = await begin(t)
  await server.close()
  const [, back] = await restart(t, server, ada)
  for (const path of ['log', 'replay', 'view?at=0']) {
    const answer = await back.get<Failure>(`/api/tables/${table}/${path}`)
    assert.deepEqual([answer.status, answer.body.error.key], [409, 'carriedOver'])
  }
})

test('a table of a game that is gone says so, and the others work', async (t) => {
  const { server, ada, table } = await begin(t)
  await server.close()
  const next = await testServer(t, { folder: server.folder, games: [] })
  const back = await next.guest(null)
  back.cookie = ada.cookie
  const answer = await back.get<Failure>(`/api/tables/${table}`)
  assert.deepEqual([answer.status, answer.body.error.key], [410, 'gameGone'])
  assert.equal((await back.get('/api/me/tables')).status, 200)
})
