/** Who may say something at a table, and under which names people may be at it. */
import { failed } from '../../problem.ts'
import { looksOf } from '../../people/look-alikes.ts'
import { namesAt } from '../info.ts'
import { listOwn, type TableState } from '../state.ts'
import type { GuestId } from '../rows.ts'
import type { Asker } from './shared.ts'

/** Those who play, and the host; others if nobody has hushed them, and under no name like that of a player. */
export function checkSpeaker(state: TableState, { guest, name }: Asker): void {
  if (listOwn(state, guest).length > 0) return
  if (state.hushed && state.host.guest !== guest) throw failed('hushed')
  const shown = namesAt(state, { openSeat: () => '' })
  const names = state.seats.flatMap((seat, index) => [seat.name ?? '', shown(index)])
  if (names.some((other) => other !== '' && looksOf(other) === looksOf(name))) throw failed('nameTaken')
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
      looksOf(seat.name) === looksOf(name),
  )
}
