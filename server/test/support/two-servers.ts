/** Two servers on one PostgreSQL, and people at either of them. */
import { after, before, type TestContext } from 'node:test'
import type { News, Others, Storage } from '../../src/storage/contract.ts'
import { openPostgres } from '../../src/storage/postgres/storage.ts'
import { Client, type TestSocket } from './client.ts'
import { TestPostgres } from './postgres.ts'
import { testServer, type TestOptions, type TestServer } from './server.ts'

/** One PostgreSQL for all tests of a file; every pair of servers has a database of its own. */
export function useServers() {
  let postgres: TestPostgres | undefined
  before(async () => {
    postgres = await TestPostgres.start()
  })
  after(() => postgres?.stop())

  function serve(t: TestContext, url: string, options: TestOptions = {}): Promise<TestServer> {
    return testServer(t, { ...options, open: () => openPostgres({ url, pool: 4, timeout: 5000 }) })
  }

  async function pair(t: TestContext, first: TestOptions = {}, second: TestOptions = {}) {
    const url = await postgres!.create()
    return { one: await serve(t, url, first), two: await serve(t, url, second) }
  }

  /** Ada at the first server and Bea at the second, at one table of the example game. */
  async function duel(t: TestContext, first: TestOptions = {}, second: TestOptions = {}) {
    const { one, two } = await pair(t, first, second)
    const ada = await one.guest('Ada')
    const bea = await two.guest('Bea')
    const table = await ada.table('pepper-duel', ['me', 'open'], { autostart: true })
    await bea.do(`/api/tables/${table}/join`)
    return { one, two, ada, bea, table }
  }

  return { serve, pair, duel, newDatabase: () => postgres!.create(), cut: () => postgres!.cut() }
}

/** The same person at another server. */
export function at(t: TestContext, server: TestServer, person: Client): Client {
  const client = new Client(server.url)
  client.cookie = person.cookie
  t.after(() => client.close())
  return client
}

/** Something else in the place of a part of what processes know of each other. */
export const withOthers =
  (change: (others: Others) => Partial<Others>) =>
  (storage: Storage): Storage => ({
    ...storage,
    others: { ...storage.others!, ...change(storage.others!) },
  })

const DEAF: Partial<News> = { appended() {}, said() {}, closed() {}, told() {}, missed() {} }
/** News gets lost on the way to this server. */
export const deaf = withOthers((others) => ({ listen: (news) => others.listen({ ...news, ...DEAF }) }))

export async function until(socket: TestSocket, holds: () => boolean): Promise<void> {
  while (!holds()) await socket.next(() => true)
}
