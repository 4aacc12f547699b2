import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forgetOld } from '../src/club/retention.ts'
import type { Audit, ChatLines, MyTables, OwnData, TableAnswer, TableInfo } from '../src/wire.ts'
import { Admin } from './support/admin.ts'
import type { Client } from './support/client.ts'
import { testFolder, testServer, type TestServer } from './support/server.ts'

const DAY = 24 * 60 * 60_000

async function infoOf(client: Client, table: string): Promise<TableInfo> {
  return (await client.get<TableAnswer>(`/api/tables/${table}`)).body.table
}

/** A duel of Ada, called by this name everywhere, and Bea. */
async function duel(ada: Client, bea: Client, more: object = {}): Promise<string> {
  const table = await ada.table('pepper-duel', ['me', 'open'], more)
  await bea.do(`/api/tables/${table}/join`)
  await ada.do(`/api/tables/${table}/start`)
  return table
}

async function playToEnd(table: string, ada: Client, bea: Client): Promise<void> {
  for (;;) {
    const { waiting } = (await ada.view(table, null)).update
    if (waiting.length === 0) return
    for (const seat of waiting) await (seat === 0 ? ada : bea).choose(table, seat)
  }
}

/** All that the database holds, as text. */
async function everything(server: TestServer, tables: readonly string[]): Promise<string> {
  const { storage } = server.core
  const rows = await Promise.all(tables.map((table) => storage.readLog(table, 0)))
  const chat = await Promise.all(tables.map((table) => storage.readChat(table, null, 1000)))
  const listed = await Promise.all(
    (['open', 'playing', 'finished', 'closed'] as const).map((status) =>
      storage.club('tables', status, '%%', 1000, 0),
    ),
  )
  const people = await storage.club('people', '%%', 1000, 0)
  const audit = await storage.club('audit', Number.MAX_SAFE_INTEGER, '', 1000)
  return JSON.stringify([rows, chat, listed, people, audit])
}

test('everybody can get everything stored about them, and nothing about anybody else', async (t) => {
  const server = await testServer(t)
  const [ada, bea] = [await server.guest('Adelheid'), await server.guest('Beatrix')]
  const table = await duel(ada, bea, { name: 'Friday' })
  await ada.do(`/api/tables/${table}/chat`, { text: 'mine' })
  await bea.do(`/api/tables/${table}/chat`, { text: 'hers' })
  await ada.post('/api/me/mutes', { table, n: 2 })
  await ada.post('/api/me/notices', { kind: 'hook', pace: 0, url: 'https://192.0.2.1/x', form: 'json' })
  const { body: data, headers } = await ada.get<OwnData>('/api/me/data')
  assert.match(headers.get('content-disposition')!, /^attachment/)
  assert.equal(data.name, 'Adelheid')
  assert.deepEqual(
    data.tables.map(({ table: id, name, seats }) => [id, name, seats]),
    [[table, 'Friday', [0]]],
  )
  assert.deepEqual(
    data.chat.map(({ text }) => text),
    ['mine'],
  )
  assert.deepEqual([data.devices.length, data.mutes.map(({ name }) => name)], [1, ['Beatrix']])
  assert.ok(!JSON.stringify(data).includes('hers'))
})

test('deleting your data leaves a seat without a name, a bot where a game goes on, and nothing else', async (t) => {
  const server = await testServer(t)
  const [ada, bea] = [await server.guest('Adelheid'), await server.guest('Bea')]
  const finished = await duel(ada, bea)
  await playToEnd(finished, ada, bea)
  const running = await duel(ada, bea)
  const open = await ada.table('pepper-duel', ['me', 'open'])
  const gathering = await ada.table('pepper-duel', ['me', 'open'])
  await bea.do(`/api/tables/${gathering}/join`)
  const tables = [finished, running, open, gathering]
  for (const table of tables) await ada.do(`/api/tables/${table}/chat`, { text: 'Adelheid was here' })
  await ada.post('/api/me/notices', { kind: 'hook', pace: 0, url: 'https://192.0.2.1/x', form: 'json' })
  const feed = (await ada.get<{ feed: string }>('/api/me/notices')).body.feed
  const page = await bea.follow(finished, 'watcher')
  const own = await ada.socket()
  assert.match(await everything(server, tables), /Adelheid/)

  const answer = await ada.post('/api/me/delete', {})
  assert.equal(answer.status, 200)
  assert.equal(await own.closed, 4401)
  await page.next(
    (frame) => frame.t === 'chat' && frame.lines.every(({ text, name }) => text === '' && name === ''),
  )
  const nobody = await server.guest(null)
  assert.equal((await nobody.get(feed)).status, 404)
  assert.equal((await ada.get('/api/me/tables')).status, 401)

  assert.doesNotMatch(await everything(server, tables), /Adelheid/)
  assert.deepEqual(
    (await infoOf(bea, finished)).seats.map(({ kind, name }) => [kind, name]),
    [
      ['person', null],
      ['person', 'Bea'],
    ],
  )
  assert.deepEqual(
    (await infoOf(bea, running)).seats.map(({ kind }) => kind),
    ['bot', 'person'],
  )
  assert.equal((await infoOf(bea, running)).hostName, 'Bea')
  assert.equal((await nobody.get(`/api/tables/${open}`)).status, 404)
  assert.equal((await infoOf(bea, gathering)).hostName, 'Bea')
  const { tables: left } = (await bea.get<MyTables>('/api/me/tables')).body
  assert.deepEqual(left.map(({ id }) => id).sort(), [finished, running, gathering].sort())
})

test('who has left a table before is named there no more, nor in what the admin did', async (t) => {
  const server = await testServer(t)
  const admin = Admin.at(server)
  const [ada, bea] = [await server.guest('Adelheid'), await server.guest('Bea')]
  const stoodUp = await bea.table('pepper-duel', ['me', 'open'])
  await ada.do(`/api/tables/${stoodUp}/join`)
  await ada.do(`/api/tables/${stoodUp}/chat`, { text: 'hello' })
  await ada.do(`/api/tables/${stoodUp}/leave`)
  const deserted = await duel(ada, bea)
  await ada.do(`/api/tables/${deserted}/leave`)
  const over = await duel(ada, bea)
  await playToEnd(over, ada, bea)
  const again = await bea.do<{ table: string }>(`/api/tables/${over}/rematch`)
  await admin.act('line', { table: stoodUp, n: 1 })
  const data = (await ada.get<OwnData>('/api/me/data')).body
  const tables = [stoodUp, deserted, over, again.table]
  assert.deepEqual(data.tables.map(({ table }) => table).sort(), [...tables].sort())
  assert.match((await infoOf(bea, deserted)).seats[0]!.name!, /Adelheid/)

  await ada.post('/api/me/delete', {})
  assert.doesNotMatch(await everything(server, tables), /Adelheid/)
  const seats = (table: TableInfo) => table.seats.map(({ kind, name }) => [kind, name])
  assert.deepEqual(seats(await infoOf(bea, deserted))[0], ['bot', null])
  assert.equal((await admin.ask<Audit>('/audit')).entries.length, 1)
})

test('what is left of somebody is read again after a restart: the games are whole, and no name comes back', async (t) => {
  const folder = testFolder(t)
  const server = await testServer(t, { folder })
  const [ada, bea] = [await server.guest('Adelheid'), await server.guest('Bea')]
  const finished = await duel(ada, bea)
  await playToEnd(finished, ada, bea)
  const running = await duel(ada, bea)
  const before = (await bea.get<string>(`/api/tables/${finished}/record`)).body
  await ada.post('/api/me/delete', {})
  await server.close()
  const again = await testServer(t, { folder })
  bea.url = again.url
  assert.equal((await bea.get(`/api/tables/${finished}/record`)).body, before)
  assert.equal((await infoOf(bea, finished)).seats[0]!.name, null)
  assert.equal((await infoOf(bea, running)).seats[0]!.kind, 'bot')
  const rematch = await bea.do<{ table: string }>(`/api/tables/${finished}/rematch`)
  assert.equal((await infoOf(bea, rematch.table)).seats[0]!.kind, 'open')
})

test('if the club wants it, lines of people who are gone stay without their name', async (t) => {
  const server = await testServer(t)
  await Admin.at(server).act('keep', { games: 0, chat: 0, chatOfDeleted: 'nameless' })
  const [ada, bea] = [await server.guest('Adelheid'), await server.guest('Bea')]
  const table = await duel(ada, bea)
  await ada.do(`/api/tables/${table}/chat`, { text: 'good game' })
  await ada.post('/api/me/delete', {})
  const { lines } = (await bea.get<ChatLines>(`/api/tables/${table}/chat`)).body
  assert.deepEqual(
    lines.map(({ name, text, by }) => [name, text, by]),
    [['', 'good game', null]],
  )
})

test('finished games and chat are deleted when their time is up, and running games stay', async (t) => {
  const server = await testServer(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  await Admin.at(server).act('keep', { games: 30, chat: 10, chatOfDeleted: 'erase' })
  const old = await duel(ada, bea)
  await playToEnd(old, ada, bea)
  const running = await duel(ada, bea)
  for (const text of ['one', 'two']) await ada.do(`/api/tables/${running}/chat`, { text })
  const forget = async () => {
    while (await forgetOld(server.core));
  }
  server.clock.pass(11 * DAY)
  const page = await bea.follow(running, 'watcher')
  await ada.do(`/api/tables/${running}/chat`, { text: 'three' })
  await forget()
  const lines = async () => (await ada.get<ChatLines>(`/api/tables/${running}/chat`)).body.lines
  assert.deepEqual(
    (await lines()).map(({ n, text }) => [n, text]),
    [[3, 'three']],
  )
  await page.next((frame) => frame.t === 'chat' && frame.lines.some(({ n, removed }) => n === 2 && removed))
  assert.equal((await infoOf(ada, old)).status, 'finished')

  server.clock.pass(20 * DAY)
  await forget()
  assert.equal((await ada.get(`/api/tables/${old}`)).status, 404)
  assert.ok((await server.core.storage.readLog(old, 0)).length > 0)
  server.clock.pass(60_001)
  await forget()
  assert.equal((await server.core.storage.readLog(old, 0)).length, 0)
  // The last line of all is emptied and keeps its number, so that the next one gets another.
  assert.deepEqual(
    (await lines()).map(({ n, text }) => [n, text]),
    [[3, '']],
  )
  await ada.do(`/api/tables/${running}/chat`, { text: 'four' })
  assert.equal((await lines()).at(-1)!.n, 4)
  await ada.playAny(running, 0, 'lay')
})

test('a bounded number of tables and lines is forgotten at a time', async (t) => {
  const server = await testServer(t)
  await Admin.at(server).act('keep', { games: 0, chat: 1, chatOfDeleted: 'erase' })
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'open'])
  const { storage } = server.core
  const line = { name: 'Ada', seats: [], text: 'hello', time: server.clock.now(), guest: 'ada' }
  await Promise.all(
    Array.from({ length: 900 }, (_, i) =>
      storage.addChat(table, line, 1000, {
        scope: table,
        actor: 'ada',
        id: `say-${i}`,
        digest: '',
        answer: '',
      }),
    ),
  )
  server.clock.pass(2 * DAY)
  assert.equal(await forgetOld(server.core), true)
  assert.equal((await storage.readChat(table, null, 1000)).filter(({ text }) => text !== '').length, 400)
  assert.equal(await forgetOld(server.core), false)
})
