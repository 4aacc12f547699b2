/**
 * What people may do at a table before, besides and after the game. Each function looks at the state and says
 * which rows follow, or throws why not; it changes nothing.
 */
import type { AnyGame, Seat } from '@harvest/engine'
import { parseOptions } from '@harvest/engine'
import type { Config } from '../config.ts'
import { cleanName } from '../people/names.ts'
import { failed, ruledOut } from '../problem.ts'
import type * as wire from '../wire.ts'
import { voters, votesNeeded, type Presence } from './look.ts'
import type { GuestId, SeatPlan, TableRow } from './rows.ts'
import { foldRow, isOpen, listKept, listOwn, type SeatState, type TableState } from './state.ts'

/** Who asks. */
export interface Asker {
  readonly guest: GuestId
  readonly name: string
}

export interface World {
  readonly config: Config
  readonly presence: Presence
  readonly now: number
  /** The bots there are, weakest first. */
  readonly levels: readonly string[]
  newSeed(): string
}

export interface Decision {
  readonly rows: readonly TableRow[]
  /** What the asker gets, from the state that the rows lead to. */
  answer(after: TableState): unknown
  /** Another table that comes into being with it. */
  readonly creates?: { readonly table: string; readonly rows: readonly [TableRow, ...TableRow[]] }
}

type CreatedRow = TableRow & { kind: 'created' }

/** A new table. The options must suit the number of seats. */
export function decideCreate(
  game: AnyGame,
  asker: Asker,
  body: wire.CreateTable,
  name: string,
  world: World,
): CreatedRow {
  const seats = body.seats.map((wish, seat): SeatPlan => {
    if (wish === 'me')
      return { kind: 'person', guest: asker.guest, name: asker.name, ...calledBy(body.names?.[seat]) }
    if (wish === 'open') return { kind: 'open' }
    return { kind: 'bot', level: checkLevel(wish.slice('bot:'.length), world) }
  })
  checkSetup(game, seats.length, body.options ?? {})
  return {
    kind: 'created',
    host: asker.guest,
    hostName: asker.name,
    game: game.id,
    options: body.options ?? {},
    seats,
    public: body.public ?? false,
    name,
    autostart: body.autostart ?? false,
  }
}

/** The name of somebody else at the same device, as rows hold it. */
function calledBy(name: string | null | undefined): { readonly called?: string } {
  if (name === undefined || name === null) return {}
  const called = cleanName(name)
  if (called === null) throw failed('badName')
  return { called }
}

function checkLevel(level: string, world: World): string {
  if (!world.levels.includes(level)) throw failed('noSuchLevel', { levels: world.levels })
  return level
}

function checkSetup(game: AnyGame, seats: number, options: unknown): void {
  if (seats < game.seats.min || seats > game.seats.max)
    throw ruledOut({ rule: 'EN-SET-1', key: 'seatCount', args: { game: game.name, ...game.seats, seats } })
  const parsed = parseOptions(game.options, seats, options)
  if (!parsed.ok) throw ruledOut(parsed.refusal)
}

/** The rows that follow by themselves: a full table that wants to start does. */
export function startIfFull(state: TableState, world: World): TableRow[] {
  if (!state.autostart || state.status !== 'open' || state.seats.some(isOpen)) return []
  return [startedRow(state, world)]
}

function startedRow(state: TableState, world: World): TableRow {
  return { kind: 'started', version: state.offer.game.version, seed: world.newSeed() }
}

export function decideJoin(state: TableState, asker: Asker, body: wire.JoinTable, world: World): Decision {
  checkOpen(state)
  const seats = body.seat === undefined ? freeSeats(state, asker) : [body.seat]
  const rows = seats.map((seat): TableRow => {
    const wanted = seatAt(state, seat)
    if (!isOpen(wanted) || (wanted.reserved !== null && wanted.reserved !== asker.guest))
      throw failed('seatTaken')
    const called = body.name ?? (wanted.called ? wanted.name : null)
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

/** Before the start the seat is open again and the last to leave closes the table; later a bot stands in. */
export function decideLeave(state: TableState, asker: Asker, body: wire.LeaveTable, world: World): Decision {
  const own = listOwn(state, asker.guest)
  const answer = (then: TableState): wire.Seated => ({ seats: listOwn(then, asker.guest) })
  if (state.status === 'playing') {
    const seats = body.seat === undefined ? own : [ownSeat(state, asker, body.seat)]
    if (seats.length === 0) throw failed('notSeated')
    const level = world.levels.at(-1)!
    const rows = seats
      .filter((seat) => state.seats[seat]!.level === null)
      .map((seat): TableRow => ({ kind: 'botIn', seat, level, by: 'owner' }))
    return { rows, answer }
  }
  checkOpen(state)
  const isHost = state.host.guest === asker.guest
  if (body.seat !== undefined && isHost && seatAt(state, body.seat).guest !== asker.guest)
    return { rows: [{ kind: 'left', seat: body.seat }], answer }
  const seats = body.seat === undefined ? own : [ownSeat(state, asker, body.seat)]
  if (seats.length === 0 && !isHost) throw failed('notSeated')
  const rows = seats.map((seat): TableRow => ({ kind: 'left', seat }))
  const gone = body.seat === undefined || seats.length === own.length
  return { rows: [...rows, ...(isHost && gone ? passHost(state, asker) : [])], answer }
}

function passHost(state: TableState, asker: Asker): TableRow[] {
  const heir = state.seats.find((seat) => seat.guest !== null && seat.guest !== asker.guest)
  return heir ? [{ kind: 'hosted', guest: heir.guest!, name: heir.name! }] : [{ kind: 'closed' }]
}

export function decideStart(state: TableState, asker: Asker, body: wire.StartTable, world: World): Decision {
  checkOpen(state)
  if (state.host.guest !== asker.guest) throw failed('notHost')
  const open = [...state.seats.keys()].filter((seat) => isOpen(state.seats[seat]!))
  if (open.length > 0 && body.open === undefined) throw failed('seatsOpen')
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

/**
 * The own seat to a bot; or, by the host alone, the seat of somebody who has long been away, and before the start any
 * open one.
 */
export function decideBotIn(state: TableState, asker: Asker, body: wire.BotIn, world: World): Decision {
  if (state.status === 'open') return decideBotSeated(state, asker, body, world)
  checkPlaying(state)
  const seat = seatAt(state, body.seat)
  const level = checkLevel(body.level ?? world.levels.at(-1)!, world)
  const own = seat.guest === asker.guest
  if (!own && (state.host.guest !== asker.guest || seat.guest === null)) throw failed('notYourSeat')
  if (seat.level !== null) throw failed('botPlays')
  if (!own) checkAway(seat, world, world.config.absenceHost)
  const row: TableRow = { kind: 'botIn', seat: body.seat, level, by: own ? 'owner' : 'host' }
  return { rows: [row], answer: () => ({}) }
}

function decideBotSeated(state: TableState, asker: Asker, body: wire.BotIn, world: World): Decision {
  if (state.host.guest !== asker.guest) throw failed('notHost')
  if (!isOpen(seatAt(state, body.seat))) throw failed('seatTaken')
  const level = checkLevel(body.level ?? world.levels.at(-1)!, world)
  const row: TableRow = { kind: 'botSeated', seat: body.seat, level }
  return { rows: [row, ...startIfFull(after(state, row, world), world)], answer: () => ({}) }
}

export function decideReturn(state: TableState, asker: Asker, body: wire.TakeBack): Decision {
  checkPlaying(state)
  const seat = ownSeat(state, asker, body.seat)
  if (state.seats[seat]!.level === null) throw failed('noBotThere')
  return { rows: [{ kind: 'botOut', seat }], answer: () => ({}) }
}

export function decideVote(state: TableState, asker: Asker, body: wire.Vote, world: World): Decision {
  checkPlaying(state)
  const seat = seatAt(state, body.seat)
  if (!voters(state, body.seat).includes(asker.guest)) throw failed('notSeated')
  if (votesNeeded(state, body.seat) === 0) throw failed('botPlays')
  checkAway(seat, world, world.config.absenceVote)
  const vote: TableRow = { kind: 'vote', seat: body.seat, guest: asker.guest, agree: body.agree }
  const then = after(state, vote, world)
  const passed = then.seats[body.seat]!.votes.length >= votesNeeded(then, body.seat)
  const level = world.levels.at(-1)!
  return {
    rows: passed ? [vote, { kind: 'botIn', seat: body.seat, level, by: 'vote' }] : [vote],
    answer: () => ({ passed }),
  }
}

function checkAway(seat: SeatState, world: World, needed: number): void {
  const since = seat.guest === null ? null : world.presence.awaySince(seat.guest)
  if (since === null || world.now - since < needed)
    throw failed('notAway', { seconds: Math.ceil(needed / 1000) })
}

/** The same game once more, with a seat kept for each person; it starts when they are all back, at once among bots. */
export function decideRematch(state: TableState, asker: Asker, table: string, world: World): Decision {
  if (state.status !== 'finished') throw failed('notFinished')
  if (listOwn(state, asker.guest).length === 0 && state.host.guest !== asker.guest) throw failed('notSeated')
  if (state.rematch !== null) {
    const existing = state.rematch
    return { rows: [], answer: (): wire.Created => ({ table: existing }) }
  }
  const seats = state.seats.map((seat): SeatPlan => {
    if (seat.guest === null) return { kind: 'bot', level: seat.level! }
    const called = seat.called ? calledBy(seat.name) : {}
    if (seat.guest === asker.guest) return { kind: 'person', guest: asker.guest, name: asker.name, ...called }
    return { kind: 'open', for: seat.guest, name: seat.name!, ...called }
  })
  const row: CreatedRow = {
    kind: 'created',
    host: asker.guest,
    hostName: asker.name,
    game: state.offer.game.id,
    options: state.options,
    seats,
    public: state.public,
    name: state.name,
    autostart: true,
  }
  return {
    rows: [{ kind: 'rematch', table }],
    creates: {
      table,
      rows: seats.some(({ kind }) => kind === 'open') ? [row] : [row, startedRow(state, world)],
    },
    answer: (): wire.Created => ({ table }),
  }
}

export function decideRename(state: TableState, asker: Asker): Decision {
  const isOther = (guest: GuestId | null, name: string | null): boolean =>
    guest === asker.guest && name !== asker.name
  const changes =
    isOther(state.host.guest, state.host.name) ||
    state.seats.some(({ guest, name, called }) => !called && isOther(guest, name))
  const rows: TableRow[] = changes ? [{ kind: 'renamed', guest: asker.guest, name: asker.name }] : []
  return { rows, answer: () => ({}) }
}

/** A table that never started, for which nobody has come in a long time. */
export function decideClose(state: TableState, world: World): Decision {
  const stale = state.status === 'open' && world.now - state.updated >= world.config.staleAfter
  return { rows: stale ? [{ kind: 'closed' }] : [], answer: () => ({}) }
}

function after(state: TableState, row: TableRow, world: World): TableState {
  const folded = foldRow(state, row, { seq: state.seq + 1, time: world.now, playFrom: 0 })
  if (!folded.ok) throw ruledOut(folded.refusal)
  return folded.state
}

function checkOpen(state: TableState): void {
  if (state.status === 'closed') throw failed('noSuchTable')
  if (state.status !== 'open') throw failed('notOpen')
}

function checkPlaying(state: TableState): void {
  if (state.status !== 'playing') throw failed('notPlaying')
}

export function seatAt(state: TableState, seat: Seat): SeatState {
  const found = state.seats[seat]
  if (!found) throw failed('noSuchSeat', { seats: state.seats.length })
  return found
}

export function ownSeat(state: TableState, asker: Asker, seat: Seat): Seat {
  if (seatAt(state, seat).guest !== asker.guest) throw failed('notYourSeat')
  return seat
}
