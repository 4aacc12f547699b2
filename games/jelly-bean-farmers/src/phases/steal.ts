/**
 * Steals come first of all actions. A thief takes a card that another farmer shows, or swaps the Steal for the
 * top card of the deck; thief and victim then plan the card they got, and the victim may steal back.
 */
import type { IO } from '@harvest/engine'
import { FACE, KEEP, kindOf, markSeen, NO_CARD, UNDECIDED } from '../cards.ts'
import { ACTION_IDS, STEAL } from '../data.ts'
import { drawOne } from '../deck.ts'
import { choiceOf, closeDrafts, openDrafts, openDraftsOf, setDone } from '../draft.ts'
import type { Event } from '../events.ts'
import { setAside } from '../aside.ts'
import { DECLINE_IT, EXTRA_USES, STEAL_FROM, type Move, type UseMove } from '../moves.ts'
import { countIn, seasonCard, setSeasonCard, type State } from '../state.ts'
import { listSeasonUses, useOf } from '../uses.ts'
import { revealDrawTwos } from './draw-two.ts'
import type { PhaseName } from './index.ts'

/** (a) The planned Steals are laid open. */
export function revealSteals(s: State, io: IO<Event>): PhaseName {
  const thieves: number[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    const count = setAside(s, seat, STEAL, io)
    s.farms[seat].steals = count
    if (count > 0) thieves.push(seat)
  }
  if (thieves.length === 0) return revealDrawTwos(s, io)
  if (thieves.length > 2 || (thieves.length === 2 && countIn(s) < 4)) return clash(s, thieves, io)
  for (let seat = 0; seat < s.seats; seat++) {
    const farm = s.farms[seat]
    const card = seasonCard(s, farm)
    if (farm.steals > 0 || card === NO_CARD) continue
    setSeasonCard(s, farm, markSeen(card))
    io.emit({ e: 'showed', seat, card: ACTION_IDS[kindOf(card)] })
  }
  return 'steal'
}

/** JB-STE-3: too many thieves; each Steal is swapped for a card of the deck. */
function clash(s: State, thieves: readonly number[], io: IO<Event>): PhaseName {
  io.emit({ e: 'stealsClash', seats: thieves })
  for (const seat of thieves) {
    const farm = s.farms[seat]
    for (; farm.steals > 0; farm.steals--) drawExtra(s, seat, -1, io)
  }
  return 'replan'
}

function drawExtra(s: State, seat: number, lostTo: number, io: IO<Event>): void {
  const card = drawOne(s, seat, io)
  if (card !== NO_CARD) s.farms[seat].extra.push({ card, use: UNDECIDED, takenFrom: -1, lostTo })
}

export function beginSteal(s: State): null {
  openDraftsOf(s, (farm) => farm.steals > 0)
  return null
}

/** JB-STE-3: the one victim that a thief has while there are two; -1 with a single thief. */
export function onlyVictim(s: State, thief: number): number {
  for (let other = 0; other < s.seats; other++) {
    if (other === thief || s.farms[other].steals === 0) continue
    const right = (thief + s.seats - 1) % s.seats
    return other === right ? (thief + 1) % s.seats : right
  }
  return -1
}

/** JB-STE-1: whether a thief may take the season card of a seat. */
function canSteal(s: State, thief: number, victim: number): boolean {
  const farm = s.farms[victim]
  if (victim === thief || farm.steals > 0 || seasonCard(s, farm) === NO_CARD) return false
  if (choiceOf(s, thief, 'steal').victims.includes(victim)) return false
  const only = onlyVictim(s, thief)
  return only === -1 || only === victim
}

export function listSteals(s: State, seat: number, out: Move[]): void {
  for (let victim = 0; victim < s.seats; victim++) if (canSteal(s, seat, victim)) out.push(STEAL_FROM[victim])
  out.push(DECLINE_IT)
}

/** Steal from a seat, or swap the Steal for the top card with null. */
export function applySteal(s: State, seat: number, victim: number | null): void {
  const { victims } = choiceOf(s, seat, 'steal')
  victims.push(victim)
  setDone(s, seat, victims.length === s.farms[seat].steals)
}

export function endSteal(s: State, io: IO<Event>): PhaseName {
  const swaps: number[] = []
  const thiefOf: number[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    swaps.push(0)
    thiefOf.push(-1)
  }
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.sealed[seat] === null) continue
    for (const victim of choiceOf(s, seat, 'steal').victims) {
      if (victim === null) {
        swaps[seat]++
        io.emit({ e: 'stealSwapped', seat })
      } else {
        thiefOf[victim] = seat
        takeSeasonCard(s, seat, victim, io)
      }
    }
    s.farms[seat].steals = 0
  }
  closeDrafts(s)
  for (let seat = 0; seat < s.seats; seat++) {
    for (let i = 0; i < swaps[seat]; i++) drawExtra(s, seat, -1, io)
    if (thiefOf[seat] !== -1) drawExtra(s, seat, thiefOf[seat], io)
  }
  return 'replan'
}

function takeSeasonCard(s: State, thief: number, victim: number, io: IO<Event>): void {
  const farm = s.farms[victim]
  const card = seasonCard(s, farm)
  setSeasonCard(s, farm, NO_CARD)
  farm.plan!.season = KEEP
  s.farms[thief].extra.push({ card, use: UNDECIDED, takenFrom: victim, lostTo: -1 })
  io.emit({ e: 'stole', seat: thief, victim, card: ACTION_IDS[kindOf(card)], back: false })
}

/** Thief and victim plan only the card they got; all other plans stand. */
export function beginReplan(s: State, io: IO<Event>): PhaseName | null {
  let seats = 0
  for (let seat = 0; seat < s.seats; seat++) if (hasUndecided(s, seat)) seats |= 1 << seat
  return openDrafts(s, seats) ? null : revealDrawTwos(s, io)
}

function hasUndecided(s: State, seat: number): boolean {
  const { extra } = s.farms[seat]
  for (let i = 0; i < extra.length; i++) if (extra[i].use === UNDECIDED) return true
  return false
}

/** JB-STE-2: of the Steals got this way only one that was drawn for a stolen card can be played. */
export function listReplan(s: State, seat: number, out: Move[]): void {
  const at = choiceOf(s, seat, 'replan').uses.indexOf(UNDECIDED)
  const { card, lostTo } = s.farms[seat].extra[at]
  listSeasonUses(s, seat, card, lostTo !== -1, EXTRA_USES[at], out)
}

export function applyReplan(s: State, seat: number, move: UseMove): void {
  const { uses } = choiceOf(s, seat, 'replan')
  uses[move.slot] = useOf(move)
  setDone(s, seat, !uses.includes(UNDECIDED))
}

export function endReplan(s: State, io: IO<Event>): PhaseName {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.sealed[seat] === null) continue
    const { extra } = s.farms[seat]
    const { uses } = choiceOf(s, seat, 'replan')
    for (let i = 0; i < extra.length; i++) extra[i].use = uses[i]
  }
  closeDrafts(s)
  return stealBack(s, io) ? 'replan' : revealDrawTwos(s, io)
}

/** JB-STE-2: victims that drew a Steal and play it take their card back, and the thief draws one instead. */
function stealBack(s: State, io: IO<Event>): boolean {
  const robbed: number[] = []
  const robbers: number[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    const { extra } = s.farms[seat]
    for (let i = extra.length - 1; i >= 0; i--) {
      if (extra[i].use < FACE || kindOf(extra[i].card) !== STEAL) continue
      const thief = extra[i].lostTo
      extra.splice(i, 1)
      s.aside.push(STEAL)
      io.emit({ e: 'thief', seat, from: 'extra' })
      takeBack(s, seat, thief, io)
      robbed.push(thief)
      robbers.push(seat)
    }
  }
  for (let seat = 0; seat < s.seats; seat++)
    for (let i = 0; i < robbed.length; i++) if (robbed[i] === seat) drawExtra(s, seat, robbers[i], io)
  return robbed.length > 0
}

function takeBack(s: State, seat: number, thief: number, io: IO<Event>): void {
  const { extra } = s.farms[thief]
  const at = extra.findIndex((other) => other.takenFrom === seat)
  const [{ card }] = extra.splice(at, 1)
  s.farms[seat].extra.push({ card, use: UNDECIDED, takenFrom: thief, lostTo: -1 })
  io.emit({ e: 'stole', seat, victim: thief, card: ACTION_IDS[kindOf(card)], back: true })
}
