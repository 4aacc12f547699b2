/** From a request to a table's mailbox. */
import { answerAgain, digestOf } from '../digest.ts'
import { Failed } from '../problem.ts'
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
  const { id } = body as { id: string }
  const handOver = (table: Table): Promise<string> => {
    ask.table = table
    return table.execute({
      actor: person.guest,
      id,
      digest: digestOf(kind, body),
      page: pageOf(ask),
      decide: (state) => decide(state, core.tables.world(table)),
    })
  }
  // Nearly always it is in memory, and then nothing is waited for.
  const known = core.tables.peek(ask.params.table)
  if (known && known.state.status !== 'closed') return handOver(core.tables.known(known.id)!)
  return core.tables.use(ask.params.table, handOver).catch(async (error: unknown) => {
    // It may have been this command that closed the table.
    if (!(error instanceof Failed) || error.refusal.key !== 'noSuchTable') throw error
    const earlier = await core.storage.findCommand(ask.params.table, person.guest, id)
    if (!earlier) throw error
    return answerAgain(earlier, digestOf(kind, body))
  })
}

function pageOf({ headers }: CommandAsk): PageId | undefined {
  const page = headers[PAGE_HEADER]
  return typeof page === 'string' ? page : undefined
}
