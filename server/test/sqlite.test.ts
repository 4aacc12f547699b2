import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Damaged, NotStored, type Append, type Storage } from '../src/storage/contract.ts'
import { migrate, migrations } from '../src/storage/sqlite/migrations.ts'
import { Checkpoints } from '../src/storage/sqlite/checkpoints.ts'
import { isFatal } from '../src/storage/sqlite/errors.ts'
import { DATABASE_FILE } from '../src/storage/sqlite/folder.ts'
import { openSqlite, type SqliteOptions } from '../src/storage/sqlite/storage.ts'
import { checkStorage } from './storage-contract.ts'
import { testFolder } from './support/server.ts'

const noFault: SqliteOptions = {
  onFatal(error) {
    throw error
  },
}

async function open(
  t: TestContext,
  options: Partial<SqliteOptions> = {},
  folder = testFolder(t),
): Promise<Storage> {
  const storage = await openSqlite(folder, { ...noFault, ...options })
  t.after(() => storage.close().catch(() => {}))
  return storage
}

checkStorage('SQLite', async (t) => {
  const folder = testFolder(t)
  const storage = await open(t, {}, folder)
  return {
    storage,
    async reopen() {
      await storage.close()
      return open(t, {}, folder)
    },
  }
})

function row(table: string, size = 10): Append {
  const body = JSON.stringify({ text: 'x'.repeat(size) })
  return {
    table,
    rows: [{ seq: 1, body, time: 1 }],
    command: null,
    listing: null,
    people: null,
    turn: null,
    snapshot: null,
  }
}

test('what arrives in one turn of the event loop is handed over in batches, which share commits', async (t) => {
  const batches: number[] = []
  const storage = await open(t, { onCommit: (entries) => batches.push(entries) })
  const first = storage.append([row('first')])
  await new Promise((resolve) => setImmediate(resolve))
  await new Promise((resolve) => setImmediate(resolve))
  const rest = Array.from({ length: 30 }, (_, i) => storage.append([row(`table-${i}`)]))
  await Promise.all([first, ...rest])
  const total = batches.reduce((sum, entries) => sum + entries, 0)
  assert.equal(total, 31)
  // One alone, then 16 and 14: what the thread finds together it commits together.
  assert.ok(batches.length <= 3, String(batches))
})

test('a second server on the same folder is turned away, and welcome once the first has gone', async (t) => {
  const folder = testFolder(t)
  const first = await open(t, {}, folder)
  await assert.rejects(
    openSqlite(folder, noFault),
    /^Error: Another server is running on the data folder .+\.$/,
  )
  await first.close()
  await open(t, {}, folder)
})

test('the lock of a server that was killed does not stop the next one', async (t) => {
  const folder = testFolder(t)
  const holder = fileURLToPath(new URL('./support/hold-folder.ts', import.meta.url))
  const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await assert.rejects(
    openSqlite(folder, noFault),
    /^Error: Another server is running on the data folder .+\.$/,
  )
  child.kill('SIGKILL')
  await once(child, 'exit')
  await open(t, {}, folder)
})

test('a full disk rejects what did not fit, keeps the rest, and goes on', async (t) => {
  const storage = await open(t, { maxPages: 60 })
  await storage.append([row('before')])
  await assert.rejects(storage.append([row('huge', 1_000_000)]), NotStored)
  assert.deepEqual(await storage.readLog('huge', 0), [])
  assert.equal((await storage.readLog('before', 0)).length, 1)
  assert.deepEqual(await storage.append([row('after')]), { kind: 'done' })
})

test('the log begins anew under a writer that never pauses, and nothing is lost', async (t) => {
  const folder = testFolder(t)
  const storage = await open(t, { checkpointEvery: 20 }, folder)
  const log = (): number => statSync(join(folder, `${DATABASE_FILE}-wal`)).size
  let written = 0
  let before = -1
  let reused = false
  const write = async (): Promise<void> => {
    while (!reused && written < 20_000) {
      const mine = written++
      await storage.append([row(`table-${mine}`, 1_000)])
      if (mine % 500 !== 0) continue
      // The file of the log never gets smaller: when it takes in more without growing, it has started over.
      reused = log() === before
      before = log()
    }
  }
  await Promise.all(Array.from({ length: 8 }, write))
  assert.ok(reused)
  await storage.close()
  const again = await open(t, {}, folder)
  for (let i = 0; i < written; i += 100) assert.equal((await again.readLog(`table-${i}`, 0)).length, 1)
})

test('what is written while the other thread carries pages over is carried over by the writer', async (t) => {
  const path = join(testFolder(t), DATABASE_FILE)
  const db = new DatabaseSync(path)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE notes (text TEXT)')
  const insert = db.prepare('INSERT INTO notes VALUES (?)')
  const look = db.prepare('PRAGMA wal_checkpoint(NOOP)')
  const log = () => look.get() as { log: number; checkpointed: number }
  const checkpoints = new Checkpoints(db, path, { every: 1, longLog: 10, longestLog: 1e6 })
  for (let i = 0; i < 50; i++) insert.run('x'.repeat(2_000))
  // While somebody reads, the log can't begin anew between two looks at it.
  const reader = new DatabaseSync(path)
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM notes').get()
  checkpoints.count(1)
  // The thread can work, but not be heard before the event loop goes on.
  while (log().checkpointed <= 0) insert.run('x')
  reader.close()
  insert.run('x')
  assert.ok(log().checkpointed < log().log)
  while (log().checkpointed < log().log) await new Promise((resolve) => setImmediate(resolve))
  await checkpoints.close()
  db.close()
})

test('only errors of the disk itself end the process', () => {
  const withCode = (errcode: number) => Object.assign(new Error('x'), { errcode })
  assert.equal(isFatal(withCode(1034)), true, 'SQLITE_IOERR_FSYNC')
  assert.equal(isFatal(withCode(11)), true, 'SQLITE_CORRUPT')
  assert.equal(isFatal(withCode(13)), false, 'SQLITE_FULL')
  assert.equal(isFatal(withCode(4874)), false, 'SQLITE_IOERR_SHMSIZE, a full disk too')
  assert.equal(isFatal(withCode(1555)), false, 'SQLITE_CONSTRAINT_PRIMARYKEY')
  assert.equal(isFatal(new Error('x')), false)
})

test('closing waits for what is being written, and refuses what comes after', async (t) => {
  const folder = testFolder(t)
  const storage = await open(t, {}, folder)
  const writing = Array.from({ length: 5 }, (_, i) => storage.append([row(`table-${i}`)]))
  await storage.close()
  assert.deepEqual(
    (await Promise.all(writing)).map(({ kind }) => kind),
    Array(5).fill('done'),
  )
  await assert.rejects(storage.append([row('late')]), NotStored)
  const again = await open(t, {}, folder)
  assert.equal((await again.readLog('table-4', 0)).length, 1)
})

test('a server that was stopped leaves all it has written in the one file', async (t) => {
  const folder = testFolder(t)
  const storage = await open(t, {}, folder)
  await storage.append([row('kept')])
  assert.equal((await storage.readLog('kept', 0)).length, 1)
  await storage.close()
  assert.ok(!existsSync(join(folder, `${DATABASE_FILE}-wal`)))
  const db = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true })
  t.after(() => db.close())
  assert.equal(db.prepare('SELECT tab FROM log').get()?.tab, 'kept')
})

test('a database is brought up to date step by step, all steps or none', (t) => {
  const db = new DatabaseSync(':memory:')
  t.after(() => db.close())
  migrate(db, ['CREATE TABLE one (x)'])
  assert.throws(() => migrate(db, ['CREATE TABLE one (x)', 'CREATE TABLE two (x)', 'nonsense']))
  const tables = () => db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all().length
  assert.equal(tables(), 1)
  migrate(db, ['CREATE TABLE one (x)', 'CREATE TABLE two (x)'])
  assert.equal(tables(), 2)
})

test('what an earlier release stored is found after the steps since', async (t) => {
  const folder = testFolder(t)
  const db = new DatabaseSync(join(folder, DATABASE_FILE))
  migrate(db, migrations.slice(0, 2))
  db.exec(`
    INSERT INTO log VALUES ('old', 1, '{}', 1);
    INSERT INTO commands VALUES ('old', 'ada', 'made', 'digest', '{}');
    INSERT INTO tables VALUES ('old', 'game', 'playing', 1, 'n', 'h', '[]', '[0]', 0, 0, 1, 1);
    INSERT INTO people VALUES ('old', 'ada', '[0]', 1), ('old', 'bea', '[1]', 0)`)
  db.close()
  const storage = await open(t, {}, folder)
  const toMove = async (guest: string): Promise<boolean[]> =>
    (await storage.listOf(guest, 10)).map((listing) => listing.toMove)
  assert.deepEqual([await toMove('ada'), await toMove('bea')], [[true], [false]])
  const command = { scope: 'old', actor: 'ada', id: 'made', digest: 'digest', answer: '{}' }
  assert.deepEqual(await storage.findCommand('old', 'ada', 'made'), command)
  const again = { ...row('old'), rows: [{ seq: 2, body: '{}', time: 2 }], command }
  assert.deepEqual(await storage.append([again]), { kind: 'repeated', command })
})

test('who had left a table under an earlier release is known to be named there', async (t) => {
  const folder = testFolder(t)
  const db = new DatabaseSync(join(folder, DATABASE_FILE))
  migrate(db, migrations.slice(0, -1))
  const created = { kind: 'created', host: 'ada', hostName: 'Ada', seats: [{ kind: 'open', for: 'cy' }] }
  const rows = [created, { kind: 'joined', seat: 0, guest: 'bea', name: 'Bea' }, { kind: 'left', seat: 0 }]
  const add = db.prepare("INSERT INTO log (tab, seq, body, time) VALUES ('old', ?, ?, 1)")
  for (const [index, body] of rows.entries()) add.run(index + 1, JSON.stringify(body))
  add.run(4, '{"kind":"joined" is damaged')
  db.exec(`
    INSERT INTO tables VALUES ('old', 'game', 'open', 1, 'n', 'h', '[]', '[]', 0, 0, 1, 1, '[]');
    INSERT INTO people VALUES ('old', 'ada', '[]')`)
  db.close()
  const storage = await open(t, {}, folder)
  const left = async (guest: string): Promise<number> => (await storage.club('leftBy', guest, 10)).length
  assert.deepEqual([await left('ada'), await left('bea'), await left('cy')], [0, 1, 1])
})

test('an entry that can’t be written is refused alone, and what it wrote is forgotten', async (t) => {
  const storage = await open(t)
  const command = { scope: '', actor: 'ada', id: 'made', digest: 'digest', answer: '{}' }
  await storage.append([{ ...row('first'), command }])
  const answers = await Promise.all([
    storage.append([row('before')]),
    storage.append([{ ...row('second'), command }]),
    storage.append([row('after')]),
  ])
  assert.deepEqual(
    answers.map(({ kind }) => kind),
    ['done', 'repeated', 'done'],
  )
  assert.deepEqual(await storage.readLog('second', 0), [])
  assert.equal((await storage.append([row('second')])).kind, 'done')
})

test('a database from a newer release is left alone', (t) => {
  const db = new DatabaseSync(':memory:')
  t.after(() => db.close())
  migrate(db, [...migrations, 'CREATE TABLE later (x)'])
  assert.throws(() => migrate(db), /newer release/)
})

const PAGE = 4096
const LEAF = 0x0a
/** So short that SQLite keeps it on the page of its key, and so long that a few fill one. */
const TEXT = 700

/** Overwrite the beginning of every page with rows of one letter and none of the other. Returns how many there were. */
function damagePages(path: string, letter: string, other: string): number {
  const file = readFileSync(path)
  let damaged = 0
  for (let at = PAGE; at < file.length; at += PAGE) {
    const page = file.subarray(at, at + PAGE)
    const has = (what: string): boolean => page.includes(what.repeat(TEXT / 2))
    if (page[0] !== LEAF || !has(letter) || has(other)) continue
    page.fill(0xff, 0, 12)
    damaged++
  }
  writeFileSync(path, file)
  return damaged
}

test('a damaged table is named by whatever reads it, and the others are well', async (t) => {
  const folder = testFolder(t)
  const storage = await open(t, {}, folder)
  const fill = async (table: string, letter: string): Promise<void> => {
    const body = letter.repeat(TEXT)
    const command = { scope: table, actor: 'ada', id: 'move', digest: 'digest', answer: '{}' }
    const rows = Array.from({ length: 30 }, (_, i) => ({ seq: i + 1, body, time: 1 }))
    await storage.append([{ ...row(table), rows, command, snapshot: { table, seq: 30, version: 1, body } }])
    const line = { name: 'Ada', seats: [0], text: body, time: 1, guest: 'ada' }
    for (let i = 0; i < 30; i++) await storage.addChat(table, line, 30, { ...command, id: `said-${i}` })
  }
  await fill('torn', 'T')
  // Otherwise the snapshots of both would be on one page.
  for (let i = 0; i < 20; i++) await fill(`torn-${i}`, 'T')
  await fill('well', 'W')
  await storage.close()
  assert.ok(damagePages(join(folder, DATABASE_FILE), 'T', 'W') > 0)

  const again = await open(t, {}, folder)
  const readers: ((table: string) => Promise<unknown>)[] = [
    (table) => again.readLog(table, 0),
    (table) => again.readSnapshot(table),
    (table) => again.readChat(table, null, 10),
    (table) => again.findCommand(table, 'ada', 'move'),
  ]
  for (const read of readers) {
    await assert.rejects(read('torn'), (error) => {
      assert.ok(error instanceof Damaged)
      assert.equal(error.table, 'torn')
      assert.match(error.message, /table torn is damaged/)
      return true
    })
    assert.ok(await read('well'))
  }
  const next = { ...row('well'), rows: [{ seq: 31, body: '{}', time: 1 }] }
  assert.equal((await again.append([next])).kind, 'done')
  assert.equal((await again.readLog('well', 0)).length, 31)
})
