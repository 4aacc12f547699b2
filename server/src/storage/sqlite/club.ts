/** The statements of club-statements.ts over the SQLite file. */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import {
  clubStatements,
  isRead,
  type AskClub,
  type ClubRow,
  type ClubStatement,
  type Value,
} from '../club-statements.ts'

type Run = (name: ClubStatement, values: readonly Value[]) => readonly ClubRow[]

/** Prepared when they are first needed: most servers need few of them. */
export function createClub(db: DatabaseSync): Run {
  const prepared = new Map<ClubStatement, StatementSync>()
  return (name, values) => {
    let statement = prepared.get(name)
    if (!statement) {
      statement = db.prepare(clubStatements[name].replaceAll('$', '?'))
      prepared.set(name, statement)
    }
    return statement.all(...values).map((row) => ({ ...row }) as ClubRow)
  }
}

export function askClub(
  read: Run,
  write: (...args: Parameters<Run>) => Promise<readonly ClubRow[]>,
): AskClub {
  return (async (name, ...values) => (isRead(name) ? read(name, values) : write(name, values))) as AskClub
}
