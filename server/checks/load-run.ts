/** A server under load: started as a process of its own, driven at a pace, and measured. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Figures, OpenTable, Pace, Started, Table } from './load-clients.ts'
import { giveUp } from './load-wire.ts'

/** Until the compilers are done with the code of either server. */
const WARM_UP = 10_000
/** Until a new pace has set in. */
const SETTLE = 1_000
/** Until what is under way has arrived. */
const CALM = 300
/** How many tables are opened at a time. */
const AT_ONCE = 50

export interface Row {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** Processor time for one move, in µs; what else runs on the machine does not change it much. */
  readonly server: number
  readonly driver: number
}

/** What was measured in one or more stretches of play, possibly from several runs. */
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
  private readonly pace: Pace = { every: 0, held: [] }
  tables: readonly Table[] = []
  /** However the check ends, nothing of the server stays behind. */
  private readonly clear: () => void

  private constructor(child: ChildProcess, started: Started) {
    this.child = child
    this.started = started
    this.clear = () => {
      child.kill('SIGKILL')
      this.removeFolder()
    }
    child.on('exit', crashed)
    process.on('exit', this.clear)
  }

  /** A server with this many tables, warmed up, at which nobody moves until they are allowed to. */
  static async start(script: string, open: OpenTable, count: number): Promise<Run> {
    const run = await Run.gather(script, open, count)
    run.release()
    await sleep(WARM_UP)
    await run.hold()
    return run
  }

  /** As many, where nobody has moved yet. */
  static async gather(script: string, open: OpenTable, count: number): Promise<Run> {
    const path = fileURLToPath(new URL(script, import.meta.url))
    const child = spawn(process.execPath, [...serveFlags(), path], { stdio: ['ignore', 'pipe', 'inherit'] })
    child.on('exit', crashed)
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    child.off('exit', crashed)
    const run = new Run(child, JSON.parse(line.toString()) as Started)
    const { started, figures, pace } = run
    run.tables = await inTurns(count, (i) => open(started, figures, pace, i + 1))
    return run
  }

  /** Play for a while, at `rate` moves a second or without one as many as it can; then play goes on. */
  async play(into: Measured, seconds: number, rate?: number, settle = SETTLE): Promise<void> {
    this.pace.every = rate === undefined ? 0 : (this.tables.length * 1000) / rate
    this.release()
    await sleep(settle)
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

  private release(): void {
    const held = this.pace.held ?? []
    this.pace.held = null
    for (const go of held) go()
  }

  /** Let nobody move any more until it goes on. */
  async hold(): Promise<void> {
    this.pace.held ??= []
    await sleep(CALM)
  }

  /** Memory of the server, in MB; NaN where the system does not tell. */
  memory(): Memory {
    let status = ''
    try {
      status = readFileSync(`/proc/${this.child.pid!}/status`, 'utf8')
    } catch {
      // Not every system has it.
    }
    const read = (line: RegExp): number => Number(line.exec(status)?.[1] ?? NaN) / 1024
    return { now: read(/^VmRSS:\s+(\d+) kB$/m), peak: read(/^VmHWM:\s+(\d+) kB$/m) }
  }

  async end(): Promise<void> {
    for (const table of this.tables) table.stop()
    this.child.off('exit', crashed)
    process.off('exit', this.clear)
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
    this.removeFolder()
  }

  private removeFolder(): void {
    const { folder } = this.started
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

export interface Memory {
  readonly now: number
  readonly peak: number
}

function crashed(): never {
  giveUp('the server has ended by itself')
}

/** A few at a time: a server is not opened for business by everybody at once. */
async function inTurns<T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < count) {
      const i = next++
      made[i] = await make(i)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return made
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
