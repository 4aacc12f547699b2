/**
 * Placing: in the first round a seat's farmer comes onto the star when its turn to harvest begins. The farmer may
 * then leave either way, so there is nothing to choose and the table places it.
 */
import { enter, type IO } from '@harvest/engine'
import type { Event } from '../events.ts'
import { STAR } from '../field.ts'
import type { State } from '../state.ts'

/** Another farmer on the star does not matter: it keeps others from entering, not from being placed (SC-HAR-1). */
export function applyPlaceFarmer(s: State, io: IO<Event>): void {
  enter(s, 'placeFarmer', io)
  s.farmers[s.active] = STAR * 2
  io.emit({ e: 'placed', seat: s.active })
}
