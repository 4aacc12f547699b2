/** A server in this process for the checks: a folder of its own, time that stands still, no limits unless asked for. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Clock } from '../src/clock.ts'
import { readConfig, type Config } from '../src/config.ts'
import { startServer, type RunningServer } from '../src/server.ts'
import type { Storage } from '../src/storage/contract.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import type { GameOffer } from '../src/games.ts'
import type { Levels } from '../src/tables/decide/shared.ts'

/** Nothing a check does may be refused because there was too much of it. */
export const UNLIMITED: Partial<Config> = {
  port: 0,
  host: '127.0.0.1',
  logLevel: 'silent',
  botPace: 0,
  botAlonePace: 0,
  ratePerIp: 0,
  ratePerGuest: 0,
  rateGuests: 0,
  rateTables: 0,
  rateChat: 0,
  rateCoach: 0,
  rateFrames: 0,
  ratePast: 0,
  maxTables: 1e9,
  maxTablesPerGuest: 1e9,
  webDir: '/does/not/exist',
}

/** A moment that lasts: two answers that differ do so for another reason. */
export const stillClock: Clock = {
  now: () => Date.UTC(2025, 0, 1),
  later(ms, run) {
    const soon = ms <= 0 ? setImmediate(run) : undefined
    return () => soon && clearImmediate(soon)
  },
}

export interface CheckServer extends RunningServer {
  /** A request without a network, through everything that requests pass. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>
  end(): Promise<void>
}

export interface CheckOptions {
  readonly config?: Partial<Config>
  readonly wrap?: (storage: Storage) => Storage
  readonly clock?: Clock
  /** The bots that may play; otherwise those that play by chance. */
  readonly levels?: Levels
  /** Of every game that starts: the same ones give two servers the same games. */
  readonly newSeed?: () => string
  /** A data folder that outlives the server; otherwise it has one of its own. */
  readonly folder?: string
}

export async function checkServer(
  games: readonly GameOffer[],
  more: CheckOptions = {},
): Promise<CheckServer> {
  const folder = more.folder ?? checkFolder()
  const opened = await openSqlite(folder, {
    onFatal(error) {
      throw error
    },
  })
  const server = await startServer({
    config: { ...readConfig({}), ...UNLIMITED, ...more.config },
    games,
    levels: more.levels ?? { offered: ['random'], known: ['random'], usual: 'random' },
    botModule: import.meta.resolve('@harvest/bots'),
    storage: more.wrap ? more.wrap(opened) : opened,
    clock: more.clock ?? stillClock,
    ...(more.newSeed ? { newSeed: more.newSeed } : {}),
  })
  return {
    ...server,
    inject: (request) => server.app.inject(request),
    async end() {
      await server.close()
      if (more.folder === undefined) removeFolder(folder)
    },
  }
}

export function checkFolder(): string {
  return mkdtempSync(join(tmpdir(), 'harvest-check-'))
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
