/** The thread that carries committed pages from SQLite's log into the file, while the writer goes on writing. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { tryCheckpoint } from './checkpoints.ts'

export type ToCheckpointer = 'checkpoint' | 'close'

const port = parentPort!
const db = new DatabaseSync(workerData as string)
db.exec('PRAGMA synchronous = FULL')
const checkpoint = db.prepare('PRAGMA wal_checkpoint(PASSIVE)')

port.on('message', (message: ToCheckpointer) => {
  if (message === 'checkpoint') return port.postMessage(tryCheckpoint(checkpoint))
  db.close()
  port.close()
})
