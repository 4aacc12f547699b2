/** Why a move that is not listed is refused: the rule, and a sentence that says what to do instead. */
import type { Move as AnyMove, Refusal, RuleId, Seat } from '@harvest/engine'
import { ABILITIES } from './abilities/index.ts'
import {
  CARD_OF,
  CARDS,
  CUSTOMER_COUNT,
  COMPLAINT,
  DISCARD_LIMIT,
  LEVEL_OF,
  NEEDS_INGREDIENTS,
  NEEDS_RECIPES,
  ORDERS,
  PRIMARY,
  PROMOTION,
  RECIPE,
  ROLES,
  SECONDARY,
} from './data.ts'
import { countRole, findCard, findRole, meets, queueLimit } from './kitchen.ts'
import { extrasLeft, needsPrimary, needsSecondary } from './phases/cook.ts'
import { canComplain, canPromote, whereIs } from './phases/events.ts'
import { ordersLeft } from './phases/serve.ts'
import type { Kitchen, Phase, State } from './state.ts'

type Given = AnyMove & { readonly [key: string]: unknown }
type Answer = Refusal | null

function no(rule: RuleId, key: string, args: Refusal['args'] = {}): Refusal {
  return { rule, key, args }
}

export function why(s: State, seat: Seat, move: Given): Refusal {
  const k = s.kitchens[seat]
  return whyNot(s, k, move) ?? no('EN-MOV-1', 'unknownMove')
}

function whyNot(s: State, k: Kitchen, move: Given): Answer {
  switch (move.do) {
    case 'discard':
    case 'draw':
      return whyDiscard(s, k, move)
    case 'prepare':
      return whyPrepare(s, k, move)
    case 'cook':
      return whyCook(s, k, move)
    case 'add':
    case 'ready':
      return whyFill(s, k, move)
    case 'serve':
      return whyServe(s, k)
    case 'assign':
    case 'finish':
      return whyAssign(s, k, move)
    case 'attract':
      return whyAttract(s, k, move)
    case 'complaint':
    case 'promotion':
      return whyEvent(s, k, move)
    case 'dismiss':
    case 'offer':
    case 'swap':
      return whyTarget(s, k, move)
    case 'rival':
      return s.phase === 'rival' ? no('FC-SCO-5', 'chooseOpponent') : no('FC-SCO-5', 'noLoss')
    case 'strip':
      return s.phase === 'strip' ? no('FC-SCO-5', 'chooseWinCard') : no('FC-SCO-5', 'noStrip')
    case 'track':
    case 'skip':
      return whyTrack(s, move)
    case 'pass':
    case 'end':
      return whyOver(s, move)
    case 'answer':
      return s.phase === 'honour' ? no('FC-WIN-4', 'answerWords') : no('FC-WIN-4', 'notAsked')
    default:
      return null
  }
}

/** The card a move names, or -1. */
function cardOf(move: Given): number {
  return isBelow(move.card, CARDS.length) ? move.card : -1
}

function customerOf(move: Given): number {
  return isBelow(move.customer, CUSTOMER_COUNT) ? move.customer : -1
}

function isBelow(value: unknown, end: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end
}

/** Why nothing of the open part of a turn is possible now. */
function whyClosed(s: State): Answer {
  switch (s.phase) {
    case 'discard':
      return no('FC-TUR-1', 'drawFirst')
    case 'fill':
      return no('FC-COO-1', 'finishRecipe', { card: CARD_OF[s.dish[0]] })
    case 'serve':
    case 'rival':
    case 'strip':
    case 'track':
      return no('FC-TUR-3', 'serveFirst')
    case 'complaint':
    case 'offer':
    case 'swap':
      return no('FC-EVE-1', 'finishEvent')
    case 'honour':
      return no('FC-WIN-4', 'answerFirst')
    default:
      return null
  }
}

/** Why a main action is not possible: the turn is elsewhere, or another one was taken. */
function whyNoAction(s: State, ...during: Phase[]): Answer {
  const closed = whyClosed(s)
  if (closed) return closed
  return during.includes(s.phase) ? null : no('FC-TUR-2', 'oneAction')
}

function whyDiscard(s: State, k: Kitchen, move: Given): Answer {
  if (s.phase !== 'discard') return no('FC-TUR-1', move.do === 'draw' ? 'drawTime' : 'discardTime')
  if (move.do === 'draw') return null
  if (s.discarded >= DISCARD_LIMIT) return no('FC-TUR-1', 'discardLimit', { limit: DISCARD_LIMIT })
  return whyNotInHand(k, move, 'FC-TUR-1')
}

function whyNotInHand(k: Kitchen, move: Given, rule: RuleId): Answer {
  const card = cardOf(move)
  if (card < 0) return no(rule, 'noSuchCard')
  return findCard(k.hand, card) < 0 ? no(rule, 'notInHand', { card }) : null
}

function whyPrepare(s: State, k: Kitchen, move: Given): Answer {
  const closed = whyNoAction(s, 'act', 'prepare') ?? whyNotInHand(k, move, 'FC-PRE-1')
  if (closed) return closed
  const card = cardOf(move)
  return ROLES.indexOf(CARDS[card].role) >= RECIPE ? no('FC-PRE-1', 'notIngredient', { card }) : null
}

function whyCook(s: State, k: Kitchen, move: Given): Answer {
  const closed = whyNoAction(s, 'act', 'cook') ?? whyNotInHand(k, move, 'FC-COO-1')
  if (closed) return closed
  const card = cardOf(move)
  if (CARDS[card].role !== 'recipe') return no('FC-COO-1', 'notRecipe', { card })
  const secondary = LEVEL_OF[k.hand[findCard(k.hand, card)]] - 1
  if (countRole(k.prepared, PRIMARY) < 1 || countRole(k.prepared, SECONDARY) < secondary)
    return no('FC-COO-1', 'lacksIngredients', { card, secondary })
  return null
}

function whyFill(s: State, k: Kitchen, move: Given): Answer {
  if (s.phase !== 'fill') return no('FC-COO-1', 'recipeFirst')
  const asked = needsPrimary(s.dish) || needsSecondary(s.dish)
  const asks = no('FC-COO-1', 'asksFor', {
    card: CARD_OF[s.dish[0]],
    primary: needsPrimary(s.dish) ? 1 : 0,
    secondary: LEVEL_OF[s.dish[0]] - 1 - countRole(s.dish, SECONDARY),
  })
  if (move.do === 'ready') return asked ? asks : null
  const card = cardOf(move)
  if (card < 0) return no('FC-COO-1', 'noSuchCard')
  if (findCard(k.prepared, card) < 0) return no('FC-COO-1', 'notPrepared', { card })
  if (asked) return asks
  const left = ABILITIES[k.ability].extras > 0 && extrasLeft(k, s.dish) === 0
  return no('FC-COO-2', left ? 'noMoreExtras' : 'noExtra', { card })
}

function whyServe(s: State, k: Kitchen): Answer {
  const closed = whyNoAction(s, 'act')
  if (closed) return closed
  if (k.queue.length === 0) return no('FC-SER-1', 'noCustomer')
  return k.dishes.length === 0 ? no('FC-SER-1', 'noDish') : null
}

function whyAssign(s: State, k: Kitchen, move: Given): Answer {
  if (s.phase !== 'serve') return no('FC-SER-1', 'notServing')
  if (move.do === 'finish') return s.assigned.every((to) => to < 0) ? no('FC-SER-1', 'serveOne') : null
  if (!isBelow(move.dish, k.dishes.length)) return no('FC-SER-1', 'noSuchDish', { dishes: k.dishes.length })
  if (s.assigned[move.dish] >= 0) return no('FC-SER-2', 'dishTaken', { customer: s.assigned[move.dish] })
  const customer = customerOf(move)
  if (!k.queue.includes(customer)) return no('FC-SER-2', 'notInQueue')
  if (ordersLeft(s, customer) === 0)
    return no('FC-SER-2', 'ordersFull', { customer, orders: ORDERS[customer] })
  return null
}

function whyAttract(s: State, k: Kitchen, move: Given): Answer {
  const closed = whyClosed(s)
  if (closed) return closed
  if (s.attracted) return no('FC-CUS-1', 'attractedAlready')
  const customer = customerOf(move)
  if (!s.central.includes(customer)) return no('FC-CUS-1', 'notInCentral')
  if (k.queue.length >= queueLimit(k)) return no('FC-CUS-1', 'queueFull', { limit: queueLimit(k) })
  if (meets(k, customer)) return null
  const needs = { ingredients: NEEDS_INGREDIENTS[customer], recipes: NEEDS_RECIPES[customer] }
  return no('FC-CUS-1', 'requirement', { customer, ...needs })
}

function whyEvent(s: State, k: Kitchen, move: Given): Answer {
  const closed = whyClosed(s)
  if (closed) return closed
  const role = move.do === 'complaint' ? COMPLAINT : PROMOTION
  if (findRole(k.hand, role) < 0) return no('FC-EVE-1', 'noEvent', { event: move.do })
  if (role === PROMOTION && k.queue.length === 0) return no('FC-EVE-1', 'noOwnCustomer')
  return (role === COMPLAINT ? canComplain(s) : canPromote(s)) ? null : no('FC-EVE-1', 'noTarget')
}

function whyTarget(s: State, k: Kitchen, move: Given): Answer {
  const phases = { dismiss: 'complaint', offer: 'offer', swap: 'swap' }
  if (s.phase !== phases[move.do as keyof typeof phases]) return no('FC-EVE-1', 'playEvent')
  const customer = customerOf(move)
  if (move.do === 'offer') return no('FC-EVE-1', 'offerOwn')
  if (move.do === 'swap' && k.queue.includes(customer)) return no('FC-EVE-1', 'swapOther')
  const waits = s.central.includes(customer) || whereIs(s, customer) >= 0
  return waits ? null : no('FC-EVE-1', 'notWaiting')
}

function whyTrack(s: State, move: Given): Answer {
  if (s.phase !== 'track') return no('FC-WIN-1', 'trackTime')
  if (move.do === 'skip') return null
  const card = cardOf(move)
  return card < 0 ? no('FC-WIN-1', 'noSuchCard') : no('FC-WIN-1', 'cannotTrack', { card })
}

function whyOver(s: State, move: Given): Answer {
  const closed = whyClosed(s)
  if (closed) return closed
  if (move.do === 'pass') return s.phase === 'act' ? null : no('FC-TUR-2', 'endInstead')
  return s.phase === 'act' ? no('FC-TUR-2', 'passInstead') : null
}
