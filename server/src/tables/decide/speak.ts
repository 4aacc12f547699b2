/** Who may say something at a table, and under which names people may be at it. */
import type { Seat } from '@harvest/engine'
import { failed } from '../../problem.ts'
import { isLike } from '../../people/look-alikes.ts'
import { namesAt } from '../info.ts'
import { listOwn, type TableState } from '../state.ts'
import type { GuestId } from '../rows.ts'
import type { Asker } from './shared.ts'

/** Under which name somebody speaks at a table, and which seats are theirs. */
export interface Speaker {
  readonly name: string
  readonly seats: readonly Seat[]
}

/**
 * Those who play may speak, under the name of their seat; so may the host, and others if nobody has hushed them, under
 * no name like that of a player or the host. Throws when somebody may not.
 */
export function speakerOf(state: TableState, { guest, name }: Asker): Speaker {
  const seats = listOwn(state, guest)
  const shown = namesAt(state, { openSeat: () => '' })
  const like = (other: string): boolean => other !== '' && isLike(other, name)
  const isTaken = state.seats.some(
    (seat, index) => seat.guest !== guest && (like(seat.name ?? '') || like(shown(index))),
  )
  if (seats.length > 0) {
    const seat = seats.find((each) => state.seats[each]!.name === name) ?? seats[0]!
    // Of several people at one device nobody knows which of them speaks.
    return { name: seats.length === 1 || isTaken ? shown(seat) : name, seats }
  }
  const isHost = state.host.guest === guest
  if (state.hushed && !isHost) throw failed('hushed')
  if (isTaken || (!isHost && like(state.host.name))) throw failed('nameTaken')
  return { name, seats }
}

/**
 * Whether a name looks like that of somebody else who sits there without being the same: the same gets a number, and
 * one that only looks the same would not.
 */
export function passesForAnother(state: TableState, guest: GuestId, name: string): boolean {
  return state.seats.some(
    (seat) =>
      seat.guest !== null &&
      seat.guest !== guest &&
      seat.name !== null &&
      seat.name !== name &&
      isLike(seat.name, name),
  )
}
