/** Standing orders: who may give them, and what becomes of them when their seat is asked. */
import { phaseSpec, type Seat } from '@harvest/engine'
import { failed } from '../../problem.ts'
import type * as wire from '../../wire.ts'
import { hashParts, outcomeFor } from '../order-outcome.ts'
import { ordersAt, tellOrders } from '../order-state.ts'
import type { StoredOrder, TableRow } from '../rows.ts'
import type { TableState } from '../state.ts'
import { after, checkPlaying, ownSeat, type Asker, type Decision, type World } from './shared.ts'

/** More than anybody keeps in mind. */
const MAX_STANDING = 20
/** How often a seat may give and withdraw orders while the game gets no further: each is kept for good. */
const MAX_CHANGES = 100
/** As many moves as fit into one command. */
const MAX_MOVES = 10

export function decideGiveOrder(state: TableState, asker: Asker, body: wire.GiveOrder): Decision {
  const { id, seat, ...wish } = body
  ownSeat(state, asker, seat)
  checkPlaying(state)
  checkWish(state, wish)
  const { standing, changes } = ordersAt(state, seat)
  if (standing.length >= MAX_STANDING) throw failed('tooManyOrders', { most: MAX_STANDING })
  if (changes >= MAX_CHANGES) throw failed('tooManyChanges')
  const same = standing.find((one) => isSameOrder(one, wish))
  const { unlessChanged = [] } = wish
  const order: StoredOrder = {
    ...wish,
    id,
    ...(unlessChanged.length > 0 ? { parts: hashParts(state, seat, unlessChanged) } : {}),
  }
  const rows: TableRow[] = [{ kind: 'ordered', seat, guest: asker.guest, order }]
  return { rows: same ? [] : rows, answer: (then) => tellOrders(then, seat) }
}

function isSameOrder({ id: _id, parts = [], ...standing }: StoredOrder, wish: wire.OrderWish): boolean {
  return parts.length === 0 && JSON.stringify(standing) === JSON.stringify(wish)
}

function checkWish(
  { offer: { game } }: TableState,
  { phase, moves, unlessMoves = [] }: wire.OrderWish,
): void {
  const spec = game.phases.find(({ id, decides }) => id === phase && decides !== 'nobody')
  const isForced = phase === null && moves.length === 0 && unlessMoves.length === 0
  const fits =
    spec && moves.length > 0 && [...moves, ...unlessMoves].every((move) => spec.moves.includes(move.do))
  if (!isForced && !fits) throw failed('noSuchOrder')
}

export function decideWithdraw(state: TableState, asker: Asker, body: wire.WithdrawOrder): Decision {
  const { seat, order } = body
  ownSeat(state, asker, seat)
  const { standing, ended } = ordersAt(state, seat)
  const rows = [...standing, ...ended]
    .filter(({ id }) => order === undefined || id === order)
    .map((one): TableRow => ({ kind: 'orderOff', seat, order: one.id, why: 'withdrawn' }))
  return { rows, answer: (then) => tellOrders(then, seat) }
}

/**
 * Carry out what a seat has ordered, if it is still asked the same. A secret choice is made as far as there are orders
 * for it, so that nobody can count its steps by the clock.
 */
export function decideOrders(
  state: TableState,
  seat: Seat,
  decision: number,
  id: string,
  world: World,
): Decision {
  const rows: TableRow[] = []
  let now = state
  const add = (row: TableRow): void => {
    rows.push(row)
    now = after(now, row, world)
  }
  if (state.match?.decisions[seat] !== decision || state.status !== 'playing') throw failed('questionChanged')
  const { game } = state.match
  const isSecret = phaseSpec(game, game.phase(state.match.state)).decides === 'sealed'
  for (let made = 0; made < MAX_MOVES; made++) {
    const outcome = outcomeFor(now, seat)
    if (!outcome) break
    if (outcome.kind === 'end') {
      for (const { id: order } of outcome.orders) add({ kind: 'orderOff', seat, order, why: outcome.why })
      break
    }
    const { order, move } = outcome
    add({ kind: 'move', seat, move, id, order: order.id })
    if (!order.always) add({ kind: 'orderOff', seat, order: order.id, why: 'done' })
    if (!isSecret || now.match!.at !== state.match.at) break
  }
  if (rows.length === 0) throw failed('questionChanged')
  return { rows, answer: () => ({}) }
}
