/** What a learned evaluation of Food Court looks at: the terms of the evaluation made by hand, and what it leaves out. */
import { meets, ordersOf, queueLimit, type State } from '@harvest/food-court'
import { DECKS, END_VP, LEVEL_OF, RECIPE, ROLE_OF, WIN_CARDS } from '@harvest/food-court/public'
import { only, type GameState, type Seat } from '@harvest/engine'
import type { Features } from '../../learned/features.ts'
import { foodCourtEvaluation, hasTurn } from '../food-court.ts'

const TERMS = ['points', 'wins', 'dishes', 'customers', 'cards'] as const

const HARD = 3

export const foodCourtFeatures: Features = {
  names: [
    ...TERMS,
    ...['win cards', 'one win card missing', 'near the end'],
    ...['cooked', 'cooked hard', 'served', 'prepared', 'recipes held', 'others held'],
    ...['queue', 'orders', 'guests', 'room in the queue'],
    ...['has turn', 'place', 'round', 'last round', 'fewer seats', 'furthest'],
    ...DECKS.map(({ id }) => id),
  ],
  write(state: GameState, seat: Seat, out: Float64Array, at: number): number {
    const s = state as unknown as State
    const k = s.kitchens[seat]
    const seats = s.kitchens.length
    const terms = foodCourtEvaluation.explain!(state, seat)
    let i = at
    let points = 0
    for (const term of TERMS) {
      points += terms[term] ?? 0
      out[i++] = (terms[term] ?? 0) / 10
    }
    out[i++] = k.wins.length / WIN_CARDS
    out[i++] = k.wins.length >= WIN_CARDS - 1 ? 1 : 0
    out[i++] = Math.max(0, k.vp / END_VP - 0.6) * 3
    let hard = 0
    for (const dish of k.dishes) if (LEVEL_OF[dish[0]] === HARD) hard++
    const orders = ordersOf(k)
    out[i++] = k.dishes.length / 3
    out[i++] = hard / 2
    out[i++] = Math.min(orders, k.dishes.length) / 3
    out[i++] = k.prepared.length / 4
    let recipes = 0
    for (const copy of k.hand) if (ROLE_OF[copy] === RECIPE) recipes++
    out[i++] = recipes / 3
    out[i++] = (k.hand.length - recipes) / 4
    out[i++] = k.queue.length / 3
    out[i++] = orders / 3
    let guests = 0
    for (const customer of s.central) if (meets(k, customer)) guests++
    out[i++] = guests / 4
    out[i++] = queueLimit(k) - k.queue.length > 0 ? 1 : 0
    const place = (seat - s.first + seats) % seats
    out[i++] = place >= (s.active - s.first + seats) % seats ? 1 : 0
    out[i++] = place / seats
    out[i++] = Math.min(2, s.round / 10)
    out[i++] = s.last === '' ? 0 : 1
    out[i++] = 2 / seats
    out[i++] = furthest(s)
    for (let deck = 0; deck < DECKS.length; deck++) out[i++] = k.deck === deck ? 1 : 0
    if (s.active !== seat || !UNDER_WAY.has(s.phase)) return points
    foodCourtEvaluation.appraise(state, only(seat), hopes)
    return hopes[seat]
  },
  isSettled(state) {
    const s = state as unknown as State
    if (s.phase === 'over' || s.phase === 'honour') return true
    return s.last !== '' && !s.kitchens.some((_, seat) => hasTurn(s, seat))
  },
  progress: (state) => furthest(state as unknown as State),
}

/** Phases in which the evaluation made by hand hopes for what its terms do not tell yet. */
const UNDER_WAY = new Set(['serve', 'rival', 'strip', 'track', 'complaint', 'offer', 'swap'])

const hopes: number[] = []

/** How close the closest seat is to ending the game. */
function furthest(s: State): number {
  let most = s.last === '' ? 0 : 1
  for (const k of s.kitchens) most = Math.max(most, k.vp / END_VP, k.wins.length / WIN_CARDS)
  return Math.min(1, most)
}
