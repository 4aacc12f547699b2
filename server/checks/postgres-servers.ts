/** Server processes on one PostgreSQL, and somebody who uses them through either door; for the checks beside this file. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TableRow } from '../src/tables/rows.ts'
import type { GameInfo } from '../src/wire.ts'
import { isCommand, SocketDoor } from './socket-door.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export class ServerProcess {
  readonly url: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, url: string) {
    this.child = child
    this.url = url
  }

  static async start(database: string): Promise<ServerProcess> {
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: database,
      LOG_LEVEL: 'info',
      BOT_PACE_MS: '0',
      BOT_THREADS: '1',
      RATE_PER_IP: '0',
      RATE_PER_GUEST: '0',
      RATE_NEW_GUESTS: '0',
      MAX_TABLES_PER_GUEST: '1000000',
    }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let log = ''
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${log}`)))
      child.stdout.on('data', (data: Buffer) => {
        log = (log + data.toString()).slice(-10_000)
        const found = /"url":"([^"]+)","msg":"serving"/.exec(log)
        if (found) resolve(found[1]!.replace('localhost', '127.0.0.1'))
      })
    })
    return new ServerProcess(child, url)
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.running) return
    const ended = once(this.child, 'exit')
    this.child.kill(signal)
    await ended
  }
}

export interface Answer {
  readonly status: number
  readonly text: string
}

/** One person, who may turn to any of the servers. */
export class Person {
  private cookie = ''
  private readonly door = new SocketDoor(() => this.cookie)

  static async create(url: string): Promise<Person> {
    const person = new Person()
    await person.send(url, 'POST', '/api/me', { name: 'Player' })
    return person
  }

  /** Commands go through the door that is asked for; anything else by HTTP. Throws when there is no answer. */
  async send(
    url: string,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    door: 'http' | 'socket' = 'http',
  ): Promise<Answer> {
    if (door === 'socket' && isCommand(method, path)) {
      const answer = await this.door.give(url, path, body as { readonly id: string })
      if (!answer) throw new Error('the socket ended')
      return answer
    }
    const response = await fetch(url + path, {
      method,
      headers: { cookie: this.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const [set] = response.headers.getSetCookie()
    if (set) this.cookie = set.split(';')[0]!
    return { status: response.status, text: await response.text() }
  }

  /** No socket of theirs may keep a server from ending. */
  leave(): void {
    this.door.close()
  }

  /** Something that must succeed. */
  async get<T>(url: string, path: string): Promise<T> {
    const { status, text } = await this.send(url, 'GET', path)
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${text}`)
    return JSON.parse(text) as T
  }

  async games(url: string): Promise<GameInfo[]> {
    return (await this.get<{ games: GameInfo[] }>(url, '/api/games')).games
  }
}

/** What the database holds, for comparing it with what was answered. */
export interface Held {
  /** How many rows each command has, by `table id`. */
  readonly rows: ReadonlyMap<string, number>
  /** The answers that were stored, by `table id`. */
  readonly answers: ReadonlyMap<string, string>
  readonly tables: ReadonlySet<string>
  /** Tables whose log does not count 1, 2, 3. */
  readonly gaps: number
}

export async function readHeld(database: string): Promise<Held> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    const log = await client.query<{ tab: string; seq: number; body: string }>(
      'SELECT tab, seq, body FROM harvest.log ORDER BY tab, seq',
    )
    const commands = await client.query<{ scope: string; id: string; answer: string }>(
      'SELECT scope, id, answer FROM harvest.commands',
    )
    const rows = new Map<string, number>()
    const last = new Map<string, number>()
    const gaps = new Set<string>()
    for (const { tab, seq, body } of log.rows) {
      if (seq !== (last.get(tab) ?? 0) + 1) gaps.add(tab)
      last.set(tab, seq)
      const row = JSON.parse(body) as TableRow
      if (row.kind !== 'move' && row.kind !== 'undo') continue
      const key = `${tab} ${row.id}`
      rows.set(key, (rows.get(key) ?? 0) + 1)
    }
    const answers = new Map(commands.rows.map(({ scope, id, answer }) => [`${scope} ${id}`, answer]))
    return { rows, answers, tables: new Set(last.keys()), gaps: gaps.size }
  } finally {
    await client.end()
  }
}
