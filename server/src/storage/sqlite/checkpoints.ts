/**
 * When committed pages leave SQLite's log for the file itself. By default the writer does it whenever the log is
 * long, and everybody waits for that, twenty milliseconds three times a second on a busy server. So another thread
 * does it in the meantime. It hardly ever catches up with a busy writer, and the log only starts over once all of it
 * is in the file: so now and then the writer itself carries over the rest, which is short.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { isFatal } from './errors.ts'
import type { ToCheckpointer } from './checkpointer.ts'

export interface CheckpointPace {
  /** Operations between two checkpoints. Pages change many times between them and are then written once. */
  readonly every: number
  /** How many pages the log may have before it has to start over. */
  readonly longLog: number
  /** Pages of the log from which on SQLite does it by itself, should the thread be far behind. */
  readonly longestLog: number
}

/** A page has 4 KB, an operation touches about three: with 2,500 operations the log rarely has more than 40 MB. */
export function paceOf(every: number): CheckpointPace {
  return { every, longLog: 2 * every, longestLog: 16_000 }
}

/** MB; it does next to nothing in JavaScript. */
const YOUNG_GENERATION = 2

export class Checkpoints {
  private readonly finish: StatementSync
  private readonly path: string
  private readonly pace: CheckpointPace
  /** Begun when there is work for it: a small server has no use for one more. */
  private thread: Worker | null = null
  private operations = 0
  private running = false

  /** `db` is the writer's own connection to the file at `path`. */
  constructor(db: DatabaseSync, path: string, pace: CheckpointPace) {
    this.path = path
    this.pace = pace
    db.exec(`PRAGMA wal_autocheckpoint = ${pace.longestLog}`)
    this.finish = db.prepare('PRAGMA wal_checkpoint(PASSIVE)')
  }

  /** Say that this many operations are on disk. */
  count(operations: number): void {
    this.operations += operations
    if (this.running || this.operations < this.pace.every) return
    this.running = true
    this.operations = 0
    this.thread ??= this.begin()
    tell(this.thread, 'checkpoint')
  }

  /** Resolves when the file is not touched any more. */
  async close(): Promise<void> {
    if (!this.thread) return
    const { thread } = this
    const ended = new Promise((resolve) => thread.once('exit', resolve))
    tell(thread, 'close')
    await ended
  }

  private begin(): Worker {
    const thread = new Worker(new URL('./checkpointer.ts', import.meta.url), {
      workerData: this.path,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
    })
    thread.on('message', (pages: number) => this.goOn(pages))
    // Without a thread SQLite does it by itself, until there is one again; only a failing disk is the end.
    thread.on('error', (error) => {
      if (isFatal(error)) throw error
      this.thread = null
      this.running = false
    })
    return thread
  }

  private goOn(pages: number): void {
    this.running = false
    if (pages >= this.pace.longLog) tryCheckpoint(this.finish)
  }
}

function tell(thread: Worker, message: ToCheckpointer): void {
  thread.postMessage(message)
}

/** Returns the pages in the log. What did not succeed is tried again next time; only a failing disk is an error. */
export function tryCheckpoint(checkpoint: StatementSync): number {
  try {
    const { log } = checkpoint.get() as { log: number }
    return log
  } catch (error) {
    if (isFatal(error)) throw error
    return 0
  }
}
