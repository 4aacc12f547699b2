/**
 * `npm run backup -- <file>`: a copy of the database of DATA_DIR as it is at one moment, while the server runs.
 * It is a database like the original; to restore, put it in place as harvest.db of an empty data folder.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readConfig } from './config.ts'
import { DATABASE_FILE } from './storage/sqlite/folder.ts'

try {
  const target = process.argv[2]
  if (!target) throw new Error('say where to: npm run backup -- <file>')
  if (existsSync(target)) throw new Error(`${target} exists already`)
  const config = readConfig(process.env)
  if (config.databaseUrl !== '') throw new Error('DATABASE_URL is set: back PostgreSQL up with pg_dump')
  const source = join(config.dataDir, DATABASE_FILE)
  if (!existsSync(source)) throw new Error(`there is no database at ${source}`)
  const db = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  process.umask(0o077)
  // One read transaction: the copy is consistent, and the server goes on writing meanwhile.
  db.prepare('VACUUM INTO ?').run(target)
  db.close()
  const copy = new DatabaseSync(target, { readOnly: true })
  const { integrity_check: verdict } = copy.prepare('PRAGMA integrity_check').get() as {
    integrity_check: string
  }
  copy.close()
  if (verdict !== 'ok') throw new Error(`the copy is damaged: ${verdict}`)
  process.stdout.write(`${target}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
