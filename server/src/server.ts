/** The server as a whole: puts the parts together, starts them and ends them in the right order. */
import { fileURLToPath } from 'node:url'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { BotDriver } from './bots/driver.ts'
import { startThinkers, type Thinkers } from './bots/thinkers.ts'
import { realClock, type Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Core } from './core.ts'
import { createApp } from './http/app.ts'
import { networkOf } from './http/security.ts'
import { RateLimit } from './limits.ts'
import { People } from './people/people.ts'
import { createServerMetrics, type ServerMetrics } from './server-metrics.ts'
import { Hub } from './socket/hub.ts'
import type { Storage } from './storage/contract.ts'
import type { GameOffer, TableState } from './tables/state.ts'
import { Neighbours } from './tables/neighbours.ts'
import type { Table } from './tables/table.ts'
import { Tables } from './tables/tables.ts'

const SWEEP_EVERY = 60 * 60_000
/**
 * How long requests and pages may take to end once everything is stored, in ms. Half a request would be waited for
 * until its own timeout, and `docker stop` kills after ten seconds.
 */
export const GRACE = 2_000
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

export interface ServerOptions {
  readonly config: Config
  readonly games: readonly GameOffer[]
  /** The bots there are, weakest first. */
  readonly levels: readonly string[]
  /** The address of the module whose bots think in the worker threads. */
  readonly botModule: string
  /** Opened already; the server closes it. */
  readonly storage: Storage
  readonly metrics?: ServerMetrics
  readonly clock?: Clock
}

export interface RunningServer {
  readonly url: string
  readonly core: Core
  readonly app: FastifyInstance
  /** Answers what is under way, stores the positions, and lets go of everything. */
  close(): Promise<void>
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config } = options
  const clock = options.clock ?? realClock
  const metrics = options.metrics ?? createServerMetrics()
  const core = createCore(options, clock, metrics)
  const app = createApp({ core, webDir: config.webDir || WEB })
  const thinkers = startThinkers({
    module: options.botModule,
    threads: config.botThreads,
    limit: config.botThink,
  })
  const driver = new BotDriver({
    thinkers,
    clock,
    pace: config.botPace,
    ...(core.storage.others ? { claim: core.storage.others.claim } : {}),
    onThought: (ms) => metrics.thoughts.observe(ms / 1000),
    onTrouble: logTrouble(core),
  })
  const hub = new Hub(core, app.server)
  core.people.onClosed = (devices) => hub.closeDevices(devices)
  core.tables.hooks = {
    tell: (guest, frame) => hub.tell(guest, frame),
    changed(table, before, foreign) {
      if (!foreign) count(metrics, table, before)
      driver.consider(table)
    },
    trouble: logTrouble(core),
  }
  const neighbours = meetNeighbours(core, hub)
  addGauges(metrics, core, hub, driver)
  await listen(app, config)
  const stopSweeping = sweepRegularly(core)
  void wakeBots(core)
  const { port } = app.server.address() as AddressInfo
  const url = `http://localhost:${port}`
  return {
    url,
    core,
    app,
    close: once(() => close({ core, app, hub, driver, neighbours, thinkers, stopSweeping })),
  }
}

/** What goes wrong while nobody waits for an answer. */
function logTrouble({ log }: Core, level: 'error' | 'warn' = 'error') {
  return (error: unknown, what: string): void =>
    log[level]({ error: error instanceof Error ? error.message : String(error) }, what)
}

/** Where other processes may use the same database, hear what they do. */
function meetNeighbours(core: Core, hub: Hub): Neighbours | null {
  const { storage, tables, people, clock } = core
  if (!storage.others) return null
  tables.neighbours = new Neighbours({
    others: storage.others,
    tables,
    clock,
    tell: (guest, frame) => hub.tell(guest, frame),
    devices: () => hub.devices(),
    closed: (devices) => people.forget(devices),
    onTrouble: logTrouble(core, 'warn'),
  })
  return tables.neighbours
}

function createCore(options: ServerOptions, clock: Clock, metrics: ServerMetrics): Core {
  const { config, storage, games, levels } = options
  const hour = 60 * 60
  return {
    config,
    clock,
    storage,
    metrics,
    log: pino({ level: config.logLevel, base: null }),
    tables: new Tables({ games, levels, storage, config, clock }),
    people: new People(storage, config, clock),
    limits: {
      ip: new RateLimit(clock, config.ratePerIp, config.ratePerIp * 10, networkOf),
      guest: new RateLimit(clock, config.ratePerGuest, config.ratePerGuest * 5),
      newcomers: new RateLimit(clock, config.rateGuests / hour, config.rateGuests, networkOf),
      chat: new RateLimit(clock, config.rateChat / 60, Math.ceil(config.rateChat / 3)),
      past: new RateLimit(clock, config.ratePast, config.ratePast * 10, networkOf),
    },
    closing: false,
  }
}

/** All addresses, also where the machine knows only the older kind. */
async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const { port } = config
  if (config.host !== '') return void (await app.listen({ port, host: config.host }))
  try {
    await app.listen({ port, host: '::' })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EAFNOSUPPORT') throw error
    await app.listen({ port, host: '0.0.0.0' })
  }
}

function count(metrics: ServerMetrics, table: Table, before: TableState | null): void {
  const { state } = table
  if (!before || before.match === state.match) return
  metrics.moves.add({ game: state.offer.game.id }, state.seq - before.seq)
  if (before.status !== state.status) metrics.tables.add({ game: state.offer.game.id, became: state.status })
}

function addGauges(metrics: ServerMetrics, core: Core, hub: Hub, driver: BotDriver): void {
  metrics.registry.gauge('harvest_sockets', 'Connected pages.', () => hub.size)
  metrics.registry.gauge('harvest_tables_loaded', 'Tables in memory.', () => core.tables.size)
  metrics.registry.gauge(
    'harvest_bots_thinking',
    'Bots that are thinking or about to move.',
    () => driver.thinking,
  )
}

/** Bots whose turn it was when the server went down go on. */
async function wakeBots(core: Core): Promise<void> {
  try {
    for (const id of await core.storage.listBotsDue()) {
      if (core.closing) return
      await core.tables
        .get(id)
        .catch((error: Error) => core.log.error({ error: error.message }, 'a table can’t be read'))
    }
  } catch (error) {
    core.log.error({ error: (error as Error).message }, 'the bots can’t be woken')
  }
}

function sweepRegularly(core: Core): () => void {
  let stop = (): void => {}
  const next = (): void => {
    stop = core.clock.later(SWEEP_EVERY, () => {
      Promise.all([core.storage.sweep(core.clock.now()), core.tables.closeStale()])
        .catch((error: Error) => core.log.error({ error: error.message }, 'sweeping failed'))
        .finally(next)
    })
  }
  next()
  return () => stop()
}

interface Parts {
  readonly core: Core
  readonly app: FastifyInstance
  readonly hub: Hub
  readonly driver: BotDriver
  readonly neighbours: Neighbours | null
  readonly thinkers: Thinkers
  readonly stopSweeping: () => void
}

async function close(parts: Parts): Promise<void> {
  const { core, app, hub, driver, neighbours, thinkers, stopSweeping } = parts
  core.closing = true
  stopSweeping()
  driver.stop()
  hub.close()
  neighbours?.close()
  const ended = app.close()
  await core.tables.settle()
  const callOff = core.clock.later(GRACE, () => {
    hub.cutOff()
    app.server.closeAllConnections()
  })
  await ended
  callOff()
  // What was asked within the grace.
  await core.tables.settle()
  await core.tables.saveAll()
  await thinkers.close()
  await core.storage.close()
  core.metrics.stop()
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => (running ??= run())
}
