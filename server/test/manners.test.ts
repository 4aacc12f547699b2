import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLike } from '../src/people/look-alikes.ts'
import type { ChatLines, Failure, Mutes, Report, TableAnswer } from '../src/wire.ts'
import { Admin } from './support/admin.ts'
import type { Client } from './support/client.ts'
import { testServer, type TestServer } from './support/server.ts'

/** Ada and Bea play, Eve watches. */
async function atTable(t: Parameters<typeof testServer>[0]) {
  const server = await testServer(t)
  const [ada, bea, eve] = [await server.guest('Ada'), await server.guest('Bea'), await server.guest('Eve')]
  const table = await ada.table('pepper-duel', ['me', 'open'])
  await bea.do(`/api/tables/${table}/join`)
  await ada.do(`/api/tables/${table}/start`)
  return { server, ada, bea, eve, table }
}

async function say(client: Client, table: string, text = 'hello'): Promise<string> {
  const answer = await client.post<Failure>(`/api/tables/${table}/chat`, { id: client.id(), text })
  return answer.status === 200 ? 'said' : answer.body.error.key
}

async function linesAt(client: Client, table: string) {
  return (await client.get<ChatLines>(`/api/tables/${table}/chat`)).body.lines
}

async function named(server: TestServer, name: string): Promise<Client> {
  return server.guest(name)
}

test('names that look alike count as the same, others don’t', () => {
  // Cyrillic and Greek letters, case, marks, spaces, digits and letters that run together.
  for (const [name, like] of [
    ['Ada', 'АDA'],
    ['Ada', 'a d-a'],
    ['Oskar', '0skαr'],
    ['Lilli', 'L1IIi'],
    ['Renée', 'renee'],
    ['Amelie', 'Arnelie'],
    ['Ada', 'Ａｄａ'],
    // Capitals that look like other letters than their small ones do; small capitals, Armenian, Cherokee and Lisu.
    ['Hans', 'Ηans'],
    ['Nina', 'Νinа'],
    ['Νίκη', 'νικη'],
    ['Mia', 'ᴍɪᴀ'],
    ['Tim', 'Ꭲіm'],
    ['Noah', 'ꓠօɑհ'],
    ['Gus', 'ɡսꜱ'],
    ['Lia', 'L!a'],
    ['Ada', 'Αda!'],
    ['Ada', '|Ada|'],
    ['Ada', 'Ada (1)'],
    ['Tessa', '7e$$4'],
    ['!!!', '! ! !'],
  ] as const)
    assert.ok(isLike(name, like), `${name} and ${like}`)
  for (const [name, other] of [
    ['Ada', 'Adam'],
    ['Иван', 'Ivan'],
    ['🌶', '🫘'],
    ['李', '王'],
  ] as const)
    assert.ok(!isLike(name, other), `${name} and ${other}`)
})

test('a watcher can’t chat under a name like a player’s', async (t) => {
  const { server, ada, table, eve } = await atTable(t)
  assert.equal(await say(eve, table), 'said')
  assert.equal(await say(await named(server, 'АDA'), table), 'nameTaken')
  assert.equal(await say(await named(server, 'ada '), table), 'nameTaken')
  assert.equal(await say(ada, table), 'said')
  assert.deepEqual(
    (await linesAt(eve, table)).map(({ name, seats }) => [name, seats]),
    [
      ['Eve', []],
      ['Ada', [0]],
    ],
  )
})

test('nobody can chat as a host who only watches, and the host can', async (t) => {
  const server = await testServer(t)
  const [ada, like] = [await server.guest('Ada'), await server.guest('АDA')]
  const table = await ada.table('pepper-duel', ['open', 'open'])
  assert.deepEqual([await say(like, table), await say(ada, table)], ['nameTaken', 'said'])
})

test('players chat under their seat’s name, whatever they’ve renamed themselves to', async (t) => {
  const { ada, bea, table } = await atTable(t)
  for (const name of ['АDA', 'Ada']) {
    await bea.post('/api/me', { name })
    assert.equal(await say(bea, table), 'said')
  }
  assert.equal(await say(ada, table), 'said')
  assert.deepEqual(
    (await linesAt(ada, table)).map(({ name, seats }) => [name, seats]),
    [
      ['Bea', [1]],
      ['Ada (2)', [1]],
      ['Ada (1)', [0]],
    ],
  )
})

test('nobody can sit down, or be renamed, under a name that looks just like a player’s', async (t) => {
  const server = await testServer(t)
  const [ada, like, same] = await Promise.all(['Ada', 'АDA', 'Ada'].map((name) => server.guest(name)))
  const table = await ada!.table('pepper-duel', ['me', 'open'])
  const join = async (client: Client) =>
    (await client.post(`/api/tables/${table}/join`, { id: client.id() })).status
  assert.deepEqual([await join(like!), await join(same!)], [409, 200])
  await same!.post('/api/me', { name: 'Adelheid' })
  await same!.post('/api/me', { name: 'АDA' })
  const { seats } = (await ada!.get<TableAnswer>(`/api/tables/${table}`)).body.table
  assert.deepEqual(
    seats.slice(0, 2).map(({ name }) => name),
    ['Ada', 'Adelheid'],
  )
})

test('players can silence watchers, and nobody else, until they let them chat again', async (t) => {
  const { bea, eve, table, ada } = await atTable(t)
  const hush = async (client: Client, hushed: boolean) =>
    (await client.post(`/api/tables/${table}/hush`, { id: client.id(), hushed })).status
  assert.equal(await hush(eve, true), 403)
  assert.equal(await hush(bea, true), 200)
  assert.equal((await eve.get<TableAnswer>(`/api/tables/${table}`)).body.table.hushed, true)
  assert.deepEqual([await say(eve, table), await say(ada, table)], ['hushed', 'said'])
  assert.equal(await hush(ada, false), 200)
  assert.equal(await say(eve, table), 'said')
})

test('if you mute somebody their lines are marked for you at every table, and nobody else finds out', async (t) => {
  const { ada, bea, eve, table } = await atTable(t)
  await say(eve, table)
  await say(bea, table)
  const [byEve, byBea] = (await linesAt(ada, table)).map(({ by }) => by)
  const muted = (await ada.post<Mutes>('/api/me/mutes', { table, n: 1 })).body
  assert.deepEqual([muted.speakers, muted.mutes.map(({ name }) => name)], [[byEve], ['Eve']])
  assert.notEqual(byEve, byBea)

  const other = await eve.table('pepper-duel', ['me', 'open'])
  await say(eve, other)
  const [line] = await linesAt(ada, other)
  assert.notEqual(line!.by, byEve)
  assert.deepEqual((await ada.get<Mutes>(`/api/me/mutes?table=${other}`)).body.speakers, [line!.by])
  assert.deepEqual((await bea.get<Mutes>('/api/me/mutes')).body.mutes, [])

  await ada.post('/api/me/mutes/remove', { mute: muted.mutes[0]!.id })
  assert.deepEqual((await ada.get<Mutes>(`/api/me/mutes?table=${table}`)).body, { mutes: [], speakers: [] })
  assert.equal((await ada.post('/api/me/mutes', { table, n: 9 })).status, 404)
})

test('a reported line reaches the admin, once, with its words as they were', async (t) => {
  const { server, ada, bea, eve, table } = await atTable(t)
  const admin = Admin.at(server)
  await say(eve, table, 'something rude')
  const report = (client: Client, n: number) => client.post('/api/reports', { table, n, note: 'Rude.' })
  assert.deepEqual([(await report(ada, 1)).status, (await report(ada, 1)).status], [200, 200])
  assert.equal((await report(bea, 1)).status, 200)
  assert.equal((await report(bea, 2)).status, 404)
  const open = async () => (await admin.ask<{ reports: Report[] }>('/reports')).reports
  assert.deepEqual(
    (await open())
      .map(({ n, name, text, note, speaker, reportedBy }) => [n, name, text, note, speaker, reportedBy])
      .sort(),
    await Promise.all(
      ['Ada', 'Bea'].map(async (by) => [1, 'Eve', 'something rude', 'Rude.', await admin.idOf('Eve'), by]),
    ),
  )
  await admin.act('line', { table, n: 1 })
  assert.deepEqual(await open(), [])
  assert.equal((await report(ada, 1)).status, 404)
})

test('one person can make only so many reports and mutes', async (t) => {
  const { ada, eve, table } = await atTable(t)
  for (let i = 0; i < 21; i++) await say(eve, table, `line ${i}`)
  const statuses = []
  for (let n = 1; n <= 21; n++) statuses.push((await ada.post('/api/reports', { table, n, note: '' })).status)
  assert.deepEqual([statuses.filter((status) => status === 200).length, statuses.at(-1)], [20, 429])
})
