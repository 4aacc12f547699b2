/**
 * Sends requests and frames that are almost right, through both doors: wrong types, foreign prototypes, deep nesting,
 * other people's seats, no or foreign identities, odd paths and headers. None may be answered with 500 or above, and
 * none that is refused may write anything.
 *
 *   npm run check:fuzz -- [requests]
 */
import { connect } from 'node:net'
import { FastRng } from '@harvest/engine'
import { routes } from '../src/http/app.ts'
import { commandRoutes, type Described } from '../src/http/route.ts'
import type { Append, Storage } from '../src/storage/contract.ts'
import type { GameOffer } from '../src/games.ts'
import { fuzzFrames } from './fuzz-frames.ts'
import { CONTENT_TYPES, goodBody, mutate, oddQuery, oddText, pick } from './fuzz-inputs.ts'
import { checkServer, type CheckServer } from './harness.ts'

export interface FuzzOptions {
  readonly offers: readonly GameOffer[]
  readonly requests: number
  readonly seed: number
}

export interface FuzzReport {
  readonly requests: number
  readonly frames: number
  /** Commands among them that were answered. */
  readonly answered: number
  /** How many answers had each status. */
  readonly statuses: { readonly [status: string]: number }
  readonly faults: readonly string[]
}

export interface World {
  readonly server: CheckServer
  readonly rng: FastRng
  readonly tokens: readonly string[]
  readonly tables: readonly string[]
  readonly game: string
  /** Writes so far. */
  writes: number
  readonly statuses: Record<string, number>
  readonly faults: string[]
}

/** Questions and commands. */
const ROUTES: readonly Described[] = [...routes, ...commandRoutes]

const WRITES = [
  'append',
  'saveSnapshots',
  'addChat',
  'addGuest',
  'renameGuest',
  'touchDevice',
  'closeDevices',
  'addCode',
  'redeemCode',
] as const

/** Count all that is written, whoever asks for it. A command whose id was used before is looked up, not written. */
function counting(storage: Storage, count: () => void): Storage {
  const counted = { ...storage } as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
  for (const name of WRITES) {
    const write = counted[name]!
    counted[name] = async (...args) => {
      const written = await write.apply(storage, args)
      const kind = (written as { kind?: string } | undefined)?.kind
      // A seat may have been handed to a bot in due form; what it does then was not sent by anybody.
      const [parts] = args as [readonly Append[]]
      const byBot = name === 'append' && parts.every(({ command }) => command?.actor.startsWith('bot:'))
      if (!byBot && kind !== 'repeated' && kind !== 'conflict') count()
      return written
    }
  }
  return counted as unknown as Storage
}

export async function checkFuzz({ offers, requests, seed }: FuzzOptions): Promise<FuzzReport> {
  let world: World | null = null
  const server = await checkServer(offers, {
    // A table that leaves memory is stored then, and not because of the request at hand.
    config: { maxLoaded: 1e6 },
    wrap: (storage) => counting(storage, () => world && world.writes++),
  })
  try {
    world = await makeWorld(server, offers[0]!, seed)
    for (let i = 0; i < requests; i++) await fuzzRequest(world)
    const frames = Math.ceil(requests / 4)
    const answered = await fuzzFrames(world, frames)
    await rawBytes(world)
    return { requests, frames, answered, statuses: world.statuses, faults: world.faults }
  } finally {
    await server.end()
  }
}

/** Two people at a table that is being played, one that is open, and somebody without a seat. */
async function makeWorld(server: CheckServer, { game }: GameOffer, seed: number): Promise<World> {
  const tokens: string[] = []
  for (const name of ['Ada', 'Bea', 'Eve']) tokens.push((await server.core.people.create(name, '')).token)
  const make = async (seats: readonly string[], autostart: boolean): Promise<string> => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/tables',
      headers: { cookie: `harvest=${tokens[0]}` },
      body: { id: `fuzz-table-${seats.join('-')}`, game: game.id, seats, public: true, autostart },
    })
    return (answer.json() as { table: string }).table
  }
  const some = (wish: string): string[] => Array<string>(game.seats.min - 1).fill(wish)
  const tables = [await make(['me', ...some('me')], true), await make(['me', ...some('open')], false)]
  return {
    server,
    rng: new FastRng(seed),
    tokens,
    tables,
    game: game.id,
    writes: 0,
    statuses: {},
    faults: [],
  }
}

async function fuzzRequest(world: World): Promise<void> {
  const { server, rng, statuses, faults } = world
  const route = pick(rng, ROUTES)
  const table = rng.chance(8) === 0 ? oddText(rng) : pick(rng, world.tables)
  const query = route.method === 'GET' ? `?${oddQuery(rng)}` : ''
  const url = route.url.replace(':table', encodeURIComponent(table.toWellFormed())) + query
  const token = rng.chance(6) === 0 ? oddText(rng) : pick(rng, world.tokens)
  const body = route.method === 'POST' ? mutate(rng, goodBody(world, route.url)) : undefined
  const before = world.writes
  const response = await server.inject({
    method: rng.chance(50) === 0 ? pick(rng, ['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) : route.method,
    url,
    headers: {
      cookie: `harvest=${token.replace(/[^\x20-\x7e]/g, '')}`,
      ...(body === undefined ? {} : { 'content-type': pick(rng, CONTENT_TYPES) }),
      ...(rng.chance(30) === 0 ? { origin: 'https://evil.example' } : {}),
      'accept-language': pick(rng, ['de', 'en', 'x'.repeat(300), 'de;q=banana', '*']),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const status = response.statusCode
  statuses[status] = (statuses[status] ?? 0) + 1
  const what = `${route.method} ${url} ${JSON.stringify(body)?.slice(0, 300)}`
  if (status >= 500) faults.push(`${status}: ${what} ${response.body.slice(0, 200)}`)
  // A command that is refused after it was decided may still look its id up; it writes nothing.
  if (status >= 400 && world.writes !== before && route.url !== '/api/link') faults.push(`wrote: ${what}`)
  if (Object.hasOwn(Object.prototype, 'polluted')) faults.push(`the prototype was changed: ${what}`)
}

/** What is not even HTTP, and bodies beyond every bound. */
async function rawBytes({ server, faults }: World): Promise<void> {
  const port = Number(new URL(server.url).port)
  const head = 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  const requests = [
    'GARBAGE\r\n\r\n',
    `${head}Content-Length: 10000000\r\n\r\n${'x'.repeat(100_000)}`,
    `${head}Content-Length: -1\r\n\r\n{}`,
    `${head}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}`,
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n`,
    `GET /elsewhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n`,
    `GET //api/../../x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    `GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  ]
  for (const request of requests) {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(request))
      let text = ''
      socket.on('data', (data) => {
        text += data.toString()
        socket.destroy()
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(text))
    })
    if (/^HTTP\/1\.1 5/.test(answer)) faults.push(`${answer.slice(0, 60)} to ${request.slice(0, 80)}`)
  }
  const alive = await server.inject({ url: '/healthz' })
  if (alive.statusCode !== 200) faults.push('the server is not healthy any more')
}

if (import.meta.main) {
  const { games } = await import('@harvest/bots')
  const requests = Number(process.argv[2] ?? 1_000_000)
  const report = await checkFuzz({ offers: games, requests, seed: Date.now() % 2 ** 31 })
  process.stdout.write(
    `${report.requests} requests, ${report.frames} frames, ${report.answered} commands of them answered: ${JSON.stringify(report.statuses)}\n`,
  )
  for (const fault of report.faults.slice(0, 20)) process.stdout.write(`  ${fault}\n`)
  process.stdout.write(`${report.faults.length} faults\n`)
  process.exitCode = report.faults.length === 0 ? 0 : 1
}
