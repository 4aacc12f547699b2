import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { configurationOf } from '../checks/proxy-recipes.ts'
import { readConfig, settingsTable } from '../src/config.ts'
import { routes } from '../src/http/app.ts'
import { answerOf } from '../src/http/openapi.ts'
import { commandRoutes } from '../src/http/route.ts'
import { pickLanguage } from '../src/doors/language.ts'
import type { Failure } from '../src/wire.ts'
import { Client } from './support/client.ts'
import { testFolder, testServer } from './support/server.ts'

test('every answer tells browsers to run only the server’s own scripts', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const paths = ['/', '/table/x', '/api/docs', '/healthz', '/metrics', '/x.js']
  for (const path of paths) {
    const { headers } = await ada.get(path)
    const csp = headers.get('content-security-policy')!
    const scripts = csp.split('; ').find((rule) => rule.startsWith('script-src'))
    assert.equal(scripts, "script-src 'self'", path)
    assert.match(csp, /frame-ancestors 'none'/)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
  }
  const table = await ada.table('pepper-duel', ['me', 'open'])
  const leave = (id: string) => ada.post(`/api/tables/${table}/leave`, { id })
  const answers = {
    data: await ada.get('/api/me'),
    nothing: await ada.get('/api/nothing'),
    description: await ada.get('/api/openapi.json'),
    command: await leave('leave-it-now'),
    refusal: await leave('leave-it-twice'),
  }
  assert.deepEqual([answers.command.status, answers.refusal.status], [200, 404])
  for (const [what, { headers }] of Object.entries(answers)) {
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'", what)
    assert.match(headers.get('content-type')!, /^application\/json/)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin')
    assert.equal(headers.get('cache-control'), 'no-store')
  }
})

test('commands from other sites’ pages are 403; from our own pages and from programs they aren’t', async (t) => {
  const server = await testServer(t, { config: { publicUrl: 'https://table.example' } })
  const ada = await server.guest('Ada')
  const status = async (headers: Record<string, string>): Promise<number> => {
    ada.headers = headers
    return (await ada.post('/api/me', { name: 'Ada' })).status
  }
  assert.equal(await status({ origin: 'https://evil.example' }), 403)
  assert.equal(await status({ origin: 'null' }), 403)
  assert.equal(await status({ origin: 'null', 'sec-fetch-site': 'cross-site' }), 403)
  assert.equal(await status({ origin: 'null', 'sec-fetch-site': 'same-site' }), 403)
  assert.equal(await status({ origin: 'null', 'sec-fetch-site': 'same-origin' }), 200)
  assert.equal(await status({ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }), 403)
  assert.equal(await status({ origin: 'https://table.example.evil.example' }), 403)
  assert.equal(await status({ origin: 'http://table.example' }), 403)
  assert.equal(await status({ 'sec-fetch-site': 'cross-site' }), 403)
  assert.equal(await status({ origin: 'https://table.example' }), 200)
  assert.equal(await status({ origin: server.url }), 200)
  assert.equal(await status({}), 200)
})

test('failures come in the language asked for, and name the problem', async (t) => {
  const server = await testServer(t)
  const eve = await server.guest(null)
  eve.headers['accept-language'] = 'de'
  const answer = await eve.post<Failure>('/api/me/link', {})
  assert.deepEqual([answer.body.error.key, answer.body.error.rule], ['noIdentity', null])
  assert.match(answer.body.error.sentence, /^Gib dir zuerst/)
})

test('the language is the first one of the header that there is', () => {
  assert.equal(pickLanguage(undefined), 'en')
  assert.equal(pickLanguage('de-AT'), 'de')
  assert.equal(pickLanguage('fr-CA, en'), 'fr')
  assert.equal(pickLanguage('en;q=0.5, de;q=0.9'), 'de')
  assert.equal(pickLanguage('it, nl'), 'en')
  assert.equal(pickLanguage('de;q=0, en;q=0.1'), 'en')
  assert.equal(pickLanguage('de;q=banana'), 'de')
})

test('the API describes every route, with the schemas that validate it', async (t) => {
  const server = await testServer(t)
  const { body } = await new Client(server.url).get<{
    paths: Record<string, Record<string, object>>
    components: { schemas: Record<string, object> }
  }>('/api/openapi.json')
  for (const { url, method, body: schema } of routes) {
    const operation = body.paths[url.replace(':table', '{table}')]?.[method.toLowerCase()]
    assert.ok(operation, `${method} ${url}`)
    if (schema) assert.ok(JSON.stringify(operation).includes(JSON.stringify(schema)))
    const answer = answerOf({ method, url })
    if (answer) assert.ok(JSON.stringify(operation).includes(JSON.stringify(answer)), `${method} ${url}`)
  }
  const named = JSON.stringify(body).matchAll(/"#\/components\/schemas\/(\w+)"/g)
  assert.deepEqual(
    [...new Set([...named].map(([, name]) => name!))].filter((name) => !(name in body.components.schemas)),
    [],
  )
  const page = await new Client(server.url).get<string>('/api/docs')
  assert.match(page.headers.get('content-type')!, /^text\/html/)
  assert.ok(!/<script|src=|href="http/.test(page.body))
})

test('docs/api.md and docs/self-hosting.md mention every route and every setting', () => {
  const root = new URL('../../docs/', import.meta.url)
  const api = readFileSync(new URL('api.md', root), 'utf8')
  for (const { url } of [...routes, ...commandRoutes]) {
    const path = url.replace('/api/tables/:table/', '…/')
    assert.ok(api.includes(path), `docs/api.md does not mention ${path}`)
  }
  const hosting = readFileSync(new URL('self-hosting.md', root), 'utf8')
  const table = (text: string) => text.replace(/ +/g, ' ').replace(/-+/g, '-')
  assert.ok(
    table(hosting).includes(table(settingsTable())),
    'the table of settings is not the one of settings.ts',
  )
})

test('the recipes for proxies in the docs fit what check:proxy runs', () => {
  const place = { port: 8443, server: 8080, certificate: '/c.pem', key: '/k.pem', folder: '/tmp/proxy' }
  const nginx = configurationOf('nginx', place)
  assert.match(nginx, /listen 127\.0\.0\.1:8443 ssl;/)
  assert.match(nginx, /proxy_pass http:\/\/127\.0\.0\.1:8080;/)
  assert.match(nginx, /ssl_certificate \/c\.pem;/)
  const caddy = configurationOf('Caddy', place)
  assert.match(
    caddy,
    /^https:\/\/table\.example:8443 \{\n {2}bind 127\.0\.0\.1\n {2}tls \/c\.pem \/k\.pem\n/m,
  )
  assert.match(caddy, /reverse_proxy 127\.0\.0\.1:8080/)
})

test('health says whether the database works, metrics count', async (t) => {
  let broken = false
  const server = await testServer(t, {
    wrap: (storage) => ({
      ...storage,
      check: () => (broken ? Promise.reject(new Error('gone')) : storage.check()),
    }),
  })
  const client = await server.guest('Ada')
  assert.deepEqual((await client.get('/healthz')).status, 200)
  broken = true
  assert.deepEqual((await client.get('/healthz')).status, 503)
  const table = await client.table('pepper-duel', ['me', 'open'])
  await client.post(`/api/tables/${table}/leave`, { id: client.id() })
  const { body } = await client.get<string>('/metrics')
  assert.match(body, /harvest_requests_total\{route="\/api\/me",status="200"\} 1/)
  assert.match(body, /harvest_requests_total\{route="\/api\/tables\/:table\/leave",status="200"\} 1/)
  assert.match(body, /harvest_sockets 0/)
})

test('metrics can be kept to those who have the token', async (t) => {
  const server = await testServer(t, { config: { metricsToken: 'monitor' } })
  const client = await server.guest(null)
  assert.equal((await client.get('/metrics')).status, 401)
  client.headers.authorization = 'Bearer monitor'
  assert.equal((await client.get('/metrics')).status, 200)
})

test('without a token metrics are only for programs on the same machine', async (t) => {
  const server = await testServer(t)
  const status = async (remoteAddress: string, headers: Record<string, string> = {}): Promise<number> =>
    (await server.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  for (const address of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])
    assert.equal(await status(address), 200, address)
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', '::ffff:10.127.0.1', '::1:1'])
    assert.equal(await status(address), 404, address)
  // A proxy on this machine asks for somebody else.
  assert.equal(await status('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }), 404)
  const client = await server.guest(null)
  client.headers['x-forwarded-for'] = '127.0.0.1'
  const { body } = await client.get<Failure>('/metrics')
  assert.equal(body.error.key, 'noSuchPage')
})

test('the built web client is served with caching, compressed, and for every page of it', async (t) => {
  const webDir = testFolder(t)
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>table</title>')
  const script123 = Buffer.from(`console.log("${'x'.repeat(5000)}")`)
  writeFileSync(join(webDir, 'assets/app-123.js'), script123)
  // As the build leaves it.
  writeFileSync(join(webDir, 'assets/app-123.js.br'), brotliCompressSync(script123))
  const server = await testServer(t, { config: { webDir } })
  const client = await server.guest(null)
  const page = await client.get<string>('/table/abc')
  assert.match(page.body, /<title>table/)
  assert.equal(page.headers.get('cache-control'), 'no-cache')
  client.headers['accept-encoding'] = 'gzip, br'
  const script = await client.get('/assets/app-123.js')
  assert.match(script.headers.get('cache-control')!, /immutable/)
  assert.equal(script.headers.get('content-encoding'), 'br')
  assert.equal(script.body, script123.toString())
  client.headers['if-none-match'] = script.headers.get('etag')!
  assert.equal((await client.get('/assets/app-123.js')).status, 304)
  for (const path of [
    '/assets/none.js',
    '/assets/app-123.js.br',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fx.json',
  ])
    assert.equal((await client.get(path)).status, 404, path)
})

test('along with a table’s page a browser is told of its game’s scripts, and of nothing with other pages', async (t) => {
  const webDir = testFolder(t)
  mkdirSync(join(webDir, '.vite'))
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>table</title>')
  const manifest = {
    'src/pages/Table.svelte': { file: 'assets/table.js', imports: ['_shared'], css: ['assets/table.css'] },
    'src/games/scoville/index.ts': { file: 'assets/scoville.js', imports: ['_shared'] },
    _shared: { file: 'assets/shared.js' },
  }
  writeFileSync(join(webDir, '.vite/manifest.json'), JSON.stringify(manifest))
  const server = await testServer(t, { config: { webDir } })
  const ada = await server.guest('Ada')
  ada.headers['sec-fetch-dest'] = 'document'
  const linksOf = async (path: string): Promise<string | null> => (await ada.get(path)).headers.get('link')
  const scoville = await ada.table('scoville', ['me', 'bot:random'])
  assert.equal(
    await linksOf(`/table/${scoville}`),
    ['table', 'shared', 'scoville'].map((name) => `</assets/${name}.js>; rel=modulepreload`).join(', ') +
      ', </assets/table.css>; rel=preload; as=style',
  )
  // A game without pictures of its own.
  const plain = await ada.table('pepper-duel', ['me', 'bot:random'])
  assert.doesNotMatch((await linksOf(`/table/${plain}`))!, /scoville/)
  for (const path of ['/', '/new/scoville', `/table/${'x'.repeat(22)}`])
    assert.equal(await linksOf(path), null)
})

test('without a built client there is a plain page', async (t) => {
  const server = await testServer(t)
  assert.match((await (await server.guest(null)).get<string>('/')).body, /not built/)
})

test('settings are checked, and the one at fault is named', () => {
  assert.equal(readConfig({ PORT: '8080' }).port, 8080)
  assert.equal(readConfig({ TRUST_PROXY: 'true' }).trustProxy, true)
  assert.throws(() => readConfig({ PORT: 'http' }), /PORT must be a whole number/)
  assert.throws(() => readConfig({ PORT: '70000' }), /PORT/)
  assert.throws(() => readConfig({ TRUST_PROXY: 'maybe' }), /TRUST_PROXY/)
  for (const url of ['table', 'table.example:3000', '//table.example', 'ftp://table.example', 'https://'])
    assert.throws(() => readConfig({ PUBLIC_URL: url }), /PUBLIC_URL must be an address with http/, url)
  assert.equal(readConfig({ PUBLIC_URL: 'http://table.example:3000' }).publicUrl, 'http://table.example:3000')
  assert.throws(() => readConfig({ LOG_LEVEL: 'loud' }), /LOG_LEVEL must be fatal, .* or silent, not "loud"/)
  assert.equal(readConfig({ LOG_LEVEL: 'debug' }).logLevel, 'debug')
})

test('a signal ends the server after what is under way is stored and answered', async (t) => {
  const folder = testFolder(t)
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, BOT_PACE_MS: '0', LOG_LEVEL: 'debug' }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  t.after(() => child.kill('SIGKILL'))
  let log = ''
  const url = await new Promise<string>((resolve) =>
    child.stdout.on('data', (data: Buffer) => {
      log += data.toString()
      const found = /"url":"([^"]+)","msg":"serving"/.exec(log)
      if (found) resolve(found[1]!)
    }),
  )
  const ada = new Client(url)
  t.after(() => ada.close())
  await ada.post('/api/me', { name: 'Ada' })
  const table = await ada.table('scoville', ['me', 'bot:random'], { autostart: true })
  const socket = await ada.follow(table, 0)
  const deaf = await ada.follow(table, 0)
  deaf.ws.pause()
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number]
  assert.equal(code, 0)
  assert.equal(await socket.closed, 1012)
  assert.ok(existsSync(join(folder, 'harvest.db')))
  assert.ok(!log.includes(table), 'the address of a private table is in the log')
  assert.ok(!log.includes(ada.cookie!.split('=')[1]!), 'a token is in the log')
})

test('a damaged table says so, is named in the log, and the others are well', async (t) => {
  const torn: string[] = []
  const server = await testServer(t, {
    config: { maxLoaded: 1 },
    wrap: (storage) => ({
      ...storage,
      async readLog(table, after) {
        const rows = await storage.readLog(table, after)
        return torn.includes(table) ? rows.map((row) => ({ ...row, body: row.body.slice(1) })) : rows
      },
    }),
  })
  const ada = await server.guest('Ada')
  const [first, second] = [
    await ada.table('pepper-duel', ['me', 'open']),
    await ada.table('pepper-duel', ['me', 'open']),
  ]
  torn.push(first)
  const logged = t.mock.method(server.core.log, 'error')
  const answer = await ada.get<Failure>(`/api/tables/${first}`)
  assert.deepEqual([answer.status, answer.body.error.key], [500, 'damaged'])
  assert.equal((logged.mock.calls[0]!.arguments[0] as { table?: string }).table, first)
  const socket = await ada.follow(first, 0)
  assert.equal(socket.allOf('refused')[0]!.error.key, 'damaged')
  assert.equal((await ada.get(`/api/tables/${second}`)).status, 200)
})
