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
const SETTLE = 1_000
/** Until what is under way has arrived. */
const CALM = 300

export interface Row {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** Processor time for one move, in µs; what else runs on the machine does not change it much. */
  readonly server: number
  readonly driver: number
}

/** What was measured in one or more stretches of play, also of several runs. */
export class Measured {
  private latencies: number[] = []
  private took = 0
  private server = 0
  private driver = 0

  add(latencies: readonly number[], took: number, server: number, driver: number): void {
    this.latencies = this.latencies.concat(latencies)
    this.took += took
    this.server += server
    this.driver += driver
  }

  row(): Row {
    const { took, server, driver } = this
    const sorted = this.latencies.toSorted((a, b) => a - b)
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Infinity
    const perMove = 1e6 / sorted.length
    return {
      rate: sorted.length / took,
      p50: at(0.5),
      p99: at(0.99),
      server: server * perMove,
      driver: driver * perMove,
    }
  }
}

export class Run {
  private readonly child: ChildProcess
  readonly started: Started
  private readonly figures: Figures = { latencies: [] }
  private readonly pace: Pace = { every: 0, held: null }
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
    await run.hold()
    return run
  }

  /** Play for a while, at `rate` moves a second or without one as many as it can; then play goes on. */
  async play(into: Measured, seconds: number, rate?: number): Promise<void> {
    this.pace.every = rate === undefined ? 0 : (this.tables.length * 1000) / rate
    const held = this.pace.held ?? []
    this.pace.held = null
    for (const go of held) go()
    await sleep(SETTLE)
    this.figures.latencies.length = 0
    const begun = performance.now()
    const spent = processorTime(this.child.pid!)
    const own = process.cpuUsage()
    await sleep(seconds * 1000)
    const took = (performance.now() - begun) / 1000
    const { user, system } = process.cpuUsage(own)
    const server = processorTime(this.child.pid!) - spent
    into.add(this.figures.latencies, took, server, (user + system) / 1e6)
  }

  /** Let nobody move any more until it goes on. */
  async hold(): Promise<void> {
    this.pace.held ??= []
    await sleep(CALM)
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
