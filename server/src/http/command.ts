/** From a request to a table's mailbox. */
import { digestOf } from '../digest.ts'
import type { Decision, World } from '../tables/decide.ts'
import type { TableState } from '../tables/state.ts'
import type { Table } from '../tables/table.ts'
import { PAGE_HEADER, type PageId } from '../wire.ts'
import type { CommandAsk } from './route.ts'

/** The table of the address; throws when there is none. Commands find out by themselves when it is out of date. */
export async function openTable(ask: CommandAsk): Promise<Table> {
  return (ask.table = await ask.core.tables.get(ask.params.table))
}

/** Hand a command to its table. Resolves with the answer as JSON, once it is stored. */
export function execute(
  ask: CommandAsk,
  kind: string,
  decide: (state: TableState, world: World) => Decision,
): Promise<string> {
  const { core, person, body } = ask
  const handOver = (table: Table): Promise<string> => {
    ask.table = table
    return table.execute({
      actor: person.guest,
      id: (body as { id: string }).id,
      digest: digestOf(kind, body),
      page: pageOf(ask),
      decide: (state) => decide(state, core.tables.world(table)),
    })
  }
  // Nearly always it is in memory, and then nothing is waited for.
  const known = core.tables.known(ask.params.table)
  return known ? handOver(known) : openTable(ask).then(handOver)
}

function pageOf({ headers }: CommandAsk): PageId | undefined {
  const page = headers[PAGE_HEADER]
  return typeof page === 'string' ? page : undefined
}
