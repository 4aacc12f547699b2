/**
 * The connection on which a process hears of the others, and on which it holds its claims. It is opened again
 * whenever it is lost; then news may have been missed, and whoever listens is told so. A process that ends,
 * however it ends, loses the connection and with it all claims.
 */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { News } from '../contract.ts'
import { CHANNEL } from './append.ts'
import { clientConfig, type ConnectionOptions } from './connection.ts'

const PING_MS = 5_000
/** The database drops a connection it hasn't heard from for this long: the machine at the other end may be gone. */
const DROP_AFTER = '30s'
const FIRST_RETRY_MS = 50
const LAST_RETRY_MS = 1_000

const NOTIFY = `SELECT pg_notify('${CHANNEL}', text) FROM unnest($1::text[]) text`
const TAKE = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken'
const LET_GO = 'SELECT pg_advisory_unlock(hashtextextended($1, 0))'

/** The form of what the statements of this folder notify. */
type Notice = { readonly from: string } & (
  | { readonly appended: string; readonly n: number }
  | { readonly said: string; readonly n: number }
  | { readonly closed: string }
  | { readonly told: unknown }
)

export class Listening {
  private readonly options: ConnectionOptions
  private readonly from: string
  private news: News | null = null
  private client: pg.Client | null = null
  /** One statement at a time, in order. */
  private tail: Promise<unknown> = Promise.resolve()
  private outgoing: string[] = []
  private ping: NodeJS.Timeout | null = null
  private closed = false

  private constructor(options: ConnectionOptions, from: string) {
    this.options = options
    this.from = from
  }

  static async open(options: ConnectionOptions, from: string): Promise<Listening> {
    const listening = new Listening(options, from)
    await listening.connect()
    listening.ping = setInterval(() => void listening.run('SELECT 1', []), PING_MS)
    return listening
  }

  listen(news: News): void {
    this.news = news
  }

  tell(message: unknown): void {
    if (this.closed || !this.client) return
    this.outgoing.push(JSON.stringify({ from: this.from, told: message }))
    // What is said in the same turn of the event loop travels together.
    if (this.outgoing.length === 1) setImmediate(() => this.flush())
  }

  async claim(key: string): Promise<(() => void) | null> {
    const { client } = this
    const rows = await this.run(TAKE, [key])
    if (!rows?.[0]?.taken) return null
    return () => {
      // With its connection a claim is gone as well; the next one has never held it.
      if (this.client === client) void this.run(LET_GO, [key])
    }
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.flush()
    await this.tail
    this.closed = true
    if (this.ping) clearInterval(this.ping)
    await this.client?.end().catch(() => {})
  }

  private flush(): void {
    const messages = this.outgoing
    this.outgoing = []
    if (messages.length > 0) void this.run(NOTIFY, [messages])
  }

  private async connect(): Promise<void> {
    const client = new pg.Client(clientConfig(this.options, `-c idle_session_timeout=${DROP_AFTER}`))
    client.on('error', () => {})
    client.on('notification', ({ payload }) => this.receive(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    client.on('end', () => void this.reconnect(client))
    this.client = client
  }

  private async reconnect(lost: pg.Client): Promise<void> {
    if (this.client !== lost) return
    this.client = null
    this.outgoing = []
    for (let wait = FIRST_RETRY_MS; !this.closed; wait = Math.min(2 * wait, LAST_RETRY_MS)) {
      await delay(wait)
      try {
        await this.connect()
        this.news?.missed()
        return
      } catch {
        // Not yet.
      }
    }
  }

  /** The rows; null when there is no connection, or it is lost on the way. Never rejects. */
  private run(text: string, values: readonly unknown[]): Promise<Record<string, unknown>[] | null> {
    const result = this.tail.then(async () => {
      const { client } = this
      if (!client) return null
      try {
        return (await client.query<Record<string, unknown>>(text, [...values])).rows
      } catch (error) {
        if (error instanceof pg.DatabaseError) return null
        void client.end().catch(() => {})
        void this.reconnect(client)
        return null
      }
    })
    this.tail = result
    return result
  }

  private receive(payload: string): void {
    const notice = parseNotice(payload)
    if (!notice || notice.from === this.from || !this.news) return
    if ('appended' in notice) this.news.appended(notice.appended, notice.n)
    else if ('said' in notice) this.news.said(notice.said, notice.n)
    else if ('closed' in notice) this.news.closed([notice.closed])
    else this.news.told(notice.from, notice.told)
  }
}

/** Null for what somebody else has said on the same channel of the same database. */
function parseNotice(payload: string): Notice | null {
  try {
    const notice: unknown = JSON.parse(payload)
    return isNotice(notice) ? notice : null
  } catch {
    return null
  }
}

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false
  const { from, appended, said, closed, n } = value as Record<string, unknown>
  if (typeof from !== 'string') return false
  if (appended !== undefined) return typeof appended === 'string' && typeof n === 'number'
  if (said !== undefined) return typeof said === 'string' && typeof n === 'number'
  return closed === undefined ? 'told' in value : typeof closed === 'string'
}
