/**
 * FC-TUR-2, FC-TUR-3, the open part of a turn: one main action, and around it one customer attracted and any number of events.
 * The first card prepared, recipe cooked or serve begun chooses the main action.
 */
import { enter, others, type IO } from '@harvest/engine'
import { CARD_OF, COMPLAINT, LEVEL_OF, PRIMARY, PROMOTION, RECIPE, ROLE_OF, SECONDARY } from '../data.ts'
import type { Event } from '../events.ts'
import { countRole, findCard, meets, queueLimit, refillCentral } from '../kitchen.ts'
import {
  ATTRACT,
  COMPLAIN,
  COOK,
  END,
  PASS,
  PREPARE,
  PROMOTE,
  SERVE,
  type Move,
  type TurnMove,
} from '../moves.ts'
import { insertSorted, removeAt, type Kitchen, type State } from '../state.ts'
import { closeTurn } from './close.ts'
import { applyRecipe } from './cook.ts'
import { applyEvent, canComplain, canPromote } from './events.ts'
import { beginServe, canServe } from './serve.ts'

/** FC-CUS-1: once a turn, with room in the queue. */
export function canAttract(s: State, k: Kitchen): boolean {
  return !s.attracted && k.queue.length < queueLimit(k)
}

/** FC-TUR-2: a main action only while none is chosen. FC-TUR-3: customers and events throughout. */
export function listTurn(s: State, out: Move[]): void {
  const k = s.kitchens[s.active]
  listHand(s, k, out)
  if (s.phase === 'act' && canServe(k)) out.push(SERVE)
  if (canAttract(s, k))
    for (let i = 0; i < s.central.length; i++) if (meets(k, s.central[i])) out.push(ATTRACT[s.central[i]])
  out.push(s.phase === 'act' ? PASS : END)
}

function listHand(s: State, k: Kitchen, out: Move[]): void {
  const preparing = s.phase === 'act' || s.phase === 'prepare'
  const cooking = s.phase === 'act' || s.phase === 'cook'
  // A recipe of level n takes one primary and n - 1 secondary ingredients; -1 makes every level too hard.
  const level = cooking && countRole(k.prepared, PRIMARY) > 0 ? 1 + countRole(k.prepared, SECONDARY) : -1
  let last = -1
  for (let i = 0; i < k.hand.length; i++) {
    const copy = k.hand[i]
    const card = CARD_OF[copy]
    if (card === last) continue
    last = card
    const role = ROLE_OF[copy]
    if (role < RECIPE) {
      if (preparing) out.push(PREPARE[card])
    } else if (role === RECIPE) {
      if (LEVEL_OF[copy] <= level) out.push(COOK[card])
    } else if (role === COMPLAINT) {
      if (canComplain(s)) out.push(COMPLAIN)
    } else if (role === PROMOTION && canPromote(s)) out.push(PROMOTE)
  }
}

export function applyTurn(s: State, move: TurnMove, io: IO<Event>): void {
  switch (move.do) {
    case 'prepare':
      return applyPrepare(s, move.card, io)
    case 'cook':
      return applyRecipe(s, move.card, io)
    case 'attract':
      return applyAttract(s, move.customer, io)
    case 'serve':
      return beginServe(s, io)
    case 'complaint':
    case 'promotion':
      return applyEvent(s, move, io)
    case 'pass':
      io.emit({ e: 'passed', seat: s.active })
      return closeTurn(s, io)
    case 'end':
      return closeTurn(s, io)
  }
}

/** FC-PRE-1 */
function applyPrepare(s: State, card: number, io: IO<Event>): void {
  const k = s.kitchens[s.active]
  insertSorted(k.prepared, removeAt(k.hand, findCard(k.hand, card)))
  io.reveal(others(s.active))
  io.emit({ e: 'prepared', seat: s.active, card })
  if (s.phase === 'act') enter(s, 'prepare', io)
}

/** FC-CUS-1 */
function applyAttract(s: State, customer: number, io: IO<Event>): void {
  removeAt(s.central, s.central.indexOf(customer))
  s.kitchens[s.active].queue.push(customer)
  s.attracted = true
  io.emit({ e: 'attracted', seat: s.active, customer })
  refillCentral(s, io)
}
