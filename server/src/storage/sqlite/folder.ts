/** The data folder: made, and taken by one server, before anything in it is touched. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { troubleOf, type Trouble } from './errors.ts'

export const DATABASE_FILE = 'harvest.db'
const LOCK_FILE = 'server.lock'

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
      damaged: `${path} is not the lock of a server: delete it while no server is running.`,
    })
  }
}

/** An error of opening the database of a folder, as a sentence for whoever runs the server. */
export function explainDatabase(error: unknown, folder: string): unknown {
  const path = join(folder, DATABASE_FILE)
  return explain(error, folder, {
    busy: `Another program is using ${path}: end it, then start the server again.`,
    damaged: `${path} is damaged or not a database: put it back from a backup.`,
  })
}

type Sentences = { readonly [trouble in Trouble]: string }

/** What carries no code is a sentence already. */
function explain(error: unknown, folder: string, own: Pick<Sentences, 'busy' | 'damaged'>): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const sentences: Sentences = {
    ...own,
    full: `There is no room left on the disk of the data folder ${folder}.`,
    readOnly: `The data folder ${folder} can't be written to: it, or the disk it is on, is read-only.`,
    denied: `The server may not use the data folder ${folder}: see who owns it and the files in it.`,
    notFolder: `The data folder ${folder} can't be made: there is a file in its place.`,
  }
  const trouble = troubleOf(error)
  const sentence = trouble ? sentences[trouble] : `The data folder ${folder} can't be used: ${error.message}.`
  return new Error(sentence, { cause: error })
}
