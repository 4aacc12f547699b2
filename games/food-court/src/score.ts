/**
 * What a serving scores, line by line, and what a kitchen has at the end. What only one kitchen scores for stands in
 * abilities/<kitchen>.ts: the exact pasta in italy, pairs of courses such as entree and appetizer in france, pairs
 * of rice and of noodles in china, pairs of spices in india, the extra ingredient in usa, kebabs in turkiye,
 * wasabi and ginger in japan, hot ingredients in mexico.
 */
import { withPlaces, type Score, type Seat } from '@harvest/engine'
import { ABILITIES, type Serving } from './abilities/index.ts'
import {
  ALL_WIN_CARDS_VP,
  GAIN,
  GAIN_VP,
  LEVEL_OF,
  NATIONALITY_VP,
  OPTIONAL,
  OPTIONAL_VP,
  UTENSIL_OF,
  UTENSIL_VP,
  WIN_CARDS,
  WIN_CARD_VP,
  effectOf,
  nationalityOf,
} from './data.ts'
import { countRole } from './kitchen.ts'
import { SOURCES, type Kitchen, type Source, type State } from './state.ts'

/** Points of a serving and what they are for: a dish (its place among the cooked), a customer, or neither (-1). */
export interface ScoreLine {
  readonly source: Source
  readonly points: number
  readonly dish: number
  readonly customer: number
}

/** The place of losses among a kitchen's points. */
export const LOST = SOURCES.indexOf('lost')
const HARD = 3

/** What goes out: the dishes that have a customer, and the customers who get at least one. */
export function servingOf(k: Kitchen, assigned: readonly number[]): Serving {
  const dishes: number[][] = []
  const customers: number[] = []
  for (let dish = 0; dish < assigned.length; dish++) if (assigned[dish] >= 0) dishes.push(k.dishes[dish])
  for (let i = 0; i < k.queue.length; i++) if (assigned.includes(k.queue[i])) customers.push(k.queue[i])
  return { dishes, customers }
}

/** Every line of a serving, in the order of `SOURCES`; lines of no points are left out. */
export function listScore(k: Kitchen, assigned: readonly number[]): ScoreLine[] {
  const out: ScoreLine[] = []
  const serving = servingOf(k, assigned)
  const special = ABILITIES[k.ability]
  let hard = 0
  for (const dish of serving.dishes) if (LEVEL_OF[dish[0]] === HARD) hard++
  const eachDish = (source: Source, points: (dish: readonly number[]) => number): void => {
    for (let dish = 0; dish < assigned.length; dish++)
      if (assigned[dish] >= 0) push(out, source, points(k.dishes[dish]), dish, -1)
  }
  // FC-SCO-1
  eachDish('dishes', (dish) => LEVEL_OF[dish[0]])
  eachDish('optional', (dish) => OPTIONAL_VP * countRole(dish, OPTIONAL))
  // FC-SCO-2
  eachDish('boost', (dish) => (LEVEL_OF[dish[0]] === HARD ? 0 : hard))
  // FC-SCO-3: whoever stands in the queue with a utensil counts, served or not.
  for (let dish = 0; dish < assigned.length; dish++) {
    if (assigned[dish] < 0) continue
    const customer = k.queue.find((waiting) => effectOf(waiting) === UTENSIL_OF[k.dishes[dish][0]])
    if (customer !== undefined) push(out, 'utensils', UTENSIL_VP, dish, customer)
  }
  // FC-SCO-4
  for (const customer of serving.customers)
    if (nationalityOf(customer) === k.deck) push(out, 'nationality', NATIONALITY_VP, -1, customer)
  // FC-SCO-5
  for (const customer of serving.customers)
    if (effectOf(customer) === GAIN) push(out, 'effects', GAIN_VP, -1, customer)
  // FC-SCO-6
  eachDish('ability', (dish) => special.scoreDish(dish, serving))
  push(out, 'ability', special.scoreTogether(serving), -1, -1)
  return out
}

function push(out: ScoreLine[], source: Source, points: number, dish: number, customer: number): void {
  if (points !== 0) out.push({ source, points, dish, customer })
}

/** The points of a serving by source. */
export function scoreServing(k: Kitchen, assigned: readonly number[]): number[] {
  const points = k.points.map(() => 0)
  for (const line of listScore(k, assigned)) points[SOURCES.indexOf(line.source)] += line.points
  return points
}

/** FC-WIN-3 */
export function winCardPoints(count: number): number {
  return count === WIN_CARDS ? ALL_WIN_CARDS_VP : count * WIN_CARD_VP
}

export function finalTotal(k: Kitchen): number {
  return k.vp + winCardPoints(k.wins.length)
}

/** FC-WIN-3, FC-WIN-4: most points win; what is tied then is decided by the answers. */
export function scores(s: State): Score[] | null {
  if (s.phase !== 'over') return null
  return withPlaces(
    s.kitchens.map((k, seat) => ({ seat, total: finalTotal(k), parts: partsOf(k), ties: [tieOf(s, seat)] })),
  )
}

/** The answer given, 0 (never) for whoever was not asked. */
function tieOf(s: State, seat: Seat): number {
  return Math.max(0, s.answers[seat] ?? 0)
}

/** Points by source as things stand, with what the win cards would be worth now. */
export function partsOf(k: Kitchen): Record<Source, number> {
  const parts = {} as Record<Source, number>
  for (const [index, source] of SOURCES.entries())
    parts[source] = source === 'winCards' ? winCardPoints(k.wins.length) : k.points[index]
  return parts
}
