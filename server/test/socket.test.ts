import { chatIn, lookInside } from '../checks/inside.ts'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { test } from 'node:test'
import { WebSocket } from 'ws'
import type { Listener } from '../src/tables/audience.ts'
import { SIGN_LASTS } from '../src/tables/presence.ts'
import type { ClientFrame, ServerFrame } from '../src/wire.ts'
import { duel } from './support/duel.ts'
import { testServer } from './support/server.ts'

test('a subscription begins with the table and the whole view', async (t) => {
  const { ada, table } = await duel(t)
  const socket = await ada.follow(table, 0)
  assert.deepEqual(
    socket.frames.slice(0, 3).map((frame) => frame.t),
    ['hello', 'table', 'sync'],
  )
  const [sync] = socket.allOf('sync')
  assert.deepEqual({ n: sync!.n, update: sync!.update }, await ada.view(table, 0))
  assert.deepEqual(socket.allOf('table')[0]!.you, { seats: [0], host: true })
})

test('every step is an update with the next number, and carries the id of one’s own command', async (t) => {
  const { ada, table } = await duel(t)
  const socket = await ada.follow(table, 0)
  const { update } = await ada.view(table, 0)
  const moves = [update.offers[0]!.move, { do: 'stake', coins: 0 }]
  await ada.post(`/api/tables/${table}/moves`, {
    id: 'lay-and-stake',
    seat: 0,
    decision: update.decision,
    moves,
  })
  const first = await socket.nextOf('update')
  const second = await socket.nextOf('update')
  assert.deepEqual([first.n, second.n, first.id, second.id], [2, 3, 'lay-and-stake', 'lay-and-stake'])
  assert.deepEqual({ n: second.n, update: second.update }, await ada.view(table, 0))
})

test('a secret step sends the others nothing, and being done just that', async (t) => {
  const { ada, bea, table } = await duel(t)
  const hers = await bea.follow(table, 1)
  const watcher = await bea.follow(table, 'watcher')
  await ada.playAny(table, 0, 'lay')
  await ada.playAny(table, 0, 'stake')
  for (const socket of [hers, watcher]) {
    const update = await socket.nextOf('update')
    assert.deepEqual([update.n, update.id, update.update.waiting], [2, undefined, [1]])
    assert.equal(socket.allOf('update').length, 1)
  }
})

test('a page that comes back within the buffer gets just what it missed', async (t) => {
  const { ada, table } = await duel(t)
  const socket = await ada.follow(table, 0)
  socket.ws.close()
  await socket.closed
  await ada.playAny(table, 0, 'lay')
  await ada.playAny(table, 0, 'stake')
  const again = await ada.follow(table, 0, { from: 1 })
  await again.nextOf('update')
  await again.nextOf('update')
  assert.deepEqual(again.allOf('sync'), [])
  assert.deepEqual(
    again.allOf('update').map(({ n }) => n),
    [2, 3],
  )
})

test('what’s resent is what was sent at the time, undo included', async (t) => {
  const { ada, bea, table } = await duel(t)
  const live = await ada.follow(table, 0)
  for (let i = 0; i < 25; i++) {
    await ada.playAny(table, 0, 'lay')
    await ada.playAny(table, 0, 'stake')
    if (i % 2 === 0) continue
    assert.equal((await ada.undo(table, 0, 'step')).status, 200)
    await ada.playAny(table, 0, 'stake')
  }
  await bea.playAny(table, 1, 'lay')
  await bea.playAny(table, 1, 'stake')
  const { n } = await ada.view(table, 0)
  await live.next((frame) => frame.t === 'update' && frame.n === n)
  for (let missed = 1; missed <= 30; missed++) {
    const again = await ada.follow(table, 0, { from: n - missed })
    await again.next((frame) => frame.t === 'update' && frame.n === n)
    assert.deepEqual(again.allOf('update'), live.allOf('update').slice(-missed))
    again.ws.close()
    await again.closed
  }
})

test('a page that missed nothing gets nothing, even after a restart', async (t) => {
  const { server, ada, table } = await duel(t)
  await ada.playAny(table, 0, 'lay')
  await server.close()
  const next = await testServer(t, { folder: server.folder })
  const back = await next.guest(null)
  back.cookie = ada.cookie
  const socket = await back.follow(table, 0, { from: 2 })
  assert.deepEqual([socket.allOf('resumed').length, socket.allOf('update').length], [1, 0])
  const late = await back.follow(table, 0, { from: 1 })
  assert.equal((await late.nextOf('update')).n, 2)
})

test('beyond the buffer, and from numbers that never were, the whole view comes', async (t) => {
  const { ada, bea, table } = await duel(t)
  for (let i = 0; i < 33; i++) {
    await ada.playAny(table, 0, 'lay')
    await ada.playAny(table, 0, 'stake')
  }
  for (const from of [1, 9999]) {
    const socket = await ada.follow(table, 0, { from })
    assert.deepEqual([socket.allOf('sync').length, socket.allOf('update').length], [1, 0])
  }
  const { n } = await bea.view(table, 1)
  assert.equal((await bea.follow(table, 1, { from: n })).allOf('resumed').length, 1)
})

test('a socket follows a table as one viewer only: the second subscription replaces the first', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'me'], { autostart: true })
  const socket = await ada.follow(table, 0)
  socket.send({ t: 'sub', table, as: 1 })
  await socket.next((frame) => frame.t === 'sync' && frame.as === 1)
  const seen = socket.frames.length
  await ada.playAny(table, 0, 'lay')
  await ada.playAny(table, 1, 'lay')
  const update = await socket.nextOf('update')
  assert.equal(update.as, 1)
  assert.equal(socket.frames.slice(seen).filter((frame) => frame.t === 'update').length, 1)
})

test('other people’s seats are refused, with the reason', async (t) => {
  const { server, ada, bea, table } = await duel(t)
  for (const [client, as] of [
    [ada, 1],
    [bea, 0],
    [await server.guest('Eve'), 0],
    [await server.guest(null), 1],
  ] as const) {
    const socket = await client.follow(table, as)
    assert.equal(socket.allOf('refused')[0]!.error.key, 'notYourSeat')
    assert.deepEqual([socket.allOf('sync').length, socket.allOf('table').length], [0, 0])
  }
  const lost = await ada.follow('x'.repeat(22), 0)
  assert.equal(lost.allOf('refused')[0]!.error.key, 'noSuchTable')
})

test('if you give a seat away you hear nothing more there', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const eve = await server.guest('Eve')
  const table = await ada.table('pepper-duel', ['me', 'open'], { autostart: true })
  // Eve sits down, follows her seat, leaves it; then Bea takes it and the game begins.
  const other = await ada.table('scoville', ['me', 'open', 'open'], { autostart: true })
  await eve.do(`/api/tables/${other}/join`, { seat: 1 })
  const ears = await eve.follow(other, 1)
  await eve.do(`/api/tables/${other}/leave`)
  assert.equal((await ears.nextOf('refused')).error.key, 'notYourSeat')
  await bea.do(`/api/tables/${other}/join`, { seat: 1 })
  await bea.do(`/api/tables/${other}/join`, { seat: 2 })
  const hers = await bea.follow(other, 1)
  assert.notEqual(hers.update, null)
  assert.deepEqual([ears.update, ears.allOf('update').length], [null, 0])
  await bea.do(`/api/tables/${table}/join`)
})

test('seats that move up when others are removed aren’t overheard by their old neighbours', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const table = await ada.table('scoville', ['me', 'open', 'open'])
  await bea.do(`/api/tables/${table}/join`, { seat: 2 })
  const hers = await bea.follow(table, 2)
  await ada.do(`/api/tables/${table}/start`, { open: 'remove' })
  assert.equal((await hers.nextOf('refused')).error.key, 'notYourSeat')
  assert.equal((await bea.follow(table, 1)).update?.view.me, 1)
})

test('presence is shown to everybody, watchers are counted', async (t) => {
  const { server, ada, bea, table } = await duel(t)
  // To sit down was a sign of life as well.
  server.clock.pass(SIGN_LASTS)
  const mine = await ada.follow(table, 0)
  assert.deepEqual(
    mine.allOf('table')[0]!.table.seats.map(({ present }) => present),
    [true, false],
  )
  const hers = await bea.follow(table, 1)
  await mine.tableWhere((frame) => frame.table.seats[1]!.present)
  const watcher = await (await server.guest(null)).follow(table, 'watcher')
  await mine.tableWhere((frame) => frame.table.watchers === 1)
  hers.ws.close()
  await mine.tableWhere((frame) => !frame.table.seats[1]!.present)
  watcher.send({ t: 'unsub', table })
  await mine.tableWhere((frame) => frame.table.watchers === 0)
})

test('when many come and go together, it’s announced once', async (t) => {
  const { server, ada, table } = await duel(t)
  const mine = await ada.follow(table, 0)
  const { table: live } = await lookInside(server.core, table)
  const heard = Array.from({ length: 20 }, () => [] as string[])
  const watchers = heard.map((frames): Listener => {
    const send = (frame: ServerFrame): void => void frames.push(frame.t)
    return { guest: null, as: 'watcher', send, expelled: assert.fail }
  })
  const before = mine.allOf('table').length
  for (const watcher of watchers) live.follow(watcher, null, 0)
  await mine.tableWhere((frame) => frame.table.watchers === 20)
  for (const watcher of watchers) live.unfollow(watcher)
  await mine.tableWhere((frame) => frame.table.watchers === 0)
  assert.equal(mine.allOf('table').length, before + 2)
  // Whoever came last has seen all the others already.
  assert.deepEqual(heard[0], ['table', 'sync', 'table'])
  assert.deepEqual(heard[19], ['table', 'sync'])
})

test('chat reaches everybody, is kept apart from the game, and is sent again to whoever missed it', async (t) => {
  const { server, ada, bea, table } = await duel(t)
  const hers = await bea.follow(table, 1)
  await ada.do(`/api/tables/${table}/chat`, { text: 'Hello <b>you</b>\u202e' })
  const [line] = (await hers.nextOf('chat')).lines
  assert.deepEqual([line!.n, line!.name, line!.seats, line!.text], [1, 'Ada', [0], 'Hello <b>you</b>'])
  const eve = await server.guest('Eve')
  await eve.do(`/api/tables/${table}/chat`, { text: 'I only watch' })
  const later = await ada.follow(table, 0, { chat: 1 })
  const [missed] = (await later.nextOf('chat')).lines
  assert.deepEqual([missed!.n, missed!.seats], [2, []])
  assert.equal((await ada.view(table, 0)).n, 1)
})

test('a person is told on any page when a table is waiting for them, and when it no longer is', async (t) => {
  const { ada, bea, table } = await duel(t)
  const elsewhere = await bea.socket()
  for (const [seat, client] of [ada, bea].entries()) {
    await client.playAny(table, seat, 'lay')
    await client.playAny(table, seat, 'stake')
  }
  const seat = (await ada.view(table, 0)).update.waiting[0]!
  if (seat === 0) assert.deepEqual(await elsewhere.nextOf('turn'), { t: 'turn', table, toMove: false })
  await (seat === 0 ? ada : bea).playAny(table, seat, 'draw')
  const after = await elsewhere.next((frame) => frame.t === 'turn' && frame.toMove === (seat === 0))
  assert.equal(after.t === 'turn' && after.table, table)
})

test('what isn’t a frame is refused, and nothing happens', async (t) => {
  const { ada, table } = await duel(t)
  const socket = await ada.socket()
  const bad: unknown[] = [
    'x',
    '[]',
    '{}',
    '{"t":"sub"}',
    { t: 'sub', table, as: '0' },
    { t: 'sub', table, as: -1 },
    { t: 'sub', table, as: 1.5 },
    { t: 'sub', table, as: 0, from: -1 },
    { t: 'sub', table, as: 0, more: 1 },
    { t: 'sub', table: '../../etc', as: 0 },
    { t: 'chat', table, text: 'x' },
    `{"t":"sub","table":"${table}","as":"watcher","__proto__":{"x":1}}`,
  ]
  for (const frame of bad) {
    socket.ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
    assert.equal((await socket.nextOf('refused')).error.key, 'badRequest', JSON.stringify(frame))
  }
  socket.ws.send(Buffer.from([1, 2, 3]))
  assert.equal((await socket.nextOf('refused')).error.key, 'badRequest')
})

test('a frame that is too long ends the connection', async (t) => {
  const { ada } = await duel(t)
  const socket = await ada.socket()
  socket.ws.send('x'.repeat(33_000))
  assert.equal(await socket.closed, 1009)
})

test('pages of other sites can’t connect', async (t) => {
  const { server, ada } = await duel(t)
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1']) {
    const ws = new WebSocket(server.url.replace('http', 'ws') + '/api/socket', {
      headers: { origin, cookie: ada.cookie! },
    })
    ws.on('error', () => {})
    const [, response] = (await once(ws, 'unexpected-response')) as [unknown, { statusCode: number }]
    assert.equal(response.statusCode, 403)
    ws.terminate()
  }
})

test('a page that does not answer pings is dropped', async (t) => {
  const { server, ada, table } = await duel(t, { config: { heartbeat: 1000 } })
  const headers = { cookie: ada.cookie! }
  const ws = new WebSocket(server.url.replace('http', 'ws') + '/api/socket', { headers, autoPong: false })
  t.after(() => ws.terminate())
  await once(ws, 'open')
  const alive = await ada.follow(table, 0)
  const closed = once(ws, 'close')
  const pinged = [once(ws, 'ping'), once(alive.ws, 'ping')]
  server.clock.pass(1000)
  await Promise.all(pinged)
  await ada.view(table, 0)
  server.clock.pass(1000)
  const [code] = (await closed) as [number]
  assert.equal(code, 1006)
  assert.equal(alive.ws.readyState, WebSocket.OPEN)
})

test('a page that does not read is dropped before its buffer exceeds the bound', async (t) => {
  const { server, bea, table } = await duel(t)
  const ws = new WebSocket(server.url.replace('http', 'ws') + '/api/socket')
  t.after(() => ws.terminate())
  await once(ws, 'open')
  const hers = await bea.follow(table, 1)
  ws.send(JSON.stringify({ t: 'sub', table, as: 'watcher' } satisfies ClientFrame))
  await hers.tableWhere((frame) => frame.table.watchers === 1)
  ws.pause()
  const { table: live } = await lookInside(server.core, table)
  const text = 'x'.repeat(100_000)
  // What the system itself buffers comes on top: some megabytes.
  for (let n = 1; n < 1000 && live.watchers === 1; n++) {
    chatIn(live).said({ n, name: 'Ada', seats: [0], text, time: 0, guest: null, removed: false })
    await hers.nextOf('chat')
  }
  assert.equal(live.watchers, 0)
  assert.match(await server.core.metrics.text(), /harvest_sockets_dropped_total\{reason="slow"\} 1/)
  assert.equal(hers.ws.readyState, WebSocket.OPEN)
})

test('a ping is answered with its own contents', async (t) => {
  const server = await testServer(t)
  const socket = await (await server.guest(null)).socket()
  socket.ws.ping('still there?')
  const [pong] = (await once(socket.ws, 'pong')) as [Buffer]
  assert.equal(pong.toString(), 'still there?')
})

test('a page that sends pings and does not read is dropped before the answers exceed the bound', async (t) => {
  const server = await testServer(t, { config: { maxBuffered: 1 << 12 } })
  const socket = await (await server.guest(null)).socket()
  socket.ws.pause()
  const raw = (socket.ws as unknown as { _socket: Socket })._socket
  let wake = (): void => {}
  for (const event of ['drain', 'close']) raw.on(event, () => wake())
  const data = Buffer.alloc(125)
  // What the system itself buffers comes on top: some megabytes.
  for (let sent = 0; sent < 50e6 && !raw.destroyed; sent += data.length) {
    socket.ws.ping(data)
    if (raw.writableNeedDrain) await new Promise<void>((resolve) => (wake = resolve))
  }
  assert.ok(raw.destroyed)
  assert.match(await server.core.metrics.text(), /harvest_sockets_dropped_total\{reason="slow"\} 1/)
})

test('a heartbeat drops a page that has too much unread, though it is told nothing new', async (t) => {
  const { server, bea, table } = await duel(t, { config: { heartbeat: 1000, maxBuffered: 1 << 12 } })
  const deaf = await (await server.guest(null)).follow(table, 'watcher')
  const hers = await bea.follow(table, 1)
  deaf.ws.pause()
  const { table: live } = await lookInside(server.core, table)
  // More than the system itself buffers.
  chatIn(live).said({
    n: 1,
    name: 'Ada',
    seats: [0],
    text: 'x'.repeat(30e6),
    time: 0,
    guest: null,
    removed: false,
  })
  await hers.nextOf('chat')
  assert.equal(live.watchers, 1)
  server.clock.pass(1000)
  await hers.tableWhere((frame) => frame.table.watchers === 0)
  assert.match(await server.core.metrics.text(), /harvest_sockets_dropped_total\{reason="slow"\} 1/)
  assert.equal(hers.ws.readyState, WebSocket.OPEN)
})
