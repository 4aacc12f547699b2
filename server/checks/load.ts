/**
 * Durable moves a second, and how long a move takes from being sent until the next seat has it, beside
 * boardgame.io's server in memory, with the same game, the same number of tables and the same driver.
 *
 * Closed loop: everybody moves as soon as they are asked, which shows the highest rate. The time of a move then says
 * little: with as many moves under way as there are tables, it is the number of tables divided by the rate.
 * Open loop: moves come at a given rate, whatever the server does, and count from when they were due.
 *
 *   npm run check:load -- [seconds]
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  openOurs,
  rivalClient,
  type Figures,
  type OpenTable,
  type Pace,
  type Started,
  type Table,
} from './load-clients.ts'

/** Until the compilers are done with the code of either server. */
const WARM_UP = 10_000
/** Until a new pace has set in. */
const SETTLE = 2_000
const TIMES = 2
const MAX_P99 = 50
/** The share of boardgame.io's highest rate at which both are compared. */
const EASE = 0.8
/** A rate that is not kept up is not a rate. */
const KEPT_UP = 0.97

interface Row {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** Processor time for one move, in µs; what else runs on the machine does not change it much. */
  readonly server: number
  readonly driver: number
}

class Run {
  readonly child: ChildProcess
  private readonly started: Started
  private readonly figures: Figures = { latencies: [] }
  private readonly pace: Pace = { every: 0 }
  private tables: readonly Table[] = []

  private constructor(child: ChildProcess, started: Started) {
    this.child = child
    this.started = started
  }

  static async start(script: string, open: OpenTable, count: number): Promise<Run> {
    const path = fileURLToPath(new URL(script, import.meta.url))
    const child = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const run = new Run(child, JSON.parse(line.toString()) as Started)
    run.tables = await Promise.all(
      Array.from({ length: count }, (_, i) => open(run.started, run.figures, run.pace, i + 1)),
    )
    await sleep(WARM_UP)
    return run
  }

  /** At `rate` moves a second; without one, as many as it can. */
  async measure(seconds: number, rate?: number): Promise<Row> {
    if (rate !== undefined) {
      this.pace.every = (this.tables.length * 1000) / rate
      await sleep(SETTLE)
    }
    const { latencies } = this.figures
    latencies.length = 0
    const begun = performance.now()
    const spent = processorTime(this.child.pid!)
    const own = process.cpuUsage()
    await sleep(seconds * 1000)
    const took = (performance.now() - begun) / 1000
    const server = ((processorTime(this.child.pid!) - spent) * 1e6) / latencies.length
    const { user, system } = process.cpuUsage(own)
    const sorted = latencies.slice().sort((a, b) => a - b)
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Infinity
    return {
      rate: sorted.length / took,
      p50: at(0.5),
      p99: at(0.99),
      server,
      driver: (user + system) / sorted.length,
    }
  }

  async end(): Promise<void> {
    for (const table of this.tables) table.stop()
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
    const { folder } = this.started
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

/** Seconds of processor time a process has used; NaN where the system does not tell. */
function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return NaN
  }
}

function print(tables: number, name: string, pace: string, row: Row): void {
  const number = (value: number, digits: number, width: number): string =>
    (Number.isFinite(value) ? value.toFixed(digits) : '').padStart(width)
  process.stdout.write(
    `${String(tables).padStart(6)}  ${name.padEnd(13)} ${pace.padEnd(16)} ${number(row.rate, 0, 7)} ` +
      `${number(row.p50, 1, 8)} ${number(row.p99, 1, 8)} ${number(row.server, 0, 10)} ${number(row.driver, 0, 8)}\n`,
  )
}

/** Whether the aim is met with this many tables. */
async function compare(tables: number, seconds: number, rival: OpenTable): Promise<boolean> {
  const theirs = await Run.start('./load-rival.ts', rival, tables)
  const most = await theirs.measure(seconds)
  print(tables, 'boardgame.io', 'closed loop', most)
  const ease = most.rate * EASE
  print(tables, 'boardgame.io', `open, ${ease.toFixed(0)}/s`, await theirs.measure(seconds, ease))
  await theirs.end()

  const ours = await Run.start('./load-ours.ts', openOurs, tables)
  const full = await ours.measure(seconds)
  print(tables, 'Harvest Table', 'closed loop', full)
  print(tables, 'Harvest Table', `open, ${ease.toFixed(0)}/s`, await ours.measure(seconds, ease))
  const twice = most.rate * TIMES
  const aimed = await ours.measure(seconds, twice)
  print(tables, 'Harvest Table', `open, ${twice.toFixed(0)}/s`, aimed)
  await ours.end()

  process.stdout.write(`        ${(full.rate / most.rate).toFixed(2)} times as many in the closed loop\n`)
  return full.rate >= twice && aimed.rate >= KEPT_UP * twice && aimed.p99 < MAX_P99
}

const seconds = Number(process.argv[2] ?? 10)
const rival = await rivalClient()
process.stdout.write(
  'tables  server        moves           a second   p50 ms   p99 ms  server µs driver µs a move\n',
)
let met = true
for (const tables of [50, 200]) met = (await compare(tables, seconds, rival)) && met
process.stdout.write(
  `the aim, ${TIMES} times as many and at that rate a p99 below ${MAX_P99} ms, is ${met ? '' : 'not '}met\n`,
)
process.exit(met ? 0 : 1)
