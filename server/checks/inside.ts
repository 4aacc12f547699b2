/** For checks and tests alone: a table with its real state, which nobody else gets to see. */
import type { Core } from '../src/core.ts'
import type { Chat } from '../src/tables/chat.ts'
import type { TableState } from '../src/tables/state.ts'
import type { Table } from '../src/tables/table.ts'

export interface Inside {
  readonly table: Table
  /** As it is when it is read. */
  readonly state: TableState
}

export function lookInside(core: Core, id: string): Promise<Inside> {
  return core.tables.use(id, (table) => ({
    table,
    get state() {
      return stateIn(table)
    },
  }))
}

export function stateIn(table: Table): TableState {
  return (table as unknown as { readonly current: { readonly state: TableState } }).current.state
}

/** The chat of a table, to say what nobody has said. */
export function chatIn(table: Table): Chat {
  return (table as unknown as { readonly chat: Chat }).chat
}
