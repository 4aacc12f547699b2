/** A table's state as the fold over the rows of its log. */
import {
  commitTo,
  Match,
  seededSource,
  withoutLast,
  type GameEvent,
  type GameState,
  type Refusal,
  type Result,
  type Seat,
  type Viewer,
} from '@harvest/engine'
import { foldClock } from './clock-state.ts'
import { foldOrder, followOrders, isAboutOrders, withoutOrders } from './order-state.ts'
import type { StandIn } from '../wire.ts'
import { followPlan, planAfter } from './plan.ts'
import type { GuestId, PlacedRow, TableRow } from './rows.ts'
import {
  BadLog,
  botSeats,
  EMPTY_SEAT,
  NO_DETOURS,
  planned,
  seated,
  type SeatState,
  type Standing,
  type TableState,
} from './state.ts'

/** A position that a row led to, with what is needed to tell each viewer about it. */
export interface Turn {
  readonly match: Match
  readonly events: readonly GameEvent[]
  /** Who made it; null for set-up. */
  readonly seat: Seat | null
  /** Whether anybody but the seat itself may notice. */
  readonly noticed: boolean
  readonly id: string | null
  /** After it. */
  readonly numbers: readonly number[]
  readonly time: number
}

export type Folded =
  | { readonly ok: true; readonly state: TableState; readonly turn: Turn | null }
  | { readonly ok: false; readonly refusal: Refusal }

export interface Place {
  readonly seq: number
  readonly time: number
  /** Rows of play before this one belong to older rules and are passed over. */
  readonly playFrom: number
}

/** The table after one more row. Only rows of play can be refused. */
export function foldRow(before: TableState, row: TableRow, place: Place): Folded {
  const folded = foldPlain(before, row, place)
  if (!folded.ok || folded.state.pace === null) return folded
  const { state, turn } = folded
  const isPlay = row.kind === 'move' || row.kind === 'undo'
  // Of secret steps, and of those that are passed over and may have been secret, clocks know nothing.
  if ((isPlay && !turn?.noticed) || isAboutOrders(row)) return folded
  return { ...folded, state: { ...state, clock: foldClock(before, state, row, place.time) } }
}

function foldPlain(before: TableState, row: TableRow, place: Place): Folded {
  const { seq } = place
  const passed = seq < place.playFrom
  switch (row.kind) {
    case 'move':
      return passed ? done({ ...before, seq }) : foldMove(before, row, place)
    case 'undo':
      return passed ? done({ ...before, seq }) : foldUndo(before, row, place)
    case 'started':
      return foldStart(before, row, place, passed)
    case 'carried':
      return passed ? done({ ...before, seq }) : foldCarried(before, row, place)
    case 'went':
      return passed ? done({ ...before, seq }) : foldWent(before, row, place)
    case 'ordered':
    case 'orderOff':
      return done({ ...foldOrder(before, row, place.time), seq })
    default:
      return done({ ...foldSeating(before, row), seq, updated: place.time })
  }
}

/** The table after a row of its log, which was legal when it was written. */
export function followRow(before: TableState, placed: PlacedRow, playFrom = 0): Folded & { ok: true } {
  const { row, seq, time } = placed
  const folded = foldRow(before, row, { seq, time, playFrom })
  if (!folded.ok) throw new Error(`row ${seq} of a table does not follow: ${folded.refusal.key}`)
  return folded
}

function done(state: TableState, turn: Turn | null = null): Folded {
  return { ok: true, state, turn }
}

type SeatingRow = Exclude<
  TableRow,
  { kind: 'move' | 'undo' | 'started' | 'carried' | 'went' | 'ordered' | 'orderOff' }
>

function foldSeating(state: TableState, row: SeatingRow): TableState {
  switch (row.kind) {
    case 'created':
      throw new BadLog('a table is made once')
    case 'joined':
      return withSeat(state, row.seat, seated(row))
    case 'left':
      return withSeat(state, row.seat, EMPTY_SEAT)
    case 'hosted':
      return { ...state, host: { guest: row.guest, name: row.name } }
    case 'botSeated':
      return withSeat(state, row.seat, { ...EMPTY_SEAT, level: row.level })
    case 'seatRemoved': {
      const seats = state.seats.filter((_, seat) => seat !== row.seat)
      return { ...state, seats, numbers: Array<number>(seats.length + 1).fill(0) }
    }
    case 'closed':
      return { ...state, status: 'closed' }
    case 'botIn':
      return withStandIn(
        row.by === 'left' ? withoutOrders(state, row.seat) : state,
        row.seat,
        row.level,
        WHY[row.by],
        row.once,
      )
    case 'botOut':
      return withStandIn(state, row.seat, null, null)
    case 'vote': {
      const seat = state.seats[row.seat]!
      const others = seat.votes.filter((guest) => guest !== row.guest)
      return withSeat(state, row.seat, { ...seat, votes: row.agree ? [...others, row.guest] : others })
    }
    case 'renamed': {
      const host = state.host.guest === row.guest ? { ...state.host, name: row.name } : state.host
      const seats = state.seats.map((seat) =>
        seat.guest === row.guest && !seat.called ? { ...seat, name: row.name } : seat,
      )
      return { ...state, host, seats }
    }
    case 'coach': {
      const others = state.uncoached.filter((guest) => guest !== row.guest)
      return { ...state, uncoached: row.allow ? others : [...others, row.guest] }
    }
    case 'rematch':
      return { ...state, rematch: row.table }
    case 'handed':
      return withSeat(state, row.seat, planned(row.to))
    case 'forgotten':
      return withoutPerson(state, row.guest, row.level)
    case 'hushed':
      return { ...state, hushed: row.hushed }
    // What clocks make of it is all there is to it.
    case 'late':
    case 'onLeave':
    case 'paused':
      return state
  }
}

/** Where a game goes on, the seat is a bot's for good; where it is over, it stays without a name. */
function withoutPerson(state: TableState, guest: GuestId, level: string): TableState {
  const { status, host } = state
  const seats = state.seats.map((seat): SeatState => {
    if (seat.reserved === guest) return EMPTY_SEAT
    const votes = seat.votes.filter((voter) => voter !== guest)
    if (seat.guest !== guest) return votes.length === seat.votes.length ? seat : { ...seat, votes }
    if (status === 'playing') return { ...EMPTY_SEAT, level: seat.level ?? level }
    return status === 'open' ? EMPTY_SEAT : { ...EMPTY_SEAT, level: seat.level, forgotten: true }
  })
  return {
    ...state,
    seats,
    host: host.guest === guest ? { guest: '', name: '' } : host,
    uncoached: state.uncoached.filter((other) => other !== guest),
  }
}

const WHY = { left: 'left', owner: 'asked', host: 'away', vote: 'away', time: 'late' } as const

/** More comings and goings than anybody reads about. */
const STAND_INS = 60

function withStandIn(
  state: TableState,
  seat: Seat,
  level: string | null,
  why: StandIn['why'],
  once = false,
): TableState {
  const gone = why === 'left'
  const next = withSeat(state, seat, { ...state.seats[seat]!, level, votes: [], gone, once })
  const standIn: StandIn = { at: state.match?.at ?? 0, seat, why }
  return { ...next, standIns: [...state.standIns, standIn].slice(-STAND_INS) }
}

function withSeat(state: TableState, seat: Seat, next: SeatState): TableState {
  if (!state.seats[seat]) throw new BadLog(`there is no seat ${seat}`)
  return { ...state, seats: state.seats.with(seat, next) }
}

function foldStart(
  state: TableState,
  row: TableRow & { kind: 'started' },
  place: Place,
  passed: boolean,
): Folded {
  const started: TableState = {
    ...state,
    seq: place.seq,
    status: 'playing',
    seed: row.seed,
    seedCommitment: commitTo(row.seed),
    base: place.seq,
    started: place.time,
    updated: place.time,
  }
  if (passed) return done({ ...started, carried: true })
  const match = startMatch(state, row.seed)
  if (!match.ok) return match
  const numbers = state.numbers.map(() => 1)
  const turn: Turn = {
    match: match.value,
    events: state.begun ? [] : match.value.opening,
    seat: null,
    noticed: true,
    id: null,
    numbers,
    time: place.time,
  }
  const standing = (state.begun?.steps ?? []).reduce<Standing | null>(
    (prev, [seat]) => ({ seq: place.seq, time: place.time, seat, prev }),
    null,
  )
  return done(withTurn(started, turn, standing, place), turn)
}

/** The game set up, and played as far as it has been elsewhere. */
export function startMatch(
  { offer, seats, options, begun }: Pick<TableState, 'offer' | 'seats' | 'options' | 'begun'>,
  seed: string,
): Result<Match> {
  let match = Match.start(offer.game, seats.length, options, seededSource(seed))
  for (const [seat, move] of begun?.steps ?? []) {
    if (!match.ok) break
    const played = match.value.play(seat, move)
    match = played.ok ? { ok: true, value: played.value.match } : played
  }
  return match
}

function foldMove(state: TableState, row: TableRow & { kind: 'move' }, place: Place): Folded {
  const played = playing(state).play(row.seat, row.move, botSeats(state))
  if (!played.ok) return played
  const { match, events, noticed } = played.value
  const numbers = counted(state.numbers, noticed, row.seat)
  // What an order does is news to its person as well.
  const id = row.order === undefined ? row.id : null
  const turn: Turn = { match, events, seat: row.seat, noticed, id, numbers, time: place.time }
  const standing: Standing = { seq: place.seq, time: place.time, seat: row.seat, prev: state.standing }
  // Votes are shown to everybody: a secret step must not clear them.
  const heard = noticed ? withoutVotes(state, row.seat) : state
  const next = { ...withTurn(heard, turn, standing, place), grace: row.grace ?? 0 }
  return done(followOrders(state, next, row.seat, row.order ?? null), turn)
}

function foldUndo(state: TableState, row: TableRow & { kind: 'undo' }, place: Place): Folded {
  const before = playing(state)
  const undone = before.undo(row.seat, row.scope)
  if (!undone.ok) return undone
  const { match, noticed } = undone.value
  const dropped = before.steps().length - match.steps().length
  const numbers = counted(state.numbers, noticed, row.seat)
  const { time } = place
  const turn: Turn = { match, events: [], seat: row.seat, noticed, id: row.id, numbers, time }
  // Undo only takes back a seat's own steps, and secret choices of others commute with them.
  const standing = withoutLast(state.standing, dropped, ({ seat }) => seat === row.seat)
  return done(followOrders(state, withTurn(state, turn, standing, place), row.seat, null), turn)
}

function foldWent(state: TableState, row: TableRow & { kind: 'went' }, place: Place): Folded {
  const { plan, seed } = state
  if (!plan?.root || !seed) throw new BadLog('a plan that has not begun')
  const match = followPlan(plan, playing(state), seed, row.steps)
  if (!match.ok) return match
  const numbers = counted(state.numbers, true, 0)
  const { time } = place
  const turn: Turn = { match: match.value, events: [], seat: null, noticed: true, id: null, numbers, time }
  const standing = row.steps.reduce<Standing | null>(
    (prev, [seat]) => ({ seq: place.seq, time, seat, prev }),
    null,
  )
  return done(withTurn(state, turn, standing, place), turn)
}

/** The row whose position an undo of this seat leads back to. */
export function undoTarget(state: TableState, seat: Seat, scope: 'step' | 'turn'): number {
  const before = playing(state)
  const undone = before.undo(seat, scope)
  if (!undone.ok) return state.base
  let left = before.steps().length - undone.value.match.steps().length
  let row = state.standing
  while (row && left > 0) {
    if (row.seat === seat) left--
    row = row.prev
  }
  return row?.seq ?? state.base
}

function foldCarried(state: TableState, row: TableRow & { kind: 'carried' }, place: Place): Folded {
  const { game } = state.offer
  if (row.version !== game.version) throw new BadLog('the game has another version than the position')
  const { position } = row
  const match = Match.resume(game, state.seats.length, completeOptions(state), seededSource(state.seed!), {
    ...position,
    state: structuredClone(position.state) as unknown as GameState,
  })
  const { numbers } = position
  const turn: Turn = { match, events: [], seat: null, noticed: true, id: null, numbers, time: place.time }
  const plan = state.plan && { ...state.plan, root: match, line: [] }
  const carried: TableState = { ...state, carried: true, base: place.seq, plan }
  return done(withTurn(carried, turn, null, place), turn)
}

/** Options as the set-up completes them; the draws of this set-up are thrown away. */
export function completeOptions(state: TableState): object {
  const fresh = Match.start(state.offer.game, state.seats.length, state.options, seededSource(state.seed!))
  return fresh.ok ? fresh.value.options : state.options
}

/** The state after a turn, in one copy: most rows of a log are moves. */
function withTurn(state: TableState, turn: Turn, standing: Standing | null, place: Place): TableState {
  const { over, at } = turn.match
  const further = at > state.furthest
  return {
    ...state,
    seq: place.seq,
    standing,
    match: turn.match,
    numbers: turn.numbers,
    plan: state.plan && planAfter(state.plan, turn.match),
    status: over ? 'finished' : 'playing',
    finished: over ? (state.finished ?? place.time) : null,
    // Times are shown to everybody: a secret step must not move them.
    updated: turn.noticed ? place.time : state.updated,
    furthest: further ? at : state.furthest,
    detours: further || turn.seat === null ? NO_DETOURS : withOneMore(state, turn.seat),
  }
}

function withOneMore({ detours, seats }: TableState, seat: Seat): readonly number[] {
  return seats.map((_, index) => (detours[index] ?? 0) + (index === seat ? 1 : 0))
}

/** Whoever acts is not away. */
function withoutVotes(state: TableState, seat: Seat): TableState {
  const here = state.seats[seat]!
  return here.votes.length === 0 ? state : withSeat(state, seat, { ...here, votes: [] })
}

function counted(numbers: readonly number[], noticed: boolean, seat: Seat): readonly number[] {
  return numbers.map((n, viewer) => (noticed || viewer === seat ? n + 1 : n))
}

function playing(state: TableState): Match {
  if (!state.match) throw new BadLog('a step before the start')
  return state.match
}

/** Whether a viewer is told of a turn. */
export function isNoticedBy(turn: Turn, who: Viewer): boolean {
  return turn.noticed || turn.seat === who
}
