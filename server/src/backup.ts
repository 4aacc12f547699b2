/**
 * `npm run backup -- <file>`: a copy of the database of DATA_DIR as it is at one moment, while the server runs.
 * It is a database like the original; to restore, put it in place as harvest.db of an empty data folder.
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readConfig } from './config.ts'
import { troubleOf, type Trouble } from './storage/sqlite/errors.ts'
import { DATABASE_FILE } from './storage/sqlite/folder.ts'

try {
  const target = process.argv[2]
  if (!target) throw new Error('Give a file name: npm run backup -- <file>')
  const config = readConfig(process.env)
  if (config.databaseUrl !== '')
    throw new Error('This server uses PostgreSQL (DATABASE_URL is set). Back it up with pg_dump.')
  const source = join(config.dataDir, DATABASE_FILE)
  if (!existsSync(source)) throw new Error(`There's no database at ${source}. Is DATA_DIR right?`)
  backUp(source, target)
  process.stdout.write(`${target}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

/** Whatever ends up being called `target` is complete: until then the copy has another name. */
function backUp(source: string, target: string): void {
  refuseTaken(target)
  const folder = dirname(target)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There's no folder ${folder}.`)
  process.umask(0o077)
  const draft = `${target}.${process.pid}.part`
  try {
    copy(source, draft)
    check(draft)
    // The copy may have taken long.
    refuseTaken(target)
    renameSync(draft, target)
  } catch (error) {
    for (const file of [draft, `${draft}-journal`]) rmSync(file, { force: true })
    throw explain(error, source, target)
  }
}

function refuseTaken(target: string): void {
  if (existsSync(target)) throw new Error(`${target} already exists. Choose another name.`)
}

function copy(source: string, draft: string): void {
  const db = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    // One read transaction: the copy is consistent, and the server goes on writing meanwhile.
    db.prepare('VACUUM INTO ?').run(draft)
  } finally {
    db.close()
  }
  const file = openSync(draft, 'r+')
  fsyncSync(file)
  closeSync(file)
}

function check(draft: string): void {
  const db = new DatabaseSync(draft, { readOnly: true })
  try {
    const { integrity_check: verdict } = db.prepare('PRAGMA integrity_check').get() as {
      integrity_check: string
    }
    if (verdict !== 'ok') throw new Error(`The copy is damaged, so it was deleted: ${verdict}`)
  } finally {
    db.close()
  }
}

function explain(error: unknown, source: string, target: string): unknown {
  const trouble = troubleOf(error)
  if (!trouble) return error
  const folder = dirname(target)
  const sentences: { readonly [trouble in Trouble]: string } = {
    busy: `${source} is locked by another program. Try again later.`,
    full: `The disk of ${folder} is full.`,
    readOnly: `${folder} is read-only, or the disk it's on is.`,
    denied: `Permission denied: check who owns ${source} and ${folder}.`,
    notFolder: `${folder} isn't a folder.`,
    damaged: `${source} is damaged and can't be copied completely. Keep your older backups.`,
  }
  return new Error(sentences[trouble], { cause: error })
}
