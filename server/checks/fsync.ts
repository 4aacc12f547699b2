/**
 * Watches the system calls of a server while somebody plays, and looks whether the disk was waited for before
 * every single acknowledgement, by HTTP and over a socket. Needs strace.
 *
 *   npm run check:fsync -- [moves]
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Created, Numbered } from '../src/wire.ts'
import { SocketDoor } from './socket-door.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export function canTrace(): boolean {
  return spawnSync('strace', ['-V']).status === 0
}

export interface FsyncReport {
  readonly acknowledged: number
  readonly syncs: number
  /** Acknowledgements that were found among the calls. */
  readonly seen: number
  /** Acknowledgements that came without a sync since the one before. */
  readonly early: number
}

export async function checkFsync(moves: number): Promise<FsyncReport> {
  const folder = mkdtempSync(join(tmpdir(), 'harvest-fsync-'))
  const trace = join(folder, 'trace')
  const calls = 'trace=fsync,fdatasync,write,writev,sendto,sendmsg'
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    RATE_PER_IP: '0',
    RATE_PER_GUEST: '0',
  }
  const args = ['-f', '-y', '-s', '4000', '-e', calls, '-o', trace, process.execPath, MAIN]
  const child = spawn('strace', args, { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  try {
    const url = await servingAt(child.stdout)
    const acknowledged = await playAlone(url.replace('localhost', '127.0.0.1'), moves)
    const ended = once(child, 'exit')
    process.kill(-child.pid!, 'SIGTERM')
    await ended
    return { acknowledged, ...judge(readFileSync(trace, 'utf8')) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function servingAt(output: NodeJS.ReadableStream): Promise<string> {
  let log = ''
  return new Promise((resolve) =>
    output.on('data', (data: Buffer) => {
      log += data.toString()
      const found = /"url":"([^"]+)","msg":"serving"/.exec(log)
      if (found) resolve(found[1]!)
    }),
  )
}

/** One person at both seats, one command after the other through either door, so that no two can share a commit. */
async function playAlone(url: string, moves: number): Promise<number> {
  let cookie = ''
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { cookie, 'content-type': 'application/json' }
    const response = await fetch(url + path, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';')[0]!
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return (await response.json()) as T
  }
  await send('POST', '/api/me', { name: 'Ada' })
  const door = new SocketDoor(() => cookie)
  const wish = { id: 'fsync-table', game: 'scoville', seats: ['me', 'me'], autostart: true }
  const { table } = await send<Created>('POST', '/api/tables', wish)
  for (let i = 0; i < moves; i++) {
    const open = await send<Numbered>('GET', `/api/tables/${table}/view`)
    const seat = open.update.waiting[0]!
    const { update } = await send<Numbered>('GET', `/api/tables/${table}/view?seat=${seat}`)
    const command = {
      id: `fsync-move-${i}`,
      seat,
      decision: update.decision,
      moves: [update.offers[0]!.move],
    }
    const path = `/api/tables/${table}/moves`
    if (i % 2 === 0) await send('POST', path, command)
    else if ((await door.give(url, path, command))?.status !== 200)
      throw new Error(`move ${i} over the socket`)
  }
  door.close()
  return moves
}

/** Walk through the calls: each answer to a move needs a finished sync of the log since the answer before. */
function judge(trace: string): Omit<FsyncReport, 'acknowledged'> {
  let syncs = 0
  let seen = 0
  let early = 0
  let synced = false
  /** Threads whose sync has begun; strace tells the end on a line of its own. */
  const syncing = new Set<string>()
  for (const line of trace.split('\n')) {
    const [thread = ''] = line.split(' ')
    const begins = /f(data)?sync\(\d+<[^>]*harvest\.db-wal>/.test(line)
    if (begins && line.includes('unfinished')) syncing.add(thread)
    else if (begins || (/f(data)?sync resumed/.test(line) && syncing.delete(thread))) {
      syncs++
      synced = true
    } else if (/\{\\"n\\":\d+,\\"at\\":/.test(line)) {
      seen++
      if (!synced) early++
      synced = false
    }
  }
  return { syncs, seen, early }
}

if (import.meta.main) {
  if (!canTrace()) throw new Error('strace is not installed')
  const report = await checkFsync(Number(process.argv[2] ?? 200))
  process.stdout.write(`${JSON.stringify(report)}\n`)
  process.exitCode = report.early === 0 && report.seen === report.acknowledged ? 0 : 1
}
