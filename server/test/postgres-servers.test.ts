/** Two servers on one database: whatever is done at one must be known at the other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { CHANNEL } from '../src/storage/postgres/append.ts'
import { CLOSE_BANNED, CLOSE_REVOKED, type Failure, type Numbered } from '../src/wire.ts'
import { Admin } from './support/admin.ts'
import type { TestSocket } from './support/client.ts'
import type { TestServer } from './support/server.ts'
import { at, deaf, until, useServers, withOthers } from './support/two-servers.ts'

const { serve, pair, duel, newDatabase, cut } = useServers()

/** Until the newest word is that somebody is there, or not. */
const isThere = (socket: TestSocket, seat: number, present: boolean): Promise<void> =>
  until(socket, () => socket.allOf('table').at(-1)?.table.seats[seat]!.present === present)

test('a move at one server reaches a page at the other, with the id of the command', async (t) => {
  const { two, ada, table } = await duel(t)
  const socket = await at(t, two, ada).follow(table, 0)
  const answer = await ada.playAny(table, 0, 'lay')
  const update = await socket.nextOf('update')
  assert.equal(update.n, answer.n)
  assert.ok(update.id)
})

test('the same id sent to both servers is carried out once and gets the same answer', async (t) => {
  const { two, ada, table } = await duel(t)
  const there = at(t, two, ada)
  const { update } = await ada.view(table, 0)
  const body = { id: 'one-and-only', seat: 0, decision: update.decision, moves: [update.offers[0]!.move] }
  const path = `/api/tables/${table}/moves`
  const [first, second] = await Promise.all([ada.post(path, body), there.post(path, body)])
  assert.deepEqual([first.status, second.status], [200, 200])
  assert.deepEqual(first.body, second.body)
  assert.equal((await there.view(table, 0)).update.decision, update.decision! + 1)
})

test('of two commands for the same decision one wins, and the other gets 409 with the current state', async (t) => {
  const { two, ada, table } = await duel(t)
  const there = at(t, two, ada)
  const { update } = await ada.view(table, 0)
  const path = `/api/tables/${table}/moves`
  const body = { seat: 0, decision: update.decision, moves: [update.offers[0]!.move] }
  const answers = await Promise.all([
    ada.post<Failure>(path, { id: ada.id(), ...body }),
    there.post<Failure>(path, { id: ada.id(), ...body }),
  ])
  const [won, lost] = answers.sort((a, b) => a.status - b.status)
  assert.deepEqual([won!.status, lost!.status], [200, 409])
  assert.deepEqual(lost!.body.fresh, await ada.view(table, 0))
})

test('making the same table on both servers makes one', async (t) => {
  const { one, two } = await pair(t)
  const ada = await one.guest('Ada')
  const there = at(t, two, ada)
  const body = { id: 'one-and-only', game: 'pepper-duel', seats: ['me', 'open'] }
  const [first, second] = await Promise.all([ada.post('/api/tables', body), there.post('/api/tables', body)])
  assert.deepEqual([first.status, second.status], [201, 201])
  assert.deepEqual(first.body, second.body)
  assert.equal(await one.core.storage.countLive(null, 0), 1)
})

test('two people who take the last seat at once get one seat between them', async (t) => {
  const { one, two } = await pair(t)
  const ada = await one.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'open'])
  const rivals = [await one.guest('Bea'), await two.guest('Cal')]
  const answers = await Promise.all(
    rivals.map((each) => each.post(`/api/tables/${table}/join`, { id: each.id() })),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
})

test('a whole game can be played with every request going to the other server', async (t) => {
  const { one, two, ada, bea, table } = await duel(t)
  const clients = [ada, bea].map((person) => [at(t, one, person), at(t, two, person)] as const)
  const socket = await bea.follow(table, 'watcher')
  let update = (await ada.view(table, 0)).update
  for (let turn = 0; update.waiting.length > 0; turn++) {
    const seat = update.waiting[0]!
    const [here, there] = turn % 2 === 0 ? clients[seat]! : clients[seat]!.toReversed()
    const { update: own } = await here!.view(table, seat)
    const moves = [own.offers[0]!.move]
    const answer = await there!.post(`/api/tables/${table}/moves`, {
      id: ada.id(),
      seat,
      decision: own.decision,
      moves,
    })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    update = (await there!.view(table, seat)).update
  }
  await socket.next((frame) => frame.t === 'update' && frame.update.ending !== null)
  const numbers = socket.allOf('update').map(({ n }) => n)
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => numbers[0]! + index),
  )
})

test('chat reaches pages at both servers, each line once and in order', async (t) => {
  const { ada, bea, table } = await duel(t)
  const sockets = [await ada.follow(table, 0), await bea.follow(table, 1)]
  const said = Array.from({ length: 10 }, (_, i) =>
    (i % 2 === 0 ? ada : bea).do(`/api/tables/${table}/chat`, { text: `line ${i}` }),
  )
  await Promise.all(said)
  for (const socket of sockets) {
    const numbers = (): number[] => socket.allOf('chat').flatMap(({ lines }) => lines.map(({ n }) => n))
    while (numbers().length < 10) await socket.nextOf('chat')
    assert.deepEqual(numbers(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  }
})

// ------------------------------------------------------------------------------------ house rules

test('a ban, a notice, a limit and the removal of a line reach every server at once', async (t) => {
  const { one, two, ada, bea, table } = await duel(t)
  const admin = Admin.at(one)
  const [hers, watching] = [
    await bea.follow(table, 1),
    await (await two.guest('Eve')).follow(table, 'watcher'),
  ]
  await ada.do(`/api/tables/${table}/chat`, { text: 'not fine' })
  await hers.nextOf('chat')
  await admin.act('line', { table, n: 1 })
  assert.equal((await hers.nextOf('chat')).lines[0]!.removed, true)
  await admin.act('notice', { text: 'Back at nine' })
  assert.equal((await watching.nextOf('notice')).text, 'Back at nine')
  await admin.act('limit', { name: 'maxTablesPerGuest', value: 7 })
  await admin.act('ban', { person: await admin.idOf('Bea'), hours: null, note: '' })
  assert.equal(await hers.closed, CLOSE_BANNED)
  assert.equal((await bea.get('/api/me/tables')).status, 403)
  assert.equal(two.core.config.maxTablesPerGuest, 7)
  assert.equal(two.adminKey, null)
})

test('a server that doesn’t hear of a ban finds out within seconds', async (t) => {
  const { one, two, bea, table } = await duel(t, {}, { wrap: deaf })
  const socket = await bea.follow(table, 1)
  const admin = Admin.at(one)
  await admin.act('ban', { person: await admin.idOf('Bea'), hours: null, note: '' })
  two.clock.pass(5_000)
  assert.equal(await socket.closed, CLOSE_BANNED)
})

test('somebody who deletes their data at one server is forgotten by the other', async (t) => {
  const { ada, bea, table } = await duel(t)
  const page = await bea.follow(table, 1)
  await ada.post('/api/me/delete', {})
  await page.tableWhere(({ table: info }) => info.seats[0]!.kind === 'bot')
  assert.ok(!JSON.stringify((await bea.get(`/api/tables/${table}`)).body).includes('Ada'))
})

// ----------------------------------------------------------------------------------------- lost news

test('a server that hears nothing finds out within seconds, and at once when somebody looks', async (t) => {
  const { two, ada, bea, table } = await duel(t, {}, { wrap: deaf })
  const socket = await bea.follow(table, 'watcher')
  await ada.playAny(table, 0, 'lay')
  await ada.playAny(table, 0, 'stake')
  await ada.do(`/api/tables/${table}/chat`, { text: 'your turn' })
  two.clock.pass(5_000)
  await until(socket, () => socket.allOf('update').length > 0 && socket.allOf('chat').length > 0)
  assert.deepEqual(socket.update!.waiting, [1])

  const there = at(t, two, ada)
  await ada.playAny(table, 0, 'lay')
  assert.deepEqual(await there.view(table, 0), await ada.view(table, 0))
  await ada.playAny(table, 0, 'stake')
  const late = await there.follow(table, 0)
  assert.deepEqual(late.update, (await ada.view(table, 0)).update)
})

test('a command at a server that’s behind is judged by what the other has stored', async (t) => {
  const { two, ada, table } = await duel(t, {}, { wrap: deaf })
  const there = at(t, two, ada)
  const { update: old } = await there.view(table, 0)
  await ada.playAny(table, 0, 'lay')
  const { update } = await ada.view(table, 0)
  const path = `/api/tables/${table}/moves`
  const late = await there.post<Failure & { fresh: Numbered }>(path, {
    id: ada.id(),
    seat: 0,
    decision: old.decision,
    moves: [old.offers[0]!.move],
  })
  assert.equal(late.status, 409)
  assert.equal(late.body.fresh.update.decision, update.decision)
  await ada.undo(table, 0, 'step')
  const { update: now } = await ada.view(table, 0)
  const body = { id: ada.id(), seat: 0, decision: now.decision, moves: [now.offers[0]!.move] }
  assert.equal((await there.post(path, body)).status, 200, 'it knew nothing of this decision when asked')
})

test('a server whose connections were cut recovers by itself', async (t) => {
  const { one, two, ada, bea, table } = await duel(t)
  const socket = await bea.follow(table, 'watcher')
  await cut()
  let status = 0
  const { update } = (await ada.get<Numbered>(`/api/tables/${table}/view?seat=0`)).body
  const moves = [update.offers[0]!.move, { do: 'stake', coins: 0 }]
  const body = { id: ada.id(), seat: 0, decision: update.decision, moves }
  while (status !== 200) {
    ;({ status } = await ada.post(`/api/tables/${table}/moves`, body))
    assert.ok([200, 503].includes(status), String(status))
  }
  await socket.nextOf('update')
  assert.deepEqual([one.core.tables.size, two.core.tables.size], [1, 1])
})

// ------------------------------------------------------------------------------------------- people

test('whoever is connected to one server is present at the other, until they leave', async (t) => {
  const config = { absenceVote: 10_000 }
  const { one, ada, bea, table } = await duel(t, { config }, { config })
  const socket = await ada.follow(table, 0)
  const hers = await bea.follow(table, 1)
  await isThere(socket, 1, true)
  await isThere(hers, 0, true)
  one.clock.pass(10_000)
  const vote = () => ada.post<Failure>(`/api/tables/${table}/vote`, { id: ada.id(), seat: 1, agree: true })
  assert.equal((await vote()).body.error.key, 'notAway')
  hers.ws.close()
  await isThere(socket, 1, false)
  assert.equal((await vote()).body.error.key, 'notAway')
  one.clock.pass(10_000)
  assert.equal((await vote()).status, 200)
})

test('people connected to a server that ends or falls silent are no longer present', async (t) => {
  const { one, two, ada, bea, table } = await duel(t)
  const socket = await ada.follow(table, 0)
  await bea.follow(table, 1)
  await isThere(socket, 1, true)
  one.clock.pass(30_000)
  await isThere(socket, 1, false)
  two.clock.pass(5_000)
  await isThere(socket, 1, true)
  await two.close()
  await isThere(socket, 1, false)
})

test('a page hears that it’s its person’s turn at a table its own server doesn’t know', async (t) => {
  const { one, two } = await pair(t)
  const ada = await one.guest('Ada')
  const bea = await one.guest('Bea')
  const lobby = await at(t, two, bea).socket()
  await lobby.nextOf('hello')
  const table = await ada.table('pepper-duel', ['me', 'open'], { autostart: true })
  await bea.do(`/api/tables/${table}/join`)
  assert.deepEqual(await lobby.nextOf('turn'), { t: 'turn', table, toMove: true })
  assert.equal(two.core.tables.size, 0)
})

test('signing a device out at one server ends its connections to the other', async (t) => {
  const { one, two } = await pair(t)
  const ada = await one.guest('Ada')
  const there = await at(t, two, ada).socket()
  await there.nextOf('hello')
  assert.equal((await ada.post('/api/me/devices/close', { which: 'all' })).status, 200)
  assert.equal(await there.closed, CLOSE_REVOKED)
})

test('a device whose signing out nobody heard of is found out within a minute', async (t) => {
  const { one, two } = await pair(t, {}, { wrap: deaf })
  const ada = await one.guest('Ada')
  const there = await at(t, two, ada).socket()
  await there.nextOf('hello')
  assert.equal((await ada.post('/api/me/devices/close', { which: 'all' })).status, 200)
  two.clock.pass(60_000)
  assert.equal(await there.closed, CLOSE_REVOKED)
})

// --------------------------------------------------------------------------------------------- bots

async function thoughts(server: TestServer): Promise<number> {
  return Number(/harvest_bot_seconds_count (\d+)/.exec(await server.core.metrics.text())![1])
}

test('with two servers each decision of a bot is thought about once', async (t) => {
  const { one, two } = await pair(t)
  const ada = await one.guest('Ada')
  const table = await ada.table('pepper-duel', ['bot:random', 'bot:random'])
  const sockets = [await ada.follow(table, 'watcher'), await at(t, two, ada).follow(table, 'watcher')]
  await ada.do(`/api/tables/${table}/start`)
  for (const socket of sockets)
    await socket.next((frame) => frame.t === 'update' && frame.update.ending !== null)
  const rows = (await one.core.storage.readLog(table, 0)).map(
    ({ body }) => JSON.parse(body) as { id?: string },
  )
  const decisions = new Set(rows.flatMap(({ id }) => id ?? []))
  assert.ok(decisions.size > 5)
  assert.equal((await thoughts(one)) + (await thoughts(two)), decisions.size)
})

test('when the server that thinks for a bot ends, the other goes on', async (t) => {
  let claimed: () => void = () => {}
  let refused: () => void = () => {}
  const holding = new Promise<void>((resolve) => (claimed = resolve))
  const waiting = new Promise<void>((resolve) => (refused = resolve))
  const spy = withOthers((others) => ({
    async claim(key) {
      const release = await others.claim(key)
      ;(release ? claimed : refused)()
      return release
    },
  }))
  const { one, two } = await pair(t, { config: { botPace: 1000 }, wrap: spy }, { wrap: spy })
  const ada = await one.guest('Ada')
  const table = await ada.table('pepper-duel', ['bot:random', 'bot:random'], { autostart: true })
  await holding
  const socket = await at(t, two, ada).follow(table, 'watcher')
  await waiting
  assert.equal(socket.allOf('update').length, 0)
  await one.close()
  two.clock.pass(2_000)
  await socket.next((frame) => frame.t === 'update' && frame.update.ending !== null)
})

test('bots of a table that no other server has in memory are found when they are stuck', async (t) => {
  let moved: () => void = () => {}
  const goesOn = new Promise<void>((resolve) => (moved = resolve))
  const { one, two } = await pair(
    t,
    { config: { botPace: 1000 } },
    { wrap: (storage) => ({ ...storage, append: (parts) => (moved(), storage.append(parts)) }) },
  )
  const ada = await one.guest('Ada')
  await ada.table('pepper-duel', ['bot:random', 'bot:random'], { autostart: true })
  await one.close()
  two.clock.pass(20_000)
  await goesOn
})

test('a standing order is carried out once, whichever server finds it due, and its owner’s page at the other hears of it', async (t) => {
  const { one, two, ada, bea, table } = await duel(t)
  const page = await at(t, two, ada).follow(table, 0)
  const order = { phase: 'market', moves: [{ do: 'draw' }], always: false }
  await ada.do(`/api/tables/${table}/order`, { seat: 0, ...order })
  await bea.do(`/api/tables/${table}/order`, { seat: 1, ...order })
  const heard = (await page.nextOf('orders')).orders
  assert.equal(heard.standing.length, 1)
  await ada.choose(table, 0)
  await bea.choose(table, 1)
  const { at: asked } = (await ada.view(table, 0)).update
  for (let second = 0; second < 20; second++) {
    for (const { clock } of [one, two]) clock.pass(1_000)
    await Promise.all([one, two].map(({ orders }) => orders.settled()))
  }
  await page.next((frame) => frame.t === 'orders' && frame.orders.standing.length === 0)
  assert.equal((await ada.view(table, 0)).update.at, asked + 2)
})

test('messages on the channel that aren’t ours are ignored', async (t) => {
  const url = await newDatabase()
  const server = await serve(t, url)
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'me'], { autostart: true })
  const stranger = new pg.Client({ connectionString: url })
  await stranger.connect()
  t.after(() => stranger.end())
  const said = [
    'no JSON',
    'null',
    '{"from":"x"}',
    '{"from":"x","told":{}}',
    '{"from":"x","told":{"t":"page"}}',
  ]
  said.push(
    '{"from":"x","appended":7}',
    '{"from":"x","said":"t"}',
    '{"from":"x","told":{"t":"here","table":1}}',
  )
  for (const text of said) await stranger.query('SELECT pg_notify($1, $2)', [CHANNEL, text])
  // A word that is understood comes after them, so they have been heard by then.
  const here = { t: 'here', table, guests: [], watchers: 3 }
  const told = JSON.stringify({ from: 'x', told: here })
  const socket = await ada.follow(table, 0)
  await stranger.query('SELECT pg_notify($1, $2)', [CHANNEL, told])
  await socket.tableWhere((frame) => frame.table.watchers === 3)
})
