import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Connection } from '../../src/net/connection.ts'
import { connect, FakeSocket, follower, move, nowhere, sync, update } from './fake-socket.ts'

/** Longer than any wait before the connection is tried again. */
const A_WHILE = 11_000

function useClock(t: TestContext): void {
  t.mock.timers.enable({ apis: ['setTimeout'] })
}

function opened(connection: Connection = connect()): Connection {
  connection.hearTurns(() => {})
  FakeSocket.newest.open()
  return connection
}

/** Lets promises that are settled be heard. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('a command is sent once, and its answer passed on as it is', async () => {
  const answer = opened().command(move('first'))
  FakeSocket.newest.answer('first', 422, { error: { key: 'no' } })
  const { status, body } = await answer
  assert.deepEqual([status, body], [422, { error: { key: 'no' } }])
  assert.deepEqual(FakeSocket.newest.heard, ['first'])
})

test('a command given before there’s a connection waits for it', async () => {
  const answer = connect().command(move('early'))
  assert.deepEqual(FakeSocket.newest.heard, [])
  FakeSocket.newest.open()
  assert.deepEqual(FakeSocket.newest.heard, ['early'])
  FakeSocket.newest.answer('early')
  assert.equal((await answer).status, 200)
})

test('whatever wasn’t answered is sent again, in order, once the tables are followed again', async (t) => {
  useClock(t)
  const connection = opened()
  connection.follow('table', 0, follower([]))
  const first = FakeSocket.newest
  first.tell(sync(4))
  const answers = ['one', 'two', 'three'].map((id) => connection.command(move(id)))
  first.tell(update(5, 'one'))
  first.answer('two')
  first.drop()
  assert.equal(connection.state.lost, true)
  const meanwhile = connection.command(move('four'))
  t.mock.timers.tick(A_WHILE)
  FakeSocket.newest.open()
  assert.equal(connection.state.back, true)
  assert.notEqual(FakeSocket.newest, first)
  assert.deepEqual(FakeSocket.newest.heard, ['sub table 5', 'one', 'three', 'four'])
  for (const id of ['four', 'one', 'three']) FakeSocket.newest.answer(id)
  for (const answer of [...answers, meanwhile]) assert.equal((await answer).status, 200)
  FakeSocket.newest.drop()
  t.mock.timers.tick(A_WHILE)
  FakeSocket.newest.open()
  assert.deepEqual(FakeSocket.newest.heard, ['sub table 5'])
})

test('an answer that comes twice, or over a connection that was given up, counts once', async (t) => {
  useClock(t)
  const connection = opened()
  const old = FakeSocket.newest
  const answer = connection.command(move('once'))
  connection.restart()
  old.answer('once', 401)
  FakeSocket.newest.open()
  FakeSocket.newest.answer('once')
  FakeSocket.newest.answer('once', 409)
  assert.equal((await answer).status, 200)
})

test('after a 503 the same id is tried again with longer and longer pauses, and then the error is passed on', async (t) => {
  useClock(t)
  const answer = opened().command(move('busy'))
  const socket = FakeSocket.newest
  for (const pause of [500, 1000, 2000]) {
    const said = socket.said.length
    socket.answer('busy', 503)
    t.mock.timers.tick(pause - 1)
    assert.equal(socket.said.length, said)
    t.mock.timers.tick(1)
    assert.equal(socket.said.length, said + 1)
  }
  socket.answer('busy', 503)
  assert.equal((await answer).status, 503)
  assert.deepEqual(socket.heard, ['busy', 'busy', 'busy', 'busy'])
})

test('a move that came too fast waits as long as it’s told to; any other error is passed on at once', async (t) => {
  useClock(t)
  const connection = opened()
  const socket = FakeSocket.newest
  const tooMany = (seconds: number) => ({ error: { key: 'tooMany', args: { seconds } } })
  const moved = connection.command(move('fast'))
  socket.answer('fast', 429, tooMany(2))
  t.mock.timers.tick(2000)
  assert.deepEqual(socket.heard, ['fast', 'fast'])
  socket.answer('fast')
  assert.equal((await moved).status, 200)
  const said = connection.command({ ...move('chat'), do: 'chat' })
  socket.answer('chat', 429, tooMany(2))
  assert.equal((await said).status, 429)
  const late = connection.command(move('late'))
  socket.answer('late', 429, tooMany(60))
  assert.equal((await late).status, 429)
})

test('a connection that gives no answer is given up, and the command sent over the next one', async (t) => {
  useClock(t)
  const connection = opened()
  const deaf = FakeSocket.newest
  const answer = connection.command(move('hello?'))
  t.mock.timers.tick(10_000)
  assert.equal(connection.state.lost, true)
  t.mock.timers.tick(A_WHILE)
  assert.notEqual(FakeSocket.newest, deaf)
  FakeSocket.newest.open()
  FakeSocket.newest.answer('hello?')
  assert.equal((await answer).status, 200)
})

test('if there never was a connection and none can be made, a command fails instead of waiting forever', async (t) => {
  useClock(t)
  const answer = connect(nowhere).command(move('alone'))
  FakeSocket.newest.drop()
  t.mock.timers.tick(A_WHILE)
  FakeSocket.newest.drop()
  t.mock.timers.tick(A_WHILE)
  assert.equal((await answer).status, 0)
})

test('a page says when it’s hidden, also over a new connection, and when it’s on a screen again', async () => {
  const connection = opened()
  const socket = FakeSocket.newest
  const shown = (): unknown[] => FakeSocket.newest.said.filter((frame) => 't' in frame && frame.t === 'shown')
  connection.show(true)
  assert.deepEqual(shown(), [])
  connection.show(false)
  assert.deepEqual(shown(), [{ t: 'shown', shown: false }])
  connection.restart()
  assert.notEqual(FakeSocket.newest, socket)
  FakeSocket.newest.open()
  connection.show(false)
  connection.show(true)
  assert.deepEqual(shown(), [
    { t: 'shown', shown: false },
    { t: 'shown', shown: true },
  ])
})

test('starting over as somebody else isn’t a lost connection', async () => {
  const connection = opened()
  const old = FakeSocket.newest
  connection.restart()
  await settled()
  assert.equal(connection.state.lost, false)
  assert.notEqual(FakeSocket.newest, old)
  FakeSocket.newest.open()
  assert.deepEqual(connection.state, { connected: true, lost: false, back: false, held: [] })
})

test('what waits for the connection can be withdrawn, and what has been sent can’t', async () => {
  const connection = connect()
  const early = connection.command(move('early'))
  assert.deepEqual(connection.state.held, ['early'])
  connection.withdraw('early')
  assert.equal((await early).status, -1)
  FakeSocket.newest.open()
  assert.deepEqual(FakeSocket.newest.heard, [])
  const late = connection.command(move('late'))
  assert.deepEqual(connection.state.held, [])
  connection.withdraw('late')
  FakeSocket.newest.answer('late')
  assert.equal((await late).status, 200)
})
