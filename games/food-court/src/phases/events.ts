/** FC-EVE-1, events: Complaints send a customer away from any queue; Promotions swap two between queues. */
import { enter, others, type IO } from '@harvest/engine'
import { CARD_OF, COMPLAINT, PROMOTION } from '../data.ts'
import { CENTRAL, type Event } from '../events.ts'
import { findRole, refillCentral } from '../kitchen.ts'
import { DISMISS, OFFER, SWAP, type EventMove, type Move, type TargetMove } from '../moves.ts'
import { removeAt, type OpenPhase, type State } from '../state.ts'

function othersHaveCustomers(s: State): boolean {
  if (s.central.length > 0) return true
  for (let seat = 0; seat < s.kitchens.length; seat++)
    if (seat !== s.active && s.kitchens[seat].queue.length > 0) return true
  return false
}

export function canComplain(s: State): boolean {
  return othersHaveCustomers(s) || s.kitchens[s.active].queue.length > 0
}

export function canPromote(s: State): boolean {
  return s.kitchens[s.active].queue.length > 0 && othersHaveCustomers(s)
}

/** Play an event card from hand; its targets are chosen next. */
export function applyEvent(s: State, move: EventMove, io: IO<Event>): void {
  const k = s.kitchens[s.active]
  const role = move.do === 'complaint' ? COMPLAINT : PROMOTION
  const copy = removeAt(k.hand, findRole(k.hand, role))
  k.shown.push(copy)
  io.reveal(others(s.active))
  io.emit({ e: 'played', seat: s.active, card: CARD_OF[copy] })
  s.back = s.phase as OpenPhase
  if (role === COMPLAINT) enter(s, 'complaint', io)
  else if (k.queue.length > 1) enter(s, 'offer', io)
  else {
    s.offered = k.queue[0]
    enter(s, 'swap', io)
  }
}

export function listTargets(s: State, out: Move[]): void {
  const own = s.kitchens[s.active].queue
  if (s.phase === 'offer') {
    for (let i = 0; i < own.length; i++) out.push(OFFER[own[i]])
    return
  }
  const table = s.phase === 'complaint' ? DISMISS : SWAP
  for (let i = 0; i < s.central.length; i++) out.push(table[s.central[i]])
  for (let seat = 0; seat < s.kitchens.length; seat++) {
    if (seat === s.active && s.phase === 'swap') continue
    const { queue } = s.kitchens[seat]
    for (let i = 0; i < queue.length; i++) out.push(table[queue[i]])
  }
}

/** The seat in whose queue a customer stands, or CENTRAL. */
export function whereIs(s: State, customer: number): number {
  for (let seat = 0; seat < s.kitchens.length; seat++)
    if (s.kitchens[seat].queue.includes(customer)) return seat
  return CENTRAL
}

export function applyTarget(s: State, move: TargetMove, io: IO<Event>): void {
  switch (move.do) {
    case 'offer':
      s.offered = move.customer
      return enter(s, 'swap', io)
    case 'dismiss':
      return applyDismiss(s, move.customer, io)
    case 'swap':
      return applySwap(s, move.customer, io)
  }
}

function applyDismiss(s: State, customer: number, io: IO<Event>): void {
  const from = whereIs(s, customer)
  const queue = from === CENTRAL ? s.central : s.kitchens[from].queue
  s.gone.push(removeAt(queue, queue.indexOf(customer)))
  io.emit({ e: 'dismissed', seat: s.active, customer, from })
  refillCentral(s, io)
  enter(s, s.back, io)
}

function applySwap(s: State, customer: number, io: IO<Event>): void {
  const from = whereIs(s, customer)
  const theirs = from === CENTRAL ? s.central : s.kitchens[from].queue
  const mine = s.kitchens[s.active].queue
  theirs[theirs.indexOf(customer)] = s.offered
  mine[mine.indexOf(s.offered)] = customer
  io.emit({ e: 'swapped', seat: s.active, gave: s.offered, got: customer, from })
  s.offered = -1
  enter(s, s.back, io)
}
