/** The one WebSocket of this tab: it reconnects by itself and resumes every subscription where it stopped. */
import type {
  ChatLine,
  ClientFrame,
  PageId,
  PlayAnswer,
  Problem,
  Seat,
  ServerFrame,
  TableInfo,
  Update,
  Viewer,
  You,
} from '@harvest/server/wire'
import { Sequence, type Numbered } from './sequence.ts'

/** What a page does with the news of the table it follows. */
export interface Follower {
  table(info: TableInfo, you: You): void
  sync(as: Viewer, update: Update | null): void
  update(as: Viewer, update: Update, id: string | null): void
  chat(lines: readonly ChatLine[]): void
  refused(problem: Problem): void
}

interface Subscription {
  readonly as: Viewer
  readonly sequence: Sequence
  chat: number | null
  /** Commands that have no answer yet; what came of them comes with it. */
  underWay: number
  /** Whether the server has been asked for what is missing. */
  catchingUp: boolean
  /** The seats of this person that no bot plays. */
  own: readonly Seat[]
  readonly follower: Follower
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** How long "connected again" can be read. */
const SAY_BACK = 4000
/** How long a gap in the updates may last before the server is asked for what is missing. */
const GAP_PATIENCE = 1000

class Live {
  connected = $state(false)
  /** Whether a connection was there and is gone: the first attempt is not a loss. */
  lost = $state(false)
  /** Whether a lost connection has just come back. */
  back = $state(false)
  /** Whoever wants to know at which tables this person is waited for; the connection then stays open everywhere. */
  private onTurn: ((table: string, toMove: boolean) => void) | null = null
  private socket: WebSocket | null = null
  /** What the server calls this page while the connection lasts. */
  page: PageId | null = null
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | null = null
  private readonly waiting: (() => void)[] = []
  private readonly subscriptions = new Map<string, Subscription>()

  constructor() {
    addEventListener('online', () => this.retryNow())
    addEventListener('offline', () => this.socket?.close())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && !this.connected) this.retryNow()
    })
  }

  /** Follow a table as one viewer; returns how to stop. */
  follow(table: string, as: Viewer, follower: Follower): () => void {
    const subscription: Subscription = {
      as,
      sequence: new Sequence(),
      chat: null,
      underWay: 0,
      catchingUp: false,
      own: [],
      follower,
    }
    this.subscriptions.set(table, subscription)
    this.open()
    this.subscribe(table, subscription)
    return () => {
      if (this.subscriptions.get(table) !== subscription) return
      this.subscriptions.delete(table)
      this.send({ t: 'unsub', table })
    }
  }

  /**
   * A command is under way whose updates come with the answer. Call what is returned with the answer, or null when
   * there is none; `unsure`: an answer before it may have been lost, and the updates with it.
   */
  expect(table: string): (answer: PlayAnswer | null, unsure: boolean) => void {
    const subscription = this.subscriptions.get(table)
    if (!subscription) return () => {}
    subscription.underWay++
    return (answer, unsure) => {
      subscription.underWay--
      for (const frame of answer?.frames ?? []) this.receive(frame)
      const { last } = subscription.sequence
      if (unsure && (answer === null || answer.n > (last ?? 0))) this.catchUp(table, subscription)
      else this.watchGap(table, subscription)
    }
  }

  /** Hear of the own turns at any table, followed or not. */
  hearTurns(heard: (table: string, toMove: boolean) => void): void {
    this.onTurn = heard
    this.open()
  }

  /** Connect again as whoever this device is now. */
  restart(): void {
    const before = this.socket
    // Let go of first: what was ended on purpose is not lost.
    this.socket = null
    this.page = null
    this.connected = false
    before?.close()
    this.retryNow()
  }

  private open(): void {
    if (this.socket) return
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
    )
    this.socket = socket
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return
      this.connected = true
      if (this.lost) this.welcomeBack()
      this.wait = FIRST_WAIT
      for (const [table, subscription] of this.subscriptions) this.subscribe(table, subscription)
    })
    socket.addEventListener('message', (event) =>
      this.receive(JSON.parse(event.data as string) as ServerFrame),
    )
    socket.addEventListener('close', () => this.closed(socket))
  }

  /** Resolves when a lost connection is there again; at once when none is lost. */
  async found(): Promise<void> {
    if (this.lost) await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  private welcomeBack(): void {
    this.lost = false
    this.back = true
    setTimeout(() => (this.back = false), SAY_BACK)
    for (const resolve of this.waiting.splice(0)) resolve()
  }

  private closed(socket: WebSocket): void {
    if (this.socket !== socket) return
    this.socket = null
    this.page = null
    if (this.connected) this.lost = true
    this.back = false
    this.connected = false
    if (!this.needed) return
    this.timer = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private get needed(): boolean {
    return this.subscriptions.size > 0 || this.onTurn !== null
  }

  private retryNow(): void {
    if (this.timer) clearTimeout(this.timer)
    this.wait = FIRST_WAIT
    if (this.needed) this.open()
  }

  private subscribe(table: string, { as, sequence, chat }: Subscription): void {
    const from = sequence.ask()
    this.send({ t: 'sub', table, as, ...(from === null ? {} : { from }), ...(chat === null ? {} : { chat }) })
  }

  /** What is missing is most often just slower than what came after it by the other way. */
  private watchGap(table: string, subscription: Subscription): void {
    if (!subscription.sequence.hasGap || subscription.underWay > 0) return
    setTimeout(() => {
      if (subscription.sequence.hasGap) this.catchUp(table, subscription)
    }, GAP_PATIENCE)
  }

  /** Ask for what is missing, unless it may still come with an answer. */
  private catchUp(table: string, subscription: Subscription): void {
    if (subscription.underWay > 0 || subscription.catchingUp) return
    if (!this.connected || this.subscriptions.get(table) !== subscription) return
    subscription.catchingUp = true
    this.subscribe(table, subscription)
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame))
  }

  private receive(frame: ServerFrame): void {
    if (frame.t === 'hello') {
      this.page = frame.page
      return
    }
    if (frame.t === 'turn') return this.onTurn?.(frame.table, frame.toMove)
    const id = frame.t === 'table' ? frame.table.id : frame.table
    const subscription = id === null ? undefined : this.subscriptions.get(id)
    if (!subscription) return
    const { follower } = subscription
    switch (frame.t) {
      case 'table':
        subscription.own = frame.you.seats.filter((seat) => frame.table.seats[seat]?.level === null)
        this.tellTurn(frame.table.id, subscription, frame.table.waiting)
        return follower.table(frame.table, frame.you)
      case 'chat':
        subscription.chat = frame.lines.at(-1)?.n ?? subscription.chat
        return follower.chat(frame.lines)
      case 'refused':
        return follower.refused(frame.error)
    }
    // A frame for the seat that was followed before a hand-over must not be shown.
    if (frame.as !== subscription.as) return
    if (frame.t !== 'update') subscription.catchingUp = false
    for (const each of subscription.sequence.take(frame)) this.hand(each, subscription)
    this.watchGap(frame.table, subscription)
  }

  private hand(frame: Numbered, subscription: Subscription): void {
    const { follower } = subscription
    if (frame.t === 'resumed') return
    if (frame.update) this.tellTurn(frame.table, subscription, frame.update.waiting)
    if (frame.t === 'sync') follower.sync(frame.as, frame.update)
    else follower.update(frame.as, frame.update, frame.id ?? null)
  }

  /** At tables that are followed the server leaves this to the page. */
  private tellTurn(table: string, { own }: Subscription, waiting: readonly Seat[]): void {
    this.onTurn?.(
      table,
      own.some((seat) => waiting.includes(seat)),
    )
  }
}

export const live = new Live()
