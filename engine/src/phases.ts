import type { IO, Sealed } from './contract.ts'
import type { SeatSet } from './seats.ts'

/** Enter a phase; the table hears of it. */
export function enter<P extends string>(
  s: { phase: P },
  phase: NoInfer<P>,
  io: Pick<IO<unknown>, 'enter'>,
): void {
  s.phase = phase
  io.enter(phase)
}

/** The seats that have a secret choice to make and haven't finished it. */
export function undecided(sealed: readonly (Sealed | null)[]): SeatSet {
  let out = 0
  for (let seat = 0; seat < sealed.length; seat++) {
    const own = sealed[seat]
    if (own && !own.done) out |= 1 << seat
  }
  return out
}
