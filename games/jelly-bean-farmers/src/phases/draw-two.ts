/**
 * Draw Twos come after the Steals: whoever plays one draws two cards and then chooses a card of the hand as a
 * card of this season. The card placed for summer is not in the hand.
 */
import type { IO } from '@harvest/engine'
import { kindOf, NO_CARD } from '../cards.ts'
import { DRAW_TWO } from '../data.ts'
import { cardIds, drawCard } from '../deck.ts'
import { closeDrafts, NOTHING, openDecisions } from '../draft.ts'
import type { Event } from '../events.ts'
import { setAside } from '../aside.ts'
import { kindNumber, PICK, PICKED_USES, type Move, type PickMove, type UseMove } from '../moves.ts'
import type { State } from '../state.ts'
import { listSeasonUses, useOf } from '../uses.ts'
import type { PhaseName } from './index.ts'

/** (b) The Draw Twos are laid open and their cards drawn. */
export function revealDrawTwos(s: State, io: IO<Event>): PhaseName {
  let any = false
  for (let seat = 0; seat < s.seats; seat++) {
    const count = setAside(s, seat, DRAW_TWO, io)
    const { hand } = s.farms[seat]
    if (count > 0) drawMore(s, seat, 2 * count, io)
    s.toDecide[seat] = count < hand.length ? count : hand.length
    if (s.toDecide[seat] > 0) any = true
  }
  return any ? 'drawTwo' : 'faces'
}

function drawMore(s: State, seat: number, count: number, io: IO<Event>): void {
  const { hand } = s.farms[seat]
  const before = hand.length
  for (let i = 0; i < count; i++) {
    const card = drawCard(s, seat, io)
    if (card === NO_CARD) break
    hand.push(card)
  }
  if (hand.length > before)
    io.emit({ e: 'drew', seat, count: hand.length - before, cards: cardIds(hand.slice(before)) })
}

export function beginDrawTwo(s: State): null {
  openDecisions(s)
  return null
}

/** The place in the draft that is chosen next: a position in hand, then what to do with that card. */
function nextPick(picks: readonly number[]): number {
  return picks.indexOf(NOTHING)
}

export function listDrawTwo(s: State, seat: number, out: Move[]): void {
  const { hand } = s.farms[seat]
  const { picks } = s.sealed[seat]!
  const at = nextPick(picks)
  if (at % 2 === 1) {
    listSeasonUses(s, seat, hand[picks[at - 1]], false, PICKED_USES[at >> 1], out)
    return
  }
  let listed = 0
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    if ((listed & (1 << kind)) !== 0 || isPicked(picks, i)) continue
    listed |= 1 << kind
    out.push(PICK[kind])
  }
}

function isPicked(picks: readonly number[], position: number): boolean {
  for (let i = 0; i < picks.length; i += 2) if (picks[i] === position) return true
  return false
}

export function applyPick(s: State, seat: number, move: PickMove): void {
  const { hand } = s.farms[seat]
  const { picks } = s.sealed[seat]!
  const kind = kindNumber(move.card)
  for (let i = 0; i < hand.length; i++)
    if (kindOf(hand[i]) === kind && !isPicked(picks, i)) {
      picks[nextPick(picks)] = i
      return
    }
}

export function applyPickedUse(s: State, seat: number, move: UseMove): void {
  const draft = s.sealed[seat]!
  const at = nextPick(draft.picks)
  draft.picks[at] = useOf(move)
  draft.done = at === draft.picks.length - 1
}

export function endDrawTwo(s: State, io: IO<Event>): PhaseName {
  for (let seat = 0; seat < s.seats; seat++) {
    const draft = s.sealed[seat]
    if (draft === null) continue
    const farm = s.farms[seat]
    const rest: number[] = []
    for (let i = 0; i < draft.picks.length; i += 2) {
      const card = farm.hand[draft.picks[i]]
      farm.extra.push({ card, use: draft.picks[i + 1], takenFrom: -1, lostTo: -1 })
    }
    for (let i = 0; i < farm.hand.length; i++) if (!isPicked(draft.picks, i)) rest.push(farm.hand[i])
    farm.hand = rest
  }
  closeDrafts(s)
  return revealDrawTwos(s, io)
}
