/** Commands over the socket: the same entries, limits and answers as by HTTP, with everything in order. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { commands } from '../src/commands/all.ts'
import { CLOSE_REVOKED, type Created, type Failure, type PlayAnswer } from '../src/wire.ts'
import type { Client, TestSocket } from './support/client.ts'
import { duel, type Duel } from './support/duel.ts'
import { testServer } from './support/server.ts'

/** A card and a stake: a choice in secret, and being done with it. */
async function choice({ ada, table }: Pick<Duel, 'ada' | 'table'>, seat = 0) {
  const { update } = await ada.view(table, seat)
  const moves = [update.offers[0]!.move, { do: 'stake', coins: 0 }]
  return { seat, decision: update.decision!, moves }
}

function kinds(socket: TestSocket): string[] {
  return socket.frames.map((frame) => frame.t)
}

test('a page gets the updates its command led to, and then the answer', async (t) => {
  const { ada, bea, table } = await duel(t)
  const [mine, second, hers] = [
    await ada.follow(table, 0),
    await ada.follow(table, 0),
    await bea.follow(table, 1),
  ]
  const before = mine.frames.length
  const answer = await mine.do<PlayAnswer>('moves', table, await choice({ ada, table }))
  assert.equal(answer.status, 200)
  assert.deepEqual(Object.keys(answer.body), ['n', 'at', 'decision', 'over'])
  const after = mine.frames.slice(before).filter((frame) => frame.t !== 'table')
  assert.deepEqual(
    after.map((frame) => [frame.t, 'n' in frame ? frame.n : null]),
    [
      ['update', 2],
      ['update', 3],
      ['answer', null],
    ],
  )
  assert.equal(answer.body.n, 3)
  // Every other page hears the same, without the answer.
  assert.deepEqual([(await second.nextOf('update')).n, (await second.nextOf('update')).n], [2, 3])
  assert.equal((await hers.nextOf('update')).n, 2)
  assert.equal(hers.allOf('answer').length, 0)
})

test('a command whose answer was lost gets the same answer under the same id, through either door', async (t) => {
  const { ada, table } = await duel(t)
  const first = await ada.follow(table, 0)
  const body = { id: ada.id(), ...(await choice({ ada, table })) }
  const answer = await first.do('moves', table, body)
  first.ws.terminate()
  const second = await ada.follow(table, 0, { from: 1 })
  assert.deepEqual(await second.do('moves', table, body), answer)
  assert.deepEqual(
    second.allOf('update').map(({ n }) => n),
    [2, 3],
  )
  const posted = await ada.post(`/api/tables/${table}/moves`, body)
  assert.deepEqual([posted.status, posted.body], [answer.status, answer.body])
  const reused = await second.do<Failure>('moves', table, { ...body, moves: body.moves.slice(0, 1) })
  assert.deepEqual([reused.status, reused.body.error.key], [422, 'idReused'])
})

test('what is refused is answered as by HTTP: forms, rules, seats, tables and questions that changed', async (t) => {
  const { ada, bea, table } = await duel(t)
  const socket = await ada.follow(table, 0)
  const good = await choice({ ada, table })
  const nowhere = 'A'.repeat(22)
  for (const [name, at, body] of [
    ['moves', table, { ...good, moves: [] }],
    ['moves', table, { ...good, seat: '0' }],
    ['moves', table, { ...good, more: 1 }],
    ['moves', table, { ...good, moves: [{ do: 'fly' }] }],
    ['moves', table, { ...good, seat: 1 }],
    ['moves', table, { ...good, seat: 9 }],
    ['moves', table, { ...good, decision: 77 }],
    ['undo', table, { seat: 0, decision: 0, scope: 'turn' }],
    ['join', table, {}],
    ['start', table, {}],
    ['vote', table, { seat: 1, agree: true }],
    ['rematch', table, {}],
    ['chat', table, { text: '\u200b' }],
    ['chat', nowhere, { text: 'hello' }],
    ['moves', nowhere, good],
  ] as const) {
    const id = ada.id()
    const said = await socket.do(name, at, { id, ...body })
    const posted = await ada.post(`/api/tables/${at}/${name}`, { id, ...body })
    assert.deepEqual(
      [said.status, said.body],
      [posted.status, posted.body],
      `${name} ${JSON.stringify(body)}`,
    )
    assert.ok(said.status >= 400)
  }
  const none = await (await (await duelServer(bea)).socket()).do<Failure>('chat', table, { text: 'hello' })
  assert.deepEqual([none.status, none.body.error.key], [401, 'noIdentity'])
})

/** Somebody without an identity, on the same server. */
async function duelServer(client: Client): Promise<Client> {
  const nobody = Object.create(client) as Client
  nobody.cookie = null
  return nobody
}

test('without anybody’s cookie no command does anything', async (t) => {
  const { server, table } = await duel(t)
  const socket = await (await server.guest(null)).socket()
  for (const { name } of commands) {
    const { status } = await socket.do(name, name === 'create' ? null : table)
    assert.equal(status, 401, name)
  }
})

test('a table can be made, filled and started by sockets alone', async (t) => {
  const server = await testServer(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const [mine, hers] = [await ada.socket(), await bea.socket()]
  const made = await mine.do<Created>('create', null, { game: 'pepper-duel', seats: ['me', 'open'] })
  assert.equal(made.status, 201)
  const { table } = made.body
  assert.deepEqual((await hers.do('join', table)).body, { seats: [1] })
  assert.deepEqual((await hers.do<Failure>('start', table)).body.error.key, 'notHost')
  assert.equal((await mine.do('start', table)).status, 200)
  assert.deepEqual((await mine.do('chat', table, { text: 'here we go' })).body, { n: 1 })
})

test('one page’s commands are answered in the order they were given', async (t) => {
  const { ada, table } = await duel(t)
  const socket = await ada.follow(table, 0)
  const ids = Array.from({ length: 20 }, () => ada.id())
  for (const [i, id] of ids.entries()) socket.send({ do: 'chat', id, table, text: `line ${i}` })
  while (socket.allOf('answer').length < ids.length) await socket.nextOf('answer')
  assert.deepEqual(
    socket.allOf('answer').map(({ id, body }) => [id, body]),
    ids.map((id, i) => [id, { n: i + 1 }]),
  )
})

test('commands over the limit are refused like posts, and the connection stays', async (t) => {
  const server = await testServer(t, { config: { ratePerGuest: 1 } })
  const ada = await server.guest('Ada')
  const socket = await ada.socket()
  const statuses: number[] = []
  for (let i = 0; i < 6; i++)
    statuses.push((await socket.do('create', null, { game: 'pepper-duel', seats: ['me', 'open'] })).status)
  assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429])
  const refused = socket.allOf('answer').at(-1)!.body as Failure
  assert.deepEqual(refused.error.args, { seconds: 1 })
  server.clock.pass(1000)
  assert.equal((await socket.do('create', null, { game: 'pepper-duel', seats: ['me', 'open'] })).status, 201)
})

test('a page that keeps sending commands over the limit is closed', async (t) => {
  const server = await testServer(t, { config: { ratePerGuest: 1, rateFrames: 1 } })
  const ada = await server.guest('Ada')
  const socket = await ada.socket()
  for (let i = 0; i < 30; i++) socket.send({ do: 'chat', id: ada.id(), table: 'A'.repeat(22), text: 'hey' })
  assert.equal(await socket.closed, 1008)
  assert.ok(socket.allOf('answer').length < 30)
})

test('a device that is logged out loses its connection at once, and its commands with it', async (t) => {
  const { ada, table } = await duel(t)
  const socket = await ada.follow(table, 0)
  const body = await choice({ ada, table })
  await ada.post('/api/me/devices/close', { which: 'all' })
  socket.send({ do: 'moves', id: ada.id(), table, ...body })
  assert.equal(await socket.closed, CLOSE_REVOKED)
  assert.equal(socket.allOf('answer').length, 0)
})

test('a new name counts for the next command of a page that was there before', async (t) => {
  const { ada, bea, table } = await duel(t)
  const [mine, hers] = [await ada.follow(table, 0), await bea.follow(table, 1)]
  await ada.post('/api/me', { name: 'Adelaide' })
  await mine.do('chat', table, { text: 'it is me' })
  assert.equal((await hers.nextOf('chat')).lines[0]!.name, 'Adelaide')
})

test('what isn’t a frame is refused, even if it would change what objects are', async (t) => {
  const { ada, table } = await duel(t)
  const socket = await ada.follow(table, 0)
  for (const text of [
    'nonsense',
    '[]',
    'null',
    '7',
    '{}',
    '{"do":"fly","id":"command-x"}',
    '{"do":"chat"}',
    '{"do":7,"id":"command-x"}',
    '{"do":"chat","id":"command-x","table":7,"text":"hey"}',
    `{"do":"chat","id":"command-x","table":"${table}","text":"hey","__proto__":{"x":1}}`,
    '{"t":"sub"}',
    `{"t":"sub","table":"${table}","as":-1}`,
    `{"t":"sub","table":"${table}","as":0,"more":1}`,
  ]) {
    socket.ws.send(text)
    const refused = await socket.nextOf('refused')
    assert.deepEqual([refused.table, refused.error.key], [null, 'badRequest'], text)
  }
  assert.equal(socket.allOf('answer').length, 0)
  assert.ok(kinds(socket).includes('sync'))
})

test('a page may say which language it wants, because it can’t set a header', async (t) => {
  const { server, ada, table } = await duel(t)
  const { WebSocket } = await import('ws')
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket?lang=de`, {
    headers: { cookie: ada.cookie!, 'accept-language': 'en' },
  })
  t.after(() => ws.terminate())
  await once(ws, 'open')
  ws.send(JSON.stringify({ do: 'start', id: ada.id(), table }))
  for (;;) {
    const [data] = (await once(ws, 'message')) as [Buffer]
    const frame = JSON.parse(data.toString()) as { t: string; body: Failure }
    if (frame.t !== 'answer') continue
    assert.match(frame.body.error.sentence, /Spiel|Tisch/)
    break
  }
})
