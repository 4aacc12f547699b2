/**
 * Draw Twos come after the Steals: whoever plays one draws two cards and then chooses a card of the hand as a
 * card of this season. The card placed for summer is not in the hand.
 */
import type { IO } from '@harvest/engine'
import { kindOf, NO_CARD, UNDECIDED } from '../cards.ts'
import { DRAW_TWO } from '../data.ts'
import { cardIds, drawCard } from '../deck.ts'
import { choiceOf, closeDrafts, openDraftsOf, setDone } from '../draft.ts'
import type { Event } from '../events.ts'
import { setAside } from '../aside.ts'
import { kindNumber, PICK, PICKED_USES, type Move, type PickMove, type UseMove } from '../moves.ts'
import type { DrawTwoChoice, State } from '../state.ts'
import { listSeasonUses, useOf } from '../uses.ts'
import type { PhaseName } from './index.ts'

/** JB-DRA-1, (b): the Draw Twos are laid open and their cards drawn. */
export function revealDrawTwos(s: State, io: IO<Event>): PhaseName {
  let any = false
  for (let seat = 0; seat < s.seats; seat++) {
    const count = setAside(s, seat, DRAW_TWO, io)
    const farm = s.farms[seat]
    const { hand } = farm
    if (count > 0) drawMore(s, seat, 2 * count, io)
    farm.drawTwos = count < hand.length ? count : hand.length
    if (farm.drawTwos > 0) any = true
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
  openDraftsOf(s, (farm) => farm.drawTwos > 0)
  return null
}

type Picked = DrawTwoChoice['picked']

/** Whether a card is picked and it is not said yet what to do with it. */
export function isUseOpen(picked: Picked): boolean {
  return picked.length > 0 && picked[picked.length - 1].use === UNDECIDED
}

export function listDrawTwo(s: State, seat: number, out: Move[]): void {
  const { hand } = s.farms[seat]
  const { picked } = choiceOf(s, seat, 'drawTwo')
  if (isUseOpen(picked)) {
    const slot = picked.length - 1
    listSeasonUses(s, seat, hand[picked[slot].position], false, PICKED_USES[slot], out)
    return
  }
  let listed = 0
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    if ((listed & (1 << kind)) !== 0 || isPicked(picked, i)) continue
    listed |= 1 << kind
    out.push(PICK[kind])
  }
}

function isPicked(picked: Picked, position: number): boolean {
  for (let i = 0; i < picked.length; i++) if (picked[i].position === position) return true
  return false
}

export function applyPick(s: State, seat: number, move: PickMove): void {
  const { hand } = s.farms[seat]
  const { picked } = choiceOf(s, seat, 'drawTwo')
  const kind = kindNumber(move.card)
  for (let i = 0; i < hand.length; i++)
    if (kindOf(hand[i]) === kind && !isPicked(picked, i)) {
      picked.push({ position: i, use: UNDECIDED })
      return
    }
}

export function applyPickedUse(s: State, seat: number, move: UseMove): void {
  const { picked } = choiceOf(s, seat, 'drawTwo')
  picked[picked.length - 1].use = useOf(move)
  setDone(s, seat, picked.length === s.farms[seat].drawTwos)
}

export function endDrawTwo(s: State, io: IO<Event>): PhaseName {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.sealed[seat] === null) continue
    const farm = s.farms[seat]
    const { picked } = choiceOf(s, seat, 'drawTwo')
    const rest: number[] = []
    for (const { position, use } of picked)
      farm.extra.push({ card: farm.hand[position], use, takenFrom: -1, lostTo: -1 })
    for (let i = 0; i < farm.hand.length; i++) if (!isPicked(picked, i)) rest.push(farm.hand[i])
    farm.hand = rest
  }
  closeDrafts(s)
  return revealDrawTwos(s, io)
}
