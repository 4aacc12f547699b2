/**
 * Whether a kitchen could close the food court in its next turn, judged by what lies open to all: the recipes it has
 * cooked, its queue, and one customer who would come. What it holds in hand is nobody's business, so a Promotion it
 * may have is left out of account.
 */
import { ABILITIES } from './abilities/index.ts'
import { END_VP, ORDERS, WIN_CARDS } from './data.ts'
import { meets, queueLimit } from './kitchen.ts'
import { listScore, scoreServing, servingOf } from './score.ts'
import type { Kitchen, State } from './state.ts'

/** What the next turn of a kitchen could call the last round with. */
export interface Closing {
  readonly by: 'points' | 'winCards'
  /** The points it would then have, win cards not counted. */
  readonly vp: number
}

/** Every viewer is told of every kitchen after every step, and hardly ever has one changed: the last answers are kept. */
const known = new Map<string, Closing | null>()
const KEPT = 1000

/** Null in the last round, and while the kitchen's serve is under way: its end is in sight anyway. */
export function closingOf(s: State, seat: number): Closing | null {
  const k = s.kitchens[seat]
  if (s.last !== '' || k.dishes.length === 0 || (seat === s.active && s.assigned.length > 0)) return null
  const guests = listGuests(s, seat, k)
  const key = JSON.stringify([k.deck, k.ability, k.vp, k.wins, k.dishes, k.queue, guests])
  let closing = known.get(key)
  if (closing !== undefined) return closing
  closing = findClosing(k, guests)
  if (known.size === KEPT) known.clear()
  known.set(key, closing)
  return closing
}

function findClosing(k: Kitchen, guests: readonly number[]): Closing | null {
  let vp = 0
  let completes = false
  for (const guest of guests) {
    const hosting = guest < 0 ? k : { ...k, queue: [...k.queue, guest] }
    if (!isWorthALook(hosting)) continue
    eachServe(hosting, (assigned) => {
      vp = Math.max(vp, k.vp + pointsOf(hosting, assigned))
      completes ||= canCompleteWinCards(hosting, assigned)
    })
  }
  if (vp >= END_VP) return { by: 'points', vp }
  return completes ? { by: 'winCards', vp } : null
}

/** The customers who could be attracted first, and -1 for none of them. */
function listGuests(s: State, seat: number, k: Kitchen): number[] {
  const hasAttracted = seat === s.active && s.attracted && (s.phase === 'act' || s.phase === 'discard')
  if (hasAttracted || k.queue.length >= queueLimit(k)) return [-1]
  return [-1, ...s.central.filter((customer) => meets(k, customer))]
}

/**
 * Whether all the good of serving everything to everybody, ordered or not, would be enough. Most kitchens need no closer
 * look. What costs points, such as ginger, can be left in the kitchen and doesn't count here.
 */
function isWorthALook(k: Kitchen): boolean {
  if (k.queue.length === 0) return false
  if (k.wins.length === WIN_CARDS - 1) return true
  const dishes = [...k.dishes]
  while (dishes.length < k.queue.length) dishes.push(dishes[0])
  const assigned = dishes.map((_, dish) => k.queue[dish % k.queue.length])
  let good = 0
  for (const { points } of listScore({ ...k, dishes }, assigned)) good += Math.max(0, points)
  return k.vp + good >= END_VP
}

function pointsOf(k: Kitchen, assigned: readonly number[]): number {
  let points = 0
  for (const source of scoreServing(k, assigned)) points += source
  return points
}

function canCompleteWinCards(k: Kitchen, assigned: readonly number[]): boolean {
  if (k.wins.length !== WIN_CARDS - 1) return false
  const serving = servingOf(k, assigned)
  const { canBeWinCard } = ABILITIES[k.ability]
  return serving.dishes.some((dish) => dish.some((copy) => canBeWinCard(copy, dish, serving, k.wins)))
}

/** How many recipes to think of: more than hardly any kitchen ever has cooked. */
const MOST = 10

/** Every serve worth making, as it would be assigned: as many recipes as are ordered, to as many customers as can be. */
function eachServe(k: Kitchen, visit: (assigned: readonly number[]) => void): void {
  let orders = 0
  for (const customer of k.queue) orders += ORDERS[customer]
  const size = Math.min(orders, k.dishes.length)
  const best = dearest(k)
  for (const chosen of subsets(best.length, size))
    for (const served of subsets(k.queue.length, Math.min(size, k.queue.length))) {
      const places = placesFor(served.map((at) => k.queue[at]))
      const assigned = k.dishes.map(() => -1)
      for (let i = 0; i < size; i++) assigned[best[chosen[i]]] = places[i]
      visit(assigned)
    }
}

/** The recipes that score most, as places among the cooked ones: each with the one that makes the most of it. */
function dearest(k: Kitchen): number[] {
  const all = k.dishes.map((_, dish) => dish)
  if (all.length <= MOST) return all
  const points = (one: number, other = one): number =>
    pointsOf(
      k,
      all.map((dish) => (dish === one || dish === other ? k.queue[0] : -1)),
    )
  const best = all.map((dish) => Math.max(...all.map((other) => points(dish, other) - points(other))))
  // With itself a recipe is alone.
  const alone = all.map((dish) => points(dish))
  const worth = (dish: number): number => Math.max(best[dish], alone[dish])
  return all.sort((a, b) => worth(b) - worth(a)).slice(0, MOST)
}

/** One place for each customer first, then the other recipes they order. */
function placesFor(customers: readonly number[]): number[] {
  const more = customers.flatMap((customer) => Array<number>(ORDERS[customer] - 1).fill(customer))
  return [...customers, ...more]
}

/** All ways to choose some of the numbers below `count`, each in rising order. */
function subsets(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]]
  const out: number[][] = []
  for (let first = from; first <= count - size; first++)
    for (const rest of subsets(count, size - 1, first + 1)) out.push([first, ...rest])
  return out
}
