import type { Table } from '../tables/table.ts'
import type { Ask } from './route.ts'

/** The table of the address as it is at this moment; throws when there is none. */
export async function readTable(ask: Ask): Promise<Table> {
  const table = await ask.core.tables.fresh(ask.params.table)
  ask.request.table = table
  return table
}
