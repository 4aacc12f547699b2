/**
 * The tables of one device, for a page without a server: the server's own tables, commands and bots, with no network,
 * no strangers and no other process around them. It speaks the frames of the socket, so a page meets both alike.
 */
import { FastRng } from '@harvest/engine'
import { Coach } from './bots/coach.ts'
import { BotDriver } from './bots/driver.ts'
import type { Advise, Foresee, Think } from './bots/think.ts'
import { random32, randomBase64 } from './chance.ts'
import type { Clock } from './clock.ts'
import { commands, statusOf } from './commands/all.ts'
import type { TableConfig } from './config.ts'
import type { CommandCore } from './core.ts'
import { answerTo } from './doors/failures.ts'
import type { Language } from './doors/language.ts'
import type { GameOffer } from './games.ts'
import { failed } from './problem.ts'
import { NoRoom, Unavailable, type TableStorage } from './storage/contract.ts'
import type { Listener } from './tables/audience.ts'
import { lineAt } from './tables/chat.ts'
import type { Levels } from './tables/decide/shared.ts'
import { myTableOf } from './tables/listing.ts'
import type { Projection } from './tables/projection.ts'
import type { Table } from './tables/table.ts'
import { Tables } from './tables/tables.ts'
import { decideWent, type PlanSeats, type Stride } from './tables/plan.ts'
import type { ClientFrame, CommandFrame, MyTables, PlanStart, ServerFrame, TableId } from './wire.ts'

export { advise, foresee, think, type BotModule, type Position, type Task, type Think } from './bots/think.ts'
export { randomBase64, randomHex } from './chance.ts'
export type { Clock } from './clock.ts'
export type { Language } from './doors/language.ts'
export { describeGames, type GameOffer } from './games.ts'
export type { PlanSeats, Stride } from './tables/plan.ts'
export type {
  Advice,
  Begun,
  ClientFrame,
  PlanStart,
  SeatInfo,
  SeatWish,
  ServerFrame,
  TableInfo,
} from './wire.ts'
export * from './storage/contract.ts'

/** Who holds the device. */
export const OWNER = 'me'
/** What the ids of tables on a device begin with, and those of plans among them. */
const HERE = '~'
const PLAN = '~~'
const LISTED = 500
const CHAT_PAGE = 100
/** Whoever has left every seat to bots may come back. */
const ALONE_PACE = 3_000

const CONFIG: TableConfig = {
  absenceHost: 0,
  absenceVote: 0,
  staleAfter: Infinity,
  abandonedAfter: Infinity,
  maxLoaded: 4,
  maxTables: Infinity,
  maxTablesPerGuest: Infinity,
  maxChatKept: 1000,
  maxChatText: 500,
  orderLeast: 0,
  orderMost: 0,
}

const UNLIMITED = { take: () => 0 }
/** Nobody is away from their own device: what is ordered in advance is for tables that go on without one. */
const byName = new Map<string, (typeof commands)[number]>(
  commands.filter(({ away }) => !away).map((command) => [command.name, command]),
)

/** Whoever sits at the device, as the page knows them. */
export interface Visitor {
  readonly name: string
  readonly language: Language
}

interface Followed {
  readonly table: Table
  readonly listener: Listener
  readonly visitor: Visitor
}

/** As HTTP would answer. */
export interface PocketAnswer {
  readonly status: number
  readonly body: unknown
}

export interface PocketOptions {
  readonly games: readonly GameOffer[]
  /** The bots there are, weakest first. */
  readonly levels: Levels
  readonly storage: TableStorage
  readonly think: Think
  readonly advise: Advise
  readonly foresee: Foresee
  readonly clock: Clock
  send(frame: ServerFrame): void
  trouble(error: unknown, what: string): void
}

export class Pocket {
  private readonly core: CommandCore
  private readonly driver: BotDriver
  private readonly coach: Coach
  private readonly options: PocketOptions
  private readonly followed = new Map<TableId, Followed>()
  /** Tables whose bots couldn't move: their people are told once, not with every try. */
  private readonly stuck = new Set<TableId>()
  /** Frames are answered in the order in which they came. */
  private tail: Promise<void> = Promise.resolve()

  constructor(options: PocketOptions) {
    const { storage, clock, games, levels, think } = options
    const newTable = (): string => newId(HERE)
    const tables = new Tables({ games, levels, storage, config: CONFIG, clock, newTable })
    this.options = options
    this.core = {
      config: CONFIG,
      clock,
      storage,
      tables,
      limits: { chat: UNLIMITED, tables: UNLIMITED, variants: UNLIMITED },
      mayVary: () => false,
      checkVoice() {},
      log: { error: (what: unknown) => options.trouble(what, 'a table on this device') },
    }
    this.coach = new Coach(options, 1)
    this.driver = new BotDriver({
      tables,
      thinkers: { think },
      clock,
      pace: 0,
      alonePace: ALONE_PACE,
      atOnce: CONFIG.maxLoaded,
      onTrouble: (error, what, table) => this.hearTrouble(error, what, table),
    })
    tables.hooks = {
      changed: (table, change) => {
        if (change) this.stuck.delete(table.id)
        this.driver.consider(table)
      },
      tell() {},
      trouble: options.trouble,
    }
  }

  /** What a page says: a command, or that it follows a table from now on, or no more. */
  hear(frame: ClientFrame, visitor: Visitor): Promise<void> {
    this.tail = this.tail.then(() => {
      if ('do' in frame) return this.perform(frame, visitor)
      if (frame.t === 'unsub') return this.close(frame.table)
      // Nobody is told of a table that is on their own device.
      if (frame.t === 'shown') return
      return this.follow(frame, visitor)
    })
    return this.tail
  }

  /** A question, by the address that the server has for it. */
  async read(path: string, visitor: Visitor): Promise<PocketAnswer> {
    const { pathname, searchParams } = new URL(path, 'http://pocket')
    const [, first, table = '', what = ''] = pathname.split('/')
    try {
      if (first !== 'tables') throw failed('noSuchPage')
      return done(await this.core.tables.use(table, (found) => this.look(found, what, searchParams)))
    } catch (error) {
      return this.explain(error, path, table, undefined, visitor)
    }
  }

  private look(table: Table, what: string, query: URLSearchParams): unknown {
    const seat = query.get('seat')
    const projection = (): Projection => table.as(table.viewerFor(OWNER, seat === null ? null : Number(seat)))
    switch (what) {
      case '':
        return table.describe(OWNER)
      case 'view': {
        const at = query.get('at')
        return at === null ? projection().now() : projection().at(Number(at), freely)
      }
      case 'advice':
        return this.coach.advise(OWNER, table.coachQuestion(OWNER, Number(seat)))
      case 'chances':
        return this.coach.foresee(OWNER, table.chancesQuestion(OWNER, Number(seat)))
      case 'plan': {
        const at = query.get('at')
        return projection().plan(at === null ? null : Number(at), freely, new FastRng(random32()))
      }
      case 'line':
        return projection().line()
      case 'log':
        return projection().log(freely)
      case 'replay':
        return JSON.parse(new TextDecoder().decode(projection().replay(freely)))
      case 'story':
        return projection().story(freely)
      case 'record':
        return table.recordSoFar()
      case 'begun':
        return table.soFar()
      case 'chat':
        return this.core.storage
          .readChat(table.id, query.get('before') === null ? null : Number(query.get('before')), CHAT_PAGE)
          .then((lines) => ({ lines: lines.map((line) => lineAt(table.id, line)) }))
      default:
        throw failed('noSuchPage')
    }
  }

  /** A table to plan ahead on. */
  plan(start: PlanStart, seats: PlanSeats, visitor: Visitor): Promise<PocketAnswer> {
    const { tables } = this.core
    const asker = { guest: OWNER, name: visitor.name }
    return tables
      .plan(asker, newId(PLAN), start, seats)
      .then(done, (error: unknown) => this.explain(error, 'plan', '', undefined, visitor))
  }

  /** Go to where these steps of a plan lead. */
  go(id: TableId, steps: readonly Stride[], visitor: Visitor): Promise<PocketAnswer> {
    return this.core.tables
      .use(id, (table) => table.apply((state) => decideWent(state, steps)))
      .then(
        () => done({}),
        (error: unknown) => this.explain(error, 'go', id, undefined, visitor),
      )
  }

  private async perform({ do: name, table = '', ...body }: CommandFrame, visitor: Visitor): Promise<void> {
    const person = { guest: OWNER, name: visitor.name }
    const command = byName.get(name)
    if (!command) {
      const { status, body: answer } = this.explain(failed('noSuchPage'), name, table, body, visitor)
      return this.options.send({ t: 'answer', id: body.id, status, body: answer })
    }
    const { status, body: answer } = await command
      .run({ core: this.core, person, network: '', table, body })
      .then(
        (given): PocketAnswer => ({ status: statusOf(command), body: given }),
        (error: unknown) => this.explain(error, name, table, body, visitor),
      )
    this.options.send({ t: 'answer', id: body.id, status, body: answer })
  }

  private async follow(
    { table: id, as, from, chat = 0 }: Extract<ClientFrame, { t: 'sub' }>,
    visitor: Visitor,
  ): Promise<void> {
    try {
      await this.core.tables.use(id, (table) => {
        if (as !== 'watcher') table.checkOwner(OWNER, as)
        this.unfollow(id)
        const listener: Listener = { guest: OWNER, as, send: this.options.send, expelled: () => {} }
        this.followed.set(id, { table, listener, visitor })
        table.follow(listener, from ?? null, chat)
        // They may have been sent to rest.
        this.driver.consider(table)
      })
    } catch (error) {
      this.refuse(error, id, visitor)
    }
  }

  private refuse(error: unknown, table: TableId, visitor: Visitor): void {
    const { body } = this.explain(error, 'sub', table, undefined, visitor)
    this.options.send({ t: 'refused', table, error: (body as { error: never }).error })
  }

  /** Bots are asked again and again; whoever waits for them has to know why nothing happens. */
  private hearTrouble(error: unknown, what: string, table?: TableId): void {
    if (!(error instanceof NoRoom)) this.options.trouble(error, what)
    const followed = table === undefined ? undefined : this.followed.get(table)
    if (!followed || !(error instanceof Unavailable) || this.stuck.has(followed.table.id)) return
    this.stuck.add(followed.table.id)
    const known = error instanceof NoRoom ? failed('noRoomForBots') : error
    this.refuse(known, followed.table.id, followed.visitor)
  }

  /** Nobody looks at the table any more, so nobody waits for its bots: this device has other things to do. */
  private close(table: TableId): void {
    this.unfollow(table)
    this.driver.rest(table)
  }

  private unfollow(id: TableId): void {
    const followed = this.followed.get(id)
    this.followed.delete(id)
    followed?.table.unfollow(followed.listener)
  }

  private explain(
    error: unknown,
    what: string,
    table: string,
    body: unknown,
    { language }: Visitor,
  ): PocketAnswer {
    const { status, failure } = answerTo(error, this.core, { what, language, table, body })
    return { status, body: failure }
  }
}

/** Every table on the device, whatever its game. */
export async function listTables(storage: TableStorage): Promise<MyTables> {
  const tables = await storage.listOf(OWNER, LISTED)
  return { tables: tables.filter(({ table }) => !isPlan(table)).map(myTableOf) }
}

/** The plans on the device, the newest first. */
export async function listPlans(storage: TableStorage): Promise<TableId[]> {
  const tables = await storage.listOf(OWNER, LISTED)
  return tables.sort((a, b) => b.updated - a.updated).flatMap(({ table }) => (isPlan(table) ? [table] : []))
}

function isPlan(table: TableId): boolean {
  return table.startsWith(PLAN)
}

function newId(kind: string): TableId {
  return kind + randomBase64(16).slice(kind.length)
}

/** Nobody has to share this device's time. */
const freely = (): void => {}

function done(body: unknown): PocketAnswer {
  return { status: 200, body }
}
