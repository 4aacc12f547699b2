/**
 * What a table is at one moment. It holds the real match, so it stays in this folder: everybody else sees the game
 * through a projection. Never changed in place: a command is tried on a next state, which is dropped when it can't
 * be stored.
 */
import { has, only, type Json, type Match, type Seat, type Viewer } from '@harvest/engine'
import type { GameOffer, Games } from '../games.ts'
import type { Begun, Pace, SeatInfo, StandIn, TableStatus } from '../wire.ts'
import type { ClockState } from './clock-state.ts'
import type { OrderState } from './order-state.ts'
import type { Plan } from './plan.ts'
import type { GuestId, SeatPlan, TableRow } from './rows.ts'

export interface SeatState {
  /** Whose seat it is, even while a bot stands in. */
  readonly guest: GuestId | null
  /** Of whose seat it is, or for whom it is kept. */
  readonly name: string | null
  /** The name belongs to the seat and not to the guest: somebody else at the same device. */
  readonly called: boolean
  /** Of the bot that plays here now. */
  readonly level: string | null
  readonly reserved: GuestId | null
  /** Who wants a bot to stand in here. */
  readonly votes: readonly GuestId[]
  /** Whoever had it has left the table: it is not among their tables until they take it back. */
  readonly gone: boolean
  /** The bot plays one turn, and then gives the seat back. */
  readonly once: boolean
  /** Somebody sat here of whom nothing is known any more. */
  readonly forgotten: boolean
}

/** The rows of the steps that stand, newest first. */
export interface Standing {
  readonly seq: number
  readonly time: number
  readonly seat: Seat
  readonly prev: Standing | null
}

export interface TableState {
  readonly id: string
  readonly seq: number
  readonly offer: GameOffer
  readonly options: { readonly [name: string]: Json }
  readonly name: string
  readonly public: boolean
  readonly autostart: boolean
  /** A game from elsewhere that starts where it stands. */
  readonly begun: Begun | null
  readonly host: { readonly guest: GuestId; readonly name: string }
  readonly status: TableStatus
  readonly seats: readonly SeatState[]
  readonly standIns: readonly StandIn[]
  /** Who wants no coach at the table. */
  readonly uncoached: readonly GuestId[]
  /** Those who only watch may say nothing. */
  readonly hushed: boolean
  readonly match: Match | null
  readonly seed: string | null
  /** SHA-256 of the seed, for everybody to see. */
  readonly seedCommitment: string | null
  /** The row that the standing steps build on. */
  readonly base: number
  readonly standing: Standing | null
  /** The last update number of each seat, then of the watchers. */
  readonly numbers: readonly number[]
  /** The history before the last change of version can't be replayed any more. */
  readonly carried: boolean
  readonly rematch: string | null
  readonly created: number
  readonly started: number | null
  readonly finished: number | null
  /** When something happened that everybody may know of. */
  readonly updated: number
  /** The furthest position there has been, as `Match.at` counts. */
  readonly furthest: number
  /** How many steps and undos each seat has made since then, without getting the game any further. */
  readonly detours: readonly number[]
  /** How long bots wait before they answer the last step, while it can still be taken back; in milliseconds. */
  readonly grace: number
  readonly pace: Pace | null
  /** From the start on, at tables that have a pace. */
  readonly clock: ClockState | null
  /** Null where people play in earnest. */
  readonly plan: Plan | null
  /** By seat; empty while nobody has given any. */
  readonly orders: readonly OrderState[]
}

export const NO_DETOURS: readonly number[] = []
export const NO_ORDERS: readonly OrderState[] = []

export const EMPTY_SEAT: SeatState = {
  guest: null,
  name: null,
  called: false,
  level: null,
  reserved: null,
  votes: [],
  gone: false,
  once: false,
  forgotten: false,
}

/** A row that contradicts the ones before it: the log is damaged, or the code is wrong. */
export class BadLog extends Error {}

/** The table as its first row describes it. */
export function createState(id: string, row: TableRow, games: Games, time: number): TableState {
  if (row.kind !== 'created') throw new BadLog(`the log of a table begins with ${row.kind}`)
  const offer = games.get(row.game)
  if (!offer) throw new BadLog(`there is no game ${row.game} any more`)
  return {
    id,
    seq: 1,
    offer,
    options: row.options,
    name: row.name,
    public: row.public,
    autostart: row.autostart,
    begun: row.begun ?? null,
    host: { guest: row.host, name: row.hostName },
    status: 'open',
    seats: row.seats.map(planned),
    standIns: [],
    uncoached: [],
    hushed: false,
    match: null,
    seed: null,
    seedCommitment: null,
    base: 1,
    standing: null,
    numbers: Array<number>(row.seats.length + 1).fill(0),
    carried: false,
    rematch: null,
    created: time,
    started: null,
    finished: null,
    updated: time,
    furthest: 0,
    detours: NO_DETOURS,
    grace: 0,
    pace: row.pace ?? null,
    clock: null,
    plan: row.plan ? { of: row.plan, root: null, line: [] } : null,
    orders: NO_ORDERS,
  }
}

export function planned(plan: SeatPlan): SeatState {
  if (plan.kind === 'person') return seated(plan)
  if (plan.kind === 'bot') return { ...EMPTY_SEAT, level: plan.level }
  const { called, name = null } = plan
  return { ...EMPTY_SEAT, name: called ?? name, called: called !== undefined, reserved: plan.for ?? null }
}

export function seated(plan: {
  readonly guest: GuestId
  readonly name: string
  readonly called?: string
}): SeatState {
  const { guest, name, called } = plan
  return { ...EMPTY_SEAT, guest, name: called ?? name, called: called !== undefined }
}

/** The update number a viewer has reached. */
export function numberOf(numbers: readonly number[], who: Viewer): number {
  return who === 'watcher' ? numbers.at(-1)! : numbers[who]!
}

export function listOwn(state: TableState, guest: GuestId | null): Seat[] {
  if (guest === null) return []
  return [...state.seats.keys()].filter((seat) => state.seats[seat]!.guest === guest)
}

/** The people whose presence matters: those who sit there, and the host. */
export function peopleAt({ seats, host }: TableState): GuestId[] {
  return [...seats.map(({ guest }) => guest).filter((guest) => guest !== null), host.guest]
}

/** The open seats that are kept for a person. */
export function listKept(state: TableState, guest: GuestId | null): Seat[] {
  if (guest === null) return []
  return [...state.seats.keys()].filter((index) => {
    const seat = state.seats[index]!
    return isOpen(seat) && seat.reserved === guest
  })
}

export function isOpen(seat: SeatState): boolean {
  return seat.guest === null && seat.level === null && !seat.forgotten
}

/** Whether the coach may be asked: none of those who play has anything against it. */
export function isCoached({ seats, uncoached }: TableState): boolean {
  return !seats.some(({ guest }) => guest !== null && uncoached.includes(guest))
}

/** The seats that belong to bots, as a set. A bot that stands in is none: the seat's owner may be looking on. */
export function botSeats({ seats }: TableState): number {
  return seats.reduce((set, { guest, level }, seat) => {
    return guest === null && level !== null ? set | only(seat) : set
  }, 0)
}

/** The seats the game waits for, as a set. */
export function waitingSet(state: TableState): number {
  // A table can be closed in the middle of a game.
  return state.match && state.status !== 'closed' ? state.offer.game.waiting(state.match.state) : 0
}

/** Whether the game waits for this person (and not for a bot that stands in). */
export function isToMove(state: TableState, guest: GuestId): boolean {
  const waiting = waitingSet(state)
  return state.seats.some((seat, index) => seat.guest === guest && seat.level === null && has(waiting, index))
}

export function seatKind(seat: SeatState): SeatInfo['kind'] {
  if (seat.level !== null) return 'bot'
  return isOpen(seat) ? 'open' : 'person'
}
