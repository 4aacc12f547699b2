/** Playing where no WebSocket can be opened. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { CLOSE_TOO_MANY } from '@harvest/server/wire'
import type { Request } from '../../src/net/doors.ts'
import { connect, FakeSocket, follower, move } from './fake-socket.ts'

const A_WHILE = 11_000
/** Before the third socket is tried, with all that chance adds. */
const LONGEST_SECOND_WAIT = 1040

/** Answers by path; what was posted is noted. */
class FakeServer {
  n = 1
  away = false
  readonly posted: string[] = []
  readonly lines: object[] = []

  readonly request: Request = async (method, path, body) => {
    if (this.away) throw new TypeError('no network')
    if (method === 'POST') return this.post(path, body as { id: string })
    if (path.endsWith('/view?seat=0')) return json({ n: this.n, update: { at: this.n, waiting: [] } })
    if (path.endsWith('/chat')) return json({ lines: this.lines })
    if (path === '/me/tables') return json({ tables: [{ id: 'other', toMove: true }] })
    return json(path === '/me' ? { name: 'Ruth' } : { table: TABLE, you: { seats: [0] } })
  }

  private post(path: string, { id }: { id: string }): Response {
    this.posted.push(`${path} ${id}`)
    this.n++
    return json({ n: this.n }, path === '/tables' ? 201 : 200)
  }
}

const TABLE = { id: 'table', status: 'playing', seats: [{ level: null }], waiting: [0] }
const json = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status })

/** Lets requests and what follows from them be done. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve))
}

async function followed(t: TestContext, server = new FakeServer()) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  Object.assign(globalThis, { document: Object.assign(new EventTarget(), { visibilityState: 'visible' }) })
  // Loading it must not be part of what is waited for below.
  await import('../../src/net/polling.ts')
  const connection = connect(server.request)
  const told: string[] = []
  connection.follow('table', 0, follower(told))
  return { server, connection, told }
}

async function polled(t: TestContext, server?: FakeServer) {
  const all = await followed(t, server)
  for (let attempt = 0; attempt < 2; attempt++) {
    FakeSocket.newest.drop()
    t.mock.timers.tick(LONGEST_SECOND_WAIT)
  }
  await settled()
  return all
}

test('after two sockets that did not open, table, view and chat are asked for by HTTP', async (t) => {
  const { server, connection, told } = await polled(t)
  assert.equal(connection.state.connected, true)
  assert.deepEqual(told, ['table playing', 'sync 0 1'])
  server.n = 3
  server.lines.push({ n: 1, text: 'Hello' })
  t.mock.timers.tick(2000)
  await settled()
  t.mock.timers.tick(2000)
  await settled()
  assert.deepEqual(told.slice(2), ['sync 0 3', 'Hello'])
})

test('one socket that did not open is not enough, nor are two while HTTP does not answer', async (t) => {
  const server = new FakeServer()
  server.away = true
  const { connection } = await polled(t, server)
  assert.equal(connection.state.connected, false)
})

test('a command is posted, and what it led to told before its answer', async (t) => {
  const { server, connection, told } = await polled(t)
  const answer = connection.command(move('first')).then(({ status }) => told.push(`answer ${status}`))
  await settled()
  await answer
  assert.deepEqual(server.posted, ['/tables/table/moves first'])
  assert.deepEqual(told.slice(2), ['sync 0 2', 'answer 200'])
  const created = connection.command({ do: 'create', id: 'table-two', game: 'scoville' })
  await settled()
  assert.equal((await created).status, 201)
  assert.equal(server.posted.at(-1), '/tables table-two')
})

test('while the network is away commands wait, and are posted when it is back', async (t) => {
  const { server, connection } = await polled(t)
  server.away = true
  const answer = connection.command(move('patient'))
  await settled()
  assert.equal(connection.state.lost, true)
  server.away = false
  t.mock.timers.tick(A_WHILE)
  await settled()
  assert.equal((await answer).status, 200)
  assert.deepEqual(server.posted, ['/tables/table/moves patient'])
  assert.equal(connection.state.lost, false)
})

test('the socket takes over as soon as one opens, from where polling was and without losing anything', async (t) => {
  const { server, connection, told } = await polled(t)
  t.mock.timers.tick(A_WHILE)
  await settled()
  FakeSocket.newest.open()
  assert.deepEqual(FakeSocket.newest.heard, ['sub table 1'])
  assert.deepEqual(connection.state, { connected: true, lost: false, back: false, held: [] })
  server.n = 9
  t.mock.timers.tick(A_WHILE)
  await settled()
  assert.deepEqual(told, ['table playing', 'sync 0 1'])
  const answer = connection.command(move('first'))
  FakeSocket.newest.answer('first')
  assert.equal((await answer).status, 200)
  assert.deepEqual(server.posted, [])
})

test('a page hears of its person’s turns at other tables', async (t) => {
  const { connection } = await polled(t)
  const turns: string[] = []
  connection.hearTurns((table, toMove) => turns.push(`${table} ${toMove}`))
  t.mock.timers.tick(2000)
  await settled()
  assert.deepEqual(turns, ['other true'])
})

test('a socket that neither opens nor fails is not waited for', async (t) => {
  const { connection, told } = await followed(t)
  t.mock.timers.tick(5000)
  await settled()
  assert.deepEqual(told, ['table playing', 'sync 0 1'])
  FakeSocket.newest.open()
  assert.deepEqual(FakeSocket.newest.heard, ['sub table 1'])
  assert.equal(connection.state.connected, true)
})

test('somebody with too many pages carries on over HTTP, and doesn’t try again at once', async (t) => {
  const { connection, told } = await followed(t)
  FakeSocket.newest.open()
  FakeSocket.newest.drop(CLOSE_TOO_MANY)
  await settled()
  assert.deepEqual(told, ['table playing', 'sync 0 1'])
  assert.equal(connection.state.connected, true)
  t.mock.timers.tick(A_WHILE)
  // A round that ended after the test would go on by the real clock.
  await settled()
  assert.equal(FakeSocket.made.length, 1)
})
