/** The tables that this page follows, each as one viewer, and how far it has followed them. */
import type {
  ChatLine,
  ClientFrame,
  Problem,
  Seat,
  SeatOrders,
  ServerFrame,
  TableId,
  TableInfo,
  Update,
  Viewer,
  You,
} from '@harvest/server/wire'

/** What a page does with the news of the table it follows. */
export interface Follower {
  table(info: TableInfo, you: You): void
  sync(as: Viewer, update: Update | null): void
  update(as: Viewer, update: Update, id: string | null, time: number): void
  chat(lines: readonly ChatLine[]): void
  orders(orders: SeatOrders): void
  refused(problem: Problem): void
}

export type HearTurn = (table: TableId, toMove: boolean) => void

interface Subscription {
  readonly as: Viewer
  /** The number of the last update; null until the whole view has come. */
  last: number | null
  chat: number | null
  /** The seats of this person that no bot plays. */
  own: readonly Seat[]
  readonly follower: Follower
}

export class Subscriptions {
  /** Whoever wants to know at which tables this person is waited for. */
  onTurn: HearTurn | null = null
  private readonly followed = new Map<TableId, Subscription>()
  private readonly send: (frame: ClientFrame) => void

  /** `send` may lose frames while there is no connection: the next one begins with `resume`. */
  constructor(send: (frame: ClientFrame) => void) {
    this.send = send
  }

  get areThere(): boolean {
    return this.followed.size > 0
  }

  /** Follow a table as one viewer; returns how to stop. */
  follow(table: TableId, as: Viewer, follower: Follower): () => void {
    const subscription: Subscription = { as, last: null, chat: null, own: [], follower }
    this.followed.set(table, subscription)
    this.subscribe(table, subscription)
    return () => {
      if (this.followed.get(table) !== subscription) return
      this.followed.delete(table)
      this.send({ t: 'unsub', table })
    }
  }

  /** On a new connection: everything goes on where it stopped. */
  resume(): void {
    for (const [table, subscription] of this.followed) this.subscribe(table, subscription)
  }

  hear(frame: ServerFrame): void {
    if (frame.t === 'hello' || frame.t === 'answer' || frame.t === 'notice') return
    if (frame.t === 'turn') return this.onTurn?.(frame.table, frame.toMove)
    const id = frame.t === 'table' ? frame.table.id : frame.table
    const subscription = id === null ? undefined : this.followed.get(id)
    if (!subscription) return
    const { follower } = subscription
    switch (frame.t) {
      case 'table':
        subscription.own = frame.you.seats.filter((seat) => frame.table.seats[seat]?.level === null)
        this.tellTurn(frame.table.id, subscription, frame.table.waiting)
        return follower.table(frame.table, frame.you)
      case 'chat':
        // Earlier lines come again when something has been taken out of them.
        subscription.chat = Math.max(subscription.chat ?? 0, ...frame.lines.map(({ n }) => n))
        return follower.chat(frame.lines)
      case 'refused':
        return follower.refused(frame.error)
    }
    // A frame for the seat that was followed before a hand-over must not be shown.
    if (frame.as !== subscription.as) return
    if (frame.t === 'update') return this.step(frame, subscription)
    if (frame.t === 'orders') return follower.orders(frame.orders)
    // Also when it is less than was shown: then the server has been set back, to a backup.
    subscription.last = frame.n
    if (frame.t === 'resumed') return
    if (frame.update) this.tellTurn(frame.table, subscription, frame.update.waiting)
    follower.sync(frame.as, frame.update)
  }

  private step(frame: Extract<ServerFrame, { t: 'update' }>, subscription: Subscription): void {
    const { last } = subscription
    if (last === null || frame.n <= last) return
    if (frame.n > last + 1) {
      // A gap should never be. Whatever it comes from, the whole view puts it right.
      subscription.last = null
      return this.subscribe(frame.table, subscription)
    }
    subscription.last = frame.n
    this.tellTurn(frame.table, subscription, frame.update.waiting)
    subscription.follower.update(frame.as, frame.update, frame.id ?? null, frame.time)
  }

  private subscribe(table: TableId, { as, last, chat }: Subscription): void {
    this.send({
      t: 'sub',
      table,
      as,
      ...(last === null ? {} : { from: last }),
      ...(chat === null ? {} : { chat }),
    })
  }

  /** At tables that are followed the server leaves this to the page. */
  private tellTurn(table: TableId, { own }: Subscription, waiting: readonly Seat[]): void {
    this.onTurn?.(
      table,
      own.some((seat) => waiting.includes(seat)),
    )
  }
}
