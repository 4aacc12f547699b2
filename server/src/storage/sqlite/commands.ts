/**
 * Accepted commands in the SQLite file. One that wrote rows to a log is kept in the last of them: a row of its own
 * elsewhere would be a second page to write for each move. The rest, and those of earlier releases, have a table.
 */
import type { DatabaseSync } from 'node:sqlite'
import type { StoredCommand } from '../contract.ts'

/** How many ids the writer remembers, of whole tables. */
const MAX_IDS = 200_000

type Key = Pick<StoredCommand, 'scope' | 'actor' | 'id'>

/** Looks a command up; it goes through the rows of its table one by one, because it is only asked after a refusal. */
export function createFindCommand(db: DatabaseSync): (key: Key) => StoredCommand | null {
  const apart = db.prepare('SELECT digest, answer FROM commands WHERE scope = ? AND actor = ? AND id = ?')
  const inLog = db.prepare('SELECT digest, answer FROM log WHERE tab = ? AND command = ? AND actor = ?')
  return ({ scope, actor, id }) => {
    const row = apart.get(scope, actor, id) ?? (scope === '' ? undefined : inLog.get(scope, id, actor))
    if (!row) return null
    return { scope, actor, id, digest: row.digest as string, answer: row.answer as string }
  }
}

/** What the writer needs: to know an id again without reading, and to keep commands that wrote no row. */
export function createCommands(db: DatabaseSync) {
  const find = createFindCommand(db)
  const put = db.prepare('INSERT INTO commands (scope, actor, id, digest, answer) VALUES (?, ?, ?, ?, ?)')
  const listApart = db.prepare('SELECT actor, id FROM commands WHERE scope = ?')
  const listInLog = db.prepare('SELECT actor, command AS id FROM log WHERE tab = ? AND command IS NOT NULL')

  /** The ids of tables that were written to lately; this thread is the only one that writes. */
  const known = new Map<string, Set<string>>()
  let size = 0
  const idsOf = (table: string): Set<string> => {
    const found = known.get(table)
    if (found) return found
    const ids = new Set<string>()
    for (const statement of [listApart, listInLog])
      for (const { actor, id } of statement.all(table)) ids.add(`${String(actor)} ${String(id)}`)
    if (size > MAX_IDS) {
      known.clear()
      size = 0
    }
    known.set(table, ids)
    size += ids.size
    return ids
  }

  return {
    find,
    forget: (table: string): void => void known.delete(table),
    /** Whether a command of a table has been done before. */
    has: ({ scope, actor, id }: Key): boolean => idsOf(scope).has(`${actor} ${id}`),
    /** It is kept in a row of the log. */
    note({ scope, actor, id }: Key): void {
      idsOf(scope).add(`${actor} ${id}`)
      size++
    },
    add(c: StoredCommand): void {
      put.run(c.scope, c.actor, c.id, c.digest, c.answer)
      // What is not known as a whole is read when it is asked for.
      if (known.has(c.scope)) this.note(c)
    },
  }
}
