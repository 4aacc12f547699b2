/**
 * Twenty tables at which three champions play each other, all the time, and one person who plays against one: how long
 * the server's own thread is held up, and how long that person waits. Afterwards the tables are closed, and nobody may
 * think on about them.
 *
 *   npm run check:thinking -- [seconds] [tables]
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { games, LEVELS } from '@harvest/bots'
import { realClock } from '../src/clock.ts'
import type { Created, ServerFrame } from '../src/wire.ts'
import { checkServer, type CheckServer } from './harness.ts'

/** What the p99 of the event loop's delay has to stay below, in milliseconds. */
const AIM = 20
/** A person's bot may think for a few short moments, has to wait for one thought of another, and the rest is noise. */
const MAX_WAIT = 3_000
/** So long after its tables are gone nothing may think. */
const QUIET = 1_000

class Tables {
  readonly server: CheckServer
  readonly headers: { readonly cookie: string }
  private made = 0

  constructor(server: CheckServer, token: string) {
    this.server = server
    this.headers = { cookie: `harvest=${token}` }
  }

  /** Another game each time. */
  async open(isForPerson: boolean): Promise<string> {
    const { game } = games[this.made++ % games.length]!
    const seats = isForPerson ? ['me', 'bot:champion'] : Array<string>(3).fill('bot:champion')
    const created = await this.post<Created>('/api/tables', { game: game.id, seats, autostart: true })
    return created.table
  }

  async post<T>(url: string, body: object): Promise<T> {
    const answer = await this.server.inject({
      method: 'POST',
      url,
      headers: this.headers,
      payload: { id: randomUUID(), ...body },
    })
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`)
    return answer.json<T>()
  }
}

/** Plays whatever is first on offer, and notes how long it is until the next question. */
class Person {
  readonly waits: number[] = []
  private readonly tables: Tables
  private asked = -1
  private socket: WebSocket | null = null

  constructor(tables: Tables) {
    this.tables = tables
  }

  async sit(): Promise<void> {
    const table = await this.tables.open(true)
    const url = `${this.tables.server.url.replace('http', 'ws').replace('localhost', '127.0.0.1')}/api/socket`
    this.socket?.terminate()
    const socket = (this.socket = new WebSocket(url, { headers: this.tables.headers }))
    await once(socket, 'open')
    let began = 0
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as ServerFrame
      if (frame.t !== 'sync' && frame.t !== 'update') return
      const { update } = frame
      if (!update) return
      if (update.scores) return void this.sit()
      if (update.decision === null || update.decision === this.asked || update.offers.length === 0) return
      if (!update.waiting.includes(0)) return
      this.asked = update.decision
      if (began > 0) this.waits.push(performance.now() - began)
      began = performance.now()
      void this.tables.post(`/api/tables/${table}/moves`, {
        seat: 0,
        decision: update.decision,
        moves: [update.offers.at(-1)!.move],
      })
    })
    this.asked = -1
    socket.send(JSON.stringify({ t: 'sub', table, as: 0 }))
  }

  leave(): void {
    this.socket?.removeAllListeners('message').terminate()
  }
}

const seconds = Number(process.argv[2] ?? 60)
const count = Number(process.argv[3] ?? 20)
const server = await checkServer(games, { clock: realClock, levels: LEVELS })
const { token } = await server.core.people.create('Thinker', '')
const tables = new Tables(server, token)
const person = new Person(tables)
for (let i = 0; i < count; i++) await tables.open(false)
await person.sit()
await sleep(2_000)

const loop = monitorEventLoopDelay({ resolution: 1 })
const before = process.threadCpuUsage()
loop.enable()
await sleep(seconds * 1_000)
loop.disable()
const { user, system } = process.threadCpuUsage(before)
person.leave()

const p99 = loop.percentile(99) / 1e6
const waits = person.waits.toSorted((a, b) => a - b)
const longest = waits.at(-1) ?? Infinity
const faults: string[] = []
const say = (line: string): void => void process.stdout.write(`${line}\n`)
say(`${count} tables of champions for ${seconds} s, and a person who moved ${waits.length} times`)
say(
  `event loop: p50 ${(loop.percentile(50) / 1e6).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (aim: below ${AIM}), ` +
    `longest ${(loop.max / 1e6).toFixed(1)} ms; its thread worked ${((user + system) / 1e4 / seconds).toFixed(0)} % of the time`,
)
say(
  `the person waited ${(waits[waits.length >> 1] ?? NaN).toFixed(0)} ms in the middle, ${longest.toFixed(0)} ms at most (aim: below ${MAX_WAIT})`,
)
if (p99 >= AIM) faults.push(`the event loop was held up: p99 ${p99.toFixed(1)} ms`)
if (longest >= MAX_WAIT) faults.push(`a person waited ${longest.toFixed(0)} ms`)

const end = performance.now()
await server.end()
const took = performance.now() - end
say(`${took.toFixed(0)} ms after the end nobody thought any more (aim: below ${QUIET})`)
if (took >= QUIET) faults.push('bots thought on about tables that were gone')
for (const fault of faults) say(`  ${fault}`)
say(`${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
