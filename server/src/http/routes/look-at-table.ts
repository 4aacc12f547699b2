import type { Table } from '../../tables/table.ts'
import type { Ask } from '../route.ts'

/** Look at the table of the address as it is at this moment, whichever process wrote last. */
export function lookAtTable<T>(
  { core, params, person }: Ask,
  look: (table: Table) => T | Promise<T>,
): Promise<T> {
  return core.tables.use(params.table, async (table) => {
    await table.refresh()
    // Whoever looks is there, even without a socket.
    if (person) table.sign(person.guest)
    return look(table)
  })
}
