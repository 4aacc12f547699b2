/** Before the start: sitting down, getting up, beginning. */
import type { Seat } from '@harvest/engine'
import { failed } from '../../problem.ts'
import type * as wire from '../../wire.ts'
import type { TableRow } from '../rows.ts'
import { isOpen, listKept, listOwn, type TableState } from '../state.ts'
import {
  after,
  calledBy,
  checkLevel,
  checkOpen,
  checkSetup,
  ownSeat,
  seatAt,
  startedRow,
  startIfFull,
  type Asker,
  type Decision,
  type World,
} from './shared.ts'
import { passesForAnother } from './speak.ts'
import { passHost } from './stand-ins.ts'

export function decideJoin(state: TableState, asker: Asker, body: wire.JoinTable, world: World): Decision {
  checkOpen(state)
  const seats = body.seat === undefined ? freeSeats(state, asker) : [body.seat]
  const rows = seats.map((seat): TableRow => {
    const wanted = seatAt(state, seat)
    if (!isOpen(wanted) || (wanted.reserved !== null && wanted.reserved !== asker.guest))
      throw failed('seatTaken')
    const called = body.name ?? (wanted.called ? wanted.name : null)
    if (passesForAnother(state, asker.guest, called ?? asker.name)) throw failed('nameTaken')
    return { kind: 'joined', seat, guest: asker.guest, name: asker.name, ...calledBy(called) }
  })
  const then = rows.reduce((before, row) => after(before, row, world), state)
  return {
    rows: [...rows, ...startIfFull(then, world)],
    answer: (joined): wire.Seated => ({ seats: listOwn(joined, asker.guest) }),
  }
}

function freeSeats(state: TableState, asker: Asker): readonly Seat[] {
  const kept = listKept(state, asker.guest)
  if (kept.length > 0) return kept
  const free = state.seats.findIndex((seat) => isOpen(seat) && seat.reserved === null)
  if (free < 0) throw failed('noSeatFree')
  return [free]
}

/**
 * Before the start the seat is open again. A host who only gets up stays the host of an empty table; one who leaves
 * closes it. Later a bot stands in.
 */
export function decideLeave(state: TableState, asker: Asker, body: wire.LeaveTable, world: World): Decision {
  const own = listOwn(state, asker.guest)
  const answer = (then: TableState): wire.Seated => ({ seats: listOwn(then, asker.guest) })
  if (state.status === 'playing') {
    const seats = body.seat === undefined ? own : [ownSeat(state, asker, body.seat)]
    if (seats.length === 0) throw failed('notSeated')
    // The bot may be there already, and its person goes for good only now.
    const rows = seats
      .filter((seat) => !state.seats[seat]!.gone)
      .map((seat): TableRow => {
        const level = state.seats[seat]!.level ?? world.levels.usual
        return { kind: 'botIn', seat, level, by: 'left' }
      })
    const then = rows.reduce((before, row) => after(before, row, world), state)
    return { rows: [...rows, ...passHost(then, asker.guest, world)], answer }
  }
  checkOpen(state)
  const isHost = state.host.guest === asker.guest
  if (body.seat !== undefined && isHost && seatAt(state, body.seat).guest !== asker.guest)
    return { rows: [{ kind: 'left', seat: body.seat }], answer }
  const seats = body.seat === undefined ? own : [ownSeat(state, asker, body.seat)]
  if (seats.length === 0 && !isHost) throw failed('notSeated')
  const rows = seats.map((seat): TableRow => ({ kind: 'left', seat }))
  if (!isHost || (body.seat !== undefined && seats.length < own.length)) return { rows, answer }
  const heir = state.seats.find(({ guest }) => guest !== null && guest !== asker.guest)
  if (heir) return { rows: [...rows, { kind: 'hosted', guest: heir.guest!, name: heir.name! }], answer }
  return { rows: body.seat === undefined ? [...rows, { kind: 'closed' }] : rows, answer }
}

export function decideStart(state: TableState, _asker: Asker, body: wire.StartTable, world: World): Decision {
  checkOpen(state)
  const open = [...state.seats.keys()].filter((seat) => isOpen(state.seats[seat]!))
  if (open.length > 0 && body.open === undefined) throw failed('seatsOpen')
  if (open.length > 0 && body.open === 'remove' && state.begun) throw failed('seatsFixed')
  const rows = open.length === 0 || body.open === undefined ? [] : fillRows(open, body.open, world)
  checkSetup(state.offer.game, state.seats.length - (body.open === 'remove' ? open.length : 0), state.options)
  return { rows: [...rows, startedRow(state, world)], answer: () => ({}) }
}

function fillRows(open: readonly Seat[], how: string, world: World): TableRow[] {
  // From the back, so that the numbers of those still to come stay right.
  if (how === 'remove') return open.toReversed().map((seat) => ({ kind: 'seatRemoved', seat }))
  const level = checkLevel(how.slice('bot:'.length), world)
  return open.map((seat) => ({ kind: 'botSeated', seat, level }))
}
