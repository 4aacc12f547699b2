/** What a move would give, from what everybody sees. */
import type { Effect, Seat } from '@harvest/engine'
import { ABILITIES, type Serving } from './abilities/index.ts'
import {
  LEVEL_OF,
  LOSS_VP,
  OPTIONAL,
  OPTIONAL_VP,
  ORDERS,
  RIVAL_LOSES,
  ROLE_OF,
  STRIP_WIN_CARD,
} from './data.ts'
import { findCard, handLimit, ordersOf } from './kitchen.ts'
import type { Move } from './moves.ts'
import { countServed, countStrips } from './phases/serve.ts'
import { scoreServing, winCardPoints } from './score.ts'
import type { Kitchen, State } from './state.ts'

export function preview(s: State, seat: Seat, move: Move): Effect[] {
  const k = s.kitchens[seat]
  switch (move.do) {
    case 'draw':
      return atLeastOne('draws', Math.min(handLimit(k) - k.hand.length, cardsLeft(k)))
    case 'cook':
      return atLeastOne('worth', LEVEL_OF[k.hand[findCard(k.hand, move.card)]])
    case 'add':
      return addWorth(s, k, k.prepared[findCard(k.prepared, move.card)])
    case 'attract':
      return [{ key: 'orders', args: { n: ORDERS[move.customer] } }]
    case 'serve':
      return [{ key: 'upTo', args: { n: Math.min(k.dishes.length, ordersOf(k)) } }]
    case 'assign':
      return assignPoints(s, k, move.dish, move.customer)
    case 'finish':
      return finishPoints(s, k)
    case 'rival':
      return [loses(s, move.seat, 1)]
    case 'strip':
      return [{ key: 'losesWinCard', args: { seat: move.seat } }]
    case 'track': {
      const count = k.wins.length + 1
      return [{ key: 'winCard', args: { count, n: winCardPoints(count) - winCardPoints(count - 1) } }]
    }
    default:
      return []
  }
}

function atLeastOne(key: string, n: number): Effect[] {
  return n > 0 ? [{ key, args: { n } }] : []
}

function cardsLeft(k: Kitchen): number {
  return k.pile.length + k.tucked.length + k.shown.length
}

/** What a rival would lose, who never goes below 0. */
function loses(s: State, seat: Seat, times: number): Effect {
  return { key: 'loses', args: { seat, n: Math.min(times * LOSS_VP, s.kitchens[seat].vp) } }
}

const ALONE: Serving = { dishes: [], customers: [] }

/** What an ingredient adds to a dish once it is served, as far as that depends on the dish alone. */
function addWorth(s: State, k: Kitchen, copy: number): Effect[] {
  const special = ABILITIES[k.ability]
  const ability = special.scoreDish([...s.dish, copy], ALONE) - special.scoreDish(s.dish, ALONE)
  const n = ability + (ROLE_OF[copy] === OPTIONAL ? OPTIONAL_VP : 0)
  return n === 0 ? [] : [{ key: n > 0 ? 'worth' : 'costs', args: { n: Math.abs(n) } }]
}

const total = (k: Kitchen, assigned: readonly number[]): number =>
  scoreServing(k, assigned).reduce((sum, points) => sum + points, 0)

function assignPoints(s: State, k: Kitchen, dish: number, customer: number): Effect[] {
  return [{ key: 'points', args: { n: total(k, s.assigned.with(dish, customer)) - total(k, s.assigned) } }]
}

function finishPoints(s: State, k: Kitchen): Effect[] {
  return [
    { key: 'points', args: { n: total(k, s.assigned) } },
    ...rivalLosses(s, countServed(s, k, RIVAL_LOSES)),
    ...atLeastOne('stripWinCard', countStrips(s, countServed(s, k, STRIP_WIN_CARD))),
  ]
}

/** A single opponent is not chosen later: finishing the serving already costs the points. */
function rivalLosses(s: State, times: number): Effect[] {
  return times > 0 && s.kitchens.length === 2
    ? [loses(s, 1 - s.active, times)]
    : atLeastOne('rivalLoses', times)
}
