/** Begins a plan: a position from wherever its table is, and a table on this device to play on at. */
import type { Created, Move, PlanOf, Seat } from '@harvest/server/wire'
import { api, take } from '../../net/api.ts'

export interface PlanSeats {
  readonly names: readonly string[]
  /** Of the bots that answer; null where one plays oneself. */
  readonly levels: readonly (string | null)[]
}

/** `at` null: from where the table stands now. Returns the id of the plan. */
export async function openPlan(
  { table, as, at }: Pick<PlanOf, 'table' | 'as'> & { readonly at: number | null },
  seats: PlanSeats,
  steps: readonly (readonly [Seat, Move])[] = [],
): Promise<string> {
  // Its worker starts with it, and most who open the menu of a table want something else.
  const { here } = await import('../../net/here.ts')
  const { table: plan } = take<Created>(await here.plan(await api.planStart(table, as, at), seats))
  // What is not legal with other cards ends there, and where nothing is, the plan begins anew.
  if (steps.length > 0) await here.go(plan, steps)
  return plan
}
