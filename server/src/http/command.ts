/** From a request to a table's mailbox. */
import type { FastifyReply } from 'fastify'
import { digestOf } from '../digest.ts'
import type { Decision, World } from '../tables/decide.ts'
import type { TableState } from '../tables/state.ts'
import type { Table } from '../tables/table.ts'
import { PAGE_HEADER, type PageId } from '../wire.ts'
import type { Ask, AskOfPerson } from './route.ts'

/** The table of the address; throws when there is none. Commands find out by themselves when it is out of date. */
export async function openTable(ask: Ask): Promise<Table> {
  const { tables } = ask.core
  const { table: id } = ask.params
  const table = ask.request.method === 'GET' ? await tables.fresh(id) : await tables.get(id)
  ask.request.table = table
  return table
}

let soon: Promise<void> | null = null

/**
 * Resolves after the frames of this turn of the event loop are written: first those who wait for the news, then
 * whoever made it. Writing frames and answers by turns costs a twentieth more.
 */
function framesGone(): Promise<void> {
  return (soon ??= new Promise((resolve) =>
    process.nextTick(() => {
      soon = null
      resolve()
    }),
  ))
}

/** Hand a command to its table and answer with what was stored. Returns the reply, which has been sent. */
export async function execute(
  ask: AskOfPerson,
  kind: string,
  decide: (state: TableState, world: World) => Decision,
): Promise<FastifyReply> {
  const { core, person, params, body, request, reply } = ask
  const { tables } = core
  // Nearly always it is in memory, and then nothing is waited for.
  const table = tables.known(params.table) ?? (await tables.get(params.table))
  request.table = table
  const answer = await table.execute({
    actor: person.guest,
    id: (body as { id: string }).id,
    digest: digestOf(kind, body),
    page: pageOf(ask),
    decide: (state) => decide(state, tables.world(table)),
  })
  await framesGone()
  ask.answers.sendJson(request, reply, answer)
  return reply
}

function pageOf({ request }: Ask): PageId | undefined {
  const page = request.headers[PAGE_HEADER]
  return typeof page === 'string' ? page : undefined
}
