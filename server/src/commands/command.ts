/** What a command is: an entry of one table that knows neither HTTP nor sockets. */
import type { Core } from '../core.ts'
import { answerAgain, digestOf } from '../digest.ts'
import type { Identity } from '../people/people.ts'
import { Failed } from '../problem.ts'
import type { Asker, Decision, World } from '../tables/decide/shared.ts'
import type { TableState } from '../tables/state.ts'
import type { Table } from '../tables/table.ts'
import type { CommandName } from '../wire.ts'
import type { Schema } from './forms.ts'

/** A command as its handler meets it: of the right form, from somebody with an identity. */
export interface Given {
  readonly core: Core
  readonly person: Identity
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
  run(given: Given): Promise<unknown>
}

/** Throws when somebody may not give this command at all, whatever else may be wrong with it. */
export type WhoMay<B> = (state: TableState, asker: Asker, body: B) => void

interface TableCommand<B> extends Omit<Command, 'run'> {
  readonly who: WhoMay<B>
  decide(state: TableState, asker: Asker, body: B, world: World): Decision
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
      const decideHere = (state: TableState, world: World): Decision => {
        who(state, person, body as B)
        return decide(state, person, body as B, world)
      }
      return core.tables
        .use(given.table, async (table) => {
          await before?.(table, given)
          return table.execute({ actor: person.guest, id: body.id, digest, decide: decideHere })
        })
        .catch((error: unknown) => answerOfClosed(error, given, digest))
    },
  }
}

/** It may have been this very command that closed the table. */
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
