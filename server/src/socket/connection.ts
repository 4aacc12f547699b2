/** One page that is connected: what it follows, what it has done, and how much it may send and leave unread. */
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { commands, statusOf } from '../commands/all.ts'
import { run } from '../commands/index.ts'
import type { Core } from '../core.ts'
import { answerTo } from '../doors/failures.ts'
import type { Gate } from '../doors/gate.ts'
import type { Language } from '../doors/language.ts'
import { RateLimit } from '../limits.ts'
import type { Identity } from '../people/people.ts'
import { failed } from '../problem.ts'
import type { Listener } from '../tables/audience.ts'
import type { Table } from '../tables/table.ts'
import type { ServerFrame, TableId } from '../wire.ts'
import { readFrame, type Following, type Said } from './frames.ts'
import type { Sight } from './sight.ts'

/** Frames of one socket that wait for those before them; a page has no use for more. */
const MAX_WAITING = 32
/** How long a page may take to read why it is closed, in ms: until then one that floods goes on doing so. */
const GOODBYE = 2_000
const TOO_FAST = 1008
/** What a socket says that ended without a goodbye. */
const NO_GOODBYE = 1006
/** Catching up on what was missed is as much work as this many requests. */
const SUB_COST = 10

const STATUS = new Map<string, number>(commands.map((command) => [command.name, statusOf(command)]))

type CommandSaid = Extract<Said, { t: 'do' }>

interface Subscription {
  readonly table: Table
  readonly listener: Listener
}

/** Whose page it is, and from where. */
export interface Visitor {
  readonly person: Identity | null
  /** From its cookie: who it is now is looked up again with each command. */
  readonly token: string | undefined
  /** What limits count its address as. */
  readonly network: string
  readonly language: Language
}

/** Whoever is told the same is sent the same bytes. */
const encoded = new WeakMap<ServerFrame, Buffer>()

function bytesOf(frame: ServerFrame): Buffer {
  const known = encoded.get(frame)
  if (known) return known
  const bytes = Buffer.from(JSON.stringify(frame))
  encoded.set(frame, bytes)
  return bytes
}

export class Connection {
  readonly visitor: Visitor
  private readonly ws: WebSocket
  /** What `ws` writes to. */
  private readonly socket: Duplex
  private readonly core: Core
  private readonly gate: Gate
  private readonly sight: Sight
  private readonly subscriptions = new Map<TableId, Subscription>()
  /** For whatever a page of ours does not send often: pings, subscriptions, nonsense, and more than it was allowed. */
  private readonly patience: RateLimit
  private readonly waiting: Said[] = []
  private working = false
  /** Whether the page is on a screen. Programs, which never say so, count as if they were. */
  private shown = true
  private alive = true
  private gone = false
  private callOff: () => void = () => {}

  /** `ws` must not answer pings by itself: they count, and the answers must not pile up unread. */
  constructor(core: Core, gate: Gate, sight: Sight, ws: WebSocket, socket: Duplex, visitor: Visitor) {
    this.core = core
    this.gate = gate
    this.sight = sight
    this.ws = ws
    this.socket = socket
    this.visitor = visitor
    this.patience = new RateLimit(core.clock, core.config.rateFrames, core.config.rateFrames * 10)
    ws.on('message', (data, binary) => this.receive(binary ? null : (data as Buffer).toString('utf8')))
    ws.on('ping', (data) => {
      if (this.endures()) this.write(() => ws.pong(data))
    })
    ws.on('pong', () => {
      if (!this.endures()) return
      this.alive = true
      this.look()
    })
    ws.on('close', (code) => {
      if (code !== NO_GOODBYE) this.look()
      this.leave()
    })
    this.look()
    this.send({ t: 'hello', name: visitor.person?.name ?? null })
    const { notice } = core.club.settings
    if (notice !== '') this.send({ t: 'notice', text: notice })
  }

  get isShown(): boolean {
    return this.shown
  }

  follows(table: TableId): boolean {
    return this.subscriptions.has(table)
  }

  send(frame: ServerFrame): void {
    this.write(() => this.ws.send(bytesOf(frame), { binary: false }))
  }

  close(code: number, reason: string): void {
    if (!this.isOpen()) return
    this.core.metrics.dropped.inc({ reason })
    this.ws.close(code, reason)
    this.callOff = this.core.clock.later(GOODBYE, () => this.ws.terminate())
  }

  /** Called at each heartbeat: whoever did not answer the last ping is gone. */
  beat(): void {
    if (!this.alive) return this.drop('silent')
    this.alive = false
    // Those who are told nothing new would otherwise never be looked at.
    this.write(() => this.ws.ping())
  }

  /** Whoever has the page on a screen sees what is on it now. */
  private look(): void {
    const { person } = this.visitor
    if (person && this.shown) this.sight.saw(person.guest)
  }

  private isOpen(): boolean {
    return this.ws.readyState === this.ws.OPEN
  }

  /** End it without a word: whoever does not read would not hear it, and what is unread takes up memory. */
  private drop(reason: string): void {
    if (!this.isOpen()) return
    this.core.metrics.dropped.inc({ reason })
    this.ws.terminate()
  }

  /** Whoever leaves too much unread gets nothing more. */
  private write(put: () => void): void {
    if (!this.isOpen()) return
    if (this.ws.bufferedAmount > this.core.config.maxBuffered) return this.drop('slow')
    if (!this.socket.writableCorked) this.gather()
    put()
  }

  /** An update and the answer that follows it leave in one write; whoever does not read has nothing to wait for. */
  private gather(): void {
    if (this.socket.writableNeedDrain) return
    this.socket.cork()
    process.nextTick(() => this.socket.uncork())
  }

  /** Whether something may be looked at that is nobody's command, of as much work as `cost` questions. */
  private endures(cost = 1): boolean {
    if (!this.isOpen()) return false
    const { ip } = this.core.limits
    if (this.patience.take('') === 0 && ip.take(this.visitor.network, cost) === 0) return true
    this.close(TOO_FAST, 'rate')
    return false
  }

  private receive(text: string | null): void {
    if (!this.isOpen()) return
    const said = text === null ? null : readFrame(text)
    // A command over the limit is answered like a POST would be, as long as that does not happen all the time.
    if (said?.t !== 'do' && !this.endures(said?.t === 'sub' ? SUB_COST : 1)) return
    if (!said) return this.refuse(null, failed('badRequest', { detail: 'not a frame' }))
    this.look()
    if (this.waiting.length >= MAX_WAITING) return this.close(TOO_FAST, 'rate')
    this.waiting.push(said)
    if (!this.working) void this.work()
  }

  /** One frame after the other, so that answers come in the order in which things were said. */
  private async work(): Promise<void> {
    this.working = true
    for (let said = this.waiting[0]; said && !this.gone; said = this.waiting[0]) {
      if (said.t === 'do') await this.perform(said)
      else if (said.t === 'sub') await this.join(said)
      else if (said.t === 'unsub') this.unfollow(said.table)
      else this.show(said.shown)
      this.waiting.shift()
    }
    this.working = false
  }

  private show(shown: boolean): void {
    this.shown = shown
    this.look()
  }

  /** Door one: the same commands, limits and answers as by HTTP. */
  private async perform({ name, id, table, body }: CommandSaid): Promise<void> {
    const { core, gate } = this
    const { network, token, language } = this.visitor
    let status = STATUS.get(name)!
    let answer: unknown
    try {
      gate.checkAddress(network)
      gate.checkOpen()
      const known = gate.identify(token)
      const person = gate.checkCommand(known instanceof Promise ? await known : known)
      answer = await run(name, { core, person, network, table }, body)
    } catch (error) {
      const told = answerTo(error, core, { what: name, language, table, body })
      if (told.retryAfter !== null && !this.endures(0)) return
      status = told.status
      answer = told.failure
    }
    core.metrics.commands.inc({ name, status })
    this.send({ t: 'answer', id, status, body: answer })
  }

  private async join(said: Following): Promise<void> {
    await this.follow(said).catch((error) => this.refuse(said.table, error))
  }

  private async follow({ table: id, as, from, chat = 0 }: Following): Promise<void> {
    await this.core.tables.use(id, async (table) => {
      await table.refresh()
      if (this.gone) return
      this.authorise(table, as)
      this.unfollow(id)
      const listener: Listener = {
        guest: this.visitor.person?.guest ?? null,
        as,
        send: (frame) => this.send(frame),
        expelled: () => {
          this.subscriptions.delete(id)
          this.refuse(id, failed('notYourSeat'))
        },
      }
      this.subscriptions.set(id, { table, listener })
      table.follow(listener, from ?? null, chat)
    })
  }

  private authorise(table: Table, as: Listener['as']): void {
    const { config } = this.core
    const known = this.subscriptions.has(table.id)
    if (!known && this.subscriptions.size >= config.maxSubscriptions) throw failed('tooManySubscriptions')
    if (as !== 'watcher') return table.checkOwner(this.visitor.person?.guest ?? null, as)
    if (!known && table.watchers >= config.maxWatchers) throw failed('tooManyWatchers')
  }

  private unfollow(id: TableId): void {
    const subscription = this.subscriptions.get(id)
    if (!subscription) return
    this.subscriptions.delete(id)
    subscription.table.unfollow(subscription.listener)
  }

  private refuse(table: TableId | null, error: unknown): void {
    const { language } = this.visitor
    const asked = { what: 'sub', language, table: table ?? '', body: undefined }
    this.send({ t: 'refused', table, error: answerTo(error, this.core, asked).failure.error })
  }

  private leave(): void {
    this.gone = true
    this.waiting.length = 0
    this.callOff()
    for (const id of [...this.subscriptions.keys()]) this.unfollow(id)
  }
}
