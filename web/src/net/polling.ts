/**
 * For pages that no WebSocket can be opened for: takes and gives the frames of the socket, and asks for them by HTTP.
 * What comes of it is a game that can be played, in steps of two seconds.
 */
import type {
  ChatLines,
  ClientFrame,
  CommandFrame,
  Failure,
  MyTables,
  Numbered,
  ServerFrame,
  TableAnswer,
  TableId,
  Viewer,
} from '@harvest/server/wire'
import type { Door, Request } from './doors.ts'

interface Followed {
  readonly as: Viewer
  /** The numbers of what has been told: the update, and the last chat line. */
  n: number | null
  chat: number
  /** What has been told of the table. */
  about: string
}

interface Reply<T> {
  readonly ok: boolean
  readonly body: T
}

const VISIBLE_MS = 2000
const HIDDEN_MS = 10_000
/** Tables that are not on the screen are asked for only once in this many rounds. */
const ROUNDS_BETWEEN_TURNS = 5

export class Polling implements Door {
  private readonly followed = new Map<TableId, Followed>()
  /** Where this person is waited for, at tables that are not followed. */
  private turns = new Set<TableId>()
  /** One thing after the other: a view that was asked for before a command must not be told after it. */
  private tail: Promise<void> = Promise.resolve()
  private timer?: ReturnType<typeof setTimeout>
  private rounds = 0
  private over = false
  private readonly request: Request
  private readonly hear: (frame: ServerFrame) => void
  private readonly closed: () => void
  private readonly onVisible = (): void => this.round()

  constructor(request: Request, hear: (frame: ServerFrame) => void, closed: () => void) {
    this.request = request
    this.hear = hear
    this.closed = closed
    document.addEventListener('visibilitychange', this.onVisible)
    this.schedule()
  }

  send(frame: ClientFrame): void {
    if ('do' in frame) return this.queue(() => this.command(frame))
    // Requests say so themselves.
    if (frame.t === 'shown') return
    const { table } = frame
    if (frame.t === 'unsub') return void this.followed.delete(table)
    this.followed.set(table, { as: frame.as, n: frame.from ?? null, chat: frame.chat ?? 0, about: '' })
    this.queue(() => this.look(table))
  }

  close(): void {
    this.over = true
    clearTimeout(this.timer)
    document.removeEventListener('visibilitychange', this.onVisible)
  }

  private queue(run: () => Promise<void>): void {
    this.tail = this.tail
      .then(() => (this.over ? undefined : run()))
      .catch(() => {
        if (this.over) return
        this.close()
        this.closed()
      })
  }

  private schedule(): void {
    clearTimeout(this.timer)
    if (this.over) return
    const pause = document.visibilityState === 'visible' ? VISIBLE_MS : HIDDEN_MS
    this.timer = setTimeout(() => this.round(), pause)
  }

  private round(): void {
    clearTimeout(this.timer)
    this.queue(async () => {
      await Promise.all([...this.followed.keys()].map((table) => this.look(table)))
      if (this.rounds++ % ROUNDS_BETWEEN_TURNS === 0) await this.lookForTurns()
      this.schedule()
    })
  }

  /** A refusal is an answer; too fast counts as nothing new, and no answer ends it all. */
  private async ask<T>(path: string): Promise<Reply<T> | null> {
    const response = await this.request('GET', path)
    if (response.status >= 500) throw new Error(`status ${response.status}`)
    if (response.status === 429) return null
    return { ok: response.ok, body: (await response.json()) as T }
  }

  private async command({ do: what, table, ...body }: CommandFrame): Promise<void> {
    const response = await this.request(
      'POST',
      table === undefined ? '/tables' : `/tables/${table}/${what}`,
      body,
    )
    const answer: unknown = await response.json().catch(() => null)
    // As over the socket, where what a command leads to comes before its answer.
    if (table !== undefined) await this.look(table)
    this.tell({ t: 'answer', id: body.id as string, status: response.status, body: answer })
  }

  private async look(table: TableId): Promise<void> {
    const followed = this.followed.get(table)
    if (!followed) return
    const seat = followed.as === 'watcher' ? '' : `?seat=${followed.as}`
    const [about, view, chat] = await Promise.all([
      this.ask<TableAnswer>(`/tables/${table}`),
      this.ask<Numbered>(`/tables/${table}/view${seat}`),
      this.ask<ChatLines>(`/tables/${table}/chat`),
    ])
    // Each of these may lead the page to follow the table as somebody else.
    const isCurrent = (): boolean => !this.over && this.followed.get(table) === followed
    if (about && isCurrent()) this.tellTable(table, followed, about)
    if (view && isCurrent()) this.tellView(table, followed, view)
    const lines = chat?.ok ? chat.body.lines.filter(({ n }) => n > followed.chat) : []
    if (lines.length === 0 || !isCurrent()) return
    followed.chat = lines.at(-1)!.n
    this.tell({ t: 'chat', table, lines })
  }

  private tellTable(table: TableId, followed: Followed, { ok, body }: Reply<TableAnswer>): void {
    if (!ok) return this.refuse(table, body)
    const text = JSON.stringify(body)
    if (text === followed.about) return
    followed.about = text
    this.tell({ t: 'table', ...body })
  }

  private tellView(table: TableId, followed: Followed, { ok, body }: Reply<Numbered>): void {
    const isOpen = !ok && (body as unknown as Failure).error.key === 'notStarted'
    if (!ok && !isOpen) return this.refuse(table, body)
    if (isOpen || body.n === followed.n) return
    followed.n = body.n
    this.tell({ t: 'sync', table, as: followed.as, ...body })
  }

  private refuse(table: TableId, body: unknown): void {
    this.followed.delete(table)
    this.tell({ t: 'refused', table, error: (body as Failure).error })
  }

  private async lookForTurns(): Promise<void> {
    const mine = await this.ask<MyTables>('/me/tables')
    if (!mine?.ok) return
    const due = new Set(mine.body.tables.filter(({ toMove }) => toMove).map(({ id }) => id))
    for (const table of new Set([...due, ...this.turns]))
      if (due.has(table) !== this.turns.has(table) && !this.followed.has(table))
        this.tell({ t: 'turn', table, toMove: due.has(table) })
    this.turns = due
  }

  private tell(frame: ServerFrame): void {
    if (!this.over) this.hear(frame)
  }
}
