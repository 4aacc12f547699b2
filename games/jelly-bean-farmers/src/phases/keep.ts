/**
 * Keeping: at the start every farmer has seven cards, keeps three as a hand and lays the other four face down
 * as the first field and the first silo.
 */
import type { IO } from '@harvest/engine'
import { kindOf } from '../cards.ts'
import { KEPT } from '../data.ts'
import { closeDrafts } from '../draft.ts'
import type { Event } from '../events.ts'
import { KEEP_CARD, kindNumber, type KeepMove, type Move } from '../moves.ts'
import type { State } from '../state.ts'
import type { PhaseName } from './index.ts'

export function listKeeps(s: State, seat: number, out: Move[]): void {
  const { hand } = s.farms[seat]
  const { picks } = s.sealed[seat]!
  let listed = 0
  for (let i = 0; i < hand.length; i++) {
    const bit = 1 << kindOf(hand[i])
    if ((listed & bit) !== 0 || picks.includes(i)) continue
    listed |= bit
    out.push(KEEP_CARD[kindOf(hand[i])])
  }
}

export function applyKeep(s: State, seat: number, move: KeepMove): void {
  const { hand } = s.farms[seat]
  const draft = s.sealed[seat]!
  const kind = kindNumber(move.card)
  for (let i = 0; i < hand.length; i++)
    if (kindOf(hand[i]) === kind && !draft.picks.includes(i)) {
      draft.picks.push(i)
      break
    }
  draft.done = draft.picks.length === KEPT
}

/** JB-SET-1: what was not kept becomes field and silo. */
export function endKeep(s: State, io: IO<Event>): PhaseName {
  for (let seat = 0; seat < s.seats; seat++) {
    const farm = s.farms[seat]
    const { picks } = s.sealed[seat]!
    const kept: number[] = []
    for (let i = 0; i < farm.hand.length; i++)
      if (picks.includes(i)) kept.push(farm.hand[i])
      else farm.backs.push(farm.hand[i])
    farm.hand = kept
    farm.fields.push(0)
    farm.silos.push(0)
  }
  closeDrafts(s)
  io.emit({ e: 'farmsLaid' })
  return 'stamps'
}
