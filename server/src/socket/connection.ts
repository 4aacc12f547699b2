/** One page that is connected: what it follows, and how much it may send and leave unread. */
import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Core } from '../core.ts'
import { problemOf, type Language } from '../http/language.ts'
import { RateLimit } from '../limits.ts'
import type { Identity } from '../people/people.ts'
import { Failed, failed } from '../problem.ts'
import { Unavailable } from '../storage/contract.ts'
import { seatAt } from '../tables/decide.ts'
import type { Listener, Table } from '../tables/table.ts'
import type { ClientFrame, PageId, ServerFrame, TableId } from '../wire.ts'
import { parseFrame } from './frames.ts'
import { Outbox } from './outbox.ts'

/** Frames of one socket that wait for a table to be read; a page has no use for more. */
const MAX_WAITING = 32
const PAGE_BYTES = 9

interface Subscription {
  readonly table: Table
  readonly listener: Listener
}

export class Connection {
  readonly person: Identity | null
  readonly ip: string
  private readonly page: PageId = randomBytes(PAGE_BYTES).toString('base64url')
  private readonly ws: WebSocket
  private readonly outbox: Outbox
  private readonly core: Core
  private readonly language: Language
  private readonly subscriptions = new Map<TableId, Subscription>()
  private readonly rate: RateLimit
  private tail: Promise<void> = Promise.resolve()
  private waiting = 0
  private alive = true
  private gone = false

  /** `socket` is what `ws` speaks through. */
  constructor(
    core: Core,
    ws: WebSocket,
    socket: Duplex,
    person: Identity | null,
    ip: string,
    language: Language,
  ) {
    this.core = core
    this.ws = ws
    this.outbox = new Outbox(socket, core.config.maxBuffered, () => {
      core.metrics.dropped.add({ reason: 'slow' })
      ws.terminate()
    })
    this.person = person
    this.ip = ip
    this.language = language
    this.rate = new RateLimit(core.clock, core.config.rateFrames, core.config.rateFrames * 10)
    ws.on('message', (data, binary) => this.receive(binary ? null : (data as Buffer).toString('utf8')))
    ws.on('pong', () => (this.alive = true))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => this.leave())
    this.sendFrame({ t: 'hello', name: person?.name ?? null, page: this.page })
  }

  follows(table: TableId): boolean {
    return this.subscriptions.has(table)
  }

  sendFrame(frame: ServerFrame): void {
    this.send(JSON.stringify(frame))
  }

  close(code: number, reason: string): void {
    this.core.metrics.dropped.add({ reason })
    this.outbox.flush()
    this.ws.close(code, reason)
  }

  terminate(): void {
    this.ws.terminate()
  }

  /** Called at each heartbeat: whoever did not answer the last ping is gone. */
  beat(): void {
    if (!this.alive) {
      this.core.metrics.dropped.add({ reason: 'silent' })
      this.ws.terminate()
      return
    }
    this.alive = false
    this.ws.ping()
  }

  private send(text: string): void {
    if (this.ws.readyState !== this.ws.OPEN) return
    this.outbox.add(text)
  }

  /** One frame after the other: to subscribe may have to wait for the table to be read. */
  private receive(text: string | null): void {
    if (this.rate.take('') > 0 || this.waiting >= MAX_WAITING) return this.close(1008, 'rate')
    const frame = text === null ? null : parseFrame(text)
    if (!frame) return this.refuse(null, failed('badRequest', { detail: 'not a frame' }))
    this.waiting++
    this.tail = this.tail
      .then(() => this.handle(frame))
      .catch((error: unknown) => this.refuse(frame.table, error))
      .finally(() => this.waiting--)
  }

  private async handle(frame: ClientFrame): Promise<void> {
    if (frame.t === 'unsub') return this.unsubscribe(frame.table)
    const table = await this.core.tables.fresh(frame.table)
    if (this.gone) return
    this.authorise(table, frame)
    this.unsubscribe(table.id)
    const listener: Listener = {
      guest: this.person?.guest ?? null,
      page: this.page,
      as: frame.as,
      send: (text) => this.send(text),
      expelled: () => {
        this.subscriptions.delete(table.id)
        this.refuse(table.id, failed('notYourSeat'))
      },
    }
    this.subscriptions.set(table.id, { table, listener })
    table.subscribe(listener, frame.from ?? null, frame.chat ?? 0)
  }

  private authorise(table: Table, { as }: { readonly as: Listener['as'] }): void {
    const { config } = this.core
    const known = this.subscriptions.has(table.id)
    if (!known && this.subscriptions.size >= config.maxSubscriptions) throw failed('tooManySubscriptions')
    if (as === 'watcher') {
      if (!known && table.watchers() >= config.maxWatchers) throw failed('tooManyWatchers')
      return
    }
    const { guest } = seatAt(table.state, as)
    if (guest === null || guest !== this.person?.guest) throw failed('notYourSeat')
  }

  private unsubscribe(id: TableId): void {
    const subscription = this.subscriptions.get(id)
    if (!subscription) return
    this.subscriptions.delete(id)
    subscription.table.unsubscribe(subscription.listener)
  }

  private refuse(table: TableId | null, error: unknown): void {
    const known =
      error instanceof Failed ? error : failed(error instanceof Unavailable ? 'unavailable' : 'internal')
    this.sendFrame({
      t: 'refused',
      table,
      error: problemOf(known, this.language, { offer: null, state: null }),
    })
  }

  private leave(): void {
    this.gone = true
    for (const id of [...this.subscriptions.keys()]) this.unsubscribe(id)
  }
}
