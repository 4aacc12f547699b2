/**
 * Lets bots play at many tables for long, with people who come, look and go, and looks whether memory, tables,
 * sockets and timers stay what they were.
 *
 *   npm run check:soak -- [minutes] [tables]
 */
import { lookInside } from './inside.ts'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { WebSocket } from 'ws'
import { games } from '@harvest/bots'
import { realClock } from '../src/clock.ts'
import type { Created } from '../src/wire.ts'
import { checkServer, type CheckServer } from './harness.ts'
import { SocketDoor } from './socket-door.ts'

const MB = 1024 * 1024
/** Heap at the end against a third of the way, beyond which something grows. */
const MAX_GROWTH = 1.1
const LOADED = 300

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

interface Sample {
  readonly minute: number
  readonly heap: number
  readonly tables: number
  readonly finished: number
}

class Soak {
  readonly server: CheckServer
  readonly tables = new Set<string>()
  readonly samples: Sample[] = []
  finished = 0
  private opened = 0
  private readonly cookie: string
  private readonly door: SocketDoor
  private sockets: WebSocket[] = []

  constructor(server: CheckServer, token: string) {
    this.server = server
    this.cookie = `harvest=${token}`
    this.door = new SocketDoor(() => this.cookie)
  }

  /** A table of two bots that starts at once, asked for through either door by turns. */
  async open(): Promise<void> {
    const { game } = games[this.finished % games.length]!
    const seats = Array<string>(game.seats.min).fill('bot:random')
    const wish = { id: randomUUID(), game: game.id, seats, autostart: true }
    const { table } = this.opened++ % 2 === 0 ? await this.post(wish) : await this.say(wish)
    this.tables.add(table)
  }

  private async post(wish: object): Promise<Created> {
    const headers = { cookie: this.cookie }
    const answer = await this.server.app.inject({ method: 'POST', url: '/api/tables', headers, body: wish })
    return answer.json() as Created
  }

  private async say(wish: { readonly id: string }): Promise<Created> {
    const answer = await this.door.give(
      this.server.url.replace('localhost', '127.0.0.1'),
      '/api/tables',
      wish,
    )
    if (answer?.status !== 201) throw new Error(`no table over the socket: ${answer?.text}`)
    return JSON.parse(answer.text) as Created
  }

  /** New tables for those that are over. */
  async replace(): Promise<void> {
    for (const id of this.tables) {
      const { state } = await lookInside(this.server.core, id)
      if (state.status !== 'finished') continue
      this.tables.delete(id)
      this.finished++
      await this.open()
    }
  }

  /** Some watchers leave, as many come. */
  async watch(count: number): Promise<void> {
    for (const socket of this.sockets.splice(0, count)) socket.terminate()
    const url = `${this.server.url.replace('http', 'ws').replace('localhost', '127.0.0.1')}/api/socket`
    for (const table of [...this.tables].slice(0, count)) {
      const socket = new WebSocket(url)
      await once(socket, 'open')
      socket.send(JSON.stringify({ t: 'sub', table, as: 'watcher' }))
      this.sockets.push(socket)
    }
  }

  leave(): void {
    for (const socket of this.sockets.splice(0)) socket.terminate()
    this.door.close()
  }

  sample(minute: number): void {
    collect()
    const { heapUsed } = process.memoryUsage()
    const sample = {
      minute,
      heap: heapUsed / MB,
      tables: this.server.core.tables.size,
      finished: this.finished,
    }
    this.samples.push(sample)
    process.stdout.write(
      `${minute.toFixed(1)} min: heap ${sample.heap.toFixed(1)} MB, ${sample.tables} tables loaded, ` +
        `${this.finished} games played\n`,
    )
  }
}

function countResources(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

const minutes = Number(process.argv[2] ?? 20)
const count = Number(process.argv[3] ?? 200)
const server = await checkServer(games, { config: { maxLoaded: LOADED }, clock: realClock })
const { token } = await server.core.people.create('Soak', '')
const soak = new Soak(server, token)
const before = countResources()
for (let i = 0; i < count; i++) await soak.open()
const end = performance.now() + minutes * 60_000
for (let round = 0; performance.now() < end; round++) {
  await sleep(1000)
  await soak.replace()
  await soak.watch(10)
  const passed = minutes - (end - performance.now()) / 60_000
  if (round % Math.max(1, Math.round(minutes * 2)) === 0) soak.sample(passed)
}
soak.leave()
await sleep(500)
const faults: string[] = []
const heaps = soak.samples.map(({ heap }) => heap)
const middle = Math.max(...heaps.slice(Math.floor(heaps.length / 3), Math.ceil((heaps.length * 2) / 3)))
const last = Math.min(...heaps.slice(-3))
if (last > middle * MAX_GROWTH)
  faults.push(`the heap grows: ${middle.toFixed(1)} MB midway, ${last.toFixed(1)} MB at the end`)
for (const [kind, now] of countResources())
  if (kind.startsWith('TCP') && now > (before.get(kind) ?? 0) + 1) faults.push(`${now} ${kind} are left over`)
if (server.core.tables.size > LOADED + count) faults.push(`${server.core.tables.size} tables are loaded`)
for (const fault of faults) process.stdout.write(`  ${fault}\n`)
process.stdout.write(`${faults.length} faults\n`)
await server.end()
process.exit(faults.length === 0 ? 0 : 1)
