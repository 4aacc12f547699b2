import type { Config } from '../config.ts'
import type { Storage } from './contract.ts'
import { openSqlite, type SqliteOptions } from './sqlite.ts'

/** The storage that the configuration asks for. */
export async function openStorage(config: Config, options: SqliteOptions): Promise<Storage> {
  if (config.databaseUrl !== '')
    throw new Error('DATABASE_URL is set, but this release stores in SQLite only')
  return openSqlite(config.dataDir, options)
}
