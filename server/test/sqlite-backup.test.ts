/** `npm run backup`: a whole copy, or nothing. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { DATABASE_FILE } from '../src/storage/sqlite/folder.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import { testFolder } from './support/server.ts'
import { tinyDisk } from './support/tiny-disk.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SCRIPT = fileURLToPath(new URL('../src/backup.ts', import.meta.url))

/** The folder of a running server with one large table. */
async function runningFolder(t: TestContext): Promise<string> {
  const folder = testFolder(t)
  const storage = await openSqlite(folder, {
    onFatal(error) {
      throw error
    },
  })
  t.after(() => storage.close())
  const rows = Array.from({ length: 200 }, (_, i) => ({ seq: i + 1, body: 'x'.repeat(1000), time: 1 }))
  await storage.append([
    { table: 'kept', rows, command: null, listing: null, people: null, turn: null, snapshot: null },
  ])
  return folder
}

async function backUp(folder: string, target: string): Promise<{ code: number; told: string }> {
  const env = { ...process.env, DATA_DIR: folder }
  const child = spawn(process.execPath, [SCRIPT, target], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let told = ''
  child.stderr.on('data', (data: Buffer) => (told += data.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, told: told.trim() }
}

/** What a backup that failed left behind. */
function listLeft(target: string): string[] {
  return readdirSync(dirname(target)).filter((name) => name.startsWith(basename(target)))
}

test('a backup of a running server is a whole database, and leaves nothing else behind', async (t) => {
  const target = join(testFolder(t), 'copy.db')
  const { code, told } = await backUp(await runningFolder(t), target)
  assert.deepEqual([code, told], [0, ''])
  assert.deepEqual(listLeft(target), ['copy.db'])
  const copy = new DatabaseSync(target, { readOnly: true })
  t.after(() => copy.close())
  assert.deepEqual({ ...copy.prepare('SELECT tab, count(*) AS n FROM log').get() }, { tab: 'kept', n: 200 })
})

test('the cron line of the docs backs up and keeps two weeks, and nothing else is touched', async (t) => {
  const docs = readFileSync(new URL('../../docs/self-hosting.md', import.meta.url), 'utf8')
  const [, line] = /^0 4 \* \* \* (.+)$/m.exec(docs)!
  const folder = await runningFolder(t)
  const backups = testFolder(t)
  const old = Array.from({ length: 20 }, (_, i) => `2020-01-${String(i + 1).padStart(2, '0')}.db`)
  for (const name of [...old, 'before-2020-01-01-1200.db', 'notes.txt'])
    writeFileSync(join(backups, name), '')
  const command = line!
    .replaceAll('\\%', '%')
    .replaceAll('/srv/harvest-table', ROOT)
    .replaceAll('/var/lib/harvest-table', folder)
    .replaceAll('/var/backups/harvest-table', backups)
  // As bare as cron's own.
  const child = spawn('/bin/sh', ['-c', command], { env: { PATH: '/usr/bin:/bin' }, stdio: 'ignore' })
  assert.deepEqual(await once(child, 'close'), [0, null])
  const left = readdirSync(backups).sort()
  const today = left.filter((name) => /^20\d\d-\d\d-\d\d\.db$/.test(name) && !old.includes(name))
  assert.equal(today.length, 1)
  assert.deepEqual(left, [...old.slice(-13), ...today, 'before-2020-01-01-1200.db', 'notes.txt'])
})

test('an existing file isn’t overwritten', async (t) => {
  const target = join(testFolder(t), 'copy.db')
  writeFileSync(target, 'precious')
  const { code, told } = await backUp(await runningFolder(t), target)
  assert.deepEqual([code, told], [1, `${target} already exists. Choose another name.`])
  assert.equal(readFileSync(target, 'utf8'), 'precious')
  assert.deepEqual(listLeft(target), ['copy.db'])
})

test('a backup into a folder that does not exist, or that is a file, says so', async (t) => {
  const folder = await runningFolder(t)
  const missing = join(testFolder(t), 'missing')
  const refusal = { code: 1, told: `There's no folder ${missing}.` }
  assert.deepEqual(await backUp(folder, join(missing, 'copy.db')), refusal)
  writeFileSync(missing, '')
  assert.deepEqual(await backUp(folder, join(missing, 'copy.db')), refusal)
})

test('a backup that does not fit on its disk leaves nothing there', async (t) => {
  const disk = tinyDisk(t, 64 * 1024)
  if (!disk) return t.skip('small disks can only be made by root on Linux')
  const target = join(disk, 'copy.db')
  const { code, told } = await backUp(await runningFolder(t), target)
  assert.deepEqual([code, told], [1, `The disk of ${disk} is full.`])
  assert.deepEqual(listLeft(target), [])
})

test('a damaged database leaves no file that looks like a backup', async (t) => {
  const folder = testFolder(t)
  const path = join(folder, DATABASE_FILE)
  const target = join(folder, 'copy.db')
  const db = new DatabaseSync(path)
  db.exec('CREATE TABLE notes (text)')
  const insert = db.prepare('INSERT INTO notes VALUES (?)')
  for (let i = 0; i < 20; i++) insert.run('x'.repeat(5000))
  db.close()
  truncateSync(path, 3 * 4096)
  const cut = await backUp(folder, target)
  assert.deepEqual([cut.code, listLeft(target)], [1, []])
  assert.match(cut.told, /harvest\.db is damaged and can't be copied completely/)
  writeFileSync(path, 'not a database '.repeat(1000))
  const other = await backUp(folder, target)
  assert.deepEqual([other.code, listLeft(target)], [1, []])
  assert.match(other.told, /is damaged/)
})

test('without a database there is nothing to back up', async (t) => {
  const folder = join(testFolder(t), 'data')
  mkdirSync(folder)
  const target = join(folder, 'copy.db')
  const { code, told } = await backUp(folder, target)
  assert.deepEqual(
    [code, told],
    [1, `There's no database at ${join(folder, DATABASE_FILE)}. Is DATA_DIR right?`],
  )
  assert.deepEqual(listLeft(target), [])
})
