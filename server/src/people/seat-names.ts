/** What the players of a table are called, in lists, logs and sentences alike. */
import { safeName, type Names } from '@harvest/engine/wire'

interface Named {
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string | null
}

/** Bots go by a short name of their own, the same in every language; what kind they are is said elsewhere. */
const BOTS = ['Pip', 'Fern', 'Moss', 'Wren', 'Reed', 'Bramble']

/** The same name twice gets a number, so that a log stays clear. */
export function nameSeats(seats: readonly Named[], openSeat: (seat: number) => string): Names {
  const plain = seats.map(({ kind, name }, seat) => {
    if (name !== null) return safeName(name)
    return kind === 'bot' ? BOTS[seat % BOTS.length]! : openSeat(seat)
  })
  const names = plain.map((name, seat) => {
    if (plain.filter((other) => other === name).length === 1) return name
    return `${name} (${plain.slice(0, seat + 1).filter((other) => other === name).length})`
  })
  return (seat) => names[seat] ?? openSeat(seat)
}
