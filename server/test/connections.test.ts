/** What comes over a bare connection: halves of requests, what is none, sockets that are refused, and the end. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import { GRACE } from '../src/server.ts'
import type { Failure } from '../src/wire.ts'
import { testServer, type TestServer } from './support/server.ts'

/** Without the server's help these would wait for its timeouts, which are longer. */
const BOUND = { timeout: 15_000 }

interface Line {
  readonly socket: Socket
  readonly text: () => string
}

/** A connection whose own half stays open whatever the server does. */
async function dial(t: TestContext, { url }: TestServer, ...first: string[]): Promise<Line> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  t.after(() => socket.destroy())
  let text = ''
  socket.on('data', (data) => (text += data.toString()))
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (first.length > 0) socket.write(first.join('\r\n') + '\r\n\r\n')
  return { socket, text: () => text }
}

/** Until the server has ended its half; then we end ours. */
async function ended({ socket }: Line): Promise<void> {
  if (!socket.readableEnded) await once(socket, 'end')
  socket.end()
}

async function until({ socket }: Line, isSo: () => boolean): Promise<void> {
  while (!isSo()) await once(socket, 'data')
}

const UPGRADE = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket']

function isOurForm(text: string, key: string): void {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  assert.equal((JSON.parse(body) as Failure).error.key, key)
  assert.match(head, /^content-type: application\/json; charset=utf-8$/im)
  assert.match(head, /^content-security-policy: default-src 'none'/im)
  assert.match(head, /^x-content-type-options: nosniff$/im)
}

test('an address that can’t be read is refused in our form, limited and counted', async (t) => {
  const server = await testServer(t, { config: { ratePerIp: 1 } })
  const statuses: string[] = []
  for (let i = 0; i < 11; i++) {
    const line = await dial(t, server, 'GET /api/tables/%ff HTTP/1.1', 'Host: x', 'Connection: close')
    await ended(line)
    isOurForm(line.text(), i < 10 ? 'badRequest' : 'tooMany')
    statuses.push(line.text().slice(9, 12))
  }
  assert.deepEqual(statuses, [...Array<string>(10).fill('400'), '429'])
  const counts = await server.core.metrics.text()
  assert.match(counts, /harvest_requests_total\{route="none",status="400"\} 10/)
})

test('what is not a request at all is refused in our form and counted', async (t) => {
  const server = await testServer(t)
  for (const [status, key, ...lines] of [
    ['400', 'badRequest', 'HELLO'],
    ['431', 'tooLarge', 'GET / HTTP/1.1', 'Host: x', `x: ${'y'.repeat(20_000)}`],
  ] as const) {
    const line = await dial(t, server, ...lines)
    await ended(line)
    assert.equal(line.text().slice(9, 12), status)
    isOurForm(line.text(), key)
    const counted = new RegExp(`harvest_requests_total\\{route="none",status="${status}"\\} 1`)
    assert.match(await server.core.metrics.text(), counted)
  }
})

test('a refused socket is closed by the server, and doesn’t delay its shutdown', BOUND, async (t) => {
  const server = await testServer(t)
  const line = await dial(t, server, 'GET /api/socket HTTP/1.1', ...UPGRADE, 'Origin: https://evil.example')
  await until(line, () => line.text().includes('\r\n\r\n'))
  assert.match(line.text(), /^HTTP\/1\.1 403 /)
  // Our half is still open, and no time passes.
  await server.close()
})

test('a socket that isn’t connected yet doesn’t delay the shutdown', BOUND, async (t) => {
  let asked = (): void => {}
  const looking = new Promise<void>((resolve) => (asked = resolve))
  const server = await testServer(t, {
    wrap: (storage) => ({
      ...storage,
      findGuest: () => {
        asked()
        return new Promise(() => {})
      },
    }),
  })
  const idle = await dial(t, server, 'GET /api/me HTTP/1.1', 'Host: x')
  await until(idle, () => idle.text().includes('{"name":null}'))
  await dial(t, server, 'GET /api/socket HTTP/1.1', ...UPGRADE, `Cookie: harvest=${'A'.repeat(43)}`)
  await looking
  const closed = server.close()
  await ended(idle)
  server.clock.pass(GRACE)
  await closed
})

test('refused sockets count towards their address’s limit', async (t) => {
  const server = await testServer(t, { config: { ratePerIp: 1 } })
  const statuses: string[] = []
  for (let i = 0; i < 11; i++) {
    const line = await dial(t, server, 'GET /api/socket HTTP/1.1', ...UPGRADE, 'Origin: https://evil.example')
    await until(line, () => line.text().includes('\r\n\r\n'))
    statuses.push(line.text().slice(9, 12))
  }
  assert.deepEqual(statuses, [...Array<string>(10).fill('403'), '429'])
})

test('somebody who asks for another protocol is answered as if they hadn’t', async (t) => {
  const server = await testServer(t)
  for (const protocol of ['h2c', 'websocket']) {
    const line = await dial(
      t,
      server,
      'GET /api/me HTTP/1.1',
      'Host: x',
      'Connection: Upgrade',
      `Upgrade: ${protocol}`,
    )
    await until(line, () => line.text().includes('{"name":null}'))
    assert.match(line.text(), /^HTTP\/1\.1 200 /)
  }
})

for (const [what, half] of [
  ['a line', 'GET /api/me HTT'],
  [
    'a body',
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"na',
  ],
] as const)
  test(
    `half of ${what} is waited for a moment when the server ends, an idle connection not at all`,
    BOUND,
    async (t) => {
      const server = await testServer(t)
      const idle = await dial(t, server, 'GET /api/me HTTP/1.1', 'Host: x')
      await until(idle, () => idle.text().includes('{"name":null}'))
      const slow = await dial(t, server)
      slow.socket.write(half)
      // Until the half has arrived: the server reads in the order of what was sent.
      await (await server.guest(null)).get('/api/me')
      const closed = server.close()
      await ended(idle)
      server.clock.pass(GRACE - 1)
      assert.equal(slow.socket.readableEnded, false)
      server.clock.pass(1)
      await Promise.all([closed, ended(slow)])
      assert.equal(slow.text(), '')
    },
  )

test(
  'a question whose end comes while the server ends is answered, as the last on its connection',
  BOUND,
  async (t) => {
    const server = await testServer(t)
    const idle = await dial(t, server, 'GET /api/me HTTP/1.1', 'Host: x')
    await until(idle, () => idle.text().includes('{"name":null}'))
    const late = await dial(t, server)
    late.socket.write('GET /api/me HTT')
    await (await server.guest(null)).get('/api/me')
    const closed = server.close()
    await ended(idle)
    late.socket.write('P/1.1\r\nHost: x\r\n\r\n')
    await ended(late)
    assert.match(late.text(), /^HTTP\/1\.1 200 /)
    assert.match(late.text(), /^connection: close\r$/im)
    assert.match(late.text(), /^content-security-policy: default-src 'none'/im)
    await closed
  },
)
