/**
 * What the server needs of a database. All that happens at a table is an append-only log of rows, unique by
 * (table, seq); whatever else is stored about it can be made again from the log. Bodies are JSON text that
 * storage does not look into. test/storage-contract.ts runs against every implementation.
 */
import type { AskClub } from './club-statements.ts'
import type { NoticeStorage, WaitChange } from './notice-contract.ts'

export interface StoredRow {
  /** 1 for the first row of a table, without gaps. */
  readonly seq: number
  readonly body: string
  readonly time: number
}

/** An accepted command. The same id from the same actor in the same scope is answered with `answer` again. */
export interface StoredCommand {
  /** The table, or '' for commands that belong to none yet. */
  readonly scope: string
  readonly actor: string
  readonly id: string
  /** Of the body, to tell a repetition from an id used twice. */
  readonly digest: string
  readonly answer: string
}

export interface Person {
  readonly guest: string
  readonly seats: readonly number[]
  readonly toMove: boolean
}

/** What lists show of a table. */
export interface Listing {
  readonly table: string
  readonly game: string
  readonly status: 'open' | 'playing' | 'finished' | 'closed'
  readonly public: boolean
  readonly name: string
  readonly hostName: string
  /** JSON of the seats and options as lists show them. */
  readonly seats: string
  readonly waiting: readonly number[]
  readonly free: number
  readonly botToMove: boolean
  readonly created: number
  readonly updated: number
  /** Only when read: when the first clock of the table is over, as its `ClockMark` says. */
  readonly due?: number | null
}

/** When the first clock of a table is over, as of what happened at `at`. */
export interface ClockMark {
  readonly due: number | null
  readonly at: number
}

/** When the orders of a seat are to be carried out; null: there is nothing to do. */
export interface OrderMark {
  readonly seat: number
  readonly due: number | null
}

export interface DueOrder {
  readonly table: string
  readonly seat: number
  readonly due: number
}

/** A time in which no server was there. */
export interface Outage {
  readonly since: number
  readonly until: number
}

/** Whose turn it is: of what lists show, all that most moves change. */
export interface TurnChange {
  readonly waiting: readonly number[]
  /** The guests who are waited for. */
  readonly toMove: readonly string[]
  readonly botToMove: boolean
  readonly updated: number
}

/** The position after row `seq`, so that a game can go on under newer rules than those its moves were made by. */
export interface Snapshot {
  readonly table: string
  readonly seq: number
  readonly version: number
  readonly body: string
}

export interface Append {
  readonly table: string
  /** With rising seqs; the first must follow the last stored row. */
  readonly rows: readonly StoredRow[]
  readonly command: StoredCommand | null
  /** Null: nothing that lists show has changed. */
  readonly listing: Listing | null
  /** Null: the same people wait and are waited for as before. */
  readonly people: readonly Person[] | null
  /** Instead of both, when they have changed in nothing else. */
  readonly turn: TurnChange | null
  readonly snapshot: Snapshot | null
  /** Left out: no clock has changed. */
  readonly clock?: ClockMark
  /** Left out: the same people are waited for. */
  readonly waits?: WaitChange
  /** Left out: no orders are due at other times than before. */
  readonly orders?: readonly OrderMark[]
}

export type Appended =
  | { readonly kind: 'done' }
  /** Somebody else has appended to one of the tables: read on and decide again. */
  | { readonly kind: 'conflict' }
  /** A command with this id has been accepted before; nothing was written. */
  | { readonly kind: 'repeated'; readonly command: StoredCommand }

/** A line before it has a number. */
export interface NewLine {
  /** Empty once whoever said it has been forgotten. */
  readonly name: string
  readonly seats: readonly number[]
  readonly text: string
  readonly time: number
  /** Who said it; null once they are forgotten, and of lines of earlier releases. */
  readonly guest: string | null
}

export interface ChatRow extends NewLine {
  readonly n: number
  /** The text has been taken away. */
  readonly removed: boolean
}

export type ChatAdded =
  | { readonly kind: 'done'; readonly n: number }
  | { readonly kind: 'repeated'; readonly command: StoredCommand }

export interface Guest {
  readonly id: string
  readonly name: string
}

export interface DeviceRow {
  readonly id: string
  readonly guest: string
  /** SHA-256 of the token in the cookie. */
  readonly tokenHash: string
  readonly label: string
  readonly created: number
  readonly lastUsed: number
}

export interface ListFilter {
  readonly status: Listing['status']
  readonly game: string | null
  /** Only tables with an open seat. */
  readonly free: boolean
  /** Only tables created before: [created, table]. */
  readonly before: readonly [number, string] | null
  readonly limit: number
}

/** A listing together with the seats of the person who asks. */
export interface OwnListing extends Listing {
  readonly yours: readonly number[]
  readonly toMove: boolean
}

/** The database can't be reached or can't answer now, and nothing is known to be wrong with the data: answer 503. */
export class Unavailable extends Error {}

/** The write was not made, and that is certain. */
export class NotStored extends Unavailable {}

/** There is no room left to write to, and nothing was written. */
export class NoRoom extends NotStored {}

/** The connection was lost while writing, and for too long to find out what came of it. The same command again will tell. */
export class Unsure extends Unavailable {}

/**
 * What is stored of a table can't be read any more, now or later: the file is damaged there. Other tables may be
 * fine. Readers of one table reject with it: readLog, readSnapshot, readChat, findCommand.
 */
export class Damaged extends Error {
  readonly table: string

  constructor(table: string, options?: ErrorOptions) {
    super(`what is stored of table ${table} is damaged`, options)
    this.table = table
  }
}

/** The newest rows of a table. */
export interface Newest {
  readonly table: string
  readonly seq: number
  /** The number of the last chat line; 0 when there is none. */
  readonly chat: number
}

/** News from other processes. They come after the commit, usually within milliseconds, and some may be lost. */
export interface News {
  appended(table: string, seq: number): void
  said(table: string, n: number): void
  closed(devices: readonly string[]): void
  /** A message of another process. */
  told(from: string, message: unknown): void
  /** Some news have been missed for certain: look at everything again. */
  missed(): void
}

/** What processes that share one database know of each other. */
export interface Others {
  listen(news: News): void
  /** Say something to all other processes, as JSON of at most 5000 bytes. It may be lost. */
  tell(message: unknown): void
  newest(tables: readonly string[]): Promise<Newest[]>
  /** Those of the devices that are not logged in any more. */
  listClosed(devices: readonly string[]): Promise<string[]>
  /** Tables that wait for a bot and where nothing has happened since `before`. */
  listStuck(before: number): Promise<string[]>
  /** Null while another process holds the same claim; a process that ends lets go of its claims. */
  claim(key: string): Promise<(() => void) | null>
}

/** What tables need of it: all there is where one person plays on one device. */
export interface TableStorage {
  /** All parts or none, durable when it resolves. Rejects with NotStored when certainly nothing was written. */
  append(parts: readonly Append[]): Promise<Appended>
  /** The rows after `after`, oldest first; empty when there is no such table. */
  readLog(table: string, after: number): Promise<StoredRow[]>
  readSnapshot(table: string): Promise<Snapshot | null>
  saveSnapshots(snapshots: readonly Snapshot[]): Promise<void>
  findCommand(scope: string, actor: string, id: string): Promise<StoredCommand | null>

  /** Tables of a person that are not closed: those to move at first, then the latest. */
  listOf(guest: string, limit: number): Promise<OwnListing[]>
  /** Tables that are being played and wait for a bot. */
  listBotsDue(): Promise<string[]>
  /** Open tables where nothing has happened since `before`. */
  listStale(before: number, limit: number): Promise<string[]>
  /** Tables open or being played where something has happened since `since`: those of one person, or all. */
  countLive(guest: string | null, since: number): Promise<number>

  /** Outages that ended after `since`. */
  listOutages(since: number): Promise<Outage[]>

  /** Numbers the line: each table's lines count from 1. Keeps at most `keep` lines a table. */
  addChat(table: string, line: NewLine, keep: number, command: StoredCommand): Promise<ChatAdded>
  /** The last `limit` lines before number `before` (or of all), oldest first. */
  readChat(table: string, before: number | null, limit: number): Promise<ChatRow[]>

  /** Null where no other process can use the same data. */
  readonly others: Others | null
}

export interface Storage extends TableStorage, NoticeStorage {
  /**
   * The server is there. If none was for longer than `tolerance` ms, the outage is stored and returned, and all that
   * is due since then comes later by as long as it lasted.
   */
  beat(now: number, tolerance: number): Promise<Outage | null>
  /** Tables where somebody's time is over, longest ago first. */
  listDue(now: number, limit: number): Promise<string[]>

  /** Orders that are due, longest ago first. */
  listDueOrders(now: number, limit: number): Promise<DueOrder[]>
  /** Put it off, or cancel it, if it's still due when it was. */
  moveOrder(order: DueOrder, due: number | null): Promise<void>
  /** What the admin asks and decides, and what is forgotten. */
  readonly club: AskClub

  /** Public tables, newest first. */
  listPublic(filter: ListFilter): Promise<Listing[]>

  addGuest(guest: Guest, device: DeviceRow): Promise<void>
  renameGuest(guest: string, name: string): Promise<void>
  findGuest(tokenHash: string): Promise<{ guest: Guest; device: DeviceRow } | null>
  touchDevice(device: string, time: number): Promise<void>
  listDevices(guest: string): Promise<DeviceRow[]>
  /** Returns the ids that are closed now. */
  closeDevices(
    guest: string,
    which: { readonly only: string } | { readonly except: string } | 'all',
  ): Promise<string[]>
  /** A guest has one code at a time: the newest. */
  addCode(codeHash: string, guest: string, expires: number): Promise<void>
  /** Works once: gives the device to the guest of the code, or null. At most `maxDevices`, the oldest goes. */
  redeemCode(
    codeHash: string,
    now: number,
    device: Omit<DeviceRow, 'guest'>,
    maxDevices: number,
  ): Promise<{ guest: Guest; closed: string[] } | null>

  /** Delete what has expired. */
  sweep(now: number): Promise<void>
  /** Write something; rejects when that can't be done. How often it has been. */
  check(): Promise<number>
  close(): Promise<void>
}
