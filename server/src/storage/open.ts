import type { Config } from '../config.ts'
import type { Storage } from './contract.ts'
import { openPostgres } from './postgres/storage.ts'
import { openSqlite, type SqliteOptions } from './sqlite/storage.ts'

/** The storage the configuration asks for. */
export async function openStorage(config: Config, options: SqliteOptions): Promise<Storage> {
  const { databaseUrl: url, databasePool: pool, databaseTimeout: timeout } = config
  const { checkpointEvery, newDatabase } = config
  if (url === '') return openSqlite(config.dataDir, { ...options, checkpointEvery, newDatabase })
  return openPostgres({ url, pool, timeout, onCommit: options.onCommit })
}
