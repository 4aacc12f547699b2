/** Placing: in secret everybody puts one hand card down for spring and one for summer. */
import type { IO } from '@harvest/engine'
import { kindOf } from '../cards.ts'
import { SPRING, SUMMER } from '../data.ts'
import { choiceOf, closeDrafts, NOTHING, openDrafts, setDone } from '../draft.ts'
import type { Event } from '../events.ts'
import { kindNumber, PLACE, type Move, type PlaceMove } from '../moves.ts'
import type { State } from '../state.ts'
import type { PhaseName } from './index.ts'

export function beginPlace(s: State): PhaseName | null {
  let seats = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.farms[seat].hand.length > 0) seats |= 1 << seat
  return openDrafts(s, seats) ? null : 'plant'
}

export function listPlaces(s: State, seat: number, out: Move[]): void {
  const { hand } = s.farms[seat]
  const { spring, summer } = choiceOf(s, seat, 'place')
  if (spring === NOTHING) listFor(SPRING, hand, summer, out)
  if (summer === NOTHING) listFor(SUMMER, hand, spring, out)
}

/** Every kind of card in hand but the one placed for the other season. */
function listFor(season: number, hand: readonly number[], placed: number, out: Move[]): void {
  let listed = 0
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    if ((listed & (1 << kind)) !== 0 || placed === i) continue
    listed |= 1 << kind
    out.push(PLACE[season][kind])
  }
}

/** JB-PRE-3: done with both cards placed, or with the only one. */
export function applyPlace(s: State, seat: number, move: PlaceMove): void {
  const { hand } = s.farms[seat]
  const choice = choiceOf(s, seat, 'place')
  const kind = kindNumber(move.card)
  const placed = move.season === 'spring' ? choice.summer : choice.spring
  for (let i = 0; i < hand.length; i++)
    if (kindOf(hand[i]) === kind && placed !== i) {
      if (move.season === 'spring') choice.spring = i
      else choice.summer = i
      break
    }
  setDone(s, seat, placed !== NOTHING || hand.length === 1)
}

export function endPlace(s: State, io: IO<Event>): PhaseName {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.sealed[seat] === null) continue
    const farm = s.farms[seat]
    const { spring, summer } = choiceOf(s, seat, 'place')
    const rest: number[] = []
    for (let i = 0; i < farm.hand.length; i++)
      if (i === spring) farm.spring = farm.hand[i]
      else if (i === summer) farm.summer = farm.hand[i]
      else rest.push(farm.hand[i])
    io.emit({ e: 'placed', seat, count: farm.hand.length - rest.length })
    farm.hand = rest
  }
  closeDrafts(s)
  return 'plant'
}
