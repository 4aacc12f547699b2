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
/** How long a page may take to read why it is closed, in ms: until then one that floods goes on doing so. */
const GOODBYE = 2_000
const TOO_FAST = 1008
/** To be told what was missed is as much work as so many requests. */
const SUB_COST = 10
const PAGE_BYTES = 9

interface Subscription {
  readonly table: Table
  readonly listener: Listener
}

/** Whose page it is, and from where. */
export interface Visitor {
  readonly person: Identity | null
  /** What limits count its address as. */
  readonly network: string
  readonly language: Language
}

export class Connection {
  readonly person: Identity | null
  private readonly page: PageId = randomBytes(PAGE_BYTES).toString('base64url')
  private readonly ws: WebSocket
  private readonly outbox: Outbox
  private readonly core: Core
  private readonly network: string
  private readonly language: Language
  private readonly subscriptions = new Map<TableId, Subscription>()
  private readonly rate: RateLimit
  private tail: Promise<void> = Promise.resolve()
  private waiting = 0
  private alive = true
  private gone = false
  private callOff: () => void = () => {}

  /** `socket` is what `ws` speaks through; it must not answer pings by itself. */
  constructor(core: Core, ws: WebSocket, socket: Duplex, { person, network, language }: Visitor) {
    this.core = core
    this.ws = ws
    this.outbox = new Outbox(socket, core.config.maxBuffered, () => this.drop('slow'))
    this.person = person
    this.network = network
    this.language = language
    this.rate = new RateLimit(core.clock, core.config.rateFrames, core.config.rateFrames * 10)
    ws.on('message', (data, binary) => this.receive(binary ? null : (data as Buffer).toString('utf8')))
    ws.on('ping', (data) => this.answer(data))
    ws.on('pong', () => {
      if (this.admits()) this.alive = true
    })
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
    if (!this.isOpen()) return
    this.core.metrics.dropped.add({ reason })
    this.outbox.flush()
    this.ws.close(code, reason)
    this.callOff = this.core.clock.later(GOODBYE, () => this.ws.terminate())
  }

  /** Called at each heartbeat: whoever did not answer the last ping is gone. */
  beat(): void {
    if (!this.alive) return this.drop('silent')
    // Those who are told nothing new would otherwise never be looked at.
    if (this.outbox.isFull()) return this.drop('slow')
    this.alive = false
    this.ws.ping()
  }

  private isOpen(): boolean {
    return this.ws.readyState === this.ws.OPEN
  }

  /** End it without a word: whoever does not read would not hear it, and what is unread takes up memory. */
  private drop(reason: string): void {
    if (!this.isOpen()) return
    this.core.metrics.dropped.add({ reason })
    this.ws.terminate()
  }

  private send(text: string): void {
    if (this.isOpen()) this.outbox.add(text)
  }

  /**
   * Whether a frame that came may be looked at. Those of the protocol itself count too, or they would be free; and each
   * counts as a request of its address, or many sockets could ask for more than one may.
   */
  private admits(cost = 1): boolean {
    if (!this.isOpen()) return false
    if (this.rate.take('') === 0 && this.core.limits.ip.take(this.network, cost) === 0) return true
    this.close(TOO_FAST, 'rate')
    return false
  }

  /** A page that sends pings and does not read would fill memory with what they are answered. */
  private answer(ping: Buffer): void {
    if (!this.admits()) return
    if (this.outbox.isFull()) return this.drop('slow')
    this.ws.pong(ping)
  }

  /** One frame after the other: to subscribe may have to wait for the table to be read. */
  private receive(text: string | null): void {
    const frame = text === null ? null : parseFrame(text)
    if (!this.admits(frame?.t === 'sub' ? SUB_COST : 1)) return
    if (this.waiting >= MAX_WAITING) return this.close(TOO_FAST, 'rate')
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
    this.callOff()
    for (const id of [...this.subscriptions.keys()]) this.unsubscribe(id)
  }
}
