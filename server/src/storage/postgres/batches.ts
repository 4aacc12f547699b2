/**
 * Appends that arrive together share a transaction: while one is being committed, the next gather. A NOTIFY
 * makes transactions commit one after the other, so this is what lets many tables move at once. When a batch
 * fails, each of its appends goes on alone.
 */
import { NotStored, type Append, type Appended } from '../contract.ts'
import { appendedFrom, appendStatement, appendValues } from './append.ts'
import type { Database, Tried } from './connection.ts'

const MAX_BATCH = 100

export interface BatchOptions {
  /** This process. */
  readonly from: string
  /** An append was sent twice, so what it wrote itself may look like somebody else's. */
  readonly onAgain: (parts: readonly Append[]) => void
  /** Called with the size of each batch once it is on disk, and how long it took. */
  readonly onCommit?: (operations: number, ms: number) => void
}

interface Waiting {
  readonly parts: readonly Append[]
  readonly resolve: (appended: Appended) => void
  readonly reject: (error: unknown) => void
}

export class Batches {
  private readonly db: Database
  private readonly options: BatchOptions
  private gathering: Waiting[] = []
  private busy = false
  private unanswered = 0
  private closed = false
  private onIdle: () => void = () => {}

  constructor(db: Database, options: BatchOptions) {
    this.db = db
    this.options = options
  }

  append(parts: readonly Append[]): Promise<Appended> {
    if (this.closed) return Promise.reject(new NotStored('the database is closed'))
    this.unanswered++
    return new Promise<Appended>((resolve, reject) => {
      this.gathering.push({ parts, resolve, reject })
      this.schedule()
    }).finally(() => {
      if (--this.unanswered === 0) this.onIdle()
    })
  }

  /** Resolves when everything has been answered; what comes later is refused. */
  async close(): Promise<void> {
    this.closed = true
    if (this.unanswered > 0) await new Promise<void>((resolve) => (this.onIdle = resolve))
  }

  private schedule(): void {
    if (this.busy || this.gathering.length === 0) return
    this.busy = true
    // What arrives in the same turn of the event loop shares the commit too.
    setImmediate(() => void this.commit(this.take()))
  }

  /** As many as fit together: of two that touch the same table or command, the second waits. */
  private take(): Waiting[] {
    const batch: Waiting[] = []
    const rest: Waiting[] = []
    const touched = new Set<string>()
    for (const waiting of this.gathering) {
      const keys = waiting.parts.flatMap(keysOf)
      const fits = batch.length < MAX_BATCH && !keys.some((key) => touched.has(key))
      ;(fits ? batch : rest).push(waiting)
      for (const key of keys) touched.add(key)
    }
    this.gathering = rest
    return batch
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    const begun = performance.now()
    const units = batch.map(({ parts }) => parts)
    const tried = await this.db.attempt(appendStatement, appendValues(this.options.from, units))
    if (tried.kind === 'done') {
      this.options.onCommit?.(batch.length, performance.now() - begun)
      for (const [index, { resolve }] of batch.entries()) resolve(appendedFrom(tried.rows[index]!))
    } else {
      // That a batch may have been committed concerns all in it; why it was rolled back perhaps only one.
      const known = batch.length === 1 || tried.kind === 'lost' ? tried : undefined
      for (const waiting of batch) void this.alone(waiting, known)
    }
    this.busy = false
    this.schedule()
  }

  private async alone({ parts, resolve, reject }: Waiting, first: Tried | undefined): Promise<void> {
    try {
      const values = appendValues(this.options.from, [parts])
      const { rows, again } = await this.db.write(appendStatement, values, first)
      const appended = appendedFrom(rows[0]!)
      if (again && appended.kind !== 'done') this.options.onAgain(parts)
      resolve(appended)
    } catch (error) {
      reject(error)
    }
  }
}

function keysOf({ table, command }: Append): string[] {
  return command ? [table, JSON.stringify([command.scope, command.actor, command.id])] : [table]
}
