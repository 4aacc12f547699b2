import type { Names } from '@harvest/engine/wire'
import { nameSeats, type TableInfo } from '@harvest/server/wire'
import type { UiText } from '../../text/en.ts'

/** What to call each seat of a table. */
export function seatNames(info: TableInfo | null, words: UiText): Names {
  return nameSeats(info?.seats ?? [], (seat) => words.create.seat(seat + 1))
}
