/** All tables of the server: made, found in memory or storage, and let go when nobody needs them. */
import type { Clock } from '../clock.ts'
import type { TableConfig } from '../config.ts'
import { answerAgain } from '../digest.ts'
import { alone, type GameOffer, type Games } from '../games.ts'
import { randomBase64, randomHex } from '../chance.ts'
import { Failed, failed } from '../problem.ts'
import { soon } from '../soon.ts'
import { Damaged, Unavailable, type TableStorage, type StoredCommand } from '../storage/contract.ts'
import type { Variants } from '../variants.ts'
import type { Created, CreateTable, PlanStart, TurnFrame } from '../wire.ts'
import { creationOf } from './append.ts'
import type { Change, TableContext } from './context.ts'
import { decideCreate } from './decide/create.ts'
import { decidePaused } from './decide/clocks.ts'
import { startIfFull, type Asker, type Levels, type World } from './decide/shared.ts'
import { decideClose, decideEnd, decideForget, decideRename } from './decide/upkeep.ts'
import { startMatch } from './fold.ts'
import { loadTable, Outgrown } from './load.ts'
import type { Neighbours } from './neighbours.ts'
import { Attendances, type Here, type Presence } from './presence.ts'
import { planRows, type PlanSeats } from './plan.ts'
import type { GuestId, TableRow } from './rows.ts'
import { createState } from './state.ts'
import { Table, type Command } from './table.ts'
import { KEPT_LINES } from './chat.ts'
import { Window } from './window.ts'

/** A table id is an invitation: 128 bits cannot be guessed. */
const ID_BYTES = 16
const SEED_BYTES = 32
const COUNT_EVERY = 10_000
/** Those that a device gives its own begin with `~`, so that nobody takes them for the server's. */
export const TABLE_ID = /^[A-Za-z0-9_~-]{22}$/

export interface TablesOptions {
  readonly games: readonly GameOffer[]
  readonly levels: Levels
  readonly storage: TableStorage
  readonly config: TableConfig
  readonly clock: Clock
  /** Where seeds come from; checks that compare two servers bring their own. */
  readonly newSeed?: () => string
  readonly newTable?: () => string
  /** Where tables may play variants. */
  readonly variants?: Pick<Variants, 'bring' | 'load'>
}

export interface TablesHooks {
  /** A table has been read into memory, or something about it has been stored. */
  changed(table: Table, change: Change | null): void
  tell(guest: GuestId, frame: TurnFrame): void
  trouble(error: unknown, what: string): void
}

export class Tables implements TableContext {
  readonly games: Games
  readonly storage: TableStorage
  readonly levels: Levels
  readonly config: TableConfig
  readonly clock: Clock
  readonly attendances: Attendances
  hooks: TablesHooks = { changed() {}, tell() {}, trouble() {} }
  /** The other processes on the same database; null where there can be none. */
  neighbours: Neighbours | null = null
  private readonly variants: Pick<Variants, 'bring' | 'load'> | null
  private readonly newSeed: () => string
  private readonly newTable: () => string
  /** In the order they were last asked for. */
  private readonly loaded = new Map<string, Table>()
  private readonly loading = new Map<string, Promise<Table>>()
  /** Tables that are open or being played, as far as it is known until then. */
  private live = { count: 0, until: -Infinity }

  constructor(options: TablesOptions) {
    this.games = new Map(options.games.map((offer) => [offer.game.id, offer]))
    this.levels = options.levels
    this.storage = options.storage
    this.config = options.config
    this.clock = options.clock
    this.attendances = new Attendances(options.clock.now())
    this.variants = options.variants ?? null
    this.newSeed = options.newSeed ?? (() => randomHex(SEED_BYTES))
    this.newTable = options.newTable ?? newTable
  }

  world(presence: Presence): World {
    const { config, levels, newSeed, newTable } = this
    return { config, levels, presence, now: this.clock.now(), newSeed, newTable }
  }

  changed(table: Table, change: Change): void {
    if (change.became === 'finished' || change.became === 'closed') this.live.count--
    this.hooks.changed(table, change)
  }

  tell(guest: GuestId, frame: TurnFrame, foreign: boolean): void {
    this.hooks.tell(guest, frame)
    if (!foreign) this.neighbours?.pass(guest, frame)
  }

  elsewhere(table: string): Here {
    return this.neighbours?.at(table) ?? NOBODY
  }

  moved(table: Table): void {
    this.neighbours?.moved(table)
  }

  get size(): number {
    return this.loaded.size
  }

  /** The tables in memory. */
  all(): Iterable<Table> {
    return this.loaded.values()
  }

  /** The table if it is in memory. */
  find(id: string): Table | undefined {
    return this.loaded.get(id)
  }

  /** Do something with a table, from memory or from its log; it stays in memory meanwhile. Throws when there is none. */
  async use<T>(id: string, work: (table: Table) => T | Promise<T>): Promise<T> {
    const table = this.loaded.get(id) ?? (await this.load(id))
    if (table.status === 'closed') throw failed('noSuchTable')
    table.users++
    try {
      this.touch(table)
      return await work(table)
    } finally {
      table.users--
    }
  }

  /** While there is room for as many again, nobody has to leave soon and the order does not matter. */
  private touch(table: Table): void {
    if (this.loaded.size * 2 <= this.config.maxLoaded) return
    this.loaded.delete(table.id)
    this.loaded.set(table.id, table)
  }

  /** Read a table into memory, once however many ask. */
  private load(id: string): Promise<Table> {
    if (!TABLE_ID.test(id)) throw failed('noSuchTable')
    const running = this.loading.get(id)
    if (running) return running
    const load = this.read(id).finally(() => this.loading.delete(id))
    this.loading.set(id, load)
    return load
  }

  private async read(id: string): Promise<Table> {
    const loaded = await loadTable(this.storage, (first) => this.offerOf(first), id).catch(
      (error: unknown) => {
        // Whoever hosts has to hear of rules that lack an upgrade.
        if (error instanceof Outgrown)
          this.hooks.trouble(error.cause, 'a table can’t go on under today’s rules')
        if (error instanceof Failed || error instanceof Unavailable || error instanceof Damaged) throw error
        // Rows that can't be read, or that do not follow from each other.
        throw new Damaged(id, { cause: error })
      },
    )
    if (!loaded) throw failed('noSuchTable')
    const chat = await this.storage.readChat(id, null, KEPT_LINES)
    const table = new Table(this, loaded.state, loaded.window, chat)
    const { carry } = loaded
    if (carry) await table.apply((state) => ({ rows: state.match ? [] : [carry], answer: () => null }))
    if (loaded.state.clock && table.hasClock)
      await table.apply(decidePaused(await this.storage.listOutages(loaded.state.clock.at)))
    if (table.status === 'closed') throw failed('noSuchTable')
    return this.place(table)
  }

  private place(table: Table): Table {
    // Until those who were waiting for it have got it.
    table.users++
    soon(() => table.users--)
    this.makeRoom()
    this.loaded.set(table.id, table)
    this.neighbours?.ask(table.id)
    this.hooks.changed(table, null)
    return table
  }

  /** Make a table; the same command again gives the same one, even when there would be no room for another. */
  async create(
    asker: Asker,
    body: CreateTable,
    name: string,
    digest: string,
    /** Throws when too many were made lately, or when this person may bring no variant. */
    spend: (what: 'table' | 'variant') => void,
  ): Promise<Created> {
    const earlier = await this.storage.findCommand('', asker.guest, body.id)
    if (earlier) return repeatedCreation(earlier, digest)
    const offer = await this.offerFor(body, spend)
    const world = this.world(NOBODY_HERE)
    const row = decideCreate(offer.game, asker, body, name, world)
    await this.checkRoom(asker.guest)
    spend('table')
    const table = this.newTable()
    const answer: Created = { table }
    const command: StoredCommand = {
      scope: '',
      actor: asker.guest,
      id: body.id,
      digest,
      answer: JSON.stringify(answer),
    }
    const empty = createState(table, row, alone(offer), world.now)
    if (row.begun && !startMatch(empty, row.begun.seed).ok) throw failed('badRecord')
    const started = startIfFull(empty, world)
    const repeated = await this.found(table, offer, [row, ...started], command)
    return repeated ? repeatedCreation(repeated, digest) : answer
  }

  /** A table from the rows it begins with. Returns the command if it was made by it before. */
  private async found(
    id: string,
    offer: GameOffer,
    rows: readonly [TableRow, ...TableRow[]],
    command: StoredCommand | null,
  ): Promise<StoredCommand | null> {
    const { part, first, steps } = creationOf(id, rows, alone(offer), this.clock.now(), command)
    const appended = await this.storage.append([part])
    if (appended.kind === 'conflict') throw failed('notStored')
    if (appended.kind === 'repeated') return appended.command
    this.live.count++
    // Whoever made it comes at once, and bots that begin are not to wait until then.
    const window = new Window(first)
    for (const step of steps) window.add(step)
    this.place(new Table(this, steps.at(-1)?.after ?? first, window, []))
    return null
  }

  /** A table to plan ahead on, for whoever holds the device. */
  async plan(asker: Asker, id: string, start: PlanStart, seats: PlanSeats): Promise<Created> {
    const rows = planRows(start, seats, asker, this.world(NOBODY_HERE))
    if (start.variant && !this.variants) throw failed('noPlans')
    const offer = await this.offerOf(rows[0])
    const { version } = offer.game
    if (start.version !== version) throw failed('otherVersion', { theirs: start.version, ours: version })
    await this.found(id, offer, rows, null)
    return { table: id }
  }

  /** The game of a new table, changed as its maker wishes. */
  private async offerFor(
    { game, variant }: CreateTable,
    spend: (what: 'variant') => void,
  ): Promise<GameOffer> {
    const offer = this.games.get(game)
    if (!offer) throw failed('noSuchGame')
    if (variant === undefined) return offer
    if (!this.variants) throw failed('noVariants')
    spend('variant')
    return this.variants.bring(variant, game)
  }

  /** The game of a table that there is. */
  private async offerOf(first: TableRow): Promise<GameOffer> {
    const offer = first.kind === 'created' ? this.games.get(first.game) : undefined
    if (!offer || first.kind !== 'created') throw failed('gameGone')
    if (!first.variant) return offer
    if (!this.variants) throw failed('gameGone')
    return this.variants.load(first.variant)
  }

  /** Whether there may be one more table, made by this person. */
  async checkRoom(guest: GuestId): Promise<void> {
    await this.checkOwnRoom(guest)
    const now = this.clock.now()
    // To count them all takes milliseconds; in between this process keeps count itself.
    if (now >= this.live.until) this.live = { count: await this.countLive(null), until: now + COUNT_EVERY }
    if (this.live.count >= this.config.maxTables) throw failed('tooManyTables')
  }

  /** Whether this person may be at one more table. */
  async checkOwnRoom(guest: GuestId): Promise<void> {
    if ((await this.countLive(guest)) >= this.config.maxTablesPerGuest) throw failed('tooManyTables')
  }

  /** Games left alone for a long time don't take up room; if you come back, they're as you left them. */
  private countLive(guest: GuestId | null): Promise<number> {
    return this.storage.countLive(guest, this.clock.now() - this.config.abandonedAfter)
  }

  /** Something was taken out of a line of chat, or perhaps out of any: everybody is told what is left. */
  async lineChanged(table: string, n: number | null): Promise<void> {
    await this.find(table)?.readChatAgain(n)
    this.neighbours?.passLine(table, n)
  }

  /** A person's new name appears at all their tables that still go on. */
  async rename(asker: Asker): Promise<void> {
    const own = await this.storage.listOf(asker.guest, this.config.maxTablesPerGuest)
    for (const listing of own.filter(({ status }) => status === 'open' || status === 'playing'))
      await this.change(listing.table, (state) => decideRename(state, asker))
  }

  /** Close tables that never started and that nobody came to for long. */
  async closeStale(): Promise<void> {
    const before = this.clock.now() - this.config.staleAfter
    for (const id of await this.storage.listStale(before, 100)) await this.change(id, decideClose)
  }

  /** Close a table, whatever goes on at it. */
  async end(id: string): Promise<void> {
    await this.change(id, decideEnd)
  }

  /** Nothing at a table is to tell of this person any more. */
  async forget(id: string, guest: GuestId): Promise<void> {
    await this.change(id, (state, world) => decideForget(state, guest, world))
  }

  /** Change one table of many; one that can't be read must not keep the others waiting. */
  private async change(id: string, decide: Command['decide']): Promise<void> {
    try {
      await this.use(id, (table) => table.apply(decide))
    } catch (error) {
      if (error instanceof Unavailable) throw error
      this.hooks.trouble(error, 'a table can’t be changed')
    }
  }

  /** Wait until every mailbox is empty. */
  async settle(): Promise<void> {
    await Promise.all([...this.loaded.values()].map((table) => table.settled()))
  }

  /** Store the positions of all games in memory, so that they can go on under newer rules. */
  async saveAll(): Promise<void> {
    const snapshots = [...this.loaded.values()]
      .map((table) => table.snapshot())
      .filter((saved) => saved !== null)
    if (snapshots.length > 0) await this.storage.saveSnapshots(snapshots)
  }

  /** Make room for one more table, as far as there are any that nobody needs. */
  private makeRoom(): void {
    if (this.loaded.size < this.config.maxLoaded) return
    for (const [id, table] of this.loaded) {
      if (!table.idle) continue
      this.loaded.delete(id)
      this.neighbours?.forget(id)
      if (this.loaded.size < this.config.maxLoaded) return
    }
  }
}

export function newTable(): string {
  return randomBase64(ID_BYTES)
}

function repeatedCreation(command: StoredCommand, digest: string): Created {
  return JSON.parse(answerAgain(command, digest)) as Created
}

const NOBODY_HERE: Presence = { isPresent: () => false, awaySince: () => null, watchers: () => 0 }
const NOBODY: Here = { guests: new Set(), watchers: 0 }
