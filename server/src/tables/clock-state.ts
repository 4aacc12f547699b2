/**
 * The clocks of a table, as a fold over what everybody may notice: who is waited for, and since when. A secret step
 * moves nothing here, so no clock can tell of one.
 */
import { has, type Seat } from '@harvest/engine'
import { waitingSet, type TableState } from './state.ts'
import type { TableRow } from './rows.ts'
import type { Pace } from '../wire.ts'
import { bankOf, countedTime, DAY, deadline, incrementOf, later, leastTime } from '../clocks/pace.ts'

export interface ClockState {
  /** When something happened last that everybody may know of. */
  readonly at: number
  /** What each seat has left of its bank when it is waited for next, in ms. */
  readonly left: readonly number[]
  /** When the time of each seat is over; null while it does not run. */
  readonly due: readonly (number | null)[]
  /** Since when somebody's time is over, and nothing is done about it but by a vote. */
  readonly late: readonly (number | null)[]
  /** How many turns in a row a bot had to play for each seat because its time was over. */
  readonly missed: readonly number[]
  /** How many days off each seat has left, and until when it is off. */
  readonly leave: readonly number[]
  readonly leaveUntil: readonly number[]
}

/** What a row does to the clocks; null at tables without. */
export function foldClock(
  before: TableState,
  after: TableState,
  row: TableRow,
  time: number,
): ClockState | null {
  const { pace } = after
  if (!pace || after.started === null) return null
  const known = before.clock ?? newClock(after, pace, time)
  const shifted = shift(known, before, pace, row, time)
  const seat = row.kind === 'move' || row.kind === 'undo' ? row.seat : null
  const step: Step = { seat, back: row.kind === 'undo', further: after.furthest > before.furthest }
  return run(shifted, before, after, pace, step, time)
}

function newClock({ seats }: TableState, pace: Pace, time: number): ClockState {
  const each = <T>(value: T): T[] => seats.map(() => value)
  return {
    at: time,
    left: each(bankOf(pace)),
    due: each(null),
    late: each(null),
    missed: each(0),
    leave: each(pace.kind === 'days' ? pace.leave : 0),
    leaveUntil: each(0),
  }
}

/** Time that counts for nobody: while the server was down, and while somebody has a day off. */
function shift(
  clock: ClockState,
  { seats }: TableState,
  pace: Pace,
  row: TableRow,
  time: number,
): ClockState {
  if (row.kind === 'paused') {
    // In nights and weekends off nobody has anything of it.
    const put = (due: number): number => (pace.kind === 'days' ? later(pace, due, row.ms) : due + row.ms)
    return { ...clock, due: clock.due.map((due) => due && put(due)) }
  }
  if (row.kind === 'botIn' && row.by === 'time')
    return { ...clock, missed: clock.missed.with(row.seat, clock.missed[row.seat]! + 1) }
  if (row.kind === 'late') return { ...clock, late: clock.late.with(row.seat, time) }
  if (row.kind !== 'onLeave') return clock
  const own = (seat: Seat): boolean => seats[seat]!.guest === row.guest
  const until = (seat: Seat): number => Math.max(time, clock.leaveUntil[seat]!) + row.days * DAY
  /** What was left when the leave begins is left when it ends. */
  const put = (due: number, seat: Seat): number =>
    pace.kind === 'days'
      ? later(pace, until(seat), countedTime(pace, until(seat) - row.days * DAY, due))
      : due + row.days * DAY
  return {
    ...clock,
    due: clock.due.map((due, seat) => (due !== null && own(seat) ? put(due, seat) : due)),
    missed: clock.missed.map((turns, seat) => (own(seat) ? 0 : turns)),
    leave: clock.leave.map((days, seat) => (own(seat) ? days - row.days : days)),
    leaveUntil: clock.leaveUntil.map((was, seat) => (own(seat) ? until(seat) : was)),
  }
}

interface Step {
  /** Who made it; null where nobody did. */
  readonly seat: Seat | null
  /** It was taken back. */
  readonly back: boolean
  /** It has brought the game further than it ever was. */
  readonly further: boolean
}

function run(
  clock: ClockState,
  before: TableState,
  after: TableState,
  pace: Pace,
  step: Step,
  time: number,
): ClockState {
  const waiting = after.status === 'playing' ? waitingSet(after) : 0
  const left = [...clock.left]
  const due = [...clock.due]
  const late = [...clock.late]
  const missed = [...clock.missed]
  for (const [seat, { guest, level }] of after.seats.entries()) {
    const was = due[seat]!
    const runs = has(waiting, seat) && guest !== null && level === null
    const own = step.seat === seat
    const moved = own && step.further
    if (own && before.seats[seat]?.level === null) missed[seat] = 0
    if (was !== null) left[seat] = Math.max(0, was - time)
    // What a turn brought goes with it when it is taken back.
    if (own && (was !== null) !== runs)
      left[seat] = Math.max(0, left[seat]! + (step.back ? -1 : 1) * incrementOf(pace))
    if (!runs || (late[seat] !== null && !moved)) due[seat] = null
    else if (was === null || (moved && pace.kind === 'days')) due[seat] = begin(clock, pace, left, seat, time)
    if (!runs || moved || before.seats[seat]?.level !== level) late[seat] = null
  }
  return { ...clock, at: time, left, due, late, missed }
}

/** When the time of a seat is over that is waited for from now on. */
function begin(clock: ClockState, pace: Pace, left: number[], seat: Seat, time: number): number {
  if (pace.kind === 'days') return deadline(pace, Math.max(time, clock.leaveUntil[seat]!))
  left[seat] = leastTime(pace, left[seat]!)
  return time + left[seat]
}

/** When the first of all clocks is over. */
export function firstDue({ due }: ClockState): number | null {
  const running = due.filter((time) => time !== null)
  return running.length === 0 ? null : Math.min(...running)
}
