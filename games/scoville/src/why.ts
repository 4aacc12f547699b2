/** Why a move is not accepted: the rule it breaks and what to do instead. One function a kind of move. */
import { listSeats, type Json, type Refusal, type RuleId, type Seat } from '@harvest/engine'
import { AUCTION, LETTERS, MARKET, RECIPES, SELL_LIMIT, STEPS, type Tile } from './data.ts'
import { AHEAD, firstAhead, notchOf, NOTCHES, PLOTS, turned, WAYS_AHEAD } from './field.ts'
import type { Move } from './moves.ts'
import { colourOf, countsOf, letterOf, lettersOf } from './peppers.ts'
import { highestBid } from './phases/bid.ts'
import { FREE } from './phases/choose-spot.ts'
import { priceOf } from './phases/fulfil.ts'
import { isOccupied, stepsLeft, stepsTaken } from './phases/harvest.ts'
import { waiting } from './flow.ts'
import { listRoutes } from './routes.ts'
import {
  DID_COOKOFF,
  DID_MARKET,
  DID_SALE,
  DOUBLE_BACK_TILE,
  EXTRA_PEPPER_TILE,
  EXTRA_STEP_TILE,
  type Phase,
  type State,
} from './state.ts'

export type Kind = Move['do']

type Asked = { readonly do: string; readonly [key: string]: unknown }
type Reason = Refusal | null

function because(rule: RuleId, key: string, args: { readonly [name: string]: Json } = {}): Refusal {
  return { rule, key, args }
}

interface KindSpec {
  /** The rule that says when this is done. */
  readonly rule: RuleId
  readonly phases: readonly Phase[]
  /** The further values such a move carries: a number below a limit, or the letter of a colour. */
  readonly values: { readonly [name: string]: number | 'letter' }
  readonly reason: (s: State, move: Asked, seat: Seat) => Reason
}

const KINDS: { readonly [kind in Kind]: KindSpec } = {
  bid: { rule: 'SC-AUC-2', phases: ['bid'], values: { coins: Infinity }, reason: whyNotBid },
  spot: { rule: 'SC-AUC-3', phases: ['chooseSpot'], values: { spot: Infinity }, reason: whyNotSpot },
  claim: { rule: 'SC-AUC-5', phases: ['claim'], values: { card: AUCTION.length }, reason: whyNotClaim },
  take: { rule: 'SC-PLA-1', phases: ['plantPepper'], values: { pepper: 'letter' }, reason: whyNotTake },
  plant: { rule: 'SC-PLA-1', phases: ['plantPlot'], values: { plot: PLOTS }, reason: whyNotPlant },
  takePlaque: { rule: 'SC-PLA-2', phases: ['plaque'], values: {}, reason: () => null },
  leavePlaque: { rule: 'SC-PLA-2', phases: ['plaque'], values: {}, reason: () => null },
  extraPepper: { rule: 'SC-PLA-3', phases: ['plantMore'], values: {}, reason: () => null },
  endPlanting: { rule: 'SC-PLA-3', phases: ['plantMore'], values: {}, reason: () => null },
  step: { rule: 'SC-HAR-3', phases: ['harvest'], values: { to: NOTCHES }, reason: whyNotStep },
  doubleBack: { rule: 'SC-HAR-7', phases: ['harvest'], values: {}, reason: whyNotDoubleBack },
  extraStep: { rule: 'SC-HAR-6', phases: ['harvest'], values: {}, reason: whyNotExtraStep },
  stop: { rule: 'SC-HAR-3', phases: ['harvest'], values: {}, reason: whyNotStop },
  market: { rule: 'SC-FUL-1', phases: ['fulfil'], values: { card: MARKET.length }, reason: whyNotMarket },
  cook: { rule: 'SC-FUL-1', phases: ['fulfil'], values: { card: RECIPES.length }, reason: whyNotCook },
  sell: {
    rule: 'SC-FUL-1',
    phases: ['fulfil'],
    values: { pepper: 'letter', count: Infinity },
    reason: whyNotSell,
  },
  end: { rule: 'SC-FUL-1', phases: ['fulfil'], values: {}, reason: () => null },
  choose: { rule: 'SC-FUL-2', phases: ['giveChoice'], values: { pepper: 'letter' }, reason: whyNotChoose },
}

export function why(s: State, seat: Seat, move: Asked): Refusal {
  if (s.ended !== '') return because('EN-OVE-1', 'gameOver')
  if (s.phase === 'bid' ? !s.sealed[seat] : seat !== s.active)
    return because('EN-TUR-1', 'notYourTurn', { waiting: listSeats(waiting(s)) })
  if (!Object.hasOwn(KINDS, move.do)) return because('EN-MOV-1', 'unknownMove', { now: s.phase })
  const kind = move.do as Kind
  const spec = KINDS[kind]
  return (
    whyNotShaped(kind, spec, move) ??
    (spec.phases.includes(s.phase) ? null : whyNotNow(s, seat, kind, spec)) ??
    spec.reason(s, move, seat) ??
    because('EN-MOV-1', 'unknownMove', { now: s.phase })
  )
}

function whyNotShaped(kind: Kind, spec: KindSpec, move: Asked): Reason {
  const names = Object.keys(spec.values)
  const fits =
    Object.keys(move).length === names.length + 1 &&
    names.every((name) => isValue(move[name], spec.values[name]))
  return fits ? null : because('EN-MOV-1', 'misshapen', { kind })
}

function isValue(value: unknown, limit: number | 'letter'): boolean {
  if (limit === 'letter') return typeof value === 'string' && value.length === 1 && LETTERS.includes(value)
  return (
    Number.isSafeInteger(value) &&
    (limit === Infinity || ((value as number) >= 0 && (value as number) < limit))
  )
}

/** A move of another phase: when it is made, or what stands in the way of making it now. */
function whyNotNow(s: State, seat: Seat, kind: Kind, spec: KindSpec): Refusal {
  if (kind === 'bid' && s.round === 1) return because('SC-AUC-1', 'noBidding')
  if (kind === 'plant' && s.phase === 'plantPepper') return because('SC-PLA-1', 'takeFirst')
  if (kind === 'take' && s.phase === 'plantPlot')
    return because('SC-PLA-1', 'alreadyTaken', { pepper: letterOf(s.taken) })
  if (kind === 'extraPepper' && (s.players[seat].tiles & EXTRA_PEPPER_TILE) === 0)
    return tileGone('SC-PLA-3', 'extraPepper')
  if (s.phase === 'giveChoice')
    return because('SC-FUL-2', 'chooseFirst', { peppers: MARKET[s.giving].givesOneOf })
  if (s.phase === 'harvest' && stepsLeft(s) === 0) return because(spec.rule, 'notNowStop', { kind })
  return because(spec.rule, 'notNow', { kind, now: s.phase })
}

function tileGone(rule: RuleId, tile: Tile): Refusal {
  return because(rule, 'tileGone', { tile })
}

function whyNotBid(s: State, _move: Asked, seat: Seat): Reason {
  return because('SC-AUC-2', 'bidRange', { most: highestBid(s, seat) })
}

function whyNotSpot(s: State, move: Asked): Reason {
  const spot = move.spot as number
  if (spot < 1 || spot > s.seats) return because('SC-AUC-3', 'noSuchSpot', { spots: s.seats })
  if (s.spots[spot - 1] === FREE) return null
  return because('SC-AUC-3', 'spotTaken', { spot, seat: s.spots[spot - 1] })
}

function whyNotClaim(s: State, move: Asked): Reason {
  if (s.auction.includes(move.card as number)) return null
  return because('SC-AUC-5', 'notInAuction', { card: move.card as number })
}

function whyNotTake(s: State, move: Asked): Reason {
  const pepper = move.pepper as string
  if (s.players[s.active].peppers[colourOf(pepper)] > 0) return null
  return because('SC-PLA-1', 'pepperNotHeld', { pepper })
}

function whyNotPlant(s: State, move: Asked): Reason {
  const plot = move.plot as number
  if (s.field[plot] >= 0) return because('SC-PLA-1', 'plotTaken', { plot, pepper: letterOf(s.field[plot]) })
  return because('SC-PLA-1', 'plotApart', { plot })
}

const isAhead = (heading: number, notch: number): boolean =>
  AHEAD.slice(firstAhead(heading), firstAhead(heading) + WAYS_AHEAD).some((next) => notchOf(next) === notch)

function whyNotStep(s: State, move: Asked): Reason {
  const to = move.to as number
  const heading = s.farmers[s.active]
  const { tiles } = s.players[s.active]
  // A walk with no steps left goes on only while the tile could be played; otherwise the turn ends by itself.
  if (stepsLeft(s) === 0) return because('SC-HAR-6', 'stepsUsed', { steps: stepsTaken(s) })
  if (to === notchOf(heading)) return because('SC-HAR-2', 'standsThere')
  const ahead = isAhead(heading, to)
  if (!ahead && !isAhead(turned(heading), to)) {
    if (listRoutes(s).some((route) => route.to === to)) return because('SC-HAR-2', 'notOneStep', { to })
    return because('SC-HAR-2', 'outOfReach', { to, left: stepsLeft(s) })
  }
  if (!ahead && stepsTaken(s) > 0) {
    const spare = (tiles & DOUBLE_BACK_TILE) !== 0
    return because('SC-HAR-3', spare ? 'noReverseTile' : 'noReverse')
  }
  if (isOccupied(s, to)) {
    const seat = s.farmers.findIndex((other, index) => index !== s.active && notchOf(other) === to)
    return because('SC-HAR-4', 'occupied', { to, seat })
  }
  return null
}

function whyNotDoubleBack(s: State): Reason {
  if (stepsTaken(s) === 0) return because('SC-HAR-7', 'turnIsFree')
  if ((s.players[s.active].tiles & DOUBLE_BACK_TILE) === 0) return tileGone('SC-HAR-7', 'doubleBack')
  if (stepsLeft(s) === 0) return because('SC-HAR-7', 'noStepAfterTurn')
  return because('SC-HAR-7', 'blockedBehind')
}

function whyNotExtraStep(s: State): Reason {
  if ((s.players[s.active].tiles & EXTRA_STEP_TILE) === 0) return tileGone('SC-HAR-6', 'extraStep')
  if (stepsTaken(s) < STEPS) return because('SC-HAR-6', 'extraTooEarly', { left: stepsLeft(s) })
  return null
}

function whyNotStop(s: State): Reason {
  if (stepsTaken(s) === 0) return because('SC-HAR-3', 'stepFirst')
  if ((s.played & EXTRA_STEP_TILE) !== 0) return because('SC-HAR-6', 'stepAfterTile')
  return because('SC-HAR-7', 'stepAfterTile')
}

/** What the active seat lacks of a cost, as letters. */
function missing(s: State, needs: string): string {
  const { peppers } = s.players[s.active]
  return lettersOf(countsOf(needs).map((count, colour) => Math.max(0, count - peppers[colour])))
}

function whyNotMarket(s: State, move: Asked): Reason {
  const card = move.card as number
  if ((s.did & DID_MARKET) !== 0) return because('SC-FUL-1', 'marketDone')
  if (!s.market.includes(card)) return because('SC-FUL-5', 'notInMarket', { card })
  const lacks = missing(s, MARKET[card].wants)
  return lacks === '' ? null : because('SC-FUL-2', 'lacks', { peppers: lacks })
}

function whyNotCook(s: State, move: Asked): Reason {
  const card = move.card as number
  if ((s.did & DID_COOKOFF) !== 0) return because('SC-FUL-1', 'cookoffDone')
  if (!s.recipes.includes(card)) return because('SC-FUL-5', 'notInCookoff', { card })
  const lacks = missing(s, RECIPES[card].needs)
  return lacks === '' ? null : because('SC-FUL-3', 'lacks', { peppers: lacks })
}

function whyNotSell(s: State, move: Asked): Reason {
  const pepper = move.pepper as string
  const count = move.count as number
  const colour = colourOf(pepper)
  const held = s.players[s.active].peppers[colour]
  if ((s.did & DID_SALE) !== 0) return because('SC-FUL-1', 'saleDone')
  if (held === 0) return because('SC-FUL-4', 'pepperNotHeld', { pepper })
  if (priceOf(s, colour) === 0)
    return because('SC-FUL-4', 'worthless', { pepper, planted: s.planted[colour] })
  const most = Math.min(held, SELL_LIMIT)
  return count >= 1 && count <= most ? null : because('SC-FUL-4', 'saleSize', { pepper, most })
}

function whyNotChoose(s: State): Reason {
  return because('SC-FUL-2', 'chooseFirst', { peppers: MARKET[s.giving].givesOneOf })
}
