/**
 * Storage in PostgreSQL, for any number of server processes at once. Each of them hears of what the others
 * write. See docs/decisions/0023-postgresql.md for how, and for what happens when connections are lost.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { News, Storage } from '../contract.ts'
import { Batches } from './batches.ts'
import { askClub } from './club.ts'
import { Database, type ConnectionOptions } from './connection.ts'
import { migrate } from './migrations.ts'
import { createNotices } from './notices.ts'
import { Listening } from './others.ts'
import { createReads } from './reads.ts'
import { createWrites } from './writes.ts'

export interface PostgresOptions extends ConnectionOptions {
  /** Called with the number of appends that shared a commit, and how long it took. */
  readonly onCommit?: (operations: number, ms: number) => void
}

const OLDEST = 14
/** A database that is started together with the server may take a moment longer. */
const START_MS = 10_000
const RETRY_MS = 250

/** Open the database, or fail with a sentence that says what is wrong. */
export async function openPostgres(options: PostgresOptions): Promise<Storage> {
  const db = new Database(options)
  try {
    await prepare(db)
    // Its name in what it tells the others.
    const from = randomBytes(9).toString('base64url')
    return createStorage(db, await Listening.open(options, from), from, options)
  } catch (error) {
    await db.close()
    throw new Error(`The database in DATABASE_URL can't be used: ${(error as Error).message}.`, {
      cause: error,
    })
  }
}

async function prepare(db: Database): Promise<void> {
  for (const end = Date.now() + START_MS; ; await delay(RETRY_MS))
    try {
      return await db.withClient(async (client) => {
        await checkVersion(client)
        await migrate(client)
      })
    } catch (error) {
      if (!isNotThereYet(error) || Date.now() >= end) throw error
    }
}

async function checkVersion(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `SELECT current_setting('server_version_num') AS version`,
  )
  const major = Math.floor(Number(rows[0]!.version) / 10_000)
  if (major < OLDEST) throw new Error(`you need PostgreSQL ${OLDEST} or newer, and this is ${major}`)
}

/** Nobody listens at the address, or the database says that it is starting up. */
function isNotThereYet(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'ENOTFOUND' || code === '57P03'
}

function createStorage(
  db: Database,
  listening: Listening,
  from: string,
  { onCommit }: PostgresOptions,
): Storage {
  const { newest, listClosed, listStuck, ...reads } = createReads(db)
  let news: News | null = null
  const batches = new Batches(db, {
    from,
    onCommit,
    // What looks like a repetition may be our own first try, and then nobody has told this process.
    onAgain(parts) {
      for (const { table, rows } of parts) news?.appended(table, rows.at(-1)?.seq ?? 0)
    },
  })
  return {
    ...reads,
    ...createWrites(db, from),
    ...createNotices(db),
    club: askClub(db),
    append: (parts) => batches.append(parts),
    others: {
      listen(listener) {
        news = listener
        listening.listen(listener)
      },
      tell: (message) => listening.tell(message),
      claim: (key) => listening.claim(key),
      newest,
      listClosed,
      listStuck,
    },
    async close() {
      await batches.close()
      await listening.close()
      await db.close()
    },
  }
}
