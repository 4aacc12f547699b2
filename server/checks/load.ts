/**
 * Durable moves a second, and how long a move takes from being sent until the next seat has it, beside
 * boardgame.io's server in memory, with the same game, the same number of tables and the same driver.
 *
 *   npm run check:load -- [seconds]
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openOurs, rivalClient, type Figures, type Started } from './load-clients.ts'

const WARM_UP = 3_000
const TIMES = 2
const MAX_P99 = 50

interface Row {
  readonly name: string
  readonly tables: number
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** Processor time of the server for one move, in µs; what else runs on the machine does not change it much. */
  readonly cost: number | null
}

type OpenTable = typeof openOurs

async function start(script: string): Promise<{ child: ChildProcess; started: Started }> {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, started: JSON.parse(line.toString()) as Started }
}

async function measure(
  name: string,
  script: string,
  open: OpenTable,
  count: number,
  seconds: number,
): Promise<Row> {
  const { child, started } = await start(script)
  try {
    const figures: Figures = { latencies: [] }
    const tables = await Promise.all(Array.from({ length: count }, (_, i) => open(started, figures, i + 1)))
    await sleep(WARM_UP)
    figures.latencies.length = 0
    const begun = performance.now()
    const spent = processorTime(child.pid!)
    await sleep(seconds * 1000)
    const took = (performance.now() - begun) / 1000
    const latencies = figures.latencies.slice().sort((a, b) => a - b)
    for (const table of tables) table.stop()
    const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Infinity
    const used = spent === null ? null : processorTime(child.pid!)! - spent
    const cost = used === null ? null : (used * 1e6) / latencies.length
    return { name, tables: count, rate: latencies.length / took, p50: at(0.5), p99: at(0.99), cost }
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    if (started.folder) rmSync(started.folder, { recursive: true, force: true })
  }
}

/** Seconds of processor time a process has used, where the system tells. */
function processorTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return null
  }
}

const seconds = Number(process.argv[2] ?? 10)
const rival = await rivalClient()
let failed = false
process.stdout.write('tables  server                      moves/s   p50 ms   p99 ms   µs a move\n')
for (const tables of [50, 200]) {
  const rows = [
    await measure('boardgame.io, in memory', './load-rival.ts', rival, tables, seconds),
    await measure('Harvest Table, durable', './load-ours.ts', openOurs, tables, seconds),
  ] as const
  for (const { name, rate, p50, p99, cost } of rows)
    process.stdout.write(
      `${String(tables).padStart(6)}  ${name.padEnd(26)} ${rate.toFixed(0).padStart(8)} ` +
        `${p50.toFixed(1).padStart(8)} ${p99.toFixed(1).padStart(8)} ${(cost?.toFixed(0) ?? '').padStart(11)}\n`,
    )
  const ratio = rows[1].rate / rows[0].rate
  process.stdout.write(
    `        ${ratio.toFixed(2)} times as many; aim: ${TIMES} times, p99 below ${MAX_P99} ms\n`,
  )
  failed ||= ratio < TIMES || rows[1].p99 >= MAX_P99
}
process.exit(failed ? 1 : 0)
