/** All tables of the server: made, found in memory or storage, and let go when nobody needs them. */
import { randomBytes } from 'node:crypto'
import {
  decideClose,
  decideCreate,
  decideRename,
  startIfFull,
  type Asker,
  type Decision,
  type World,
} from './decide.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { answerAgain } from '../digest.ts'
import { failed } from '../problem.ts'
import { Unavailable, type Storage, type StoredCommand } from '../storage/contract.ts'
import type { Created, CreateTable, TurnFrame } from '../wire.ts'
import { creationOf, snapshotOf } from './append.ts'
import { loadTable } from './load.ts'
import type { Presence } from './look.ts'
import { Recent } from './recent.ts'
import type { GuestId } from './rows.ts'
import { createState, type GameOffer, type Games, type TableState } from './state.ts'
import type { Neighbours } from './neighbours.ts'
import { KEPT_CHAT, Table, type Here, type Surroundings } from './table.ts'

/** A table id is an invitation: 128 bits cannot be guessed. */
const ID_BYTES = 16
export const TABLE_ID = /^[A-Za-z0-9_-]{22}$/

export interface TablesOptions {
  readonly games: readonly GameOffer[]
  readonly levels: readonly string[]
  readonly storage: Storage
  readonly config: Config
  readonly clock: Clock
}

export interface TablesHooks {
  changed(table: Table, before: TableState | null, foreign: boolean): void
  tell(guest: GuestId, frame: TurnFrame): void
  trouble(error: unknown, what: string): void
}

export class Tables implements Surroundings {
  readonly games: Games
  readonly storage: Storage
  readonly levels: readonly string[]
  readonly config: Config
  readonly clock: Clock
  hooks: TablesHooks = { changed() {}, tell() {}, trouble() {} }
  /** The other processes on the same database; null where there can be none. */
  neighbours: Neighbours | null = null
  /** In the order they were last asked for. */
  private readonly loaded = new Map<string, Table>()
  private readonly loading = new Map<string, Promise<Table>>()

  constructor(options: TablesOptions) {
    this.games = new Map(options.games.map((offer) => [offer.game.id, offer]))
    this.levels = options.levels
    this.storage = options.storage
    this.config = options.config
    this.clock = options.clock
  }

  now(): number {
    return this.clock.now()
  }

  world(presence: Presence): World {
    const { config, levels } = this
    return { config, levels, presence, now: this.now(), newSeed: () => randomBytes(32).toString('hex') }
  }

  changed(table: Table, before: TableState, foreign: boolean): void {
    this.hooks.changed(table, before, foreign)
  }

  tell(guest: GuestId, frame: TurnFrame, foreign: boolean): void {
    this.hooks.tell(guest, frame)
    if (!foreign) this.neighbours?.pass(guest, frame)
  }

  elsewhere(table: string): Here {
    return this.neighbours?.at(table) ?? NOBODY
  }

  moved(table: Table): void {
    // Whoever came had to wait for it, and meanwhile it may have left memory again.
    if (table.followed && !this.loaded.has(table.id)) this.loaded.set(table.id, table)
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
  peek(id: string): Table | undefined {
    return this.loaded.get(id)
  }

  /** The table as it is at this moment, whichever process wrote last. */
  async fresh(id: string): Promise<Table> {
    const table = await this.get(id)
    await table.refresh()
    if (this.loaded.get(id) !== table) return this.fresh(id)
    if (table.state.status === 'closed') throw failed('noSuchTable')
    return table
  }

  newId(): string {
    return randomBytes(ID_BYTES).toString('base64url')
  }

  /** The table if it is in memory, to be used; throws when it is there no more. */
  known(id: string): Table | undefined {
    const table = this.loaded.get(id)
    if (!table) return undefined
    this.touch(id, table)
    if (table.state.status === 'closed') throw failed('noSuchTable')
    return table
  }

  /** The table, from memory or from its log; throws when there is none. */
  async get(id: string): Promise<Table> {
    const known = this.known(id)
    if (known) return known
    if (!TABLE_ID.test(id)) throw failed('noSuchTable')
    const running = this.loading.get(id)
    if (running) return running
    const load = this.load(id).finally(() => this.loading.delete(id))
    this.loading.set(id, load)
    return load
  }

  /** Begin something with a table at once: while one waited for it, it may have left memory again. */
  async use<T>(id: string, begin: (table: Table) => T): Promise<Awaited<T>> {
    for (;;) {
      const table = await this.get(id)
      if (this.loaded.get(id) === table) return await begin(table)
    }
  }

  /** While there is room for as many again, nobody has to leave soon and the order does not matter. */
  private touch(id: string, table: Table): void {
    if (this.loaded.size * 2 <= this.config.maxLoaded) return
    this.loaded.delete(id)
    this.loaded.set(id, table)
  }

  private async load(id: string): Promise<Table> {
    const loaded = await loadTable(this.storage, this.games, id)
    if (!loaded) throw failed('noSuchTable')
    const chat = await this.storage.readChat(id, null, KEPT_CHAT)
    const table = new Table(this, loaded.state, loaded.recent, chat)
    const { carry } = loaded
    if (carry) await table.apply((state) => ({ rows: state.match ? [] : [carry], answer: () => null }))
    if (table.state.status === 'closed') throw failed('noSuchTable')
    return this.place(table)
  }

  private place(table: Table): Table {
    this.evict()
    this.loaded.set(table.id, table)
    this.neighbours?.ask(table.id)
    this.hooks.changed(table, null, false)
    return table
  }

  /** Make a table; the same command again gives the same one, also when there would be no room for another. */
  async create(asker: Asker, body: CreateTable, name: string, digest: string): Promise<Created> {
    const earlier = await this.storage.findCommand('', asker.guest, body.id)
    if (earlier) return repeatedCreation(earlier, digest)
    const offer = this.games.get(body.game)
    if (!offer) throw failed('noSuchGame')
    const world = this.world(NOBODY_HERE)
    const row = decideCreate(offer.game, asker, body, name, world)
    await this.checkRoom(asker.guest)
    const table = this.newId()
    const answer: Created = { table }
    const command: StoredCommand = {
      scope: '',
      actor: asker.guest,
      id: body.id,
      digest,
      answer: JSON.stringify(answer),
    }
    const started = startIfFull(createState(table, row, this.games, world.now), world)
    const { part, state } = creationOf(table, [row, ...started], this.games, world.now, command)
    const appended = await this.storage.append([part])
    if (appended.kind === 'conflict') throw failed('notStored')
    if (appended.kind === 'repeated') return repeatedCreation(appended.command, digest)
    // Whoever made it comes at once, and bots that begin are not to wait until then.
    this.place(new Table(this, state, new Recent(state), []))
    return answer
  }

  /** Whether there may be one more table, made by this person. */
  async checkRoom(guest: GuestId): Promise<void> {
    await this.checkOwnRoom(guest)
    if ((await this.storage.countLive(null, 0)) >= this.config.maxTables) throw failed('tooManyTables')
  }

  /** Whether this person may be at one more table. */
  async checkOwnRoom(guest: GuestId): Promise<void> {
    if ((await this.storage.countLive(guest, 0)) >= this.config.maxTablesPerGuest) throw failed('tooManyTables')
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
    for (const id of await this.storage.listStale(before, 100))
      await this.change(id, (state, world) => decideClose(state, world))
  }

  /** Change one table of many; one that can't be read must not keep the others waiting. */
  private async change(id: string, decide: (state: TableState, world: World) => Decision): Promise<void> {
    try {
      await this.use(id, (table) => table.apply((state) => decide(state, this.world(table))))
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
    const playing = [...this.loaded.values()].filter(({ state }) => state.status === 'playing' && state.match)
    if (playing.length > 0) await this.storage.saveSnapshots(playing.map(({ state }) => snapshotOf(state)))
  }

  /** Make room for one more table, as far as there are any that nobody needs. */
  private evict(): void {
    if (this.loaded.size < this.config.maxLoaded) return
    for (const [id, table] of this.loaded) {
      if (table.followed || table.pending > 0 || table.botsToMove().length > 0) continue
      this.loaded.delete(id)
      this.neighbours?.forget(id)
      if (table.state.status === 'playing' && table.state.match)
        void this.storage.saveSnapshots([snapshotOf(table.state)]).catch(() => {})
      if (this.loaded.size < this.config.maxLoaded) return
    }
  }
}

function repeatedCreation(command: StoredCommand, digest: string): Created {
  return JSON.parse(answerAgain(command, digest)) as Created
}

const NOBODY_HERE: Presence = { isPresent: () => false, awaySince: () => null, watchers: () => 0 }
const NOBODY: Here = { guests: new Set(), watchers: 0 }
