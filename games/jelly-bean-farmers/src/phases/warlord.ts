/**
 * (d) Warlords come last of the faces: their targets are chosen in secret together, and all of them use the
 * strengths of one moment. A stronger attacker gets a contract for a yearly tribute.
 */
import type { IO } from '@harvest/engine'
import { WARLORD } from '../data.ts'
import { discard } from '../deck.ts'
import { choiceOf, closeDrafts, openDraftsOf, setDone } from '../draft.ts'
import type { Event, Wasted } from '../events.ts'
import { defence, offence, tributeOf } from '../farm.ts'
import { ATTACK, DECLINE_IT, type Move } from '../moves.ts'
import { areBound, type State } from '../state.ts'
import type { PhaseName } from './index.ts'

/** Warlords that have nobody to turn against are discarded; the others need a target. */
export function marchWarlords(s: State, io: IO<Event>): PhaseName {
  let any = false
  for (let seat = 0; seat < s.seats; seat++) {
    const farm = s.farms[seat]
    if (farm.warlords === 0) continue
    let targets = 0
    for (let other = 0; other < s.seats; other++) if (canBind(s, seat, other)) targets++
    for (; farm.warlords > targets; farm.warlords--) waste(s, seat, 'noTarget', io)
    if (targets > 0) any = true
  }
  return any ? 'warlord' : 'backs'
}

function waste(s: State, seat: number, why: Wasted, io: IO<Event>): void {
  discard(s, WARLORD)
  io.emit({ e: 'discarded', seat, card: 'warlord', why })
}

export function beginWarlord(s: State): null {
  openDraftsOf(s, (farm) => farm.warlords > 0)
  return null
}

/** JB-WAR-1: an opponent in the game with whom no contract stands, in either direction. */
export function canBind(s: State, seat: number, target: number): boolean {
  return target !== seat && s.farms[target].out === 0 && !areBound(s, target, seat)
}

/** One Warlord a target: a second one would find it paying already. */
function canAttack(s: State, seat: number, target: number): boolean {
  return target < s.seats && canBind(s, seat, target) && !choiceOf(s, seat, 'warlord').payers.includes(target)
}

export function listAttacks(s: State, seat: number, out: Move[]): void {
  for (let target = 0; target < s.seats; target++) if (canAttack(s, seat, target)) out.push(ATTACK[target])
  out.push(DECLINE_IT)
}

/** Attack a seat, or discard the Warlord with null. */
export function applyAttack(s: State, seat: number, target: number | null): void {
  const { payers } = choiceOf(s, seat, 'warlord')
  payers.push(target)
  setDone(s, seat, payers.length === s.farms[seat].warlords)
}

/** Contracts do not change strengths, so the farms as they are now are the one snapshot. */
export function endWarlord(s: State, io: IO<Event>): PhaseName {
  for (let seat = 0; seat < s.seats; seat++) {
    s.farms[seat].warlords = 0
    if (s.sealed[seat] === null) continue
    for (const payer of choiceOf(s, seat, 'warlord').payers)
      if (payer === null) waste(s, seat, 'declined', io)
      else attack(s, seat, payer, io)
  }
  closeDrafts(s)
  return 'backs'
}

function attack(s: State, seat: number, target: number, io: IO<Event>): void {
  const strength = offence(s.farms[seat])
  const wall = defence(s.farms[target])
  const tribute = tributeOf(strength, wall)
  io.emit({
    e: 'attacked',
    seat,
    farm: target,
    offence: strength + 1,
    defence: wall,
    tribute: Math.max(0, tribute),
  })
  if (tribute < 1) return waste(s, seat, 'tooWeak', io)
  s.contracts.push({ holder: seat, payer: target, amount: tribute, since: 2 * s.year + s.season })
}
