/** The statements of club-statements.ts in PostgreSQL. */
import { clubStatements, isRead, type AskClub } from '../club-statements.ts'
import type { Database } from './connection.ts'

export function askClub(db: Database): AskClub {
  return (async (name, ...values) => {
    const statement = { name: `club-${name}`, text: clubStatements[name] }
    return isRead(name) ? db.read(statement, values) : (await db.write(statement, values)).rows
  }) as AskClub
}
