/**
 * The thread that writes the SQLite file. It runs all operations that have arrived in one transaction, and answers
 * after the commit: one fsync for all that came during the last one.
 */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { DatabaseSync } from 'node:sqlite'
import type { Append } from '../contract.ts'
import { Checkpoints, type CheckpointPace } from './checkpoints.ts'
import { isFatal } from './errors.ts'
import { lost } from './folder.ts'
import { isBlank, migrate } from './migrations.ts'
import { createWrites, DONE, Refused, type WriteName } from './writes.ts'

export interface Operation {
  readonly name: WriteName
  readonly args: readonly unknown[]
}

export type Outcome =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string }

/** `fatal` when the disk may have lost what was committed before, so nothing can be trusted any more. */
export type FromWriter =
  | { readonly kind: 'ready' }
  /** One outcome for each of the oldest operations that had no answer, and how long they took. */
  | { readonly kind: 'batch'; readonly outcomes: readonly Outcome[]; readonly ms: number }
  | { readonly kind: 'failed'; readonly message: string; readonly fatal: boolean; readonly count: number }

export type ToWriter =
  { readonly kind: 'batch'; readonly operations: readonly Operation[] } | { readonly kind: 'close' }

export interface WriterData {
  readonly path: string
  /** Whether a database without tables is one that is to be made, and not one that was emptied. */
  readonly mayBegin: boolean
  /** For tests of a full disk. */
  readonly maxPages: number | null
  readonly pace: CheckpointPace
}

/** Nobody waits for the commit of more. */
const MAX_BATCH = 256

const { path, mayBegin, maxPages, pace } = workerData as WriterData
const port = parentPort!
const db = openForWriting(path)
const checkpoints = new Checkpoints(db, path, pace)
const writes = createWrites(db)
const begin = db.prepare('BEGIN IMMEDIATE')
const commit = db.prepare('COMMIT')
const savepoint = db.prepare('SAVEPOINT entry')
const release = db.prepare('RELEASE entry')

port.on('message', (message: ToWriter) => {
  const operations: Operation[] = []
  let next: ToWriter | undefined = message
  while (next?.kind === 'batch') {
    operations.push(...next.operations)
    if (operations.length >= MAX_BATCH) break
    next = (receiveMessageOnPort(port) as { message: ToWriter } | undefined)?.message
  }
  if (operations.length > 0) {
    port.postMessage(runBatch(operations))
    checkpoints.count(operations.length)
  }
  if (next?.kind === 'close') void close()
})
port.postMessage({ kind: 'ready' } satisfies FromWriter)

async function close(): Promise<void> {
  await checkpoints.close()
  db.close()
  port.close()
}

function openForWriting(file: string): DatabaseSync {
  const opened = new DatabaseSync(file, { timeout: 5000 })
  if (!mayBegin && isBlank(opened)) throw lost(file, 'has no tables')
  opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  // What people have deleted is not to be read from the file.
  opened.exec('PRAGMA secure_delete = FAST')
  migrate(opened)
  if (maxPages !== null) opened.exec(`PRAGMA max_page_count = ${maxPages}`)
  return opened
}

/**
 * Nearly always every operation succeeds. A savepoint for each would copy every page it touches, so they are only
 * made when one has failed: the batch is taken back as a whole and run again, one entry at a time.
 */
function runBatch(operations: readonly Operation[]): FromWriter {
  const first = runAll(operations, runBare)
  return first.kind === 'failed' && !first.fatal ? runAll(operations, runApart) : first
}

function runAll(operations: readonly Operation[], runOne: (operation: Operation) => Outcome): FromWriter {
  const begun = performance.now()
  const count = operations.length
  try {
    begin.run()
    const outcomes = operations.map(runOne)
    commit.run()
    return { kind: 'batch', outcomes, ms: performance.now() - begun }
  } catch (error) {
    const fatal = isFatal(error)
    operations.forEach(forget)
    try {
      if (db.isTransaction) db.exec('ROLLBACK')
    } catch {
      return { kind: 'failed', message: messageOf(error), fatal: true, count }
    }
    return { kind: 'failed', message: messageOf(error), fatal, count }
  }
}

/** One object for all that went as usual: a message holds it once. */
const ALL_WELL: Outcome = { ok: true, value: DONE }

function runBare({ name, args }: Operation): Outcome {
  const write = writes[name] as (...args: readonly unknown[]) => unknown
  const value = write(...args)
  return value === DONE ? ALL_WELL : { ok: true, value }
}

/** One entry that fails must not take its neighbours along: it alone is rolled back. */
function runApart(operation: Operation): Outcome {
  savepoint.run()
  try {
    const outcome = runBare(operation)
    release.run()
    return outcome
  } catch (error) {
    // A full disk rolls the whole transaction back by itself; then nobody's write has happened.
    if (!db.isTransaction || isFatal(error)) throw error
    db.exec('ROLLBACK TO entry; RELEASE entry')
    forget(operation)
    return error instanceof Refused
      ? { ok: true, value: error.answer }
      : { ok: false, message: messageOf(error) }
  }
}

/** Nothing is known any more about tables whose rows were taken back. */
function forget({ name, args }: Operation): void {
  if (name === 'append') for (const { table } of args[0] as readonly Append[]) writes.forget(table)
  if (name === 'addChat') writes.forget(args[0] as string)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
