/**
 * Connections to PostgreSQL, and what may be said after one was lost. A statement is its own transaction: when
 * the answer never comes, it may or may not have been committed. Every write here can be repeated without harm
 * (it finds its own traces), so the way to find out is to send it again.
 */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { NotStored, Unavailable, Unsure } from '../contract.ts'
import { SCHEMA } from './migrations.ts'

export interface ConnectionOptions {
  readonly url: string
  /** Connections of this process, one that listens aside. */
  readonly pool: number
  /** In milliseconds: for a statement, and for a connection to be made or become free. */
  readonly timeout: number
  /** How long a write whose outcome is not known is sent again and again before the asker is told so. */
  readonly settle?: number
}

/** Prepared once on each connection, under its name. */
export interface Statement {
  readonly name: string
  readonly text: string
}

export type Row = Record<string, unknown>

const SETTLE_MS = 10_000
const RETRY_MS = 100
const MAX_LOCK_MS = 2_000
const MAX_CLASHES = 20
/** Somebody else wrote the same at the same moment: unique_violation, serialization_failure, deadlock_detected. */
const CLASHES = ['23505', '40001', '40P01']
const BIGINT = 20

/** What came of sending a statement once. */
export type Tried =
  | { readonly kind: 'done'; readonly rows: Row[] }
  /** Rolled back because of somebody else's write, which the next try will see. */
  | { readonly kind: 'clash'; readonly error: Error }
  /** Never sent, or rolled back: nothing was written. */
  | { readonly kind: 'refused'; readonly error: Error }
  /** Sent, and nobody knows what came of it. */
  | { readonly kind: 'lost'; readonly error: Error }

/**
 * What every connection is opened with. Whatever the database or its role has been set to, here a commit waits
 * for the disk.
 */
export function clientConfig(options: ConnectionOptions, more: string = ''): pg.ClientConfig {
  const url = parseUrl(options.url)
  const theirs = url.searchParams.get('options') ?? ''
  url.searchParams.delete('options')
  const settings = [
    `-c search_path=${SCHEMA}`,
    '-c synchronous_commit=on',
    '-c default_transaction_isolation=read\\ committed',
  ]
  return {
    connectionString: theirs === '' ? options.url : url.href,
    options: [theirs, ...settings, more].filter((part) => part !== '').join(' '),
    application_name: 'harvest-table',
    statement_timeout: options.timeout,
    // Whoever holds a row here commits within milliseconds, or never.
    lock_timeout: Math.min(options.timeout, MAX_LOCK_MS),
    // When the network swallows everything, not even the database's own timeout arrives.
    query_timeout: options.timeout + 1000,
    connectionTimeoutMillis: options.timeout,
    keepAlive: true,
    types: { getTypeParser: numbersForBigints },
  }
}

function parseUrl(url: string): URL {
  if (!URL.canParse(url))
    throw new Error('DATABASE_URL must look like postgres://user:password@host:5432/database')
  return new URL(url)
}

/** Times and counts, all of them far below 2^53. */
const numbersForBigints = ((oid: number, format: 'text' | 'binary') =>
  oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser

export class Database {
  private readonly pool: pg.Pool
  private readonly underWay = new Set<Promise<unknown>>()
  private readonly settle: number
  private closing = false

  constructor(options: ConnectionOptions) {
    this.settle = options.settle ?? SETTLE_MS
    this.pool = new pg.Pool({ ...clientConfig(options), max: options.pool, idleTimeoutMillis: 60_000 })
    // A connection that breaks says so to whoever uses it; without a listener it would end the process too.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** Run something on one connection, for what has to be done when the server starts. */
  async withClient<T>(run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    try {
      return await run(client)
    } finally {
      client.release()
    }
  }

  /** Rejects with Unavailable. */
  async read(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    for (let tries = 1; ; tries++) {
      const tried = await this.attempt(statement, values)
      if (tried.kind === 'done') return tried.rows
      // A connection may have died while nobody used it.
      if (tried.kind === 'refused' || tries > 1)
        throw new Unavailable(tried.error.message, { cause: tried.error })
    }
  }

  /**
   * Rejects with NotStored or Unsure. The statement must not do anything twice: it may be sent again, and then
   * `again` is true. What it tells may then be about its own first run. `first` is what came of that run, if
   * it has been sent already.
   */
  async write(
    statement: Statement,
    values: readonly unknown[],
    first?: Tried,
  ): Promise<{ readonly rows: Row[]; readonly again: boolean }> {
    const end = Date.now() + this.settle
    let again = false
    let known = first
    for (let clashes = 0; ;) {
      if (this.closing && !again && !known) throw new NotStored('the database is closed')
      const tried = known ?? (await this.attempt(statement, values))
      known = undefined
      if (tried.kind === 'done') return { rows: tried.rows, again }
      if (tried.kind === 'clash' && ++clashes < MAX_CLASHES) continue
      if (tried.kind === 'lost') again = true
      if (!again) throw new NotStored(tried.error.message, { cause: tried.error })
      if (Date.now() >= end || this.closing) throw new Unsure(tried.error.message, { cause: tried.error })
      await delay(RETRY_MS)
    }
  }

  /** Ends after what is under way. */
  async close(): Promise<void> {
    if (this.closing) return
    this.closing = true
    // The pool would never serve those who still wait for a connection.
    await Promise.allSettled(this.underWay)
    await this.pool.end()
  }

  /** Send a statement once. Never rejects. */
  attempt(statement: Statement, values: readonly unknown[]): Promise<Tried> {
    const attempt = this.send(statement, values)
    this.underWay.add(attempt)
    return attempt.finally(() => this.underWay.delete(attempt))
  }

  private async send({ name, text }: Statement, values: readonly unknown[]): Promise<Tried> {
    let client: pg.PoolClient
    try {
      client = await this.pool.connect()
    } catch (error) {
      return { kind: 'refused', error: error as Error }
    }
    try {
      const { rows } = await client.query<Row>({ name, text, values: [...values] })
      client.release()
      return { kind: 'done', rows }
    } catch (error) {
      // Only a session that goes on after its error has surely rolled back: one that ends may have committed.
      if (!(error instanceof pg.DatabaseError) || !(await answers(client))) {
        client.release(true)
        return { kind: 'lost', error: error as Error }
      }
      client.release()
      return { kind: CLASHES.includes(error.code ?? '') ? 'clash' : 'refused', error }
    }
  }
}

async function answers(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  }
}
