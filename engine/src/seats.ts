/** A player's place at the table, 0 for the first. */
export type Seat = number

/** Several seats as one number: bit `n` stands for seat `n`, bit 29 for everybody who only watches. */
export type SeatSet = number

/** Somebody who looks at a game: a seat, or a watcher. */
export type Viewer = Seat | 'watcher'

const WATCHER_BIT = 1 << 29

export const NOBODY: SeatSet = 0

/** All seats and all watchers. */
export const EVERYONE: SeatSet = (1 << 30) - 1

/** The set that holds just this seat. */
export function only(seat: Seat): SeatSet {
  return 1 << seat
}

/** Everyone but this seat, watchers included: for when they learn what a seat already knew. */
export function others(seat: Seat): SeatSet {
  return EVERYONE & ~only(seat)
}

/** The seats 0 to count - 1, without watchers. */
export function allSeats(count: number): SeatSet {
  return (1 << count) - 1
}

export function has(set: SeatSet, seat: Seat): boolean {
  return (set & (1 << seat)) !== 0
}

/** Whether what is shown to `set` is shown to this viewer. */
export function includesViewer(set: SeatSet, who: Viewer): boolean {
  return (set & (who === 'watcher' ? WATCHER_BIT : 1 << who)) !== 0
}

/** The lowest seat of a non-empty set. */
export function firstSeat(set: SeatSet): Seat {
  return 31 - Math.clz32(set & -set)
}

/** The seats of a set in rising order. */
export function listSeats(set: SeatSet): Seat[] {
  const out: Seat[] = []
  for (let rest = set & ~WATCHER_BIT; rest !== 0; rest &= rest - 1) out.push(firstSeat(rest))
  return out
}

/** Every viewer a game with this many seats can have. */
export function listViewers(count: number): Viewer[] {
  return [...Array(count).keys(), 'watcher']
}
