/** The server as a whole: puts the parts together, starts them and ends them in the right order. */
import { fileURLToPath } from 'node:url'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { Coach } from './bots/coach.ts'
import { BotDriver } from './bots/driver.ts'
import { Club } from './club/club.ts'
import { firstAdminKey } from './club/key.ts'
import { LiveLimits, RATES } from './club/limits.ts'
import { forgetOld } from './club/retention.ts'
import { startThinkers, type Thinkers } from './bots/thinkers.ts'
import { realClock, type Clock } from './clock.ts'
import { ClockKeeper } from './clocks/keeper.ts'
import type { Config } from './config.ts'
import type { Core } from './core.ts'
import type { GameOffer } from './games.ts'
import { isOwnNetwork } from './doors/network.ts'
import { Painter } from './http/picture/painter.ts'
import { createApp } from './http/app.ts'
import { FirstTimeLimit, RateLimit } from './limits.ts'
import { People } from './people/people.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { NoticeDesk } from './notices/desk.ts'
import { positionInWords } from './notices/message.ts'
import { Notifier } from './notices/notifier.ts'
import { RoomHooks } from './notices/room-hooks.ts'
import { OrderKeeper } from './orders/keeper.ts'
import { Rounds } from './rounds.ts'
import { Hub } from './socket/hub.ts'
import type { Storage } from './storage/contract.ts'
import type { Levels } from './tables/decide/shared.ts'
import { Neighbours } from './tables/neighbours.ts'
import type { Change } from './tables/context.ts'
import type { Table } from './tables/table.ts'
import { Tables } from './tables/tables.ts'
import { Variants } from './variants.ts'

/** Chances are so much quicker told than advice that so many more of them may be asked for. */
const CHANCES = 3

/** The coach helps so many at once; the others hear that it is busy. */
const COACHED_AT_ONCE = 4
const SWEEP_EVERY = 60 * 60_000
/** What is not to be kept any longer is looked for so often, and sooner while there is more of it. */
const FORGET_EVERY = 5 * 60_000
const FORGET_MORE = 10_000
/** Wrong keys and invitations that an address may try: so many at once, and an hour. */
const GUESSES = 30
/**
 * How long requests and pages may take to end once everything is stored, in ms. Half a request would be waited for
 * until its own timeout, and `docker stop` kills after ten seconds.
 */
export const GRACE = 2_000
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

export interface ServerOptions {
  readonly config: Config
  readonly games: readonly GameOffer[]
  readonly levels: Levels
  /** The address of the module whose bots think in the worker threads. */
  readonly botModule: string
  /** The address of the module that loads variants; left out, there are none. */
  readonly variantModule?: string
  /** Opened already; the server closes it. */
  readonly storage: Storage
  readonly metrics?: Metrics
  readonly clock?: Clock
  /** Where the seeds of games come from; only for checks that compare two servers. */
  readonly newSeed?: () => string
}

export interface RunningServer {
  readonly url: string
  readonly core: Core
  readonly app: FastifyInstance
  readonly notifier: Notifier
  readonly orders: OrderKeeper
  /** The key of the admin page, if it was made just now: it is stored nowhere. */
  readonly adminKey: string | null
  /** Answers what is under way, stores the positions, and lets go of everything. */
  close(): Promise<void>
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config } = options
  const clock = options.clock ?? realClock
  const metrics = options.metrics ?? createMetrics()
  const thinkers = startThinkers({
    module: options.botModule,
    variants: options.variantModule ?? null,
    threads: config.botThreads,
    ms: config.botTime,
    limit: config.botThink,
  })
  const adminKey = await firstAdminKey(options.storage)
  const core = await createCore(options, clock, metrics, thinkers)
  const hub = new Hub(core)
  const app = await createApp({ core, hub, webDir: config.webDir || WEB })
  const driver = new BotDriver({
    tables: core.tables,
    thinkers,
    clock,
    pace: config.botPace,
    alonePace: config.botAlonePace,
    // Half of what may be in memory: the other half is for people.
    atOnce: Math.ceil(config.maxLoaded / 2),
    ...(core.storage.others ? { claim: core.storage.others.claim } : {}),
    onThought: (ms) => metrics.thoughts.observe(ms / 1000),
    onTrouble: logTrouble(core),
  })
  core.people.onClosed = (devices) => hub.closeDevices(devices)
  obeyClub(core, hub)
  core.tables.hooks = {
    tell: (guest, frame) => hub.tell(guest, frame),
    changed(table, change) {
      if (change && !change.foreign) count(metrics, table, change)
      driver.consider(table)
    },
    trouble: logTrouble(core),
  }
  const neighbours = meetNeighbours(core, hub, driver)
  addGauges(metrics, core, hub, driver)
  const keeper = new ClockKeeper({ ...core, onTrouble: logTrouble(core) })
  await keeper.start()
  const orders = new OrderKeeper({ ...core, onTrouble: logTrouble(core) })
  orders.start()
  const notifier = new Notifier({
    storage: core.storage,
    clock,
    senders: core.notices.senders,
    teller: core.notices.teller,
    positionOf: (id, language) =>
      core.tables.use(id, (table) => positionInWords(table, language, core.notices.teller)),
    lookers: () => hub.lookers(),
    takeSeen: (isMeant) => hub.sight.take(isMeant),
    silence: core.storage.others ? config.heartbeat : null,
    offAddress: (channel) => core.notices.offAddress(channel),
    nameOf: (what) => core.notices.nameOf(what),
    onTrouble: logTrouble(core, 'warn'),
  })
  notifier.start()
  core.rooms.start()
  await listen(app, config)
  const sweeps = [sweepRegularly(core), forgetRegularly(core)]
  void wakeBots(core, driver)
  const { port } = app.server.address() as AddressInfo
  const url = `http://localhost:${port}`
  return {
    url,
    core,
    app,
    notifier,
    orders,
    adminKey,
    close: once(() =>
      close({ core, app, hub, driver, neighbours, keeper, orders, notifier, thinkers, sweeps }),
    ),
  }
}

/** What goes wrong while nobody waits for an answer. */
function logTrouble({ log }: Pick<Core, 'log'>, level: 'error' | 'warn' = 'error') {
  return (error: unknown, what: string): void =>
    log[level]({ error: error instanceof Error ? error.message : String(error) }, what)
}

/** New house rules hold at once, for those who are connected too. */
function obeyClub({ club, live, limits }: Core, hub: Hub): void {
  live.apply(club.settings.limits, limits)
  club.onChange = (before) => {
    live.apply(club.settings.limits, limits)
    hub.shutOut((guest, network) => club.isShutOut(guest, network))
    const { notice: text } = club.settings
    if (text !== before.notice) hub.tellAll({ t: 'notice', text })
  }
}

/** Where other processes may use the same database, hear what they do. */
function meetNeighbours(core: Core, hub: Hub, driver: BotDriver): Neighbours | null {
  const { storage, tables, people, clock } = core
  if (!storage.others) return null
  tables.neighbours = new Neighbours({
    others: storage.others,
    tables,
    clock,
    tell: (guest, frame) => hub.tell(guest, frame),
    wake: (table) => driver.consider(table),
    devices: () => hub.devices(),
    closed: (devices) => people.forget(devices),
    clubChanged: () => core.club.reload(),
    onTrouble: logTrouble(core, 'warn'),
  })
  core.club.tellOthers = () => tables.neighbours?.passClub()
  return tables.neighbours
}

async function createCore(
  options: ServerOptions,
  clock: Clock,
  metrics: Metrics,
  thinkers: Thinkers,
): Promise<Core> {
  const { storage, games, levels, newSeed, variantModule } = options
  const hour = 60 * 60
  const live = new LiveLimits(options.config)
  const { config } = live
  const club = await Club.open({ storage, clock })
  const variants = variantModule
    ? new Variants({ module: variantModule, most: config.maxVariants, tryOut: thinkers.tryOut })
    : null
  const tables = new Tables({
    ...{ games, levels, storage, config, clock },
    ...(newSeed ? { newSeed } : {}),
    ...(variants ? { variants } : {}),
  })
  const url = config.publicUrl.replace(/\/+$/, '') || `http://localhost:${config.port}`
  const log = pino({ level: config.logLevel, base: null })
  const notices = await NoticeDesk.open({ storage, config, clock, teller: { games: tables.games, url } })
  const rooms = new RoomHooks({
    ...{ storage, clock, tables, senders: notices.senders, teller: notices.teller },
    nameOf: (what) => notices.nameOf(what),
    onTrouble: logTrouble({ log }, 'warn'),
  })
  return {
    config,
    clock,
    storage,
    club,
    live,
    started: clock.now(),
    checkVoice: (guest) => club.checkVoice(guest),
    metrics,
    log,
    tables,
    people: new People(storage, config, clock),
    coach: new Coach(thinkers, COACHED_AT_ONCE),
    variants,
    painter: new Painter(clock, config.webDir || WEB),
    mayVary: (network) =>
      variants !== null &&
      (config.variants === 'everybody' || (config.variants === 'here' && isOwnNetwork(network))),
    notices,
    rooms,
    limits: {
      ip: new RateLimit(clock, ...RATES.ip(config)),
      guest: new RateLimit(clock, ...RATES.guest(config)),
      newcomers: new RateLimit(clock, ...RATES.newcomers(config)),
      tables: new RateLimit(clock, ...RATES.tables(config)),
      guesses: new RateLimit(clock, GUESSES / hour, GUESSES),
      passwords: new RateLimit(clock, config.ratePasswords / hour, config.ratePasswords),
      coach: new RateLimit(clock, config.rateCoach / 60, Math.ceil(config.rateCoach / 2)),
      chances: new RateLimit(clock, (CHANCES * config.rateCoach) / 60, CHANCES * config.rateCoach),
      chat: new RateLimit(clock, ...RATES.chat(config)),
      variants: new RateLimit(clock, config.rateVariants / hour, Math.ceil(config.rateVariants / 2)),
      past: new FirstTimeLimit(new RateLimit(clock, config.ratePast, config.ratePast * 10)),
    },
    closing: false,
  }
}

/** All addresses, even where the machine only knows the older kind. */
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

function count(metrics: Metrics, table: Table, { steps, became }: Change): void {
  if (steps > 0) metrics.moves.inc({ game: table.game }, steps)
  if (became) metrics.tables.inc({ game: table.game, became })
}

function addGauges(metrics: Metrics, core: Core, hub: Hub, driver: BotDriver): void {
  metrics.gauge('harvest_sockets', 'Connected pages.', () => hub.size)
  metrics.gauge('harvest_tables_loaded', 'Tables in memory.', () => core.tables.size)
  metrics.gauge('harvest_bots_thinking', 'Bots that are thinking or about to move.', () => driver.thinking)
}

/** Bots whose turn it was when the server went down go on. */
async function wakeBots(core: Core, driver: BotDriver): Promise<void> {
  try {
    driver.wake(await core.storage.listBotsDue())
  } catch (error) {
    core.log.error({ error: (error as Error).message }, 'the bots can’t be woken')
  }
}

function sweepRegularly(core: Core): Rounds {
  const rounds = new Rounds(core.clock, () =>
    Promise.all([core.storage.sweep(core.clock.now()), core.tables.closeStale()]).catch((error: Error) =>
      core.log.error({ error: error.message }, 'sweeping failed'),
    ),
  )
  rounds.start(SWEEP_EVERY)
  return rounds
}

/** A little at a time, so that nobody has to wait for it. */
function forgetRegularly(core: Core): Rounds {
  let more = false
  const rounds = new Rounds(core.clock, async () => {
    more = await forgetOld(core).catch((error: Error) => {
      core.log.error({ error: error.message }, 'old data couldn’t be deleted')
      return false
    })
  })
  rounds.start(() => (more ? FORGET_MORE : FORGET_EVERY))
  return rounds
}

interface Parts {
  readonly core: Core
  readonly app: FastifyInstance
  readonly hub: Hub
  readonly driver: BotDriver
  readonly neighbours: Neighbours | null
  readonly keeper: ClockKeeper
  readonly orders: OrderKeeper
  readonly notifier: Notifier
  readonly thinkers: Thinkers
  readonly sweeps: readonly Rounds[]
}

async function close(parts: Parts): Promise<void> {
  const { core, app, hub, driver, neighbours, keeper, orders, notifier, thinkers, sweeps } = parts
  core.closing = true
  driver.stop()
  await Promise.all([...sweeps, keeper, orders, notifier, core.rooms].map((each) => each.stop()))
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
  await Promise.all([thinkers.close(), core.painter.close()])
  await core.storage.close()
  core.metrics.stop()
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => (running ??= run())
}
