/** A table's orders as its people and the server around it meet them. */
import type { Language, Names, Seat, Viewer } from '@harvest/engine'
import { random32 } from '../chance.ts'
import type { TableConfig } from '../config.ts'
import { failed } from '../problem.ts'
import type { OrderChoices, ServerFrame } from '../wire.ts'
import { Kept } from './kept.ts'
import { orderChoices } from './order-choices.ts'
import { outcomeFor } from './order-outcome.ts'
import { ordersAt, tellOrders } from './order-state.ts'
import type { GuestId } from './rows.ts'
import { listOwn, type TableState } from './state.ts'

/** A decision that orders have something to say to. */
export interface OrderQuestion {
  readonly guest: GuestId
  readonly decision: number
}

/** To search for them takes some time, and the same question is to get the same answer. */
const choices = new Kept<Promise<OrderChoices>>(32)

export class OrderDesk {
  private readonly current: { readonly state: TableState }
  private readonly config: TableConfig

  constructor(current: { readonly state: TableState }, config: TableConfig) {
    this.current = current
    this.config = config
  }

  /** How long to wait before an order is carried out: says nothing about which one it is. */
  readonly delay = (): number => {
    const { orderLeast, orderMost } = this.config
    return Math.round(orderLeast + (random32() / 2 ** 32) * Math.max(0, orderMost - orderLeast))
  }

  /** Null: the orders of this seat have nothing to do now. */
  question(seat: Seat): OrderQuestion | null {
    const { state } = this.current
    const { guest } = ordersAt(state, seat)
    if (guest === null || outcomeFor(state, seat) === null) return null
    return { guest, decision: state.match!.decisions[seat]! }
  }

  choices(guest: GuestId, seat: Seat, language: Language, names: Names): Promise<OrderChoices> {
    const { state } = this.current
    if (!listOwn(state, guest).includes(seat)) throw failed('notYourSeat')
    const { match, offer, status } = state
    if (status !== 'playing' || !match) throw failed('notPlaying')
    const { standing, ended } = tellOrders(state, seat)
    const about = [...standing, ...ended].map(({ id }) => id).join()
    const called = [...state.seats.keys()].map(names).join()
    const key = [state.id, seat, state.numbers[seat], language, called, about].join(' ')
    return choices.get(key, () => orderChoices(state, seat, offer.text[language] ?? offer.text.en, names))
  }

  /** What a page is told of the orders of the seat it follows, when it comes. */
  welcome(as: Viewer): ServerFrame[] {
    if (as === 'watcher') return []
    // Also when there are none any more: a page that comes back may think that there are.
    return ordersAt(this.current.state, as).guest === null ? [] : [this.frame(as)]
  }

  /** The same after a change; null when there was none. */
  news(before: TableState, as: Viewer): ServerFrame | null {
    const { state } = this.current
    if (as === 'watcher' || before.orders === state.orders) return null
    const [was, is] = [ordersAt(before, as), ordersAt(state, as)]
    return was.standing === is.standing && was.ended === is.ended ? null : this.frame(as)
  }

  private frame(as: Seat): ServerFrame {
    const { state } = this.current
    return { t: 'orders', table: state.id, as, orders: tellOrders(state, as) }
  }
}
