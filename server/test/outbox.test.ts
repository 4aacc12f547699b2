import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { WebSocket, WebSocketServer } from 'ws'
import { Outbox } from '../src/socket/outbox.ts'

test('texts of every length arrive as they were, in order and among frames of ws itself', async (t) => {
  const texts = ['', 'ä', ...[125, 126, 127, 65_535, 65_536, 70_000].map((n) => 'x'.repeat(n - 3) + '€')]
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  t.after(() => server.close())
  server.on('connection', (ws, request) => {
    const outbox = new Outbox(request.socket, 1e6, assert.fail)
    for (const text of texts) {
      outbox.add(text)
      ws.ping()
    }
    outbox.flush()
    ws.close()
  })
  await once(server, 'listening')
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const got: string[] = []
  page.on('message', (data: Buffer) => got.push(data.toString()))
  const [code] = (await once(page, 'close')) as [number]
  assert.equal(code, 1005)
  assert.deepEqual(got, texts)
})

test('what is said in one turn leaves in one write', async () => {
  const socket = new PassThrough({ highWaterMark: 1 })
  const outbox = new Outbox(socket, 1e6, assert.fail)
  outbox.add('one')
  outbox.add('€')
  assert.equal(socket.readableLength + socket.writableLength, 0)
  const [chunk] = (await once(socket, 'data')) as [Buffer]
  assert.equal(chunk.length, 2 + 3 + 2 + 3)
})

test('what many are told they share, however long some take to read it', async () => {
  const sockets = [0, 1, 2].map(() => new PassThrough())
  for (const socket of sockets) new Outbox(socket, 1e6, assert.fail).add('the same for all')
  const chunks = await Promise.all(sockets.map(async (socket) => (await once(socket, 'data')) as [Buffer]))
  const places = new Set(
    chunks.map(([{ buffer, byteOffset }]) => `${byteOffset} ${buffer === chunks[0]![0].buffer}`),
  )
  assert.deepEqual([...places], [`${chunks[0]![0].byteOffset} true`])
})

test('whoever does not read is told of once too much waits, and nothing is added to it', () => {
  const socket = new PassThrough({ highWaterMark: 1 })
  let slow = 0
  const outbox = new Outbox(socket, 20, () => slow++)
  const say = (): void => {
    outbox.add('x'.repeat(13))
    outbox.flush()
  }
  const waits: number[] = []
  for (let i = 0; i < 5; i++) {
    say()
    waits.push(socket.writableLength)
  }
  assert.ok(slow > 0)
  assert.ok(waits.every((wait) => wait <= 20 + 15))
})

test('nothing is written to a socket that has ended', () => {
  const socket = new PassThrough()
  const outbox = new Outbox(socket, 1e6, assert.fail)
  socket.on('error', assert.fail)
  outbox.add('late')
  socket.end()
  outbox.flush()
  assert.equal(socket.writableLength, 0)
})
