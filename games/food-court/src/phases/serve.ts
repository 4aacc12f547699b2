/**
 * Serving: dishes go to customers one by one, then all of it scores at once. Effects that need a choice come
 * next, then a win card, and at last everything served is cleared away.
 */
import { enter, type IO } from '@harvest/engine'
import { ABILITIES } from '../abilities/index.ts'
import {
  CARDS,
  CARD_OF,
  CUSTOMER_COUNT,
  END_VP,
  LOSS_VP,
  ORDERS,
  RIVAL_LOSES,
  STRIP_WIN_CARD,
  WIN_CARDS,
  effectOf,
} from '../data.ts'
import type { Event } from '../events.ts'
import { findCard } from '../kitchen.ts'
import {
  ASSIGN,
  FINISH,
  RIVAL,
  SKIP,
  STRIP,
  TRACK,
  type Move,
  type RivalMove,
  type ServeMove,
  type StripMove,
  type TrackMove,
} from '../moves.ts'
import { scoreServing, servingOf, LOST } from '../score.ts'
import { removeAt, type Ending, type Kitchen, type State } from '../state.ts'

/** FC-SER-1 */
export function canServe(k: Kitchen): boolean {
  return k.queue.length > 0 && k.dishes.length > 0
}

export function beginServe(s: State, io: IO<Event>): void {
  const { dishes } = s.kitchens[s.active]
  for (let i = 0; i < dishes.length; i++) s.assigned.push(-1)
  enter(s, 'serve', io)
}

/** FC-SER-2: recipes a customer still takes in this serving. */
export function ordersLeft(s: State, customer: number): number {
  let left = ORDERS[customer]
  for (let i = 0; i < s.assigned.length; i++) if (s.assigned[i] === customer) left--
  return left
}

export function listServe(s: State, out: Move[]): void {
  const { queue } = s.kitchens[s.active]
  let any = false
  for (let dish = 0; dish < s.assigned.length; dish++) if (s.assigned[dish] >= 0) any = true
  for (let i = 0; i < queue.length; i++) {
    if (ordersLeft(s, queue[i]) === 0) continue
    for (let dish = 0; dish < s.assigned.length; dish++)
      if (s.assigned[dish] < 0) out.push(ASSIGN[dish * CUSTOMER_COUNT + queue[i]])
  }
  if (any) out.push(FINISH)
}

export function applyServe(s: State, move: ServeMove, io: IO<Event>): void {
  const k = s.kitchens[s.active]
  if (move.do === 'finish') return finishServe(s, k, io)
  s.assigned[move.dish] = move.customer
  const card = CARD_OF[k.dishes[move.dish][0]]
  io.emit({ e: 'assigned', seat: s.active, card, customer: move.customer })
}

/** FC-SCO-1 to FC-SCO-6 all score here; `listScore` says what. */
function finishServe(s: State, k: Kitchen, io: IO<Event>): void {
  const points = scoreServing(k, s.assigned)
  let total = 0
  for (let source = 0; source < points.length; source++) {
    k.points[source] += points[source]
    total += points[source]
  }
  k.vp += total
  const dishes: number[] = []
  const customers: number[] = []
  for (let dish = 0; dish < s.assigned.length; dish++)
    if (s.assigned[dish] >= 0) {
      dishes.push(CARD_OF[k.dishes[dish][0]])
      customers.push(s.assigned[dish])
    }
  io.emit({ e: 'served', seat: s.active, dishes, customers, points, total })
  if (k.vp >= END_VP) callLastRound(s, 'points', io)
  s.losses = countServed(s, k, RIVAL_LOSES)
  s.strips = countServed(s, k, STRIP_WIN_CARD)
  settle(s, io)
}

/** FC-SER-2, FC-SCO-5: how many served customers have an effect. */
export function countServed(s: State, k: Kitchen, effect: number): number {
  let count = 0
  for (let i = 0; i < k.queue.length; i++)
    if (effectOf(k.queue[i]) === effect && s.assigned.includes(k.queue[i])) count++
  return count
}

/** How many of some win cards to be taken can be: opponents lose none that they do not have. */
export function countStrips(s: State, wanted: number): number {
  let there = 0
  for (let seat = 0; seat < s.kitchens.length; seat++)
    if (seat !== s.active) there += s.kitchens[seat].wins.length
  return Math.min(wanted, there)
}

/** FC-WIN-2: this round is the last, whatever happens in the rest of it. */
function callLastRound(s: State, ending: Ending, io: IO<Event>): void {
  if (s.last !== '') return
  s.last = ending
  io.emit({ e: 'lastRound', seat: s.active, ending })
}

/** FC-SCO-5, FC-WIN-1: go on to whatever choice is open next; a choice with one answer is made at once. */
function settle(s: State, io: IO<Event>): void {
  enter(s, 'settle', io)
  if (s.kitchens.length === 2) while (s.losses > 0) takePoints(s, 1 - s.active, io)
  if (s.losses > 0) return enter(s, 'rival', io)
  while (s.strips > 0) {
    const options = listStrips(s, [])
    if (options.length > 1) return enter(s, 'strip', io)
    if (options.length === 0) s.strips = 0
    else takeWinCard(s, options[0], io)
  }
  if (listWinCards(s, []).length > 0) return enter(s, 'track', io)
  clearAway(s, -1)
  enter(s, 'after', io)
}

export function listRivals(s: State, out: Move[]): void {
  for (let seat = 0; seat < s.kitchens.length; seat++) if (seat !== s.active) out.push(RIVAL[seat])
}

export function applyRival(s: State, move: RivalMove, io: IO<Event>): void {
  takePoints(s, move.seat, io)
  if (s.losses === 0) settle(s, io)
}

/** FC-SCO-5: a rival loses points. */
function takePoints(s: State, seat: number, io: IO<Event>): void {
  const victim = s.kitchens[seat]
  const points = Math.min(LOSS_VP, victim.vp)
  victim.vp -= points
  victim.points[LOST] -= points
  s.losses--
  io.emit({ e: 'lost', seat, by: s.active, points })
}

export function listStrips<M extends Move>(s: State, out: (M | StripMove)[]): (M | StripMove)[] {
  for (let seat = 0; seat < s.kitchens.length; seat++) {
    if (seat === s.active) continue
    const { wins } = s.kitchens[seat]
    for (let i = 0; i < wins.length; i++)
      if (findCard(wins, CARD_OF[wins[i]]) === i) out.push(STRIP[seat * CARDS.length + CARD_OF[wins[i]]])
  }
  return out
}

export function applyStrip(s: State, move: StripMove, io: IO<Event>): void {
  takeWinCard(s, move, io)
  settle(s, io)
}

/** FC-SCO-5: a rival loses a win card. */
function takeWinCard(s: State, move: StripMove, io: IO<Event>): void {
  const victim = s.kitchens[move.seat]
  victim.shown.push(removeAt(victim.wins, findCard(victim.wins, move.card)))
  s.strips--
  io.emit({ e: 'stripped', seat: move.seat, by: s.active, card: move.card })
}

/** FC-WIN-1: the cards of this serving that may become a win card, without the choice to leave it. */
export function listWinCards<M extends Move>(s: State, out: (M | TrackMove)[]): (M | TrackMove)[] {
  const k = s.kitchens[s.active]
  if (k.wins.length >= WIN_CARDS) return out
  const special = ABILITIES[k.ability]
  const serving = servingOf(k, s.assigned)
  for (const dish of serving.dishes)
    for (const copy of dish) {
      if (!special.canBeWinCard(copy, dish, serving, k.wins)) continue
      const move = TRACK[CARD_OF[copy]]
      if (!out.includes(move)) out.push(move)
    }
  return out
}

/** FC-WIN-1: keep one as a win card, or none. */
export function listTrack(s: State, out: Move[]): void {
  listWinCards(s, out)
  out.push(SKIP)
}

export function applyTrack(s: State, move: TrackMove, io: IO<Event>): void {
  clearAway(s, move.do === 'track' ? move.card : -1)
  if (move.do === 'track') {
    const k = s.kitchens[s.active]
    io.emit({ e: 'tracked', seat: s.active, card: move.card, count: k.wins.length })
    if (k.wins.length === WIN_CARDS) callLastRound(s, 'winCards', io)
  }
  enter(s, 'after', io)
}

/** FC-SER-3: served dishes and the whole queue are discarded; one copy of `kept` joins the win cards instead. */
function clearAway(s: State, kept: number): void {
  const k = s.kitchens[s.active]
  const special = ABILITIES[k.ability]
  const serving = servingOf(k, s.assigned)
  let found = kept < 0
  for (const dish of serving.dishes)
    for (const copy of dish)
      if (!found && CARD_OF[copy] === kept && special.canBeWinCard(copy, dish, serving, k.wins)) {
        k.wins.push(copy)
        found = true
      } else k.shown.push(copy)
  const left: number[][] = []
  for (let dish = 0; dish < k.dishes.length; dish++) if (s.assigned[dish] < 0) left.push(k.dishes[dish])
  k.dishes = left
  for (let i = 0; i < k.queue.length; i++) s.gone.push(k.queue[i])
  k.queue.length = 0
  s.assigned.length = 0
}
