/** People who play against bots through both doors of server processes on one PostgreSQL, and what was acknowledged to them. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { FastRng } from '@harvest/engine'
import type { Created, Numbered } from '../src/wire.ts'
import { Person, readHeld, type Held, type ServerProcess } from './postgres-servers.ts'

interface Ack {
  readonly key: string
  readonly answer: string
}

/** When nothing is acknowledged for this long, something has come to a standstill. */
const MAX_STANDSTILL = 30_000

export class Run {
  /** Where the servers are; one that is started again is somewhere else. */
  urls: readonly string[]
  /** Whether a server may go without a word; otherwise everybody gets an answer. */
  readonly mayFall: boolean
  readonly rng: FastRng
  readonly acks: Ack[] = []
  readonly made: string[] = []
  readonly faults: string[] = []
  /** Answers with 503. */
  refused = 0
  /** Requests without any. */
  unanswered = 0
  finished = 0
  /** Acknowledgements that came over sockets. */
  overSockets = 0
  over = false
  private readonly storedAt = new Map<string, number>()
  private onAck: () => void = () => {}

  constructor(urls: readonly string[], seed: number, mayFall: boolean) {
    this.urls = urls
    this.mayFall = mayFall
    this.rng = new FastRng(seed)
  }

  pick(): string {
    return this.urls[this.rng.chance(this.urls.length)]!
  }

  acknowledge(url: string, ack: Ack): void {
    this.acks.push(ack)
    this.storedAt.set(url, performance.now())
    this.onAck()
  }

  /** Wait for acknowledgements; gives up when there are none for long. */
  async until(enough: () => boolean): Promise<void> {
    while (!enough()) {
      const next = new Promise<boolean>((resolve) => (this.onAck = () => resolve(true)))
      if (await Promise.race([next, sleep(MAX_STANDSTILL, false, { ref: false })])) continue
      throw new Error(`nothing was acknowledged for ${MAX_STANDSTILL / 1000} seconds`)
    }
  }

  /** Since when, both servers have stored something. */
  storedSince(time: number): boolean {
    return this.urls.every((url) => (this.storedAt.get(url) ?? 0) > time)
  }
}

/** One person at one table after the other, against a bot, each request to any of the servers. */
class Player {
  private readonly run: Run
  private readonly person: Person
  private readonly games: readonly string[]
  private readonly door: 'http' | 'socket'

  constructor(run: Run, person: Person, games: readonly string[], door: 'http' | 'socket') {
    this.door = door
    this.run = run
    this.person = person
    this.games = games
  }

  async play(): Promise<void> {
    const { run } = this
    while (!run.over) {
      const game = this.games[run.rng.chance(this.games.length)]!
      const wish = { id: randomUUID(), game, seats: ['me', 'bot:random'], autostart: true }
      const made = await this.ask<Created>('POST', '/api/tables', wish)
      if (made) await this.playTable(made.table)
    }
    this.person.leave()
  }

  private async playTable(table: string): Promise<void> {
    const { run } = this
    run.made.push(table)
    while (!run.over) {
      const view = await this.ask<Numbered>('GET', `/api/tables/${table}/view?seat=0`)
      if (!view) continue
      const { waiting, offers, decision } = view.update
      if (waiting.length === 0) return void run.finished++
      if (!waiting.includes(0)) {
        await sleep(2)
        continue
      }
      const id = randomUUID()
      const moves = [offers[run.rng.chance(offers.length)]!.move]
      const path = `/api/tables/${table}/moves`
      await this.ask('POST', path, { id, seat: 0, decision, moves }, `${table} ${id}`)
    }
  }

  /** Repeat until there is an answer other than 503, anywhere; null when it is not a success. */
  private async ask<T>(method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<T | null> {
    const { run } = this
    while (!run.over) {
      const url = run.pick()
      const answer = await this.person.send(url, method, path, body, this.door).catch((error: Error) => error)
      if (answer instanceof Error) {
        if (!run.mayFall) run.faults.push(`${method} ${path}: no answer, ${answer.message}`)
        run.unanswered++
        await sleep(20)
        continue
      }
      if (answer.status === 200 || answer.status === 201) {
        if (key !== undefined) run.acknowledge(url, { key, answer: answer.text })
        if (key !== undefined && this.door === 'socket') run.overSockets++
        return JSON.parse(answer.text) as T
      }
      if (answer.status !== 503) {
        if (answer.status !== 409)
          run.faults.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`)
        return null
      }
      run.refused++
      await sleep(20)
    }
    return null
  }
}

export async function startPlayers(run: Run, count: number): Promise<Promise<void>[]> {
  const people = await Promise.all(Array.from({ length: count }, () => Person.create(run.pick())))
  const all = await people[0]!.games(run.urls[0]!)
  const games = all.filter(({ seats }) => seats.min <= 2).map(({ id }) => id)
  return people.map((person, i) => new Player(run, person, games, i % 2 === 0 ? 'http' : 'socket').play())
}

/** After the last move: does the database hold what was acknowledged? */
export async function judge(run: Run, servers: readonly ServerProcess[], database: string): Promise<void> {
  if (run.overSockets === 0) run.faults.push('nothing was acknowledged over a socket')
  await Promise.all(servers.map((server) => server.stop()))
  compare(run, await readHeld(database))
}

/** What was acknowledged against what the database holds. */
function compare({ acks, made, faults }: Run, held: Held): void {
  if (held.gaps > 0) faults.push(`${held.gaps} tables have gaps in their log`)
  for (const table of made) if (!held.tables.has(table)) faults.push('a table that was made is missing')
  for (const { key, answer } of acks) {
    const rows = held.rows.get(key) ?? 0
    if (rows !== 1) faults.push(`an acknowledged move has ${rows} rows instead of 1`)
    if (held.answers.get(key) !== answer) faults.push('an acknowledged move is stored with another answer')
  }
}
