/** A server under load: started as a process of its own, driven at a pace, and measured. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Figures, OpenTable, Pace, Started, Table } from './load-clients.ts'

/** Until the compilers are done with the code of either server. */
const WARM_UP = 10_000
/** Until a new pace has set in. */
const SETTLE = 2_000

export interface Row {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** Processor time for one move, in µs; what else runs on the machine does not change it much. */
  readonly server: number
  readonly driver: number
}

export class Run {
  private readonly child: ChildProcess
  readonly started: Started
  private readonly figures: Figures = { latencies: [] }
  private readonly pace: Pace = { every: 0 }
  tables: readonly Table[] = []

  private constructor(child: ChildProcess, started: Started) {
    this.child = child
    this.started = started
  }

  static async start(script: string, open: OpenTable, count: number): Promise<Run> {
    const path = fileURLToPath(new URL(script, import.meta.url))
    const child = spawn(process.execPath, [...serveFlags(), path], { stdio: ['ignore', 'pipe', 'inherit'] })
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

/** How `npm start` runs Node; both servers get the same. */
function serveFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: { serve: string }
  }
  return scripts.serve.match(/--\S+/g) ?? []
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
