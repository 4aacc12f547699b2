/**
 * `npm run check:proxy`: the server behind a real nginx and a real Caddy, with the very recipes of docs/self-hosting.md
 * and a certificate made for it, on loopback only. Looks whether all that people need gets through, and nothing else.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { realClock } from '../src/clock.ts'
import { readConfig } from '../src/config.ts'
import type { Created, Numbered } from '../src/wire.ts'
import { games } from '../test/support/bots.ts'
import { checkFolder, checkServer, removeFolder, type CheckServer } from './harness.ts'
import { configurationOf, SITE, type ProxyName } from './proxy-recipes.ts'
import { Visitor, type Page } from './proxy-visitor.ts'

const ASSETS = fileURLToPath(new URL('../../web/dist/assets', import.meta.url))
const GAME = 'pepper-duel'
/** People of one club, behind one address. */
const CLUB = 200
/** Newcomers an address may bring while that limit is looked at. */
const NEWCOMERS = 3
const STARTS_WITHIN = 10_000
const CLUB_ADDRESS = '127.0.0.9'

const PROGRAMS: { readonly [name in ProxyName]: (file: string) => [string, string[]] } = {
  nginx: (file) => ['nginx', ['-c', file]],
  Caddy: (file) => ['caddy', ['run', '--adapter', 'caddyfile', '--config', file]],
}
const HELP = `Neither nginx nor Caddy is installed here, so there is nothing to check. Install one from your distribution,
for example with  sudo apt-get install nginx  or  sudo apt-get install caddy , and run this again.
`

interface Proxied {
  readonly server: CheckServer
  readonly from: (address: string) => Visitor
}

interface Look {
  readonly what: string
  look(scene: Proxied): Promise<void>
}

function expect(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

async function seat({ from }: Proxied, address: string): Promise<Visitor> {
  const visitor = from(address)
  await visitor.send('POST', '/api/me', { name: 'Visitor' })
  return visitor
}

/** Two people at a table of their own, which has begun. */
async function sitDown(scene: Proxied): Promise<{ table: string; two: [Visitor, Visitor] }> {
  const two: [Visitor, Visitor] = [await seat(scene, '127.0.0.2'), await seat(scene, '127.0.0.3')]
  const { table } = await two[0].do<Created>('/api/tables', {
    game: GAME,
    seats: ['me', 'open'],
    autostart: true,
  })
  await two[1].do(`/api/tables/${table}/join`)
  return { table, two }
}

async function view(visitor: Visitor, table: string, which: number): Promise<Numbered> {
  return (await visitor.get(`/api/tables/${table}/view?seat=${which}`)).json<Numbered>()
}

/** Both choose in secret, and with the second choice something happens that everybody sees. */
async function playOn(table: string, two: readonly Visitor[]): Promise<void> {
  for (const [which, visitor] of two.entries())
    for (;;) {
      const { update } = await view(visitor, table, which)
      if (!update.waiting.includes(which) || update.offers.length === 0) break
      const moves = [update.offers[0]!.move]
      const body = { seat: which, decision: update.decision, moves }
      const { at } = await visitor.do<{ at: number }>(`/api/tables/${table}/moves`, body)
      if (at > update.at) break
    }
}

const looks: readonly Look[] = [
  {
    what: 'cookies are Secure and keep the name no neighbour can set',
    async look(scene) {
      const ada = await seat(scene, '127.0.0.2')
      const set = ada.cookies.find((each) => each.startsWith('__Host-harvest='))
      expect(
        set !== undefined && /; Secure/.test(set) && /; HttpOnly/.test(set),
        `got ${String(ada.cookies)}`,
      )
      const me = await ada.get('/api/me')
      expect(me.json<{ name: string }>().name === 'Visitor', 'the cookie does not lead back to its person')
      expect(me.headers['strict-transport-security'] !== undefined, 'browsers are not told to stay on https')
    },
  },
  {
    what: 'commands from the site’s own pages come through, from other sites none',
    async look(scene) {
      const ada = await seat(scene, '127.0.0.2')
      const rename = (origin: string) => ada.send('POST', '/api/me', { name: 'Ada' }, { origin })
      expect((await rename(`https://${SITE}`)).status === 200, 'the own page was refused')
      expect((await rename('https://evil.example')).status === 403, 'another site got through')
    },
  },
  {
    what: 'a move reaches a socket and a long poll at once, in both directions',
    async look(scene) {
      const { table, two } = await sitDown(scene)
      const pages = await Promise.all(two.map((visitor) => visitor.socket()))
      for (const [which, page] of pages.entries()) {
        page.say({ t: 'sub', table, as: which })
        await page.hear('sync')
      }
      const looker = scene.from('127.0.0.4')
      const { n } = (await looker.get(`/api/tables/${table}/view`)).json<Numbered>()
      const news = looker.get(`/api/tables/${table}/view?after=${n}`)
      await playOn(table, two)
      await Promise.all(pages.map((page) => page.hear('update')))
      expect((await news).json<Numbered>().n > n, 'the long poll came back without the news')
      await Promise.all(pages.map((page) => page.ping()))
      for (const page of pages) page.close()
    },
  },
  {
    what: 'a long poll that nothing comes for waits for the server, not for the proxy',
    async look(scene) {
      const { table, two } = await sitDown(scene)
      const { n } = await view(two[0], table, 0)
      const began = performance.now()
      const { status } = await two[0].get(`/api/tables/${table}/view?seat=0&after=${n}`)
      const seconds = (performance.now() - began) / 1000
      expect(status === 200 && seconds > 20, `it ended with ${status} after ${seconds.toFixed(0)} s`)
    },
  },
  {
    what: 'files arrive as they were compressed by the build, and once only',
    async look({ from }) {
      const name = readdirSync(ASSETS).find((file) => existsSync(join(ASSETS, `${file}.br`)))!
      const whole = readFileSync(join(ASSETS, name))
      const get = (encoding: string, more = {}) =>
        from('127.0.0.2').get(`/assets/${name}`, { 'accept-encoding': encoding, ...more })
      const br = await get('gzip, br')
      const gzip = await get('gzip')
      expect(br.headers['content-encoding'] === 'br', `br came as ${br.headers['content-encoding']}`)
      expect(brotliDecompressSync(br.raw).equals(whole), 'br: other bytes than the build’s')
      expect(gzip.headers['content-encoding'] === 'gzip', `gzip came as ${gzip.headers['content-encoding']}`)
      expect(gunzipSync(gzip.raw).equals(whole), 'gzip: other bytes than the build’s')
      expect((await get('')).raw.equals(whole), 'uncompressed: other bytes than the build’s')
      const again = await get('br', { 'if-none-match': br.headers.etag! })
      expect(again.status === 304, `what the browser has already came again (${again.status})`)
    },
  },
  {
    what: '/metrics is closed to the outside, however it is written',
    async look({ from, server }) {
      for (const path of [
        '/metrics',
        '/metrics?x',
        '/metrics/',
        '//metrics',
        '/%6detrics',
        '/x/../metrics',
      ]) {
        const { raw } = await from('127.0.0.2').get(path)
        expect(!raw.includes('harvest_'), `${path} tells the counts`)
      }
      expect((await from('127.0.0.2').get('/metrics')).status === 404, 'it is there, if empty')
      const inside = await fetch(`${server.url.replace('localhost', '127.0.0.1')}/metrics`)
      expect(inside.status === 200, 'and to this machine, which should see it')
    },
  },
  {
    what: `${CLUB} people behind one address come in at once, each with a page`,
    async look(scene) {
      const pages: Page[] = []
      await Promise.all(
        Array.from({ length: CLUB }, async () => {
          const visitor = await seat(scene, CLUB_ADDRESS)
          expect(visitor.cookies.length > 0, 'somebody was turned away')
          pages.push(await visitor.socket())
        }),
      )
      for (const page of pages) page.close()
    },
  },
  {
    what: 'limits count by the address people come from, whatever they say it is',
    async look({ server, from }) {
      const { live, limits } = server.core
      live.apply({ rateGuests: NEWCOMERS }, limits)
      const come = async (address: string, more = {}): Promise<number> =>
        (await from(address).send('POST', '/api/me', { name: 'New' }, more)).status
      for (let i = 0; i < NEWCOMERS; i++) expect((await come('127.0.0.5')) === 200, 'one too few was let in')
      expect((await come('127.0.0.5')) === 429, 'one too many was let in')
      const pretended = await come('127.0.0.5', {
        'x-forwarded-for': '203.0.113.7',
        forwarded: 'for=203.0.113.7',
      })
      expect(pretended === 429, 'whoever names another address gets around the limit')
      expect((await come('127.0.0.6')) === 200, 'everybody counts as the proxy')
      live.apply({}, limits)
    },
  },
]

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function makeCertificate(folder: string): { certificate: string; key: string } {
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1']
  const name = ['-subj', `/CN=${SITE}`, '-addext', `subjectAltName=DNS:${SITE}`]
  const made = spawnSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', certificate])
  if (made.status !== 0) throw new Error(`openssl could not make a certificate: ${String(made.stderr)}`)
  return { certificate, key }
}

interface RunningProxy {
  readonly child: ChildProcess
  /** What it has said. */
  readonly said: () => string
}

async function startProxy(
  name: ProxyName,
  file: string,
  folder: string,
  port: number,
): Promise<RunningProxy> {
  const [program, args] = PROGRAMS[name](file)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
  const until = performance.now() + STARTS_WITHIN
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill()
      throw new Error(`${name} does not start with the recipe:\n${said}`)
    }
    await sleep(50)
  }
  return { child, said: () => said }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** How many things are not as they should be. */
async function checkBehind(name: ProxyName): Promise<number> {
  const folder = checkFolder()
  const port = await freePort()
  const { ratePerIp, ratePerGuest, rateGuests, rateTables } = readConfig({})
  const server = await checkServer(games, {
    clock: realClock,
    config: {
      publicUrl: `https://${SITE}`,
      trustProxy: true,
      webDir: '',
      heartbeat: 1000,
      ...{ ratePerIp, ratePerGuest, rateGuests, rateTables },
    },
  })
  let proxy: RunningProxy | null = null
  try {
    const { certificate, key } = makeCertificate(folder)
    const file = join(folder, 'proxy.conf')
    const own = Number(new URL(server.url).port)
    writeFileSync(file, configurationOf(name, { port, server: own, certificate, key, folder }))
    proxy = await startProxy(name, file, folder, port)
    const ca = readFileSync(certificate, 'utf8')
    return await lookAround(name, { server, from: (address) => new Visitor(port, ca, address) })
  } finally {
    if (proxy?.child.exitCode === null) {
      proxy.child.kill()
      await once(proxy.child, 'exit')
    }
    await server.end()
    removeFolder(folder)
  }
}

async function lookAround(name: ProxyName, scene: Proxied): Promise<number> {
  let wrong = 0
  process.stdout.write(`\nbehind ${name}\n`)
  for (const { what, look } of looks) {
    const fault = await look(scene).then(
      () => null,
      (error: Error) => error.message,
    )
    if (fault !== null) wrong++
    process.stdout.write(fault === null ? `  ${what}\n` : `  NOT: ${what}: ${fault}\n`)
  }
  return wrong
}

const found = (['nginx', 'Caddy'] as const).filter((name) => {
  const [program] = PROGRAMS[name]('')
  return spawnSync(program, ['version']).error === undefined
})
if (found.length === 0) process.stdout.write(HELP)
let wrong = 0
for (const name of found) wrong += await checkBehind(name)
if (found.length > 0) process.stdout.write(wrong === 0 ? '\nall as it should be\n' : `\n${wrong} faults\n`)
process.exit(wrong === 0 ? 0 : 1)
