import { after, before, type TestContext } from 'node:test'
import { openPostgres, type PostgresOptions } from '../src/storage/postgres.ts'
import type { Storage } from '../src/storage/contract.ts'
import { checkStorage } from './storage-contract.ts'
import { TestPostgres } from './support/postgres.ts'

let postgres: TestPostgres
before(async () => {
  postgres = await TestPostgres.start()
})
after(() => postgres.stop())

async function open(t: TestContext, url: string, more: Partial<PostgresOptions> = {}): Promise<Storage> {
  const storage = await openPostgres({ url, pool: 4, timeout: 5000, ...more })
  t.after(() => storage.close())
  return storage
}

checkStorage('PostgreSQL', async (t) => {
  const url = await postgres.create()
  const storage = await open(t, url)
  return {
    storage,
    async reopen() {
      await storage.close()
      return open(t, url)
    },
  }
})
