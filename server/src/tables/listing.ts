/** What lists show of a table, and whose lists it is in. */
import { has, listSeats, type Score } from '@harvest/engine'
import type { Listing, OwnListing, Person, TurnChange } from '../storage/contract.ts'
import type { MyTable, TableCard, TableResult } from '../wire.ts'
import type { GuestId } from './rows.ts'
import { isOpen, listOwn, seatKind, waitingSet, type SeatState, type TableState } from './state.ts'

export function listingOf(state: TableState): Listing {
  const { waiting, botToMove, updated } = turnOf(state)
  return {
    table: state.id,
    game: state.offer.game.id,
    status: state.status,
    public: state.public,
    name: state.name,
    hostName: state.host.name,
    seats: listedOf(state),
    waiting,
    free:
      state.status === 'open'
        ? state.seats.filter((seat) => isOpen(seat) && seat.reserved === null).length
        : 0,
    botToMove,
    created: state.created,
    updated,
  }
}

export function turnOf(state: TableState): TurnChange {
  const waiting = waitingSet(state)
  const toMove: GuestId[] = []
  let botToMove = false
  for (const [index, { guest, level }] of state.seats.entries()) {
    if (!has(waiting, index)) continue
    if (level !== null) botToMove = true
    else if (guest !== null && !toMove.includes(guest)) toMove.push(guest)
  }
  return { waiting: listSeats(waiting), toMove, botToMove, updated: state.updated }
}

/** What lists show of a table beyond what they can be searched by. */
type Listed = Pick<TableCard, 'seats' | 'options'> & Partial<Pick<TableCard, 'result' | 'pace' | 'variant'>>

function listedOf(state: TableState): string {
  const result = resultOf(state)
  if (result === null) return seatingOf(state).listed
  return JSON.stringify({ ...listedSeats(state), result } satisfies Listed)
}

function listedSeats({ seats, options, pace, offer }: TableState): Listed {
  const variant = offer.game.variant?.name
  return {
    seats: seats.map(seatCard),
    options,
    ...(pace ? { pace } : {}),
    ...(variant === undefined ? {} : { variant }),
  }
}

function resultOf({ match, finished }: TableState): TableResult | null {
  const scores = finished === null ? null : (match?.game.scores(match.state) as readonly Score[] | null)
  if (!scores) return null
  const bySeat = scores.toSorted((a, b) => a.seat - b.seat)
  return {
    finished: finished!,
    places: bySeat.map(({ place }) => place),
    totals: bySeat.map(({ total }) => total),
  }
}

function seatCard(seat: SeatState): TableCard['seats'][number] {
  return { kind: seatKind(seat), name: seat.name, level: seat.level }
}

/** Listings of the first release hold the seats alone. */
function readListed(text: string): Listed {
  const read = JSON.parse(text) as Listed | TableCard['seats']
  return 'options' in read ? read : { seats: read, options: {} }
}

/** Everybody who finds the table among their own: those seated who have not left, those a seat is kept for, and the host. */
export function peopleOf(state: TableState): Person[] {
  const { toMove } = turnOf(state)
  return seatingOf(state).people.map(({ guest, seats }) => ({ guest, seats, toMove: toMove.includes(guest) }))
}

/** Whether it is among a person's tables: as host, with a seat, or with one kept for them. */
export function isAmongTablesOf(state: TableState, guest: GuestId): boolean {
  return seatingOf(state).people.some((person) => person.guest === guest)
}

/** What follows from who sits where and stays the same from move to move. */
interface Seating {
  readonly host: GuestId
  readonly people: readonly Pick<Person, 'guest' | 'seats'>[]
  /** As `Listing` has it. */
  readonly listed: string
}

const seatings = new WeakMap<TableState['seats'], Seating>()

function seatingOf(state: TableState): Seating {
  const known = seatings.get(state.seats)
  if (known?.host === state.host.guest) return known
  const { guest: host } = state.host
  const guests = new Set<GuestId>(host === '' || hasLeft(state, host) ? [] : [host])
  for (const seat of state.seats) {
    if (seat.guest !== null && !seat.gone) guests.add(seat.guest)
    if (seat.reserved !== null) guests.add(seat.reserved)
  }
  const seating: Seating = {
    host: state.host.guest,
    people: Array.from(guests, (guest) => ({ guest, seats: listOwn(state, guest) })),
    listed: JSON.stringify(listedSeats(state)),
  }
  seatings.set(state.seats, seating)
  return seating
}

/** Whether somebody had seats and has left them all. */
function hasLeft(state: TableState, guest: GuestId): boolean {
  const own = listOwn(state, guest)
  return own.length > 0 && own.every((seat) => state.seats[seat]!.gone)
}

export function cardOf(listing: Listing): TableCard {
  const { table, game, name, status, waiting, hostName, created, updated } = listing
  const { seats, options, variant = null, result = null, pace = null } = readListed(listing.seats)
  const { public: listed, due = null } = listing
  return {
    id: table,
    game,
    options,
    variant,
    name,
    public: listed,
    status,
    seats,
    waiting,
    hostName,
    result,
    pace,
    due,
    created,
    updated,
  }
}

export function myTableOf(listing: OwnListing): MyTable {
  return { ...cardOf(listing), yours: listing.yours, toMove: listing.toMove }
}
