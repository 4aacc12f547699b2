import type { Names, Seat } from '@harvest/engine/wire'
import { nameSeats, type SeatInfo, type StandIn, type TableInfo } from '@harvest/server/wire'
import type { UiText } from '../../../text/en.ts'

/** What to call each seat of a table: somebody a bot is playing for is called that. */
export function seatNames(info: TableInfo | null, words: UiText): Names {
  const names = ownNames(info, words)
  return (seat) => {
    // Whoever plans plays for everybody, or has it done.
    const now = info?.status === 'playing' && !info.plan ? info.seats[seat] : undefined
    return now && isStandIn(now) ? words.table.botFor(names(seat)) : names(seat)
  }
}

/** Whether a bot plays here for a person: bots of their own have no name. */
export function isStandIn({ kind, name }: Pick<SeatInfo, 'kind' | 'name'>): boolean {
  return kind === 'bot' && name !== null
}

/** Whose seats they are, even while a bot plays for them. */
export function ownNames(info: TableInfo | null, words: UiText): Names {
  return nameSeats(info?.seats ?? [], (seat) => words.create.seat(seat + 1))
}

/** What to call each seat in a line of the log: whoever was playing it at position `at`. */
export function namesThen(info: TableInfo | null, words: UiText, at: number): Names {
  const names = ownNames(info, words)
  return (seat) => (wasBot(info?.standIns ?? [], seat, at) ? words.table.botFor(names(seat)) : names(seat))
}

function wasBot(standIns: readonly StandIn[], seat: Seat, at: number): boolean {
  const last = standIns.findLast((standIn) => standIn.seat === seat && standIn.at < at)
  return last !== undefined && last.why !== null
}

/** That a bot plays for somebody from now on, or that they are back. */
export function tellStandIn({ seat, why }: StandIn, names: Names, words: UiText): string {
  const { standIn } = words.table
  return standIn[why ?? 'back'](names(seat))
}
