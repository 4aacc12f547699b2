/**
 * Kills the server at random moments while clients play against bots, starts it again, and looks whether
 * anything that was acknowledged is missing, doubled or out of order. Half of the clients give their commands over
 * sockets, the other half by HTTP; all repeat what got no answer, under the same id.
 *
 *   npm run check:crash -- [kills] [tables]
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { FastRng } from '@harvest/engine'
import type { TableRow } from '../src/tables/rows.ts'
import type { Created, GameInfo, Numbered, PlayAnswer } from '../src/wire.ts'
import { isCommand, SocketDoor, type DoorAnswer } from './socket-door.ts'

export interface CrashOptions {
  readonly kills: number
  readonly tables: number
  readonly seed: number
  /** The server is killed after up to this many acknowledged moves. */
  readonly life: number
}

export interface CrashReport {
  readonly kills: number
  readonly acknowledged: number
  /** How many of these over sockets. */
  readonly overSockets: number
  readonly repeated: number
  readonly finished: number
  /** From the start of the process to the first answer, in ms. */
  readonly slowestStart: number
  readonly faults: readonly string[]
}

interface Command {
  readonly id: string
  readonly [field: string]: unknown
}

/** A command that was answered with success. */
interface Ack {
  readonly table: string
  readonly id: string
  readonly moves: number
  readonly answer: string
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const MAX_START = 5_000

class Run {
  readonly options: CrashOptions
  readonly rng: FastRng
  readonly folder = mkdtempSync(join(tmpdir(), 'harvest-crash-'))
  readonly acks: Ack[] = []
  readonly made: string[] = []
  readonly faults: string[] = []
  url = ''
  slowestStart = 0
  overSockets = 0
  repeated = 0
  finished = 0
  over = false
  private child: ChildProcess | null = null
  private onAck: () => void = () => {}

  constructor(options: CrashOptions) {
    this.options = options
    this.rng = new FastRng(options.seed)
  }

  /** Start the server and wait until it answers. */
  async start(): Promise<void> {
    const begun = performance.now()
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: this.folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'info',
      BOT_PACE_MS: '0',
      // A life is short; some are to end in the middle of a checkpoint.
      CHECKPOINT_EVERY: '10',
      RATE_PER_IP: '0',
      RATE_PER_GUEST: '0',
      RATE_NEW_GUESTS: '0',
      MAX_TABLES_PER_GUEST: '1000000',
    }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.child = child
    let log = ''
    this.url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${log}`)))
      child.stdout.on('data', (data: Buffer) => {
        log = (log + data.toString()).slice(-10_000)
        const found = /"url":"([^"]+)","msg":"serving"/.exec(log)
        if (found) resolve(found[1]!.replace('localhost', '127.0.0.1'))
      })
    })
    while (!(await this.isHealthy())) await sleep(5)
    const took = performance.now() - begun
    this.slowestStart = Math.max(this.slowestStart, took)
  }

  /** Wait until this many more moves have been acknowledged. */
  async acknowledged(more: number): Promise<void> {
    const enough = this.acks.length + more
    while (this.acks.length < enough) await new Promise<void>((resolve) => (this.onAck = resolve))
  }

  acknowledge(ack: Ack): void {
    this.acks.push(ack)
    this.onAck()
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    const child = this.child!
    if (child.exitCode !== null || child.signalCode !== null) return
    child.removeAllListeners('exit')
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  private async isHealthy(): Promise<boolean> {
    return fetch(`${this.url}/healthz`)
      .then((response) => response.ok)
      .catch(() => false)
  }
}

/** One person who plays at one table after the other, and repeats whatever got no answer. */
class Player {
  private readonly run: Run
  private readonly door: SocketDoor | null
  private cookie = ''

  constructor(run: Run, door: 'http' | 'socket') {
    this.run = run
    this.door = door === 'socket' ? new SocketDoor(() => this.cookie) : null
  }

  async play(): Promise<void> {
    await this.send('POST', '/api/me', { name: 'Player' })
    while (!this.run.over) await this.playTable()
    this.door?.close()
  }

  private async playTable(): Promise<void> {
    const listed = await this.send<{ games: GameInfo[] }>('GET', '/api/games')
    if (!listed) return
    const game = listed.games[this.run.rng.chance(listed.games.length)]!.id
    const wish = { id: randomUUID(), game, seats: ['me', 'bot:random', 'me'], autostart: true }
    const made = await this.command<Created>('/api/tables', wish)
    if (!made) return
    const { table } = made
    this.run.made.push(table)
    while (!this.run.over) {
      const open = await this.send<Numbered>('GET', `/api/tables/${table}/view`)
      if (!open) continue
      if (open.update.waiting.length === 0) {
        this.run.finished++
        return
      }
      await this.step(table, open.update.waiting)
    }
  }

  private async step(table: string, waiting: readonly number[]): Promise<void> {
    const { rng } = this.run
    const seat = waiting.find((awaited) => awaited !== 1)
    if (seat === undefined) return void (await sleep(2))
    const view = await this.send<Numbered>('GET', `/api/tables/${table}/view?seat=${seat}`)
    if (!view || view.update.offers.length === 0) return
    const { update } = view
    const command = { id: randomUUID(), seat, decision: update.decision }
    const undo = update.undo.step && rng.chance(12) === 0
    const answer = undo
      ? await this.command<PlayAnswer>(`/api/tables/${table}/undo`, { ...command, scope: 'step' })
      : await this.command<PlayAnswer>(`/api/tables/${table}/moves`, {
          ...command,
          moves: [update.offers[rng.chance(update.offers.length)]!.move],
        })
    if (!answer) return
    if (this.door) this.run.overSockets++
    this.run.acknowledge({ table, id: command.id, moves: 1, answer: JSON.stringify(answer) })
  }

  /** Repeat under the same id until there is an answer; null when it was refused or the run is over. */
  private async command<T>(path: string, body: Command): Promise<T | null> {
    for (let tries = 0; !this.run.over; tries++) {
      const answer = await this.send<T>('POST', path, body)
      if (answer) return answer
      if (answer === null) return null
      this.run.repeated++
      await sleep(5)
    }
    return null
  }

  /** The body on success, null when refused, undefined when there was no answer or the server could not store. */
  private async send<T>(method: string, path: string, body?: object): Promise<T | null | undefined> {
    const answer = await this.ask(method, path, body).catch(() => null)
    if (!answer) {
      await sleep(10)
      return undefined
    }
    const { status, text } = answer
    if (status < 300) return JSON.parse(text) as T
    if (status === 503) return undefined
    if (status !== 409) this.run.faults.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`)
    return null
  }

  /** Null, or an error, when there was no answer. */
  private async ask(method: string, path: string, body?: object): Promise<DoorAnswer | null> {
    if (this.door && isCommand(method, path)) return this.door.give(this.run.url, path, body as Command)
    const response = await fetch(this.run.url + path, {
      method,
      headers: { cookie: this.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const [set] = response.headers.getSetCookie()
    if (set) this.cookie = set.split(';')[0]!
    return { status: response.status, text: await response.text() }
  }
}

export async function checkCrash(options: CrashOptions): Promise<CrashReport> {
  const run = new Run(options)
  try {
    await run.start()
    const players = Array.from({ length: options.tables }, (_, i) =>
      new Player(run, i % 2 === 0 ? 'http' : 'socket').play(),
    )
    for (let kill = 0; kill < options.kills; kill++) {
      await run.acknowledged(1 + run.rng.chance(options.life))
      // Somewhere between one commit and the next.
      await sleep(run.rng.chance(20))
      await run.kill('SIGKILL')
      await run.start()
    }
    await run.acknowledged(options.life)
    run.over = true
    await Promise.all(players)
    await run.kill('SIGTERM')
    run.faults.push(...findFaults(run.folder, run.acks, run.made))
    if (options.tables > 1 && run.overSockets === 0) run.faults.push('nothing was done over sockets')
    const { overSockets, repeated, finished, faults } = run
    const acknowledged = run.acks.length
    const slowestStart = Math.round(run.slowestStart)
    return { kills: options.kills, acknowledged, overSockets, repeated, finished, slowestStart, faults }
  } finally {
    await run.kill('SIGKILL')
    rmSync(run.folder, { recursive: true, force: true })
  }
}

/** Compare what was acknowledged with what is on disk. */
function findFaults(folder: string, acks: readonly Ack[], made: readonly string[]): string[] {
  const db = new DatabaseSync(join(folder, 'harvest.db'))
  const faults: string[] = []
  const { integrity_check: verdict } = db.prepare('PRAGMA integrity_check').get() as {
    integrity_check: string
  }
  if (verdict !== 'ok') faults.push(`the database is damaged: ${verdict}`)
  const gaps = db
    .prepare('SELECT tab FROM log GROUP BY tab HAVING max(seq) <> count(*) OR min(seq) <> 1')
    .all()
  if (gaps.length > 0) faults.push(`${gaps.length} tables have gaps in their log`)
  const first = db.prepare('SELECT 1 FROM log WHERE tab = ? AND seq = 1')
  for (const table of made) if (!first.get(table)) faults.push('a table that was made is missing')
  const rowsById = new Map<string, number>()
  for (const { tab, body } of db.prepare('SELECT tab, body FROM log').iterate() as Iterable<{
    tab: string
    body: string
  }>) {
    const row = JSON.parse(body) as TableRow
    if (row.kind !== 'move' && row.kind !== 'undo') continue
    const key = `${tab} ${row.id}`
    rowsById.set(key, (rowsById.get(key) ?? 0) + 1)
  }
  const answerOf = db.prepare('SELECT answer FROM log WHERE tab = ? AND command = ?')
  for (const { table, id, moves, answer } of acks) {
    const rows = rowsById.get(`${table} ${id}`) ?? 0
    if (rows !== moves) faults.push(`an acknowledged command has ${rows} rows instead of ${moves}`)
    const stored = answerOf.get(table, id) as { answer: string } | undefined
    if (stored?.answer !== answer) faults.push(`an acknowledged command is stored with another answer`)
  }
  for (const [key, count] of rowsById) if (count > 10) faults.push(`${key} was done ${count} times`)
  db.close()
  return faults
}

if (import.meta.main) {
  const kills = Number(process.argv[2] ?? 200)
  const tables = Number(process.argv[3] ?? 50)
  const report = await checkCrash({ kills, tables, seed: Date.now() % 2 ** 31, life: 400 })
  const { faults, ...figures } = report
  const slow = report.slowestStart > MAX_START
  if (slow) process.stdout.write(`it took more than ${MAX_START} ms until the server answered again\n`)
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  for (const fault of faults.slice(0, 20)) process.stdout.write(`  ${fault}\n`)
  process.stdout.write(
    faults.length === 0 ? 'nothing lost, doubled or missing\n' : `${faults.length} faults\n`,
  )
  process.exitCode = faults.length === 0 && !slow ? 0 : 1
}
