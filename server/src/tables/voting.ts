/** Who may vote a bot in for somebody who is away, and how many it takes. */
import type { Seat } from '@harvest/engine'
import type { TableConfig } from '../config.ts'
import { DAY, deadline, HOUR } from '../clocks/pace.ts'
import type { Presence } from './presence.ts'
import type { GuestId } from './rows.ts'
import { listOwn, type TableState } from './state.ts'

/** What has to be known besides the table to count votes. */
export interface Poll {
  readonly awaySince: Presence['awaySince']
  readonly now: number
  /** After being away for this long, in ms, nobody waits for you any more. */
  readonly patience: number
}

/** The people who may vote about a seat: everybody else who plays in person. */
export function voters(state: TableState, seat: Seat): GuestId[] {
  const owner = state.seats[seat]!.guest
  const people = state.seats.filter(
    (other) => other.guest !== null && other.level === null && other.guest !== owner,
  )
  return [...new Set(people.map((other) => other.guest!))]
}

/**
 * More than half of those who are there or have voted: if votes of people who are away were needed, two who leave
 * would stop the game for everybody. Zero when there is nothing to vote about.
 */
export function votesNeeded(state: TableState, seat: Seat, poll: Poll): number {
  const { guest, level, votes } = state.seats[seat]!
  if (state.status !== 'playing' || guest === null || level !== null || hasTime(state, seat)) return 0
  const all = voters(state, seat)
  const count = all.filter((voter) => votes.includes(voter) || counts(state, voter, seat, poll)).length
  return all.length === 0 ? 0 : Math.floor(count / 2) + 1
}

/**
 * We don't ask people who have been away for long, or who hold up the game after their time is up. Where a move may
 * take days, so may a vote.
 */
function counts(state: TableState, guest: GuestId, about: Seat, poll: Poll): boolean {
  if (listOwn(state, guest).some((seat) => isLate(state, seat))) return false
  const { pace, clock } = state
  const late = clock?.late[about] ?? null
  if (pace?.kind !== 'days' || late === null) return !isLongAway(guest, poll)
  return poll.awaySince(guest) === null || poll.now < deadline(pace, late)
}

/** Whether a seat's time is up and the others may vote about it. */
export function isLate({ clock }: TableState, seat: Seat): boolean {
  return (clock?.late[seat] ?? null) !== null
}

/**
 * Whether nobody may decide about a seat yet, however long its person is away: in a game over days people come by now
 * and then, and whoever is there first is not to have the others replaced.
 */
export function hasTime(state: TableState, seat: Seat): boolean {
  return state.pace?.kind === 'days' && state.status === 'playing' && !isLate(state, seat)
}

/** After how many ms of absence somebody else may become the host. In a game over days that begins with its lobby. */
export function hostPatience({ pace, status }: TableState, { absenceHost }: TableConfig): number {
  if (pace?.kind !== 'days' || status !== 'open') return absenceHost
  return Math.max(absenceHost, Math.min(pace.hours * HOUR, DAY))
}

/** Whether somebody has been away for so long that the others go on without asking them. */
export function isLongAway(guest: GuestId, { awaySince, now, patience }: Poll): boolean {
  const since = awaySince(guest)
  return since !== null && now - since >= patience
}
