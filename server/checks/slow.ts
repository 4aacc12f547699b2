/**
 * Pages that never read: each may fill its own buffer and is then let go, the memory stays bounded, and those who
 * play notice nothing.
 *
 *   npm run check:slow -- [sockets] [seconds]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openOurs, type Table } from './load-clients.ts'
import { Measured, Run, type Row } from './load-run.ts'
import { Frames } from './load-wire.ts'

const TABLES = 20
/** Moves a second: far from what the server can do, so that a change would be seen. */
const RATE = 500
/** Tables each of them follows: all that one socket may. */
const FOLLOWED = 8
const MAX_SECONDS = 120
const MB = 1024 * 1024
/** What a socket may hold, as configured, and as much again for the slabs that its frames are parts of. */
const MAX_PER_SOCKET = 2 * MB
/** What comes and goes with the games themselves. */
const SLACK = 64 * MB
/** A p99 of a few ms moves by as much from one look to the next. */
const NOISE = 5

/** Follows as many tables as it may, gives commands all the time, and reads nothing of what comes of either. */
class Deaf {
  private readonly page: Frames
  private readonly tables: readonly Table[]
  private readonly followed: string[] = []
  private said = 0

  constructor(page: Frames, tables: readonly Table[]) {
    this.page = page
    this.tables = tables
    page.stopReading()
    this.follow()
  }

  /** The tables that are being played now. */
  follow(): void {
    for (const [i, now] of this.tables.entries()) {
      const table = now.id()
      const before = this.followed[i]
      if (before === table) continue
      if (before !== undefined) this.page.send(JSON.stringify({ t: 'unsub', table: before }))
      this.page.send(JSON.stringify({ t: 'sub', table, as: 'watcher' }))
      this.followed[i] = table
    }
    // Whoever has no identity may do nothing, and is told so: answers fill the buffer as well.
    const [table] = this.followed
    this.page.send(JSON.stringify({ do: 'chat', id: `deaf-line-${this.said++}`, table, text: 'hello?' }))
  }

  close(): void {
    this.page.close()
  }
}

async function look(url: string): Promise<{ dropped: number; memory: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const read = (line: RegExp): number => Number(line.exec(text)?.[1] ?? 0)
  return {
    dropped: read(/^harvest_sockets_dropped_total\{reason="slow"\} (\S+)$/m),
    memory: read(/^process_resident_memory_bytes (\S+)$/m),
  }
}

const count = Number(process.argv[2] ?? 100)
const seconds = Number(process.argv[3] ?? 10)
const run = await Run.start('./load-ours.ts', openOurs, TABLES)
const { url } = run.started
const measure = async (): Promise<Row> => {
  const measured = new Measured()
  await run.play(measured, seconds, RATE)
  return measured.row()
}
const before = await measure()
const { memory } = await look(url)

const deaf = await Promise.all(
  Array.from({ length: count }, async (_, i) => {
    const some = Array.from({ length: FOLLOWED }, (_, k) => run.tables[(i + k) % TABLES]!)
    return new Deaf(await Frames.open(url, '/api/socket'), some)
  }),
)
const following = setInterval(() => {
  for (const one of deaf) one.follow()
}, 1000)
let peak = 0
let dropped = 0
const watch = (async (): Promise<void> => {
  for (let i = 0; i < MAX_SECONDS * 2 && dropped < count; i++) {
    await sleep(500)
    const now = await look(url)
    peak = Math.max(peak, now.memory - memory)
    dropped = now.dropped
  }
})()
const during = await measure()
await watch
clearInterval(following)
for (const one of deaf) one.close()
await run.end()

const show = (name: string, row: Row): void =>
  void process.stdout.write(
    `${name.padEnd(24)} ${row.rate.toFixed(0)} moves/s, p50 ${row.p50.toFixed(1)} ms, p99 ${row.p99.toFixed(1)} ms\n`,
  )
show('before', before)
show(`with ${count} that don’t read`, during)
process.stdout.write(`${dropped} of ${count} dropped, ${(peak / MB).toFixed(0)} MB more memory at most\n`)
const ok =
  dropped === count &&
  peak < count * MAX_PER_SOCKET + SLACK &&
  during.p99 < Math.max(2 * before.p99, before.p99 + NOISE)
process.stdout.write(ok ? 'nobody else noticed\n' : 'not as it should be\n')
process.exit(ok ? 0 : 1)
