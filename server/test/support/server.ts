/** A server of its own for each test: any free port, a folder that goes away, no pace, no rates. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { readConfig, type Config } from '../../src/config.ts'
import { startServer, type RunningServer } from '../../src/server.ts'
import type { Storage } from '../../src/storage/contract.ts'
import { openSqlite } from '../../src/storage/sqlite/storage.ts'
import type { GameOffer } from '../../src/games.ts'
import { LEVELS } from '@harvest/bots'
import { games } from './bots.ts'
import { Client } from './client.ts'
import { ManualClock } from './clock.ts'

export interface TestServer extends RunningServer {
  readonly clock: ManualClock
  readonly folder: string
  /** Somebody with a cookie jar, and with a name unless it is null. */
  guest(name: string | null): Promise<Client>
}

export interface TestOptions {
  readonly config?: Partial<Config>
  readonly folder?: string
  /** When it starts, in ms since 1970. */
  readonly time?: number
  /** Instead of SQLite in the folder. */
  readonly open?: () => Promise<Storage>
  readonly games?: readonly GameOffer[]
  readonly botModule?: string
  readonly variantModule?: string
  /** Put something between the server and its storage. */
  readonly wrap?: (storage: Storage) => Storage
}

const NO_LIMITS: Partial<Config> = {
  port: 0,
  logLevel: 'silent',
  botPace: 0,
  botAlonePace: 0,
  botThreads: 1,
  ratePerIp: 0,
  ratePerGuest: 0,
  rateGuests: 0,
  rateTables: 0,
  rateVariants: 0,
  rateChat: 0,
  rateCoach: 0,
  rateFrames: 0,
  ratePast: 0,
  // Time jumps in tests; pages can't answer a ping within a jump.
  heartbeat: 60 * 60_000,
  webDir: '/does/not/exist',
}

export function testFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'harvest-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function openInFolder(folder: string): Promise<Storage> {
  return openSqlite(folder, {
    onFatal(error) {
      throw error
    },
  })
}

/** Ends with the test. */
export async function testServer(t: TestContext, options: TestOptions = {}): Promise<TestServer> {
  const folder = options.folder ?? testFolder(t)
  const config: Config = { ...readConfig({}), ...NO_LIMITS, ...options.config }
  const clock = new ManualClock(options.time)
  const opened = await (options.open ?? openInFolder)(folder)
  const server = await startServer({
    config,
    clock,
    games: options.games ?? games,
    levels: LEVELS,
    ...(options.variantModule ? { variantModule: options.variantModule } : {}),
    botModule: options.botModule ?? new URL('./bots.ts', import.meta.url).href,
    storage: options.wrap ? options.wrap(opened) : opened,
  })
  t.after(() => server.close())
  return {
    ...server,
    clock,
    folder,
    async guest(name) {
      const client = new Client(server.url)
      t.after(() => client.close())
      if (name !== null) await client.post('/api/me', { name })
      return client
    },
  }
}
