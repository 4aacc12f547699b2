/** Two people at a table of the example game, which has begun: first both lay a card and a stake in secret. */
import type { TestContext } from 'node:test'
import type { Client } from './client.ts'
import { testServer, type TestOptions, type TestServer } from './server.ts'

export interface Duel {
  readonly server: TestServer
  readonly ada: Client
  readonly bea: Client
  readonly table: string
}

export async function duel(t: TestContext, options: TestOptions = {}): Promise<Duel> {
  const server = await testServer(t, options)
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const table = await ada.table('pepper-duel', ['me', 'open'], { autostart: true })
  await bea.do(`/api/tables/${table}/join`)
  return { server, ada, bea, table }
}
