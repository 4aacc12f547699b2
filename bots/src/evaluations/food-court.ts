/**
 * What a seat is likely to end a game of Food Court with: what it has, and what its kitchen promises; of others, what
 * it openly promises.
 */
import { ABILITIES, finalTotal, scoreServing, type Kitchen, type State } from '@harvest/food-court'
import { effectOf, END_VP, GAIN, nationalityOf, ORDERS, WIN_CARDS } from '@harvest/food-court/public'
import { has, type GameState, type Move, type Seat, type SeatSet } from '@harvest/engine'
import type { Evaluation, Terms } from '../bot.ts'
import { listProspects, prospects } from './food-court/prospects.ts'
import { openProspects } from './food-court/rivals.ts'
import { WEIGHTS, type Weights } from './food-court/weights.ts'

export function weighFoodCourt(w: Weights): Evaluation {
  return {
    appraise: (state: GameState, who: SeatSet, out: number[]) =>
      appraise(state as unknown as State, who, out, w),
    rivalry: w.rivalry,
    spread: 10,
    explain: (state, seat) => explain(state as unknown as State, seat, w),
    sight: 200,
    foresight: { moment, horizon: (state) => moment(state) + 1, by: 'plans' },
    dictate: (state: GameState, _seat: Seat, moves: readonly Move[]) =>
      (state as unknown as State).phase === 'honour' ? moves.find(isNever)! : null,
  }
}

/** The tie-break asks who has cooked in real life, and bots never have (FC-WIN-4). */
function isNever(move: Move): boolean {
  return 'when' in move && move.when === 'never'
}

/** Looking ahead ends with the round after this one: what is cooked now is served then. */
function moment(state: GameState): number {
  return (state as unknown as State).round
}

export const foodCourtEvaluation: Evaluation = weighFoodCourt(WEIGHTS)

function appraise(s: State, who: SeatSet, out: number[], w: Weights): boolean {
  const ended = s.phase === 'over' || s.phase === 'honour'
  for (let seat = 0; seat < s.kitchens.length; seat++)
    if (ended) out[seat] = finalTotal(s.kitchens[seat])
    else out[seat] = has(who, seat) ? worth(s, seat, w) : rivalWorth(s, seat, w)
  return s.last !== '' && !someoneHasTurn(s, who)
}

function someoneHasTurn(s: State, who: SeatSet): boolean {
  for (let seat = 0; seat < s.kitchens.length; seat++) if (has(who, seat) && hasTurn(s, seat)) return true
  return false
}

/** What a rival has and may openly expect. */
function rivalWorth(s: State, seat: Seat, w: Weights): number {
  const k = s.kitchens[seat]
  if (s.last === '') return k.vp + w.progress[k.wins.length] + openProspects(k, w.turn, w)
  return finalTotal(k) + (hasTurn(s, seat) ? openProspects(k, 1, w) : 0)
}

/** What one's own kitchen has and may expect. */
function worth(s: State, seat: Seat, w: Weights): number {
  const k = s.kitchens[seat]
  if (s.last !== '' && !hasTurn(s, seat)) return finalTotal(k)
  const turn = turnWorth(s, seat, w)
  const base = k.vp + w.progress[k.wins.length]
  if (s.active === seat && s.phase === 'serve') return base + serveWorth(s, k, seat, turn, w)
  return base + prospects(s, seat, turn, w) + pending(s, k, seat, w)
}

/** The same, by where it comes from. */
function explain(s: State, seat: Seat, w: Weights): Terms {
  const k = s.kitchens[seat]
  if (s.phase === 'over' || s.phase === 'honour' || (s.last !== '' && !hasTurn(s, seat)))
    return { points: finalTotal(k) }
  const { loose, dishes, customers, tracks } = listProspects(s, seat, turnWorth(s, seat, w), w)
  return { points: k.vp, wins: w.progress[k.wins.length] + tracks, dishes, customers, cards: loose }
}

/** Whether a seat still has a turn to take, or to finish, in the round being played. */
export function hasTurn(s: State, seat: Seat): boolean {
  const seats = s.kitchens.length
  return (seat - s.first + seats) % seats >= (s.active - s.first + seats) % seats && s.phase !== 'over'
}

/** What is left of a point that comes a turn later: the nearer others are to the end, the less. */
function turnWorth(s: State, seat: Seat, w: Weights): number {
  let pace = 0
  for (let other = 0; other < s.kitchens.length; other++) {
    const k = s.kitchens[other]
    if (other !== seat) pace = Math.max(pace, k.vp / END_VP, k.wins.length / WIN_CARDS)
  }
  return w.turn + (w.lateTurn - w.turn) * Math.min(1, pace * pace)
}

/** What a choice under way is going to bring: hopeful, so that it is looked into. */
function pending(s: State, k: Kitchen, seat: Seat, w: Weights): number {
  if (s.active !== seat) return 0
  switch (s.phase) {
    case 'rival':
    case 'strip':
    case 'track':
      return w.progress[Math.min(WIN_CARDS, k.wins.length + 1)] - w.progress[k.wins.length]
    case 'complaint':
    case 'offer':
    case 'swap':
      return 1
    default:
      return 0
  }
}

const trial: number[] = []

/** A serve under way: the better of ending it here and of giving out all that is still ordered. */
function serveWorth(s: State, k: Kitchen, seat: Seat, turn: number, w: Weights): number {
  trial.length = 0
  let assigned = 0
  for (let i = 0; i < s.assigned.length; i++) {
    trial.push(s.assigned[i])
    if (s.assigned[i] >= 0) assigned++
  }
  const now = assigned > 0 ? servedWorth(s, k, seat, turn, w) : -Infinity
  completeServe(k)
  // The more is assigned the nearer to the end of the turn: of equal hopes the nearest is followed first.
  return Math.max(now, servedWorth(s, k, seat, turn, w)) + 0.01 * assigned
}

/** Give out the dishes left in `trial`, the customers who bring most first. */
function completeServe(k: Kitchen): void {
  for (let dish = 0; dish < trial.length; dish++) {
    if (trial[dish] >= 0) continue
    let best = -1
    let most = -1
    for (let i = 0; i < k.queue.length; i++) {
      const customer = k.queue[i]
      let left = ORDERS[customer]
      for (let j = 0; j < trial.length; j++) if (trial[j] === customer) left--
      if (left === 0) continue
      const liking =
        (left === ORDERS[customer] ? 1 : 0) *
        (1 + (nationalityOf(customer) === k.deck ? 2 : 0) + (effectOf(customer) === GAIN ? 3 : 0))
      if (liking > most) {
        most = liking
        best = customer
      }
    }
    if (best < 0) return
    trial[dish] = best
  }
}

/** What the serve in `trial` gives, and what the kitchen then has left. */
function servedWorth(s: State, k: Kitchen, seat: Seat, turn: number, w: Weights): number {
  let sum = 0
  for (const points of scoreServing(k, trial)) sum += points
  if (canTrack(k)) sum += w.progress[k.wins.length + 1] - w.progress[k.wins.length]
  const { assigned, phase } = s
  s.assigned = trial
  s.phase = 'settle'
  sum += prospects(s, seat, turn, w)
  s.assigned = assigned
  s.phase = phase
  return sum
}

function canTrack(k: Kitchen): boolean {
  if (k.wins.length >= WIN_CARDS) return false
  const dishes = k.dishes.filter((_, dish) => trial[dish] >= 0)
  const serving = { dishes, customers: k.queue.filter((customer) => trial.includes(customer)) }
  return dishes.some((dish) =>
    dish.some((copy) => ABILITIES[k.ability].canBeWinCard(copy, dish, serving, k.wins)),
  )
}
