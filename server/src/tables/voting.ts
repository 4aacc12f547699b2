/** Who may vote a bot in for somebody who is away, and how many it takes. */
import type { Seat } from '@harvest/engine'
import type { GuestId } from './rows.ts'
import type { TableState } from './state.ts'

/** The people who may vote about a seat: everybody else who plays in person. */
export function voters(state: TableState, seat: Seat): GuestId[] {
  const owner = state.seats[seat]!.guest
  const people = state.seats.filter(
    (other) => other.guest !== null && other.level === null && other.guest !== owner,
  )
  return [...new Set(people.map((other) => other.guest!))]
}

/** More than half of the others; zero when there is nobody to vote, or nothing to vote about. */
export function votesNeeded(state: TableState, seat: Seat): number {
  const { guest, level } = state.seats[seat]!
  if (state.status !== 'playing' || guest === null || level !== null) return 0
  const count = voters(state, seat).length
  return count === 0 ? 0 : Math.floor(count / 2) + 1
}
