/** What a host is told when the data folder can't be used, or its database is gone. */
import assert from 'node:assert/strict'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import type { Append } from '../src/storage/contract.ts'
import { DATABASE_FILE, explainDatabase } from '../src/storage/sqlite/folder.ts'
import { openSqlite, type SqliteOptions } from '../src/storage/sqlite/storage.ts'
import { testFolder } from './support/server.ts'
import { tinyDisk } from './support/tiny-disk.ts'

const noFault: SqliteOptions = {
  onFatal(error) {
    throw error
  },
}

/** Open a folder and close it again; the sentence when that failed. */
async function tryToOpen(folder: string, options: Partial<SqliteOptions> = {}): Promise<string | null> {
  try {
    await (await openSqlite(folder, { ...noFault, ...options })).close()
    return null
  } catch (error) {
    return (error as Error).message
  }
}

function sentenceOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    return (explainDatabase(error, './data') as Error).message
  }
  return assert.fail('nothing was thrown')
}

test('a file where the data folder or one above it should be is named', async (t) => {
  const file = join(testFolder(t), 'data')
  writeFileSync(file, '')
  for (const folder of [file, join(file, 'deeper')])
    assert.equal(
      await tryToOpen(folder),
      `The data folder ${folder} can't be made: there's a file with that name.`,
    )
})

test('a lock file that’s something else isn’t taken for another server', async (t) => {
  const folder = testFolder(t)
  writeFileSync(join(folder, 'server.lock'), 'not a database, but long enough to be looked at'.repeat(50))
  assert.match(
    (await tryToOpen(folder))!,
    /server\.lock isn't a server's lock\. Make sure no server is running, then delete it/,
  )
  rmSync(join(folder, 'server.lock'))
  mkdirSync(join(folder, 'server.lock'))
  assert.match((await tryToOpen(folder))!, /^Permission denied: check who owns the data folder/)
})

test('a database that’s something else has to be restored from a backup', async (t) => {
  const folder = testFolder(t)
  writeFileSync(join(folder, DATABASE_FILE), 'not a database, but long enough to be looked at'.repeat(50))
  assert.match(
    (await tryToOpen(folder))!,
    /harvest\.db is damaged, or isn't a database\. Restore it from a backup\.$/,
  )
})

test('errors of SQLite and of the file system become sentences for a host', (t) => {
  const path = join(testFolder(t), 'some.db')
  const db = new DatabaseSync(path)
  t.after(() => db.close())
  db.exec('CREATE TABLE notes (text); PRAGMA max_page_count = 2')
  const fill = () => db.exec(`INSERT INTO notes VALUES ('${'x'.repeat(100_000)}')`)
  const noRoom = 'The disk of the data folder ./data is full.'
  assert.equal(sentenceOf(fill), noRoom)
  const indexOfLog = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 4874 })
  assert.equal((explainDatabase(indexOfLog, './data') as Error).message, noRoom)

  const reader = new DatabaseSync(path, { readOnly: true })
  t.after(() => reader.close())
  assert.match(
    sentenceOf(() => reader.exec('DELETE FROM notes')),
    /^The data folder \.\/data is read-only, /,
  )
  const hasty = new DatabaseSync(path, { timeout: 0 })
  t.after(() => hasty.close())
  db.exec('BEGIN EXCLUSIVE')
  assert.match(
    sentenceOf(() => hasty.exec('BEGIN EXCLUSIVE')),
    /harvest\.db is locked by another program\. Stop that/,
  )
  const odd = Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  const sentence = "The data folder ./data can't be used: too many open files."
  assert.equal((explainDatabase(odd, './data') as Error).message, sentence)
})

test('a start on a full disk says that there is no room, whichever file did not fit', async (t) => {
  const size = 320 * 1024
  const disk = tinyDisk(t, size)
  if (!disk) return t.skip('small disks can only be made by root on Linux')
  const folder = join(disk, 'data')
  const told: (string | null)[] = []
  for (let room = 0; room < size; room += 16 * 1024) {
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(join(disk, 'filler'), Buffer.alloc(size - room))
    told.push(await tryToOpen(folder))
    rmSync(join(disk, 'filler'))
  }
  const enough = told.indexOf(null)
  assert.ok(enough > 3, 'the database, its log and the index of that did not fit in turn')
  for (const sentence of told.slice(0, enough))
    assert.equal(sentence, `The disk of the data folder ${folder} is full.`)
})

const MARKER = 'harvest.begun'

function row(table: string): Append {
  const rows = [{ seq: 1, body: '{}', time: 1 }]
  return { table, rows, command: null, listing: null, people: null, turn: null, snapshot: null }
}

/** A folder whose server has been stopped; there is one table in it. */
async function usedFolder(t: TestContext): Promise<string> {
  const folder = testFolder(t)
  const storage = await openSqlite(folder, noFault)
  await storage.append([row('kept')])
  await storage.close()
  return folder
}

/** How many rows of that table are found in a folder. */
async function countRows(folder: string): Promise<number> {
  const storage = await openSqlite(folder, noFault)
  const found = await storage.readLog('kept', 0)
  await storage.close()
  return found.length
}

/** Leave the folder of a running server as it would be after a crash: what is written is in the log alone. */
async function crashedFolder(t: TestContext): Promise<string> {
  const running = testFolder(t)
  const storage = await openSqlite(running, noFault)
  t.after(() => storage.close())
  await storage.append([row('kept')])
  const folder = testFolder(t)
  for (const name of [DATABASE_FILE, `${DATABASE_FILE}-wal`, MARKER])
    copyFileSync(join(running, name), join(folder, name))
  return folder
}

const HOW: { readonly [how: string]: (path: string) => void } = {
  'is missing': (path) => rmSync(path),
  'is empty': (path) => truncateSync(path),
  'has no tables': (path) => {
    rmSync(path)
    const db = new DatabaseSync(path)
    db.exec('PRAGMA journal_mode = WAL')
    db.close()
  },
}

for (const [how, lose] of Object.entries(HOW))
  test(`a database that ${how} is not replaced by a new one, unless that is asked for`, async (t) => {
    const folder = await usedFolder(t)
    const path = join(folder, DATABASE_FILE)
    const backup = readFileSync(path)
    lose(path)
    const advice = 'Restore it from a backup. To start fresh, without the old games: NEW_DATABASE=1 npm start'
    assert.equal(await tryToOpen(folder), `The database ${path} ${how}. ${advice}`)
    writeFileSync(path, backup)
    assert.equal(await countRows(folder), 1)
    lose(path)
    assert.equal(await tryToOpen(folder, { newDatabase: true }), null)
    assert.equal(await countRows(folder), 0)
  })

test('asking for a new database does nothing to the one that is there', async (t) => {
  const folder = await usedFolder(t)
  assert.equal(await tryToOpen(folder, { newDatabase: true }), null)
  assert.equal(await countRows(folder), 1)
  assert.ok(existsSync(join(folder, MARKER)))
})

test('a folder of an earlier release is marked at its next start', async (t) => {
  const folder = await usedFolder(t)
  rmSync(join(folder, MARKER))
  assert.equal(await countRows(folder), 1)
  rmSync(join(folder, DATABASE_FILE))
  assert.match((await tryToOpen(folder))!, /is missing/)
})

test('a first start that was cut short, or a fresh one, carries on without being asked again', async (t) => {
  for (const [how, lose] of Object.entries(HOW)) {
    const first = testFolder(t)
    const path = join(first, DATABASE_FILE)
    writeFileSync(path, '')
    lose(path)
    assert.equal(await tryToOpen(first), null, how)
  }
  const anew = await usedFolder(t)
  writeFileSync(join(anew, DATABASE_FILE), 'damaged '.repeat(1000))
  assert.match((await tryToOpen(anew, { newDatabase: true }))!, /is damaged/)
  truncateSync(join(anew, DATABASE_FILE))
  assert.equal(await tryToOpen(anew), null)
})

test('a start that failed for another reason leaves the folder unmarked', async (t) => {
  const folder = testFolder(t)
  writeFileSync(join(folder, DATABASE_FILE), 'damaged '.repeat(1000))
  assert.match((await tryToOpen(folder))!, /is damaged/)
  assert.ok(!existsSync(join(folder, MARKER)))
})

test('a log without its database is kept, whether the folder is marked or not', async (t) => {
  const folder = await crashedFolder(t)
  const path = join(folder, DATABASE_FILE)
  const database = readFileSync(path)
  const log = readFileSync(`${path}-wal`)
  rmSync(join(folder, MARKER))
  for (const lose of [() => rmSync(path), () => writeFileSync(path, '')]) {
    lose()
    assert.match(
      (await tryToOpen(folder))!,
      /is missing, though its log harvest\.db-wal is there\. Restore it/,
    )
    assert.ok(readFileSync(`${path}-wal`).equals(log))
  }
  writeFileSync(path, database)
  assert.equal(await countRows(folder), 1)
})

test('a backup is restored into an empty folder and into one that was in use', async (t) => {
  const used = await usedFolder(t)
  const backup = join(testFolder(t), 'backup.db')
  const db = new DatabaseSync(join(used, DATABASE_FILE))
  db.prepare('VACUUM INTO ?').run(backup)
  db.close()
  for (const folder of [testFolder(t), used]) {
    copyFileSync(backup, join(folder, DATABASE_FILE))
    assert.equal(await countRows(folder), 1)
  }
  const crashed = await crashedFolder(t)
  const path = join(crashed, DATABASE_FILE)
  copyFileSync(backup, path)
  assert.match(
    (await tryToOpen(crashed))!,
    /harvest\.db-wal belongs to a different database than .+\. Delete/,
  )
  assert.ok(readFileSync(path).equals(readFileSync(backup)), 'the backup is as it was')
  rmSync(`${path}-wal`)
  assert.equal(await countRows(crashed), 1)
})
