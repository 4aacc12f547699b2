/** What a command is: an entry of one table that knows neither HTTP nor sockets. */
import type { CommandCore } from '../core.ts'
import { answerAgain, digestOf } from '../digest.ts'
import { Failed } from '../problem.ts'
import type { Asker, Decide } from '../tables/decide/shared.ts'
import type { WhoMay } from '../tables/decide/who.ts'
import type { Table } from '../tables/table.ts'
import type { CommandName } from '../wire.ts'
import type { Schema } from './forms.ts'

/** A command as its handler gets it: in the right shape, from somebody with an identity. */
export interface Given {
  readonly core: CommandCore
  readonly person: Asker
  /** What limits count the address as. */
  readonly network: string
  /** The table's id; empty for those that are about none. */
  readonly table: string
  readonly body: { readonly id: string }
}

export interface Command {
  readonly name: CommandName
  readonly summary: string
  /** The form of its body. */
  readonly form: Schema
  /** What comes back, by status, in words; the types are in wire.ts. */
  readonly answers: { readonly [status: number]: string }
  /** Only where tables go on while nobody is there. */
  readonly away?: true
  run(given: Given): Promise<unknown>
}

interface TableCommand<B> extends Omit<Command, 'run'> {
  readonly who: WhoMay<B>
  readonly decide: Decide<B>
  /** What has to be asked of the storage first. */
  before?(table: Table, given: Given): Promise<void>
}

/** A command that is handled in its table's mailbox. */
export function tableCommand<B>(entry: TableCommand<B>): Command {
  const { who, decide, before, ...described } = entry
  return {
    ...described,
    run(given) {
      const { core, person, body } = given
      const digest = digestOf(entry.name, body)
      return core.tables
        .use(given.table, async (table) => {
          await before?.(table, given)
          return table.execute({
            actor: person.guest,
            id: body.id,
            digest,
            decide(state, world) {
              who(state, person, body as B)
              return decide(state, person, body as B, world)
            },
          })
        })
        .catch((error: unknown) => answerOfClosed(error, given, digest))
    },
  }
}

/** This very command may have closed the table. */
async function answerOfClosed(
  error: unknown,
  { core, person, table, body }: Given,
  digest: string,
): Promise<unknown> {
  if (!(error instanceof Failed) || error.refusal.key !== 'noSuchTable') throw error
  const earlier = await core.storage.findCommand(table, person.guest, body.id)
  if (!earlier) throw error
  return JSON.parse(answerAgain(earlier, digest)) as unknown
}
