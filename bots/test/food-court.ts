/** Positions of Food Court in which only the customers that a test names can be attracted. */
import type { State } from '@harvest/food-court'
import { position as build, type KitchenPlan, type Plan } from '@harvest/food-court/builder'
import { CENTRAL_MIN, CUSTOMERS, deckIndex } from '@harvest/food-court/public'

/** The first kitchen is to act. Beside those named, the hardest to attract stand in the central queue. */
export function position(kitchens: readonly KitchenPlan[], plan: Omit<Plan, 'kitchens'> = {}): State {
  const central = [...(plan.central ?? [])]
  const placed = new Set([...central, ...kitchens.flatMap(({ queue = [] }) => queue)])
  const customers = kitchens
    .flatMap(({ deck }) => CUSTOMERS.map((_, index) => deckIndex(deck) * CUSTOMERS.length + index))
    .filter((customer) => !placed.has(customer))
  while (central.length < Math.max(CENTRAL_MIN, kitchens.length + 1)) central.push(customers.pop()!)
  return build({ ...plan, kitchens, central })
}
