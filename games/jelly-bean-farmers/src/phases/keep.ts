/**
 * Keeping: at the start every farmer has seven cards, keeps three as a hand and lays the other four face down
 * as the first field and the first silo.
 */
import type { IO } from '@harvest/engine'
import { kindOf } from '../cards.ts'
import { KEPT } from '../data.ts'
import { choiceOf, closeDrafts, setDone } from '../draft.ts'
import type { Event } from '../events.ts'
import { KEEP_CARD, kindNumber, type KeepMove, type Move } from '../moves.ts'
import type { State } from '../state.ts'
import type { PhaseName } from './index.ts'

export function listKeeps(s: State, seat: number, out: Move[]): void {
  const { hand } = s.farms[seat]
  const { kept } = choiceOf(s, seat, 'keep')
  let listed = 0
  for (let i = 0; i < hand.length; i++) {
    const bit = 1 << kindOf(hand[i])
    if ((listed & bit) !== 0 || kept.includes(i)) continue
    listed |= bit
    out.push(KEEP_CARD[kindOf(hand[i])])
  }
}

export function applyKeep(s: State, seat: number, move: KeepMove): void {
  const { hand } = s.farms[seat]
  const { kept } = choiceOf(s, seat, 'keep')
  const kind = kindNumber(move.card)
  for (let i = 0; i < hand.length; i++)
    if (kindOf(hand[i]) === kind && !kept.includes(i)) {
      kept.push(i)
      break
    }
  setDone(s, seat, kept.length === KEPT)
}

/** JB-SET-1: what was not kept becomes field and silo. */
export function endKeep(s: State, io: IO<Event>): PhaseName {
  for (let seat = 0; seat < s.seats; seat++) {
    const farm = s.farms[seat]
    const { kept } = choiceOf(s, seat, 'keep')
    const hand: number[] = []
    for (let i = 0; i < farm.hand.length; i++)
      if (kept.includes(i)) hand.push(farm.hand[i])
      else farm.backs.push(farm.hand[i])
    farm.hand = hand
    farm.fields.push(0)
    farm.silos.push(0)
  }
  closeDrafts(s)
  io.emit({ e: 'farmsLaid' })
  return 'stamps'
}
