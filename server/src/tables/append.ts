/** From rows that were decided to what storage is asked to keep. */
import { ruledOut } from '../problem.ts'
import type { Append, OrderMark, Snapshot, StoredCommand } from '../storage/contract.ts'
import { firstDue } from './clock-state.ts'
import type { Games } from '../games.ts'
import { foldRow, type Turn } from './fold.ts'
import { listingOf, peopleOf, turnOf } from './listing.ts'
import { awaitedAt, pendingSeats } from './order-outcome.ts'
import { isAboutOrders } from './order-state.ts'
import type { GuestId, PlacedRow, TableRow } from './rows.ts'
import { createState, waitingSet, type TableState } from './state.ts'

/**
 * How many public steps lie between stored positions, for games that go on under newer rules. Secret choices do not
 * count, and there are none under way just after a public step: what comes of newer rules must not depend on them.
 */
const SNAPSHOT_EVERY = 20

/** A row with what it leads to. */
export interface TriedRow {
  readonly row: PlacedRow
  readonly after: TableState
  readonly turn: Turn | null
}

/** What rows lead to that are not stored yet. */
export interface Tried {
  readonly steps: readonly TriedRow[]
  readonly state: TableState
  /** Whether anybody but one seat may notice. */
  readonly noticed: boolean
}

/** Fold rows that are not stored yet; a move that is not legal is refused here. */
export function tryRows(state: TableState, rows: readonly TableRow[], time: number): Tried {
  const steps: TriedRow[] = []
  let next = state
  for (const row of rows) {
    const seq = next.seq + 1
    const folded = foldRow(next, row, { seq, time, playFrom: 0 })
    if (!folded.ok) throw ruledOut(folded.refusal)
    next = folded.state
    steps.push({ row: { row, seq, time }, after: next, turn: folded.turn })
  }
  return { steps, state: next, noticed: steps.some(isNoticed) }
}

/** Whether everybody may notice a row: all but secret choices, and orders. */
export function isNoticed({ row, turn }: TriedRow): boolean {
  return turn === null ? !isAboutOrders(row.row) : turn.noticed
}

export function appendOf(
  before: TableState,
  tried: Tried,
  rows: readonly TableRow[],
  time: number,
  command: StoredCommand | null,
  /** How long an order waits before it is carried out. */
  delay: () => number,
): Append {
  const { state } = tried
  const seated = tried.noticed && !sameSeating(before, state)
  const ordered = before.orders.length > 0 || state.orders.length > 0
  const turned =
    tried.noticed && !seated && !(isSameMoment(before, state) && waitingSet(before) === waitingSet(state))
  return {
    table: state.id,
    rows: rows.map((row, index) => ({ seq: before.seq + 1 + index, body: JSON.stringify(row), time })),
    command,
    listing: seated ? listingOf(state) : null,
    people: seated ? peopleOf(state) : null,
    turn: turned ? turnOf(state) : null,
    snapshot: isSnapshotDue(before, state) ? snapshotOf(state) : null,
    ...clockOf(before, state),
    ...(tried.noticed || ordered ? waitsOf(awaitedAt(before), state, listMovers(tried)) : {}),
    ...(ordered ? ordersOf(before, state, time, delay) : {}),
  }
}

/** When the orders of seats are due: those that have something to do now and had not before, and those no more. */
function ordersOf(
  before: TableState,
  state: TableState,
  time: number,
  delay: () => number,
): Pick<Append, 'orders'> {
  const asked = pendingSeats(before).map((seat) => ({ seat, decision: before.match!.decisions[seat] }))
  const pending = pendingSeats(state)
  const isSame = (seat: number): boolean =>
    asked.some((one) => one.seat === seat && one.decision === state.match!.decisions[seat])
  const over = asked.filter(({ seat }) => !pending.includes(seat))
  const orders: OrderMark[] = [
    ...over.map(({ seat }) => ({ seat, due: null })),
    ...pending.filter((seat) => !isSame(seat)).map((seat) => ({ seat, due: time + delay() })),
  ]
  return orders.length > 0 ? { orders } : {}
}

/**
 * Lists show when something happened last. While nothing else changes in them, they are only told once per this many
 * ms: when exactly depends on times that everybody may know, and not on what is in memory.
 */
const LIST_EVERY = 10_000

function isSameMoment(before: TableState, after: TableState): boolean {
  return Math.floor(before.updated / LIST_EVERY) === Math.floor(after.updated / LIST_EVERY)
}

function isSnapshotDue(before: TableState, after: TableState): boolean {
  if (!after.match) return false
  const stepsOf = (state: TableState): number => Math.floor((state.match?.at ?? 0) / SNAPSHOT_EVERY)
  return stepsOf(after) > stepsOf(before) || after.status === 'finished'
}

/** Whose turn began and whose ended, for those who are told of it wherever they are. */
function waitsOf(
  before: readonly GuestId[],
  state: TableState,
  movers: readonly (GuestId | null)[],
): Pick<Append, 'waits'> {
  const toMove = awaitedAt(state)
  const over = before.filter((guest) => !toMove.includes(guest))
  const begun = toMove.filter((guest) => !before.includes(guest))
  const anew = toMove.filter((guest) => before.includes(guest) && movers.includes(guest))
  if (over.length + begun.length + anew.length === 0) return {}
  return { waits: { over, begun, anew, seq: state.seq, since: state.updated } }
}

/** Who has made the steps that everybody may notice. */
function listMovers({ steps }: Tried): (GuestId | null)[] {
  return steps.filter(isNoticed).flatMap(({ row: { row }, after, turn }) => {
    const byOrder = row.kind === 'move' && row.order !== undefined
    return turn?.seat != null && !byOrder ? [after.seats[turn.seat]!.guest] : []
  })
}

function clockOf(before: TableState | null, { clock }: TableState): Pick<Append, 'clock'> {
  return clock === null || clock === before?.clock ? {} : { clock: { due: firstDue(clock), at: clock.at } }
}

/** The position as it is stored for later rules. */
export function snapshotOf(state: TableState): Snapshot {
  const match = state.match!
  const body = {
    state: match.state,
    draws: match.draws,
    at: match.at,
    decisions: match.decisions,
    numbers: state.numbers,
  }
  return { table: state.id, seq: state.seq, version: state.offer.game.version, body: JSON.stringify(body) }
}

/** A new table: what is to be stored of the rows it begins with, and what they lead to. */
export function creationOf(
  table: string,
  rows: readonly [TableRow, ...TableRow[]],
  games: Games,
  time: number,
  command: StoredCommand | null,
): { readonly part: Append; readonly first: TableState; readonly steps: readonly TriedRow[] } {
  const first = createState(table, rows[0], games, time)
  const { state, steps } = tryRows(first, rows.slice(1), time)
  const part: Append = {
    table,
    rows: rows.map((row, index) => ({ seq: 1 + index, body: JSON.stringify(row), time })),
    command,
    listing: listingOf(state),
    people: peopleOf(state),
    turn: null,
    snapshot: isSnapshotDue(first, state) ? snapshotOf(state) : null,
    ...clockOf(null, state),
    ...waitsOf([], state, []),
  }
  return { part, first, steps }
}

/** Whether all that `TableInfo` is made of, presence and waiting aside, is as before. */
export function sameSeating(a: TableState, b: TableState): boolean {
  return (
    a.seats === b.seats &&
    a.status === b.status &&
    a.host === b.host &&
    a.rematch === b.rematch &&
    a.uncoached === b.uncoached &&
    a.hushed === b.hushed
  )
}

/** A command with its answer, as it is found again when it is repeated. */
export function storedCommand(
  scope: string,
  { actor, id, digest }: Pick<StoredCommand, 'actor' | 'id' | 'digest'>,
  answer: string,
): StoredCommand {
  return { scope, actor, id, digest, answer }
}
