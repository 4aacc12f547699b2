/** `npm run admin-key`: a new key for the admin page, whether the server is running or not. The old one stops working. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { newAdminKey, putAdminKey } from './club/key.ts'
import { readConfig } from './config.ts'
import { clientConfig } from './storage/postgres/connection.ts'
import { SET_SECRET } from './storage/postgres/notices.ts'
import { DATABASE_FILE } from './storage/sqlite/folder.ts'
import { createNoticeWrites } from './storage/sqlite/notices.ts'

/** ms */
const PATIENCE = 5_000

try {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const key = newAdminKey()
  if (databaseUrl === '') await putInFolder(dataDir, key)
  else await putInDatabase(databaseUrl, key)
  process.stdout.write(`${key}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function putInFolder(folder: string, key: string): Promise<void> {
  const path = join(folder, DATABASE_FILE)
  if (!existsSync(path)) throw new Error(`There's no database at ${path} yet. Start the server once first.`)
  const db = new DatabaseSync(path, { timeout: PATIENCE })
  try {
    const { putSecret } = createNoticeWrites(db).writes
    await putAdminKey({ putSecret: async (...args) => putSecret(...args) }, key)
  } finally {
    db.close()
  }
}

async function putInDatabase(url: string, key: string): Promise<void> {
  const client = new pg.Client(clientConfig({ url, pool: 1, timeout: PATIENCE }))
  await client.connect()
  try {
    await putAdminKey({ putSecret: async (...args) => void (await client.query(SET_SECRET.text, args)) }, key)
  } finally {
    await client.end()
  }
}
