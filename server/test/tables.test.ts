import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Created, Failure, GameInfo, MyTables, Seated, TableAnswer, TableList } from '../src/wire.ts'
import { cardOf } from '../src/tables/listing.ts'
import { testServer } from './support/server.ts'
import { code, info } from './support/tables.ts'

const LISTING = {
  table: 'a-table-of-the-first-rel',
  game: 'pepper-duel',
  status: 'open',
  public: true,
  name: '',
  hostName: 'Ada',
  seats: '[]',
  waiting: [],
  free: 1,
  botToMove: false,
  created: 1,
  updated: 1,
} as const

test('the games are listed with their seats, options and bots', async (t) => {
  const server = await testServer(t)
  const { games } = (await (await server.guest(null)).get<{ games: GameInfo[] }>('/api/games')).body
  const duel = games.find(({ id }) => id === 'pepper-duel')!
  assert.deepEqual(duel.seats, { min: 2, max: 2 })
  assert.deepEqual(Object.keys(duel.options), ['openCoins'])
  assert.equal(duel.levels.length, 6)
  assert.ok(duel.levels.includes(duel.usual))
  assert.ok(!duel.levels.includes('random'), 'a bot that is none for people is not offered')
})

test('a table has the seats that were asked for, and its maker is the host', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('scoville', ['me', 'open', 'bot:random'], { name: ' Sunday  game ' })
  assert.match(table, /^[A-Za-z0-9_-]{22}$/)
  const { name, status, hostSeats, hostName, seats } = await info(ada, table)
  assert.deepEqual([name, status, hostSeats, hostName], ['Sunday game', 'open', [0], 'Ada'])
  assert.deepEqual(
    seats.map(({ kind, name, level }) => [kind, name, level]),
    [
      ['person', 'Ada', null],
      ['open', null, null],
      ['bot', null, 'random'],
    ],
  )
})

test('the same command to create a table, sent twice, makes one table', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const body = { id: 'make-it-once', game: 'pepper-duel', seats: ['me', 'open'] }
  const first = await ada.post<Created>('/api/tables', body)
  const second = await ada.post<Created>('/api/tables', body)
  assert.deepEqual([first.status, second.status, second.body], [201, 201, first.body])
  assert.equal((await ada.get<MyTables>('/api/me/tables')).body.tables.length, 1)
  const other = await ada.post<Failure>('/api/tables', { ...body, public: true })
  assert.deepEqual([other.status, other.body.error.key], [422, 'idReused'])
})

test('what a game doesn’t offer is refused with a sentence', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const make = (more: object) =>
    code(ada, '/api/tables', { game: 'pepper-duel', seats: ['me', 'open'], ...more })
  assert.deepEqual(await make({ game: 'chess' }), [404, 'noSuchGame'])
  assert.deepEqual(await make({ seats: ['me'] }), [422, 'seatCount'])
  assert.deepEqual(await make({ seats: ['me', 'bot:deep'] }), [422, 'noSuchLevel'])
  assert.deepEqual(await make({ options: { openCoins: 'yes' } }), [422, 'optionFlag'])
  assert.deepEqual(await make({ options: { cards: true } }), [422, 'optionUnknown'])
})

test('public tables are listed and can be filtered, private ones never are', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const open = await ada.table('pepper-duel', ['me', 'open'], { public: true })
  await ada.table('pepper-duel', ['me', 'open'])
  const full = await ada.table('scoville', ['me', 'me'], { public: true })
  const list = async (query: string): Promise<string[]> => {
    const { tables } = (await ada.get<TableList>(`/api/tables?${query}`)).body
    return tables.map(({ id }) => id).sort()
  }
  assert.deepEqual(await list(''), [open, full].sort())
  assert.deepEqual(await list('free=1'), [open])
  assert.deepEqual(await list('game=scoville'), [full])
  assert.deepEqual(await list('status=playing'), [])
  await ada.do(`/api/tables/${full}/start`)
  assert.deepEqual(await list('status=playing'), [full])
})

test('a long list comes in pages', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const made = new Set<string>()
  for (let i = 0; i < 53; i++) made.add(await ada.table('pepper-duel', ['me', 'open'], { public: true }))
  const first = (await ada.get<TableList>('/api/tables')).body
  const second = (await ada.get<TableList>(`/api/tables?before=${first.next}`)).body
  assert.deepEqual([first.tables.length, second.tables.length, second.next], [50, 3, null])
  assert.deepEqual(new Set([...first.tables, ...second.tables].map(({ id }) => id)), made)
})

test('anyone with the link can join; a full table has no room', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const table = await ada.table('pepper-duel', ['me', 'open'])
  assert.deepEqual(await code(bea, `/api/tables/${table}/join`, { seat: 0 }), [409, 'seatTaken'])
  assert.deepEqual(await code(bea, `/api/tables/${table}/join`, { seat: 7 }), [422, 'noSuchSeat'])
  assert.deepEqual(await bea.do<Seated>(`/api/tables/${table}/join`), { seats: [1] })
  assert.deepEqual(await code(await server.guest('Cy'), `/api/tables/${table}/join`), [409, 'noSeatFree'])
})

test('one person may hold several seats', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('scoville', ['me', 'open', 'me'])
  assert.deepEqual(await ada.do<Seated>(`/api/tables/${table}/join`), { seats: [0, 1, 2] })
  await ada.do(`/api/tables/${table}/start`)
  for (const seat of [0, 1, 2]) assert.equal((await ada.view(table, seat)).update.view.me, seat)
})

test('leaving before the start opens the seat; when the host goes, the next person hosts', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const table = await ada.table('pepper-duel', ['me', 'open'])
  await bea.do(`/api/tables/${table}/join`)
  await ada.do(`/api/tables/${table}/leave`)
  const { seats, hostName } = await info(bea, table)
  assert.deepEqual([seats.map(({ kind }) => kind), hostName], [['open', 'person'], 'Bea'])
  await bea.do(`/api/tables/${table}/leave`)
  assert.equal((await bea.get(`/api/tables/${table}`)).status, 404)
  assert.deepEqual((await bea.get<MyTables>('/api/me/tables')).body.tables, [])
})

test('a host alone who gets up stays the host and can sit down again; leaving closes the table', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'open'])
  assert.deepEqual(await ada.do(`/api/tables/${table}/leave`, { seat: 0 }), { seats: [] })
  const { body } = await ada.get<TableAnswer>(`/api/tables/${table}`)
  assert.deepEqual([body.table.status, body.you.host, body.you.seats], ['open', true, []])
  assert.deepEqual(await ada.do(`/api/tables/${table}/join`, { seat: 1 }), { seats: [1] })
  await ada.do(`/api/tables/${table}/leave`)
  assert.equal((await ada.get(`/api/tables/${table}`)).status, 404)
})

test('when the host of an open table stays away, somebody else who sits there takes over', async (t) => {
  const server = await testServer(t)
  const [ada, bea, cy] = [await server.guest('Ada'), await server.guest('Bea'), await server.guest('Cy')]
  const table = await ada.table('pepper-duel', ['me', 'open'])
  await bea.do(`/api/tables/${table}/join`)
  assert.deepEqual(await code(bea, `/api/tables/${table}/host`), [409, 'notAway'])
  server.clock.pass(10 * 60_000)
  assert.deepEqual(await code(cy, `/api/tables/${table}/host`), [403, 'notSeated'])
  assert.equal((await info(bea, table)).hostAwaySince, server.clock.now() - 10 * 60_000)
  await bea.do(`/api/tables/${table}/host`)
  assert.equal((await info(bea, table)).hostName, 'Bea')
  await bea.do(`/api/tables/${table}/start`)
})

test('the host may free a seat before the start, others may not', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const table = await ada.table('scoville', ['me', 'open', 'bot:random'])
  await bea.do(`/api/tables/${table}/join`)
  assert.deepEqual(await code(bea, `/api/tables/${table}/leave`, { seat: 0 }), [403, 'notYourSeat'])
  await ada.do(`/api/tables/${table}/leave`, { seat: 1 })
  await ada.do(`/api/tables/${table}/leave`, { seat: 2 })
  assert.deepEqual(
    (await info(ada, table)).seats.map(({ kind }) => kind),
    ['person', 'open', 'open'],
  )
})

test('only the host starts, and only when no seat is open', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const table = await ada.table('pepper-duel', ['me', 'open'])
  assert.deepEqual(await code(ada, `/api/tables/${table}/start`), [409, 'seatsOpen'])
  await bea.do(`/api/tables/${table}/join`)
  assert.deepEqual(await code(bea, `/api/tables/${table}/start`), [403, 'notHost'])
  await ada.do(`/api/tables/${table}/start`)
  assert.equal((await info(bea, table)).status, 'playing')
  assert.match((await info(bea, table)).seedCommitment!, /^[0-9a-f]{64}$/)
  assert.deepEqual(await code(ada, `/api/tables/${table}/start`), [409, 'notOpen'])
  assert.deepEqual(await code(await server.guest('Cy'), `/api/tables/${table}/join`), [409, 'notOpen'])
})

test('open seats can be filled with bots or taken away at the start', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const filled = await ada.table('scoville', ['me', 'open', 'open'])
  await ada.do(`/api/tables/${filled}/start`, { open: 'bot:random' })
  assert.deepEqual(
    (await info(ada, filled)).seats.map(({ level }) => level),
    [null, 'random', 'random'],
  )
  const shrunk = await ada.table('scoville', ['open', 'me', 'open', 'me'])
  await ada.do(`/api/tables/${shrunk}/start`, { open: 'remove' })
  assert.equal((await info(ada, shrunk)).seats.length, 2)
  const lonely = await ada.table('scoville', ['me', 'open'])
  assert.deepEqual(await code(ada, `/api/tables/${lonely}/start`, { open: 'remove' }), [422, 'seatCount'])
})

test('a table that starts by itself does so with the last to join, or at once', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const table = await ada.table('pepper-duel', ['me', 'open'], { autostart: true })
  await bea.do(`/api/tables/${table}/join`)
  assert.equal((await info(ada, table)).status, 'playing')
  const alone = await ada.table('pepper-duel', ['me', 'me'], { autostart: true })
  assert.equal((await info(ada, alone)).status, 'playing')
})

test('my tables begin with those where it’s my turn', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const first = await ada.table('pepper-duel', ['me', 'open'], { autostart: true })
  await bea.do(`/api/tables/${first}/join`)
  server.clock.pass(1000)
  const second = await ada.table('pepper-duel', ['me', 'open'])
  const mine = async () => (await ada.get<MyTables>('/api/me/tables')).body.tables
  assert.deepEqual(
    (await mine()).map(({ id, toMove, yours }) => [id, toMove, yours]),
    [
      [first, true, [0]],
      [second, false, [0]],
    ],
  )
  await bea.playAny(first, 1, 'lay')
  await bea.playAny(first, 1, 'stake')
  await ada.playAny(first, 0, 'lay')
  server.clock.pass(1000)
  const third = await ada.table('pepper-duel', ['me', 'open'])
  await ada.undo(first, 0, 'step')
  assert.deepEqual(
    (await mine()).map(({ id, toMove }) => [id, toMove]),
    [
      [first, true],
      [third, false],
      [second, false],
    ],
  )
})

test('before the start the host gives an open seat to a bot and takes it away again', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const table = await ada.table('scoville', ['me', 'open', 'open'])
  await bea.do(`/api/tables/${table}/join`)
  assert.deepEqual(await code(bea, `/api/tables/${table}/bot`, { seat: 2 }), [403, 'notHost'])
  assert.deepEqual(await code(ada, `/api/tables/${table}/bot`, { seat: 1 }), [409, 'seatTaken'])
  await ada.do(`/api/tables/${table}/bot`, { seat: 2, level: 'random' })
  assert.deepEqual((await info(ada, table)).seats[2]!.level, 'random')
  await ada.do(`/api/tables/${table}/leave`, { seat: 2 })
  assert.equal((await info(ada, table)).seats[2]!.kind, 'open')
})

test('lists show the options a table was made with', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const options = { openCoins: true }
  const table = await ada.table('pepper-duel', ['me', 'open'], { public: true, options })
  const { tables } = (await ada.get<TableList>('/api/tables')).body
  assert.deepEqual(tables.find(({ id }) => id === table)!.options, options)
  assert.deepEqual((await ada.get<MyTables>('/api/me/tables')).body.tables[0]!.options, options)
})

test('a listing of the first release, which held only the seats, is still read', () => {
  const seats = [{ kind: 'open' as const, name: null, level: null }]
  const listing = { ...LISTING, seats: JSON.stringify(seats) }
  assert.deepEqual([cardOf(listing).seats, cardOf(listing).options], [seats, {}])
})

test('tables that nobody started are closed after a week', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const old = await ada.table('pepper-duel', ['me', 'open'])
  const day = 24 * 60 * 60_000
  server.clock.pass(6 * day)
  const young = await ada.table('pepper-duel', ['me', 'open'])
  server.clock.pass(day + 1)
  await server.core.tables.closeStale()
  assert.equal((await ada.get(`/api/tables/${old}`)).status, 404)
  assert.equal((await ada.get(`/api/tables/${young}`)).status, 200)
})

test('a table that left memory is read back with everything as it was', async (t) => {
  const server = await testServer(t, { config: { maxLoaded: 1 } })
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'me'], { autostart: true })
  await ada.playAny(table, 0, 'lay')
  const before = [await ada.view(table, 0), await ada.view(table, 1), await info(ada, table)]
  await info(ada, await ada.table('pepper-duel', ['me', 'open']))
  await info(ada, await ada.table('pepper-duel', ['me', 'open']))
  assert.equal(server.core.tables.size, 1)
  assert.deepEqual([await ada.view(table, 0), await ada.view(table, 1), await info(ada, table)], before)
  assert.equal((await ada.undo(table, 0, 'step')).status, 200)
})

test('somebody who follows a table when memory is full hears of it too', async (t) => {
  const server = await testServer(t, { config: { maxLoaded: 1 } })
  const ada = await server.guest('Ada')
  const followed = await Promise.all(
    [0, 1, 2].map(async () => {
      const table = await ada.table('pepper-duel', ['me', 'me'], { autostart: true })
      return { table, socket: await ada.follow(table, 'watcher') }
    }),
  )
  for (const { table, socket } of followed) {
    await ada.playAny(table, 0, 'lay')
    await ada.playAny(table, 0, 'stake')
    assert.deepEqual((await socket.nextOf('update')).update.waiting, [1])
    await ada.do(`/api/tables/${table}/chat`, { text: 'well' })
    await socket.nextOf('chat')
  }
})

test('the command that closed a table gives the same answer again', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'open'])
  const path = `/api/tables/${table}/leave`
  const leave = { id: 'leave-for-good' }
  const first = await ada.post(path, leave)
  assert.equal(first.status, 200)
  const again = await ada.post(path, leave)
  assert.deepEqual([again.status, again.body], [200, first.body])
  assert.equal((await ada.post(path, { ...leave, id: 'leave-once-more' })).status, 404)
  assert.equal((await (await server.guest('Bea')).post(path, leave)).status, 404)
})

test('an unchanged name is written nowhere, and a table that can’t be read doesn’t keep the others from a new one', async (t) => {
  let unreadable = ''
  const server = await testServer(t, {
    config: { maxLoaded: 1 },
    wrap: (storage) => ({
      ...storage,
      readLog: (id, after) =>
        id === unreadable ? Promise.reject(new Error('a hole in the disk')) : storage.readLog(id, after),
    }),
  })
  const ada = await server.guest('Ada')
  const tables = [
    await ada.table('pepper-duel', ['me', 'open']),
    await ada.table('pepper-duel', ['me', 'open']),
    await ada.table('pepper-duel', ['me', 'open']),
  ]
  await ada.post('/api/me', { name: 'Ada' })
  for (const table of tables) assert.equal((await server.core.storage.readLog(table, 1)).length, 0)
  unreadable = tables[1]!
  assert.equal((await ada.post('/api/me', { name: 'Bea' })).status, 200)
  assert.deepEqual(
    await Promise.all([tables[0]!, tables[2]!].map(async (table) => (await info(ada, table)).hostName)),
    ['Bea', 'Bea'],
  )
})

test('a new name, which is written to every table, counts as many commands', async (t) => {
  const server = await testServer(t, { config: { ratePerGuest: 20 } })
  const ada = await server.guest('Ada')
  const statuses = []
  for (let i = 0; i < 6; i++) statuses.push((await ada.post('/api/me', { name: `Ada ${i}` })).status)
  assert.deepEqual(statuses, [200, 200, 200, 200, 429, 429])
})
