/** What the orders of a seat lead to when it is asked: a move, their end, or nothing. */
import { canonical, cutIntoSections, has, plain, sha256Hex, type Move, type Seat } from '@harvest/engine'
import type { EndedOrder } from '../wire.ts'
import { ordersAt } from './order-state.ts'
import type { GuestId, StoredOrder } from './rows.ts'
import { waitingSet, type TableState } from './state.ts'

export type Outcome =
  | { readonly kind: 'move'; readonly order: StoredOrder; readonly move: Move }
  | { readonly kind: 'end'; readonly orders: readonly StoredOrder[]; readonly why: EndedOrder['why'] }

/**
 * The first order that can be carried out is. One whose condition has come about ends, and so do all of this phase when
 * none of them is possible: then the person decides about this turn.
 */
export function outcomeFor(state: TableState, seat: Seat): Outcome | null {
  const { match, seats } = state
  const { standing, acted, byHand } = ordersAt(state, seat)
  if (standing.length === 0 || byHand || !match || seats[seat]!.level !== null) return null
  if (!has(waitingSet(state), seat)) return null
  const phase = match.game.phase(match.state)
  const mine = standing.filter((order) => order.phase === phase && !acted.includes(order.id))
  const forced = standing.find((order) => order.phase === null)
  if (mine.length === 0 && !forced) return null
  const legal = match.legal(seat)
  const keys = new Map(legal.map((move) => [canonical(move), move]))
  for (const order of mine) {
    const why = against(state, seat, order, keys)
    if (why) return { kind: 'end', orders: [order], why }
    const move = order.moves.map((each) => keys.get(canonical(each))).find((found) => found !== undefined)
    if (move) return { kind: 'move', order, move }
  }
  if (forced && legal.length === 1) return { kind: 'move', order: forced, move: legal[0]! }
  return mine.length > 0 ? { kind: 'end', orders: mine, why: 'illegal' } : null
}

function against(
  state: TableState,
  seat: Seat,
  { unlessMoves = [], unlessChanged = [], parts = [] }: StoredOrder,
  keys: ReadonlyMap<string, Move>,
): 'offered' | 'changed' | null {
  if (unlessMoves.some((move) => keys.has(canonical(move)))) return 'offered'
  if (unlessChanged.length === 0) return null
  const now = hashParts(state, seat, unlessChanged)
  return now.every((hash, index) => hash === parts[index]) ? null : 'changed'
}

/** Of a part that isn't there. */
const ABSENT = ''

/** What these parts of the position say to the seat now. */
export function hashParts(state: TableState, seat: Seat, parts: readonly string[]): string[] {
  const sections = sectionsFor(state, seat)
  return parts.map((part) => {
    const found = sections.find(({ title }) => title === part)
    return found ? sha256Hex(JSON.stringify(found)).slice(0, 16) : ABSENT
  })
}

/** Everybody is called by a number: what a part is called must not depend on names. */
function sectionsFor({ match, offer }: TableState, seat: Seat): ReturnType<typeof cutIntoSections> {
  const { game, state } = match!
  return cutIntoSections(plain(offer.text.en.describe(game.view(state, seat), (other) => `#${other + 1}`)))
}

/** The parts of the position that an order can depend on, by the names that `titles` of them have in some language. */
export function listParts(
  state: TableState,
  seat: Seat,
): { readonly part: string; readonly index: number }[] {
  const sections = sectionsFor(state, seat)
  return sections.flatMap(({ title, items, parts }, index) =>
    title !== '' &&
    items.length + parts.length > 0 &&
    sections.findIndex((one) => one.title === title) === index
      ? [{ part: title, index }]
      : [],
  )
}

/** The seats at which orders are about to do something. */
export function pendingSeats(state: TableState): Seat[] {
  if (state.orders.length === 0 || state.status !== 'playing') return []
  return [...state.seats.keys()].filter((seat) => outcomeFor(state, seat) !== null)
}

/** Those who are waited for in person: their orders have nothing to say now. */
export function awaitedAt(state: TableState): GuestId[] {
  const waiting = waitingSet(state)
  const guests = new Set<GuestId>()
  for (const [seat, { guest, level }] of state.seats.entries())
    if (guest !== null && level === null && has(waiting, seat) && outcomeFor(state, seat) === null)
      guests.add(guest)
  return [...guests]
}
