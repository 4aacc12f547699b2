/**
 * Storage in one SQLite file in a data folder: writes go to a thread of their own and share commits, reads are
 * made here. See docs/decisions/0021-sqlite-on-its-own-thread.md for why.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { settings } from '../../settings.ts'
import { NotStored, type Storage } from '../contract.ts'
import { paceOf } from './checkpoints.ts'
import { askClub, createClub } from './club.ts'
import { checkFolder, DATABASE_FILE, explainDatabase, markFolder, takeFolder } from './folder.ts'
import { createReads } from './reads.ts'
import type { FromWriter, Operation, ToWriter, WriterData } from './writer.ts'
import type { WriteName, Writes } from './writes.ts'

/** How many operations are handed over before this turn of the event loop has read all there is to read. */
const HANDFUL = 16

export interface SqliteOptions {
  /** The disk has failed: end the process, it starts again from what is on disk. */
  readonly onFatal: (error: Error) => void
  /** Called with the size of each batch once it is on disk, and how long it took. */
  readonly onCommit?: (operations: number, ms: number) => void
  readonly maxPages?: number
  /** Operations between two checkpoints. */
  readonly checkpointEvery?: number
  /** Start over where the folder's database is gone. */
  readonly newDatabase?: boolean
}

interface Waiting {
  readonly operation: Operation
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** Open the database of a data folder, or fail with a sentence that says what is wrong. */
export async function openSqlite(folder: string, options: SqliteOptions): Promise<Storage> {
  const lock = takeFolder(folder)
  try {
    const path = join(folder, DATABASE_FILE)
    const { maxPages = null, checkpointEvery = settings.checkpointEvery.default } = options
    const mayBegin = checkFolder(folder, options.newDatabase ?? false)
    const writer = await Writer.open({ path, mayBegin, maxPages, pace: paceOf(checkpointEvery) }, options)
    markFolder(folder)
    const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    return createStorage(writer, db, lock)
  } catch (error) {
    lock.close()
    throw explainDatabase(error, folder)
  }
}

function createStorage(writer: Writer, db: DatabaseSync, lock: DatabaseSync): Storage {
  const reads = createReads(db)
  const write =
    <Name extends WriteName>(name: Name) =>
    (...args: Parameters<Writes[Name]>) =>
      writer.run(name, args) as Promise<ReturnType<Writes[Name]>>
  // Async functions, so that a reader that throws rejects like a database far away would.
  return {
    append: write('append'),
    readLog: async (table, after) => reads.readLog(table, after),
    readSnapshot: async (table) => reads.readSnapshot(table),
    saveSnapshots: write('saveSnapshots'),
    findCommand: async (scope, actor, id) => reads.findCommand(scope, actor, id),
    listPublic: async (filter) => reads.listPublic(filter),
    listOf: async (guest, limit) => reads.listOf(guest, limit),
    listBotsDue: async () => reads.listBotsDue(),
    listStale: async (before, limit) => reads.listStale(before, limit),
    countLive: async (guest, since) => reads.countLive(guest, since),
    listChannels: async (guest) => reads.listChannels(guest),
    findChannel: async (tokenHash) => reads.findChannel(tokenHash),
    putChannel: write('putChannel'),
    dropChannel: write('dropChannel'),
    noteSeen: write('noteSeen'),
    listNotices: async (now, open, limit) => reads.listNotices(now, open, limit),
    takeNotice: write('takeNotice'),
    endNotice: write('endNotice'),
    keepSecret: write('keepSecret'),
    putSecret: write('putSecret'),
    findSecret: async (name) => reads.findSecret(name),
    beat: write('beat'),
    listOutages: async (since) => reads.listOutages(since),
    listDue: async (now, limit) => reads.listDue(now, limit),
    listDueOrders: async (now, limit) => reads.listDueOrders(now, limit),
    moveOrder: write('moveOrder'),
    addChat: write('addChat'),
    readChat: async (table, before, limit) => reads.readChat(table, before, limit),
    addGuest: write('addGuest'),
    renameGuest: write('renameGuest'),
    findGuest: async (tokenHash) => reads.findGuest(tokenHash),
    touchDevice: write('touchDevice'),
    listDevices: async (guest) => reads.listDevices(guest),
    closeDevices: write('closeDevices'),
    addCode: write('addCode'),
    redeemCode: write('redeemCode'),
    club: askClub(createClub(db), write('club')),
    sweep: write('sweep'),
    check: write('check'),
    // The lock keeps every other process out.
    others: null,
    async close() {
      if (!db.isOpen) return
      await writer.finish()
      // Whoever closes last carries the log over into the file, and this connection only reads.
      db.close()
      await writer.close()
      lock.close()
    },
  }
}

/**
 * Hands operations to the writer thread: at once while it has nothing to do, and by the handful while it is busy, so
 * that it never waits for this thread. All that lie before it go into one transaction.
 */
class Writer {
  private readonly worker: Worker
  private readonly options: SqliteOptions
  private gathering: Waiting[] = []
  /** Handed over and not answered, in order. */
  private readonly sent: Waiting[] = []
  private closed = false
  private scheduled = false
  private onIdle: (() => void) | null = null

  private constructor(worker: Worker, options: SqliteOptions) {
    this.worker = worker
    this.options = options
    worker.on('message', (message: FromWriter) => this.settle(message))
    worker.on('error', (error) => this.fail(error as Error))
    worker.on('exit', () => {
      if (!this.closed) this.fail(new Error('the writer thread has ended'))
    })
  }

  static async open(data: WriterData, options: SqliteOptions): Promise<Writer> {
    const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: data })
    await once(worker, 'message')
    return new Writer(worker, options)
  }

  run(name: WriteName, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new NotStored('the database is closed'))
      this.gathering.push({ operation: { name, args }, resolve, reject })
      if (this.gathering.length >= HANDFUL) return this.flush()
      if (this.scheduled || this.sent.length > 0) return
      this.scheduled = true
      // What arrives in the same turn of the event loop shares a message and the commit too.
      setImmediate(() => {
        this.scheduled = false
        this.flush()
      })
    })
  }

  /** Resolves when everything has been answered; what comes later is refused. */
  async finish(): Promise<void> {
    if (this.gathering.length > 0 || this.sent.length > 0)
      await new Promise<void>((resolve) => (this.onIdle = resolve))
    this.closed = true
  }

  async close(): Promise<void> {
    this.worker.postMessage({ kind: 'close' } satisfies ToWriter)
    await once(this.worker, 'exit')
  }

  private flush(): void {
    if (this.gathering.length === 0 || this.closed) return
    const operations = this.gathering.map((waiting) => waiting.operation)
    this.sent.push(...this.gathering)
    this.gathering = []
    this.worker.postMessage({ kind: 'batch', operations } satisfies ToWriter)
  }

  private settle(message: FromWriter): void {
    if (message.kind === 'ready') return
    if (message.kind === 'failed') {
      if (message.fatal) return this.fail(new Error(message.message))
      for (const waiting of this.sent.splice(0, message.count)) waiting.reject(new NotStored(message.message))
    } else {
      const { outcomes, ms } = message
      this.options.onCommit?.(outcomes.length, ms)
      for (const [index, waiting] of this.sent.splice(0, outcomes.length).entries()) {
        const outcome = outcomes[index]!
        if (outcome.ok) waiting.resolve(outcome.value)
        else waiting.reject(new NotStored(outcome.message))
      }
    }
    if (this.sent.length === 0) this.flush()
    if (this.sent.length === 0) this.onIdle?.()
  }

  /** Nobody gets an answer: whether these writes are on disk is not known, and a restart will tell. */
  private fail(error: Error): void {
    this.closed = true
    this.options.onFatal(error)
  }
}
