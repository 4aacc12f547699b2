import { safeName, type Names } from '@harvest/engine/wire'
import type { SeatInfo, TableInfo } from '@harvest/server/wire'
import type { UiText } from '../text/en.ts'

/** Bots go by a short name of their own; what kind they are stands in their panel. */
const BOTS = ['Pip', 'Fern', 'Moss', 'Wren', 'Reed', 'Bramble']

/** What to call each seat; the same name twice gets a number, so that the log stays clear. */
export function seatNames(info: TableInfo | null, words: UiText): Names {
  const seats = info?.seats ?? []
  const plain = seats.map((seat, index) => seatName(seat, index, words))
  const names = plain.map((name, seat) => {
    if (plain.filter((other) => other === name).length === 1) return name
    return `${name} (${plain.slice(0, seat + 1).filter((other) => other === name).length})`
  })
  return (seat) => names[seat] ?? words.create.seat(seat + 1)
}

function seatName(seat: Pick<SeatInfo, 'kind' | 'name'>, index: number, words: UiText): string {
  if (seat.name !== null) return safeName(seat.name)
  return seat.kind === 'bot' ? BOTS[index % BOTS.length]! : words.lobby.free
}
