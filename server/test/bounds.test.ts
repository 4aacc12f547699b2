import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { WebSocket } from 'ws'
import { readConfig } from '../src/config.ts'
import { networkOf } from '../src/doors/network.ts'
import { RateLimit } from '../src/limits.ts'
import { CLOSE_TOO_MANY, type Created, type Failure, type LinkCode } from '../src/wire.ts'
import { ManualClock } from './support/clock.ts'
import { testServer } from './support/server.ts'

test('a body beyond the bound is 413, and the server goes on', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const answer = await ada.post<Failure>('/api/me', { name: 'x'.repeat(10_000_000) }).catch(() => null)
  // The connection may be cut while the rest is still being sent.
  if (answer) assert.deepEqual([answer.status, answer.body.error.key], [413, 'tooLarge'])
  assert.equal((await ada.post('/api/me', { name: 'Ada' })).status, 200)
})

test('one person can have only so many tables, and so can the server', async (t) => {
  const server = await testServer(t, { config: { maxTablesPerGuest: 2, maxTables: 3 } })
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const make = (client: typeof ada) =>
    client.post<Failure>('/api/tables', { id: client.id(), game: 'pepper-duel', seats: ['open', 'open'] })
  const wish = { id: 'make-it-once', game: 'pepper-duel', seats: ['open', 'open'] }
  const { table: joinable } = (await ada.post<Created>('/api/tables', wish)).body
  const { table: other } = (await ada.post<Created>('/api/tables', { ...wish, id: 'make-another' })).body
  const third = await make(ada)
  assert.deepEqual([third.status, third.body.error.key], [429, 'tooManyTables'])
  assert.deepEqual((await ada.post('/api/tables', wish)).body, { table: joinable })
  assert.equal((await make(bea)).status, 201)
  assert.equal((await make(bea)).status, 429)

  // Joining adds no table to the server, and joining one's own adds none to one's own count.
  const join = async (client: typeof ada, table: string) =>
    (await client.post(`/api/tables/${table}/join`, { id: client.id() })).status
  assert.equal(await join(ada, joinable), 200)
  assert.equal(await join(bea, joinable), 200)
  assert.equal(await join(bea, other), 429)
  assert.equal(await join(await server.guest('Cleo'), other), 200)
})

test('games everybody has left alone take up no room, and can still continue', async (t) => {
  const server = await testServer(t, {
    config: { maxTables: 2, maxTablesPerGuest: 1, abandonedAfter: 60_000 },
  })
  const [ada, bea, cleo] = [await server.guest('Ada'), await server.guest('Bea'), await server.guest('Cleo')]
  const make = (client: typeof ada) =>
    client.post<Created & Failure>('/api/tables', {
      id: client.id(),
      game: 'pepper-duel',
      seats: ['me', 'me'],
      autostart: true,
    })
  const { table } = (await make(ada)).body
  assert.equal((await make(bea)).status, 201)
  assert.equal((await make(ada)).body.error.key, 'tooManyTables')
  assert.equal((await make(cleo)).body.error.key, 'tooManyTables')
  server.clock.pass(60_001)
  assert.equal((await make(cleo)).status, 201)
  assert.equal((await make(ada)).status, 201)
  await ada.playAny(table, 0, 'lay')
})

test('one address can make only so many tables an hour', async (t) => {
  const server = await testServer(t, { config: { rateTables: 2 } })
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  await ada.table('pepper-duel', ['me', 'open'])
  await bea.table('pepper-duel', ['me', 'open'])
  const wish = { id: ada.id(), game: 'pepper-duel', seats: ['me', 'open'] }
  const refused = await ada.post<Failure>('/api/tables', wish)
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '1800'])
  server.clock.pass(30 * 60_000)
  assert.equal((await ada.post('/api/tables', wish)).status, 201)
})

test('one address can hold only so many connections open, whatever it sends over them', async (t) => {
  const server = await testServer(t, { config: { maxConnectionsPerIp: 3 } })
  const { hostname, port } = new URL(server.url)
  const dial = async () => {
    const line = connect(Number(port), hostname)
    t.after(() => line.destroy())
    line.on('error', () => {})
    await once(line, 'connect')
    return line
  }
  const lines = [await dial(), await dial(), await dial()]
  const refused = await dial()
  await once(refused, 'close')
  lines[0]!.end()
  await once(lines[0]!, 'close')
  const next = await dial()
  next.write('GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n')
  const [data] = (await once(next, 'data')) as [Buffer]
  assert.match(data.toString(), /^HTTP\/1\.1 200 /)
})

test('tables in memory stay within their bound when all of them wait for bots, and every bot goes on', async (t) => {
  const server = await testServer(t, { config: { maxLoaded: 4 } })
  const ada = await server.guest('Ada')
  const tables: string[] = []
  let most = 0
  for (let i = 0; i < 30; i++) {
    tables.push(await ada.table('pepper-duel', ['bot:random', 'bot:random'], { autostart: true }))
    most = Math.max(most, server.core.tables.size)
  }
  assert.ok(most <= 8, `${most} in memory`)
  const isOver = async (table: string) =>
    (await ada.get<{ table: { status: string } }>(`/api/tables/${table}`)).body.table.status === 'finished'
  for (const table of tables) while (!(await isOver(table))) await new Promise(setImmediate)
  assert.ok(server.core.tables.size <= 8)
})

test('watchers, subscriptions and sockets are bounded, and those who came first are unaffected', async (t) => {
  const config = { maxWatchers: 2, maxSubscriptions: 2, maxSocketsPerGuest: 3, maxSocketsPerIp: 7 }
  const server = await testServer(t, { config })
  const ada = await server.guest('Ada')
  const eve = await server.guest('Eve')
  const tables = [0, 1, 2].map(() => ada.table('pepper-duel', ['me', 'open']))
  const [one, two, three] = await Promise.all(tables)
  const socket = await ada.follow(one!, 'watcher')
  socket.send({ t: 'sub', table: two!, as: 'watcher' })
  await socket.nextOf('sync')
  socket.send({ t: 'sub', table: three!, as: 'watcher' })
  assert.equal((await socket.nextOf('refused')).error.key, 'tooManySubscriptions')
  await eve.follow(one!, 'watcher')
  assert.equal((await eve.follow(one!, 'watcher')).allOf('refused')[0]!.error.key, 'tooManyWatchers')
  assert.equal((await eve.follow(two!, 'watcher')).allOf('sync').length, 1)
  assert.equal(await (await eve.socket()).closed, CLOSE_TOO_MANY)
  for (let i = 0; i < 3; i++) await (await server.guest(null)).socket()
  const eighth = new WebSocket(server.url.replace('http', 'ws') + '/api/socket')
  eighth.on('error', () => {})
  const [outcome] = await Promise.race([
    once(eighth, 'unexpected-response').then(([, response]) => [
      (response as { statusCode: number }).statusCode,
    ]),
    once(eighth, 'open').then(() => [0]),
  ])
  eighth.terminate()
  assert.equal(outcome, 429)
  assert.equal(socket.ws.readyState, WebSocket.OPEN)
})

test('chat is limited in length, rate and how much is kept', async (t) => {
  const server = await testServer(t, { config: { rateChat: 6, maxChatText: 10, maxChatKept: 3 } })
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const table = await ada.table('pepper-duel', ['me', 'open'])
  const say = (client: typeof ada, text: string) =>
    client.post<Failure>(`/api/tables/${table}/chat`, { id: client.id(), text })
  assert.deepEqual((await say(ada, 'x'.repeat(11))).status, 413)
  assert.deepEqual((await say(ada, '\u200b')).status, 400)
  assert.deepEqual([(await say(ada, 'one')).status, (await say(ada, 'two')).status], [200, 200])
  const third = await say(ada, 'three')
  assert.deepEqual([third.status, third.body.error.key], [429, 'tooMany'])
  assert.ok(Number(third.headers.get('retry-after')) > 0)
  assert.equal((await say(bea, 'mine')).status, 200)
  server.clock.pass(60_000)
  assert.equal((await say(ada, 'four')).status, 200)
  const { lines } = (await ada.get<{ lines: { text: string }[] }>(`/api/tables/${table}/chat`)).body
  assert.deepEqual(
    lines.map(({ text }) => text),
    ['two', 'mine', 'four'],
  )
})

test('one address gets only so many new identities and tries at a code', async (t) => {
  const server = await testServer(t, { config: { rateGuests: 3 } })
  const ada = await server.guest('Ada')
  const { code } = (await ada.post<LinkCode>('/api/me/link', {})).body
  const thief = await server.guest(null)
  assert.equal((await thief.post('/api/link', { code: 'a' })).status, 404)
  assert.equal((await thief.post('/api/link', { code: 'b' })).status, 404)
  assert.equal((await thief.post('/api/link', { code })).status, 429)
  assert.equal((await thief.post('/api/me', { name: 'Eve' })).status, 429)
  assert.equal((await ada.post('/api/me', { name: 'Ada again' })).status, 200)
})

test('two hundred people behind one address can come in at once, with the default limits', async (t) => {
  const { ratePerIp, rateGuests, rateFrames, ratePerGuest } = readConfig({})
  const server = await testServer(t, { config: { ratePerIp, rateGuests, rateFrames, ratePerGuest } })
  const club = await Promise.all(Array.from({ length: 200 }, (_, n) => server.guest(`Member ${n}`)))
  const table = await club[0]!.table('pepper-duel', ['me', 'open'])
  const pages = await Promise.all(club.map((member) => member.follow(table, 'watcher')))
  assert.ok(pages.every(({ frames }) => frames.some(({ t: kind }) => kind === 'sync')))
})

test('requests of one address and commands of one person are limited', async (t) => {
  const server = await testServer(t, { config: { ratePerIp: 2, ratePerGuest: 1 } })
  const ada = await server.guest('Ada')
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await ada.post('/api/me/link', {})).status)
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429])
  for (let i = 0; i < 13; i++) await ada.get('/api/games')
  const flood = await ada.get('/api/games')
  assert.deepEqual([flood.status, flood.headers.get('retry-after')], [429, '1'])
  server.clock.pass(1000)
  assert.equal((await ada.get('/api/games')).status, 200)
})

test('a socket that sends too many frames is closed', async (t) => {
  const server = await testServer(t, { config: { rateFrames: 1 } })
  const ada = await server.guest('Ada')
  const socket = await ada.socket()
  for (let i = 0; i < 20; i++) socket.ws.send('{}')
  assert.equal(await socket.closed, 1008)
})

test('the frames of the protocol itself count like others', async (t) => {
  const server = await testServer(t, { config: { rateFrames: 1 } })
  for (const kind of ['ping', 'pong'] as const) {
    const socket = await (await server.guest(null)).socket()
    for (let i = 0; i < 20; i++) socket.ws[kind]()
    assert.equal(await socket.closed, 1008, kind)
  }
  assert.match(await server.core.metrics.text(), /harvest_sockets_dropped_total\{reason="rate"\} 2/)
})

test('a bucket fills with time, up to what may be done at once', () => {
  const clock = new ManualClock()
  const limit = new RateLimit(clock, 2, 4)
  const take = (times: number) => Array.from({ length: times }, () => limit.take('x'))
  assert.deepEqual(take(5), [0, 0, 0, 0, 1])
  clock.pass(500)
  assert.deepEqual(take(2), [0, 1])
  clock.pass(60_000)
  assert.deepEqual(take(5), [0, 0, 0, 0, 1])
  assert.equal(limit.take('y'), 0)
})

test('buckets for many keys don’t pile up', () => {
  const clock = new ManualClock()
  const limit = new RateLimit(clock, 1, 1)
  for (let i = 0; i < 120_000; i++) limit.take(`key-${i}`)
  assert.ok(limit.size <= 50_000)
})

test('many keys don’t refill the bucket of somebody who keeps asking', () => {
  const limit = new RateLimit(new ManualClock(), 1, 1)
  assert.equal(limit.take('greedy'), 0)
  for (let i = 0; i < 120_000; i++) {
    limit.take(`key-${i}`)
    if (i % 10_000 === 0) assert.equal(limit.take('greedy'), 1, `after ${i} others`)
  }
})

test('an IPv6 address counts as its network, an IPv4 address as itself', () => {
  for (const [address, network] of [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:db8::3:4:5:6:7', '2001:db8:0:3'],
    ['::1', '0:0:0:0'],
  ] as const) {
    assert.equal(networkOf(address), network)
    assert.equal(networkOf(network), network)
  }
})

test('all addresses of one network share its requests, identities and sockets', async (t) => {
  const server = await testServer(t, {
    config: { trustProxy: true, ratePerIp: 2, rateGuests: 2, maxSocketsPerIp: 2 },
  })
  const from = async (address: string) => {
    const client = await server.guest(null)
    client.headers['x-forwarded-for'] = address
    return client
  }
  const named = async (address: string) =>
    (await (await from(address)).post('/api/me', { name: 'Eve' })).status
  const names = [await named('2001:db8::1'), await named('2001:db8::2'), await named('2001:db8::3')]
  assert.deepEqual(names, [200, 200, 429])
  assert.equal(await named('2001:db8:0:1::1'), 200)

  for (let i = 1; i <= 2; i++) await (await from(`2001:db8::${i}`)).socket()
  await assert.rejects((await from('2001:db8::3')).socket(), /429/)
  await (await from('2001:db8:0:1::1')).socket()

  // Six of twenty were used above.
  const asked = async (address: string) => (await (await from(address)).get('/api/games')).status
  for (let i = 0; i < 14; i++) assert.equal(await asked(`2001:db8::${i}`), 200, String(i))
  assert.equal(await asked('2001:db8::f'), 429)
  assert.equal(await asked('2001:db8:0:1::1'), 200)
})

test('following a table counts as several requests from its address, whichever socket asks', async (t) => {
  const server = await testServer(t, { config: { ratePerIp: 10 } })
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'me'], { autostart: true })
  // 100 at once, of which two requests and ten sockets are taken: eight may follow.
  const sockets = []
  for (let i = 0; i < 10; i++) sockets.push(await ada.socket())
  for (const socket of sockets) socket.send({ t: 'sub', table, as: 'watcher' })
  const told = await Promise.all(
    sockets.map((socket) => Promise.race([socket.closed, socket.nextOf('sync').then(() => 'followed')])),
  )
  assert.deepEqual(
    [told.filter((each) => each === 'followed').length, told.filter((each) => each === 1008).length],
    [8, 2],
  )
})
