/**
 * Tables in the browser's own database. Commands are not kept: here none can be lost on its way, so none is ever
 * repeated. Two pages may have the same table open; whoever writes second finds the row taken and reads on.
 */
import {
  NoRoom,
  NotStored,
  Unavailable,
  type Append,
  type Appended,
  type ChatAdded,
  type ChatRow,
  type Listing,
  type OwnListing,
  type Person,
  type Snapshot,
  type StoredRow,
  type TableStorage,
} from '@harvest/server/pocket'

const NAME = 'harvest-table'
const STORES = {
  /** By table and seq. */
  rows: ['table', 'seq'],
  tables: 'listing.table',
  snapshots: 'table',
  /** By table and n. */
  chat: ['table', 'n'],
} as const
type StoreName = keyof typeof STORES

/** What lists show of a table, and in whose lists it is. */
interface Listed {
  readonly listing: Listing
  readonly people: readonly Person[]
}

export class DeviceStorage implements TableStorage {
  readonly others = null
  private opening: Promise<IDBDatabase> | null = null

  async append(parts: readonly Append[]): Promise<Appended> {
    try {
      await this.change(['rows', 'tables', 'snapshots'], async (transaction) => {
        await Promise.all(parts.map((part) => write(transaction, part)))
      })
      return { kind: 'done' }
    } catch (error) {
      if (nameOf(error) === 'ConstraintError') return { kind: 'conflict' }
      throw error
    }
  }

  async readLog(table: string, after: number): Promise<StoredRow[]> {
    return this.look('rows', (rows) =>
      rows.getAll(IDBKeyRange.bound([table, after], [table, Infinity], true)),
    )
  }

  async readSnapshot(table: string): Promise<Snapshot | null> {
    return (await this.look<Snapshot | undefined>('snapshots', (store) => store.get(table))) ?? null
  }

  async saveSnapshots(snapshots: readonly Snapshot[]): Promise<void> {
    await this.change(['snapshots'], async (transaction) => {
      await Promise.all(snapshots.map((each) => done(transaction.objectStore('snapshots').put(each))))
    })
  }

  async findCommand(): Promise<null> {
    return null
  }

  async listOf(guest: string, limit: number): Promise<OwnListing[]> {
    const all = await this.look<Listed[]>('tables', (store) => store.getAll())
    return all
      .flatMap(({ listing, people }) => {
        const own = people.find((person) => person.guest === guest)
        return own && listing.status !== 'closed'
          ? [{ ...listing, yours: own.seats, toMove: own.toMove }]
          : []
      })
      .sort((a, b) => Number(b.toMove) - Number(a.toMove) || b.updated - a.updated)
      .slice(0, limit)
  }

  /** Whose bots are due is seen when a table is opened. */
  async listBotsDue(): Promise<string[]> {
    return []
  }

  async listStale(): Promise<string[]> {
    return []
  }

  /** Nobody is in a hurry on their own device. */
  async listOutages(): Promise<[]> {
    return []
  }

  async countLive(): Promise<number> {
    return 0
  }

  async addChat(table: string, line: Omit<ChatRow, 'n'>): Promise<ChatAdded> {
    let n = 0
    await this.change(['chat'], async (transaction) => {
      const store = transaction.objectStore('chat')
      n = 1 + (await done(store.count(whole(table))))
      await done(store.add({ table, n, ...line }))
    })
    return { kind: 'done', n }
  }

  async readChat(table: string, before: number | null, limit: number): Promise<ChatRow[]> {
    const lines = await this.look<ChatRow[]>('chat', (store) =>
      store.getAll(IDBKeyRange.bound([table, 0], [table, before ?? Infinity], false, true)),
    )
    return lines.slice(-limit)
  }

  /** The game of a table; null when there is no such table here. */
  async gameOf(table: string): Promise<string | null> {
    const listed = await this.look<Listed | undefined>('tables', (store) => store.get(table))
    return listed?.listing.game ?? null
  }

  /** Forget a table for good. */
  async remove(table: string): Promise<void> {
    await this.change(['rows', 'tables', 'snapshots', 'chat'], async (transaction) => {
      await Promise.all([
        done(transaction.objectStore('rows').delete(whole(table))),
        done(transaction.objectStore('chat').delete(whole(table))),
        done(transaction.objectStore('tables').delete(table)),
        done(transaction.objectStore('snapshots').delete(table)),
      ])
    })
  }

  /** All or nothing, and on disk when it resolves. */
  private async change(
    stores: readonly StoreName[],
    run: (transaction: IDBTransaction) => Promise<void>,
  ): Promise<void> {
    const database = await this.open()
    try {
      const transaction = database.transaction([...stores], 'readwrite', { durability: 'strict' })
      const completed = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
      })
      // A request that fails rejects both; why is in the first.
      completed.catch(() => {})
      await run(transaction)
      await completed
    } catch (error) {
      if (nameOf(error) === 'QuotaExceededError') throw new NoRoom('no room', { cause: error })
      if (nameOf(error) === 'ConstraintError') throw error
      throw new NotStored('not stored', { cause: error })
    }
  }

  private async look<T>(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
    const database = await this.open()
    return (await done(ask(database.transaction(name).objectStore(name)))) as T
  }

  private open(): Promise<IDBDatabase> {
    this.opening ??= openDatabase(() => (this.opening = null)).catch((error: unknown) => {
      this.opening = null
      throw new Unavailable('this browser keeps no data', { cause: error })
    })
    return this.opening
  }
}

async function write(transaction: IDBTransaction, part: Append): Promise<void> {
  const { table, rows, listing, people, turn, snapshot } = part
  const stored = transaction.objectStore('rows')
  const listed = transaction.objectStore('tables')
  const writes: Promise<unknown>[] = rows.map((row) => done(stored.add({ table, ...row })))
  if (listing) writes.push(done(listed.put({ listing, people: people ?? [] } satisfies Listed)))
  if (snapshot) writes.push(done(transaction.objectStore('snapshots').put(snapshot)))
  await Promise.all(writes)
  const known = turn ? ((await done(listed.get(table))) as Listed | undefined) : undefined
  if (!turn || !known) return
  const { toMove, ...changed } = turn
  await done(
    listed.put({
      listing: { ...known.listing, ...changed },
      people: known.people.map((person) => ({ ...person, toMove: toMove.includes(person.guest) })),
    } satisfies Listed),
  )
}

/** Where data must not be kept, even naming the database may throw. */
async function openDatabase(closed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(STORES))
      request.result.createObjectStore(name, { keyPath: keyPath as string | string[] })
  }
  return done(request).then((database) => {
    // Another page brings a newer form of it, or the browser has cleared it away.
    database.onversionchange = () => {
      database.close()
      closed()
    }
    database.onclose = closed
    return database
  })
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser’s database has failed'))
  })
}

function whole(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Infinity])
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : ''
}
