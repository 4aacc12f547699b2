import { safeName, type Names } from '@harvest/engine/wire'
import type { SeatInfo, TableInfo } from '@harvest/server/wire'
import type { UiText } from '../text/en.ts'

/** What to call each seat; the same name twice gets a number, so that the log stays clear. */
export function seatNames(info: TableInfo | null, words: UiText): Names {
  const seats = info?.seats ?? []
  const plain = seats.map((seat) => seatName(seat, words))
  const names = plain.map((name, seat) => {
    if (plain.filter((other) => other === name).length === 1) return name
    return `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`
  })
  return (seat) => names[seat] ?? words.create.seat(seat + 1)
}

function seatName(seat: Pick<SeatInfo, 'kind' | 'name' | 'level'>, words: UiText): string {
  if (seat.name !== null) return safeName(seat.name)
  if (seat.kind === 'bot') return words.create.bot(seat.level ?? '')
  return words.lobby.free
}
