/**
 * The data folder: made, taken by one server, and looked at before its database is opened. SQLite would make a missing
 * database without a word, and everybody's games would seem to have never been.
 */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { troubleOf, type Trouble } from './errors.ts'

export const DATABASE_FILE = 'harvest.db'
const LOCK_FILE = 'server.lock'

/** Says that the folder has had a database. */
const MARKER_FILE = 'harvest.begun'
const MARKER_TEXT = `This folder's games are in ${DATABASE_FILE}. As long as this file is here, the server
won't start without them: if ${DATABASE_FILE} is gone, restore it from a backup.
`

/**
 * Two servers on one folder would each think they know the newest state. The lock belongs to the process, so
 * the operating system takes it away when the process ends, however it ends.
 */
export function takeFolder(folder: string): DatabaseSync {
  let lock: DatabaseSync | null = null
  try {
    // Seeds of running games are in it: nobody else on this machine needs to look.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    lock = new DatabaseSync(join(folder, LOCK_FILE))
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    const path = join(folder, LOCK_FILE)
    throw explain(error, folder, {
      busy: `Another server is running on the data folder ${folder}.`,
      damaged: `${path} isn't a server's lock. Make sure no server is running, then delete it.`,
    })
  }
}

/**
 * Refuse when the database, or a part of it, is gone. Returns whether a database that turns out to have no tables may be
 * taken for a new one.
 */
export function checkFolder(folder: string, newDatabase: boolean): boolean {
  const path = join(folder, DATABASE_FILE)
  const marker = join(folder, MARKER_FILE)
  // A new beginning that is cut short may be tried again without being asked for again.
  if (newDatabase) rmSync(marker, { force: true })
  const known = existsSync(marker)
  const log = sizeOf(`${path}-wal`)
  if (sizeOf(path) === 0) {
    if (!newDatabase && log > 0) throw lost(path, 'is missing, though its log harvest.db-wal is there')
    if (known) throw lost(path, existsSync(path) ? 'is empty' : 'is missing')
  } else if (log > 0 && !hasLog(path)) {
    throw new Error(
      `${path}-wal belongs to a different database than ${path}, which seems to come from a backup. ` +
        'Delete harvest.db-wal and harvest.db-shm.',
    )
  }
  return !known
}

/** The folder has a database from now on. */
export function markFolder(folder: string): void {
  const marker = join(folder, MARKER_FILE)
  if (!existsSync(marker)) writeFileSync(marker, MARKER_TEXT)
}

/** What a host reads whose games are gone. */
export function lost(path: string, how: string): Error {
  return new Error(
    `The database ${path} ${how}. Restore it from a backup. To start fresh, without the old games: NEW_DATABASE=1 npm start`,
  )
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** Whether the header says that there is a log: in a backup it does not, and in a database that was in use it does. */
function hasLog(path: string): boolean {
  const header = Buffer.alloc(20)
  const file = openSync(path, 'r')
  readSync(file, header, 0, header.length, 0)
  closeSync(file)
  return header[18] !== 1
}

/** An error of opening the database of a folder, as a sentence for the admin. */
export function explainDatabase(error: unknown, folder: string): unknown {
  const path = join(folder, DATABASE_FILE)
  return explain(error, folder, {
    busy: `${path} is locked by another program. Stop that, then start the server again.`,
    damaged: `${path} is damaged, or isn't a database. Restore it from a backup.`,
  })
}

type Sentences = { readonly [trouble in Trouble]: string }

/** What carries no code is a sentence already. */
function explain(error: unknown, folder: string, own: Pick<Sentences, 'busy' | 'damaged'>): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const sentences: Sentences = {
    ...own,
    full: `The disk of the data folder ${folder} is full.`,
    readOnly: `The data folder ${folder} is read-only, or the disk it's on is.`,
    denied: `Permission denied: check who owns the data folder ${folder} and the files in it.`,
    notFolder: `The data folder ${folder} can't be made: there's a file with that name.`,
  }
  const trouble = troubleOf(error)
  const sentence = trouble ? sentences[trouble] : `The data folder ${folder} can't be used: ${error.message}.`
  return new Error(sentence, { cause: error })
}
