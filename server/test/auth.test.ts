import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '../src/http/app.ts'
import { commandRoutes } from '../src/http/route.ts'
import type { Answer, Client } from './support/client.ts'
import { testServer, type TestServer } from './support/server.ts'

/** Somebody for each way of not being allowed, at a game between Ada and Bea. */
interface Matrix {
  readonly server: TestServer
  readonly table: string
  readonly none: Client
  /** Sits at the other seat. */
  readonly other: Client
  /** Has an identity and no seat. */
  readonly watcher: Client
  /** Ada's, after she logged it out. */
  readonly revoked: Client
  /** Was seated and left before the start. */
  readonly stale: Client
  readonly ada: Client
}

async function matrix(t: Parameters<typeof testServer>[0]): Promise<Matrix> {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const other = await server.guest('Bea')
  const stale = await server.guest('Cy')
  const table = await ada.table('pepper-duel', ['me', 'open'])
  await stale.do(`/api/tables/${table}/join`)
  await stale.do(`/api/tables/${table}/leave`)
  await other.do(`/api/tables/${table}/join`)
  await ada.do(`/api/tables/${table}/start`)
  const revoked = await server.guest(null)
  const { code } = (await ada.post<{ code: string }>('/api/me/link', {})).body
  await revoked.post('/api/link', { code })
  const { cookie } = revoked
  await ada.post('/api/me/devices/close', { which: 'others' })
  revoked.cookie = cookie
  return {
    server,
    table,
    ada,
    other,
    stale,
    revoked,
    none: await server.guest(null),
    watcher: await server.guest('Eve'),
  }
}

/** A well-formed body for each command, about seat 0, which is Ada's. */
/** Whoever does this has another cookie, or none: their own tests tell what they do. */
const GONE_AFTERWARDS = ['/api/me/delete', '/api/admin/exit']

const BODIES: { readonly [url: string]: object } = {
  '/api/me': { name: 'Somebody' },
  '/api/me/link': {},
  '/api/link': { code: 'nonsense' },
  '/api/me/devices/close': { which: 'others' },
  '/api/me/notices': { kind: 'hook', pace: 0, url: 'https://hooks.example/x', form: 'json' },
  '/api/me/notices/pace': { channel: 'aaaaaaaaaaaa', pace: 5 },
  '/api/me/notices/remove': { channel: 'aaaaaaaaaaaa' },
  '/api/me/notices/test': { channel: 'aaaaaaaaaaaa' },
  '/api/me/notices/renew-feed': {},
  '/api/me/mutes': { table: 'A'.repeat(22), n: 1 },
  '/api/me/mutes/remove': { mute: 'A'.repeat(22) },
  '/api/reports': { table: 'A'.repeat(22), n: 1, note: '' },
  '/api/admin/enter': { key: 'nonsense' },
  '/api/tables': { id: 'auth-matrix', game: 'pepper-duel', seats: ['me', 'open'] },
  '/api/tables/:table/join': { id: 'auth-matrix', seat: 0 },
  '/api/tables/:table/leave': { id: 'auth-matrix', seat: 0 },
  '/api/tables/:table/start': { id: 'auth-matrix' },
  '/api/tables/:table/bot': { id: 'auth-matrix', seat: 0 },
  '/api/tables/:table/return': { id: 'auth-matrix', seat: 0 },
  '/api/tables/:table/vote': { id: 'auth-matrix', seat: 0, agree: true },
  '/api/tables/:table/rematch': { id: 'auth-matrix' },
  '/api/tables/:table/host': { id: 'auth-matrix' },
  '/api/tables/:table/hooks': { url: 'https://hooks.example/x', form: 'json' },
  '/api/tables/:table/hooks/remove': { hook: 'aaaaaaaaaaaa' },
  '/api/tables/:table/hooks/test': { hook: 'aaaaaaaaaaaa' },
  '/api/tables/:table/holiday': { id: 'auth-matrix', days: 1 },
  '/api/tables/:table/coach': { id: 'auth-matrix', allow: true },
  '/api/tables/:table/chat': { id: 'auth-matrix', text: 'hello' },
  '/api/tables/:table/hush': { id: 'auth-matrix', hushed: false },
  '/api/tables/:table/moves': { id: 'auth-matrix', seat: 0, decision: 0, moves: [{ do: 'lay', card: 0 }] },
  '/api/tables/:table/order': {
    id: 'auth-matrix',
    seat: 0,
    phase: 'market',
    moves: [{ do: 'draw' }],
    always: true,
  },
  '/api/tables/:table/withdraw': { id: 'auth-matrix', seat: 0 },
  '/api/tables/:table/go': { id: 'auth-matrix', seat: 0 },
  '/api/tables/:table/undo': { id: 'auth-matrix', seat: 0, decision: 0, scope: 'step' },
}

/** What others than Ada get who try to act for her. Everything that is not here is refused with 401 or 403. */
const ALLOWED: { readonly [url: string]: readonly number[] } = {
  // About oneself.
  '/api/me': [200],
  '/api/me/link': [200],
  '/api/link': [404],
  '/api/me/devices/close': [200],
  '/api/me/notices': [200],
  '/api/me/notices/pace': [404],
  '/api/me/notices/remove': [404],
  '/api/me/notices/test': [404],
  '/api/me/notices/renew-feed': [200],
  '/api/me/mutes': [404],
  '/api/me/mutes/remove': [200],
  '/api/reports': [404],
  '/api/admin/enter': [403],
  '/api/tables': [201],
  // Refused by the state of the table before anybody's rights matter, and without saying anything secret.
  '/api/tables/:table/join': [409],
  // The other seat may ask for one, once the game is over.
  '/api/tables/:table/rematch': [403, 409],
  // Nobody is away yet.
  '/api/tables/:table/vote': [403, 409],
  '/api/tables/:table/host': [403, 409],
  // The table has no days of leave.
  '/api/tables/:table/holiday': [403, 409],
  // Whoever plays may let a room know, and there is no such hook to take away or to try.
  '/api/tables/:table/hooks': [200, 403],
  '/api/tables/:table/hooks/remove': [403, 404],
  '/api/tables/:table/hooks/test': [403, 404],
  // Everybody who plays, for themselves.
  '/api/tables/:table/coach': [200, 403],
  // Whoever has the link may talk, but not under the name that the other seat took above.
  '/api/tables/:table/chat': [200, 409],
  '/api/tables/:table/hush': [200, 403],
}

const commands = [...routes, ...commandRoutes].filter(
  ({ method, url, admin }) => method === 'POST' && !admin && !GONE_AFTERWARDS.includes(url),
)
const adminOnly = routes.filter(({ admin }) => admin)

test('the matrix knows every command there is', () => {
  assert.deepEqual(commands.map(({ url }) => url).sort(), Object.keys(BODIES).sort())
})

test('without an identity, or after signing out, every command but taking a name is 401', async (t) => {
  const { none, revoked, table } = await matrix(t)
  for (const { url, open } of commands) {
    if (open) continue
    for (const client of [none, revoked]) {
      const answer: Answer = await client.post(url.replace(':table', table), BODIES[url])
      assert.equal(answer.status, 401, url)
    }
  }
})

test('another seat, a watcher and somebody who left can’t act for a seat that is not theirs', async (t) => {
  const { other, watcher, stale, ada, table } = await matrix(t)
  const before = [await ada.view(table, 0), (await ada.get(`/api/tables/${table}`)).body]
  for (const { url } of commands)
    for (const client of [other, watcher, stale]) {
      const id = 'id' in BODIES[url]! ? { id: client.id() } : {}
      const answer = await client.post(url.replace(':table', table), { ...BODIES[url], ...id })
      assert.ok((ALLOWED[url] ?? [403]).includes(answer.status), `${url}: ${answer.status}`)
    }
  const after = [await ada.view(table, 0), (await ada.get(`/api/tables/${table}`)).body]
  assert.deepEqual(withoutNames(after), withoutNames(before))
})

test('only its owner looks from a seat during the game, and watchers have nothing private', async (t) => {
  const { none, other, watcher, revoked, stale, ada, table } = await matrix(t)
  const secret = JSON.stringify((await ada.view(table, 0)).update.view)
  for (const client of [none, other, watcher, revoked, stale])
    for (const { url, method, open } of routes) {
      if (method !== 'GET' || !url.includes(':table')) continue
      const path = url.replace(':table', table)
      for (const query of /\/(view|log|replay|orders|advice)$/.test(url) ? ['', '?seat=0'] : ['']) {
        const answer: Answer = await client.get(path + query)
        const refused = open || ![none, revoked].includes(client) ? 403 : 401
        if (query === '?seat=0') assert.equal(answer.status, refused, path + query)
        assert.ok(!JSON.stringify(answer.body).includes(secret), path + query)
      }
    }
})

test('nobody sees or does anything on the admin page without the admin key', async (t) => {
  const { none, other, watcher, revoked, stale, ada, table } = await matrix(t)
  assert.ok(adminOnly.length > 20)
  for (const { method, url } of adminOnly)
    for (const client of [none, other, watcher, revoked, stale, ada]) {
      const answer = await (method === 'GET' ? client.get(url) : client.post(url, { id: client.id(), table }))
      assert.equal(answer.status, 401, url)
    }
})

test('what’s about a person is only for them', async (t) => {
  const { none, revoked, watcher, ada, table } = await matrix(t)
  for (const path of ['/api/me/tables', '/api/me/devices', '/api/me/data', '/api/me/mutes'])
    for (const client of [none, revoked]) assert.equal((await client.get(path)).status, 401)
  assert.ok(!JSON.stringify((await watcher.get('/api/me/tables')).body).includes(table))
  assert.ok(JSON.stringify((await ada.get('/api/me/tables')).body).includes(table))
})

/** Bea and Cy renamed themselves on the way; that is their right. */
function withoutNames(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('"Bea"', '"Somebody"'))
}

test('a device that’s signed out while it’s being looked up stays signed out', async (t) => {
  let meanwhile = async (): Promise<void> => {}
  const server = await testServer(t, {
    wrap: (storage) => ({
      ...storage,
      async findGuest(hash) {
        const found = await storage.findGuest(hash)
        await meanwhile()
        return found
      },
    }),
  })
  const ada = await server.guest('Ada')
  const token = ada.cookie!.split('=')[1]!
  const { people } = server.core
  const identity = (await people.identify(token))!
  server.clock.pass(60 * 60_000)
  meanwhile = () => people.closeDevices(identity, 'all')
  await people.identify(token)
  meanwhile = async () => {}
  assert.equal(await people.identify(token), null)
})
