/**
 * The orders of each seat as a fold over the table's log. Rows about orders are noticed by nobody but their seat:
 * they change nothing else of the table, no number and no time.
 */
import { has, phaseSpec, type Match, type Seat } from '@harvest/engine'
import type { EndedOrder, SeatOrders } from '../wire.ts'
import type { GuestId, StoredOrder, TableRow } from './rows.ts'
import { NO_ORDERS, waitingSet, type TableState } from './state.ts'

export interface OrderState {
  /** Who gave them: whoever has the seat after this person has none. */
  readonly guest: GuestId | null
  readonly standing: readonly StoredOrder[]
  readonly ended: readonly EndedOrder[]
  /** Those that have been carried out in this turn: once is enough. */
  readonly acted: readonly string[]
  /** In this turn the person decides. */
  readonly byHand: boolean
  /** How often orders were given or taken away since the game last got any further. */
  readonly changes: number
}

const NONE: OrderState = { guest: null, standing: [], ended: [], acted: [], byHand: false, changes: 0 }
/** More than anybody reads. */
const KEPT_ENDED = 5

export function ordersAt({ orders, seats }: Pick<TableState, 'orders' | 'seats'>, seat: Seat): OrderState {
  const found = orders[seat]
  return found && found.guest === seats[seat]?.guest ? found : NONE
}

/** As their owner is told of them. */
export function tellOrders(state: TableState, seat: Seat): SeatOrders {
  const { standing, ended } = ordersAt(state, seat)

  return { standing: standing.map(({ parts, ...order }) => order), ended }
}

/** Whether a row is about orders alone. */
export function isAboutOrders({ kind }: TableRow): boolean {
  return kind === 'ordered' || kind === 'orderOff'
}

type OrderRow = Extract<TableRow, { kind: 'ordered' | 'orderOff' }>

export function foldOrder(state: TableState, row: OrderRow, time: number): TableState {
  const before = ordersAt(state, row.seat)
  const changes = before.changes + 1
  // Whoever is asked while giving orders is there to decide.
  const byHand = before.byHand || has(waitingSet(state), row.seat)
  if (row.kind === 'ordered')
    return withOrders(state, row.seat, {
      ...before,
      guest: row.guest,
      standing: [...before.standing, row.order],
      byHand,
      changes,
    })
  const { why } = row
  const gone = before.standing.find(({ id }) => id === row.order)
  const standing = before.standing.filter((order) => order !== gone)
  const others = before.ended.filter(({ id }) => id !== row.order)
  if (why === 'withdrawn') return withOrders(state, row.seat, { ...before, standing, ended: others, changes })
  if (why === 'done' || !gone) return withOrders(state, row.seat, { ...before, standing })

  const { parts, ...order } = gone
  const ended = [...others, { ...order, why, time }].slice(-KEPT_ENDED)
  return withOrders(state, row.seat, { ...before, standing, ended, byHand: true })
}

function withOrders(state: TableState, seat: Seat, next: OrderState): TableState {
  const orders = state.seats.map((_, index) => (index === seat ? next : (state.orders[index] ?? NONE)))
  return { ...state, orders }
}

/** Somebody has left the table for good: what they wanted done goes with them. */
export function withoutOrders(state: TableState, seat: Seat): TableState {
  return state.orders.length === 0 ? state : withOrders(state, seat, NONE)
}

/** What a step or an undo of `seat` means for turns that orders are carried out in. */
export function followOrders(
  before: TableState,
  state: TableState,
  seat: Seat,
  order: string | null,
): TableState {
  if (state.orders.length === 0) return state
  if (state.status !== 'playing') return { ...state, orders: NO_ORDERS }
  const waiting = waitingSet(state)
  const begins = beginsAnew(before.match!, state.match!)
  const further = state.furthest > before.furthest
  const orders = state.orders.map((one, index): OrderState => {
    const changes = further ? 0 : one.changes
    if (!has(waiting, index) || begins) return withTurn(one, [], false, changes)
    if (index !== seat) return withTurn(one, one.acted, one.byHand, changes)
    return order === null
      ? withTurn(one, one.acted, true, changes)
      : withTurn(one, [...one.acted, order], one.byHand, changes)
  })
  return orders.every((one, index) => one === state.orders[index]) ? state : { ...state, orders }
}

function withTurn(one: OrderState, acted: readonly string[], byHand: boolean, changes: number): OrderState {
  const same =
    one.byHand === byHand &&
    one.changes === changes &&
    (one.acted === acted || one.acted.length + acted.length === 0)
  return same ? one : { ...one, acted, byHand, changes }
}

/** Whether those who are asked now are asked anew: in another part of the round, or in secret. */
function beginsAnew(before: Match, after: Match): boolean {
  if (after.at <= before.at) return false
  const was = phaseSpec(before.game, before.game.phase(before.state))
  const is = phaseSpec(after.game, after.game.phase(after.state))
  return was.stage !== is.stage || is.decides === 'sealed' || was.decides === 'sealed'
}
