/** Commands by HTTP: forms, sizes, addresses, and whoever hangs up. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import type { Failure } from '../src/wire.ts'
import { testServer, type TestServer } from './support/server.ts'
import type { Client } from './support/client.ts'

const MAX_BODY = 2000

interface Scene {
  readonly client: Client
  readonly path: string
  /** The body of a command that gives the other seat to somebody at the same device. */
  good(): string
}

/** Somebody who sits at a table alone. */
async function makeScene(t: TestContext): Promise<Scene> {
  return makeSceneAt(await testServer(t, { config: { maxBody: MAX_BODY } }))
}

async function makeSceneAt(server: TestServer): Promise<Scene> {
  const client = await server.guest('Ada')
  const table = await client.table('pepper-duel', ['me', 'open'])
  return {
    client,
    path: `/api/tables/${table}`,
    good: () => JSON.stringify({ id: client.id(), seat: 1, name: 'Bea' }),
  }
}

async function keyOf(scene: Scene, body: string, headers: Record<string, string> = {}): Promise<unknown[]> {
  scene.client.headers = headers
  const answer = await scene.client.send<Failure>('POST', `${scene.path}/join`, body)
  scene.client.headers = {}
  return [answer.status, answer.body.error?.key]
}

/** A connection on which anything may be written. */
async function dial(t: TestContext, { client }: Scene): Promise<{ socket: Socket; text: () => string }> {
  const { hostname, port } = new URL(client.url)
  const socket = connect(Number(port), hostname)
  t.after(() => socket.destroy())
  let text = ''
  socket.on('data', (data) => (text += data.toString()))
  socket.on('error', () => {})
  await once(socket, 'connect')
  return { socket, text: () => text }
}

function head({ client, path }: Scene, more: string): string {
  return `POST ${path}/join HTTP/1.1\r\nHost: x\r\nCookie: ${client.cookie}\r\nContent-Type: application/json\r\n${more}\r\n\r\n`
}

async function until(socket: Socket, isSo: () => boolean): Promise<void> {
  while (!isSo()) await once(socket, 'data')
}

test('a body that isn’t JSON, or has the wrong form or wrong values, is 400', async (t) => {
  const scene = await makeScene(t)
  for (const body of [
    '',
    'nonsense',
    '[]',
    'null',
    '"text"',
    '{"id":"command-x","seat":1,"__proto__":{"x":1}}',
    '{"id":"command-x","constructor":{"prototype":{"x":1}}}',
    '{"id":"command-x","seat":"1"}',
    '{"id":"command-x","more":1}',
  ])
    assert.deepEqual(await keyOf(scene, body), [400, 'badRequest'], body)
})

test('only JSON is read, whatever charset it names', async (t) => {
  const scene = await makeScene(t)
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'multipart/form-data',
  ])
    assert.deepEqual(await keyOf(scene, scene.good(), { 'content-type': type }), [415, 'wrongType'], type)
  for (const type of ['application/json', 'Application/JSON; charset=utf-8', 'application/json ; x=y'])
    assert.notEqual((await keyOf(scene, scene.good(), { 'content-type': type }))[0], 415, type)
})

test('a body without a length that grows beyond the bound is 413, and the connection ends', async (t) => {
  const scene = await makeScene(t)
  const { socket, text } = await dial(t, scene)
  const closed = once(socket, 'close')
  socket.write(head(scene, 'Transfer-Encoding: chunked'))
  const piece = ' '.repeat(MAX_BODY / 4)
  for (let i = 0; i < 5; i++) socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`)
  await until(socket, () => text().includes('tooLarge'))
  socket.end('0\r\n\r\n')
  await closed
  assert.match(text(), /^HTTP\/1\.1 413 /)
  assert.equal(text().match(/HTTP\/1\.1/g)!.length, 1, 'one answer')
  assert.equal((await scene.client.get(scene.path)).status, 200)
})

test('a body may come in pieces, and several commands one after the other without a pause', async (t) => {
  const scene = await makeScene(t)
  const { socket, text } = await dial(t, scene)
  const first = Buffer.from(JSON.stringify({ id: scene.client.id(), seat: 1, name: 'Béa' }))
  socket.write(head(scene, `Content-Length: ${first.length}`))
  // In the middle of the é.
  const cut = first.indexOf(0xc3) + 1
  socket.write(first.subarray(0, cut))
  await scene.client.get(scene.path)
  const second = JSON.stringify({ id: scene.client.id(), seat: 1 })
  socket.write(first.subarray(cut))
  socket.write(head(scene, `Content-Length: ${second.length}`) + second)
  await until(socket, () => text().match(/HTTP\/1\.1/g)?.length === 2)
  const statuses = [...text().matchAll(/HTTP\/1\.1 (\d+)/g)].map((found) => found[1])
  assert.deepEqual(statuses, ['200', '409'])
  const { body } = await scene.client.get<{ table: { seats: { name: string }[] } }>(scene.path)
  assert.equal(body.table.seats[1]!.name, 'Béa')
})

test('a request cut off before its end counts as not sent', async (t) => {
  const scene = await makeScene(t)
  const { socket } = await dial(t, scene)
  const body = scene.good()
  socket.write(head(scene, `Content-Length: ${body.length}`) + body.slice(0, -1))
  await scene.client.get(scene.path)
  socket.destroy()
  await once(socket, 'close')
  const { body: answer } = await scene.client.get<{ table: { seats: { kind: string }[] } }>(scene.path)
  assert.deepEqual(
    answer.table.seats.map(({ kind }) => kind),
    ['person', 'open'],
  )
})

test('only the addresses of commands are commands', async (t) => {
  const scene = await makeScene(t)
  const { client, path } = scene
  for (const [method, address, status] of [
    ['POST', `${path}/join?x=1`, 200],
    ['GET', `${path}/join`, 404],
    ['PUT', `${path}/join`, 404],
    ['POST', `${path}/join/`, 404],
    ['POST', `${path}/jump`, 404],
    ['POST', '/api/tables/join', 404],
    ['POST', '/api/tables?/x/join', 400],
    ['POST', '/api/tables//join', 404],
    ['POST', '/api/tables/%E0%A4%A/join', 400],
    ['POST', '/api/tables/AAAAAAAAAAAAAAAAAAAAAA/join', 404],
  ] as const)
    assert.equal(
      (await client.send(method, address, method === 'GET' ? undefined : scene.good())).status,
      status,
      `${method} ${address}`,
    )
})

test('refusals are in the asker’s language, and counted by route', async (t) => {
  const scene = await makeScene(t)
  scene.client.headers = { 'accept-language': 'de' }
  const answer = await scene.client.send<Failure>('POST', `${scene.path}/join`, '{}')
  assert.equal(answer.headers.get('content-language'), 'de')
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.match(answer.body.error.sentence, /Anfrage/)
  const { body } = await scene.client.get<string>('/metrics')
  assert.match(body, /harvest_requests_total\{route="\/api\/tables\/:table\/join",status="400"\} 1/)
})

/** A server that stores nothing more until it is told to, with a command of somebody that waits for it. */
async function holdCommand(t: TestContext) {
  let hold = false
  let begun = (): void => {}
  let release = (): void => {}
  const underWay = new Promise<void>((resolve) => (begun = resolve))
  const released = new Promise<void>((resolve) => (release = resolve))
  const server = await testServer(t, {
    wrap: (storage) => ({
      ...storage,
      async append(parts) {
        if (hold) {
          begun()
          await released
        }
        return storage.append(parts)
      },
    }),
  })
  const scene = await makeSceneAt(server)
  hold = true
  const { socket, text } = await dial(t, scene)
  const body = scene.good()
  socket.write(head(scene, `Content-Length: ${body.length}`) + body)
  await underWay
  return { server, scene, socket, text, release }
}

test('a command under way when the server ends is answered, and its connection closed', async (t) => {
  const { server, socket, text, release } = await holdCommand(t)
  const gone = once(socket, 'close')
  const closed = server.close()
  await new Promise(setImmediate)
  // Whoever waits for the disk is not cut off, however long it takes.
  server.clock.pass(60_000)
  release()
  await Promise.all([closed, gone])
  assert.match(text(), /^HTTP\/1\.1 200 /)
  assert.match(text(), /connection: close/i)
})

test('a request cut off before its answer counts as sent, and nobody else notices', async (t) => {
  const { scene, socket, release } = await holdCommand(t)
  socket.destroy()
  await once(socket, 'close')
  release()
  const { client, path } = scene
  const again = await client.post<Failure>(`${path}/join`, { id: client.id(), seat: 1 })
  assert.deepEqual([again.status, again.body.error.key], [409, 'seatTaken'])
})
