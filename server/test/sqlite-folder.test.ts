/** What a host is told when the data folder can't be used. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { DATABASE_FILE, explainDatabase } from '../src/storage/sqlite/folder.ts'
import { openSqlite, type SqliteOptions } from '../src/storage/sqlite/storage.ts'
import { testFolder } from './support/server.ts'

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

/** A disk of so many bytes, or null where none can be made. */
function tinyDisk(t: TestContext, size: number): string | null {
  const disk = mkdtempSync(join(tmpdir(), 'harvest-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk])
  t.after(() => {
    if (status === 0) spawnSync('umount', [disk])
    rmdirSync(disk)
  })
  return status === 0 ? disk : null
}

test('a file in the place of the data folder, or above it, is named', async (t) => {
  const file = join(testFolder(t), 'data')
  writeFileSync(file, '')
  for (const folder of [file, join(file, 'deeper')])
    assert.equal(
      await tryToOpen(folder),
      `The data folder ${folder} can't be made: there is a file in its place.`,
    )
})

test('a lock file that is something else is not called another server', async (t) => {
  const folder = testFolder(t)
  writeFileSync(join(folder, 'server.lock'), 'not a database, but long enough to be looked at'.repeat(50))
  assert.match((await tryToOpen(folder))!, /server\.lock is not the lock of a server: delete it/)
  rmSync(join(folder, 'server.lock'))
  mkdirSync(join(folder, 'server.lock'))
  assert.match((await tryToOpen(folder))!, /^The server may not use the data folder/)
})

test('a database that is something else is to be put back from a backup', async (t) => {
  const folder = testFolder(t)
  writeFileSync(join(folder, DATABASE_FILE), 'not a database, but long enough to be looked at'.repeat(50))
  assert.match(
    (await tryToOpen(folder))!,
    /harvest\.db is damaged or not a database: put it back from a backup\.$/,
  )
})

test('errors of SQLite and of the file system become sentences for a host', (t) => {
  const path = join(testFolder(t), 'some.db')
  const db = new DatabaseSync(path)
  t.after(() => db.close())
  db.exec('CREATE TABLE notes (text); PRAGMA max_page_count = 2')
  const fill = () => db.exec(`INSERT INTO notes VALUES ('${'x'.repeat(100_000)}')`)
  const noRoom = 'There is no room left on the disk of the data folder ./data.'
  assert.equal(sentenceOf(fill), noRoom)
  const indexOfLog = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 4874 })
  assert.equal((explainDatabase(indexOfLog, './data') as Error).message, noRoom)

  const reader = new DatabaseSync(path, { readOnly: true })
  t.after(() => reader.close())
  assert.match(
    sentenceOf(() => reader.exec('DELETE FROM notes')),
    /^The data folder \.\/data can't be written to: .+ read-only\.$/,
  )
  const hasty = new DatabaseSync(path, { timeout: 0 })
  t.after(() => hasty.close())
  db.exec('BEGIN EXCLUSIVE')
  assert.match(
    sentenceOf(() => hasty.exec('BEGIN EXCLUSIVE')),
    /^Another program is using .+harvest\.db: end it/,
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
    assert.equal(sentence, `There is no room left on the disk of the data folder ${folder}.`)
})
