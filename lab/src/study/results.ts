/** The results of a study on disk: a line for the plan, then one for each game in the order they were finished. */
import {
  appendFileSync,
  closeSync,
  createReadStream,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { whyNot } from '../files.ts'
import { UsageError } from '../lab.ts'
import { isHeader, isRow } from './check-results.ts'
import type { StudyRow } from './study-game.ts'
import type { StudySpec } from './study-plan.ts'

export const STUDY_FORMAT = 'harvest-study-1'

/** The first line. */
export interface StudyHeader {
  readonly format: typeof STUDY_FORMAT
  readonly version: number
  /** Tells bots from those of other versions; missing in results from before it was noted. */
  readonly bots?: string
  readonly spec: StudySpec
}

export const resultsFile = (folder: string): string => join(folder, 'games.ndjson')

/** Results that further games are added to. */
export class Results {
  readonly file: string
  /** Numbers of the games that are already there. */
  readonly done: ReadonlySet<number>

  private constructor(file: string, done: ReadonlySet<number>) {
    this.file = file
    this.done = done
  }

  /** Open a folder's results, or begin them. What another plan or another version played is left alone. */
  static async open(folder: string, header: StudyHeader): Promise<Results> {
    const file = resultsFile(folder)
    try {
      mkdirSync(folder, { recursive: true })
      if (!existsSync(file) || statSync(file).size === 0) {
        appendFileSync(file, `${JSON.stringify(header)}\n`)
        return new Results(file, new Set())
      }
      cutTorn(file)
    } catch (error) {
      throw unwritable(file, error)
    }
    const found = await readHeader(file)
    if (found.spec.game !== header.spec.game || found.version !== header.version)
      throw new UsageError(
        `${file} holds games of ${found.spec.game}, version ${found.version}, not of ${header.spec.game}, version ${header.version}. Choose another folder with --out.`,
      )
    if (JSON.stringify(found.spec) !== JSON.stringify(header.spec))
      throw new UsageError(
        `${file} holds games from another plan or seed. Choose another folder with --out, or repeat the command that started it.`,
      )
    if (found.bots !== undefined && found.bots !== header.bots)
      throw new UsageError(
        `${file} holds games by bots that thought differently from today’s, and the two don’t mix. Choose another folder with --out; "lab report ${folder}" reports on what’s there.`,
      )
    const done = new Set<number>()
    for await (const row of readRows(file)) done.add(row.game)
    return new Results(file, done)
  }

  add(rows: readonly StudyRow[]): void {
    try {
      appendFileSync(this.file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    } catch (error) {
      throw unwritable(this.file, error)
    }
  }
}

function unwritable(file: string, error: unknown): UsageError {
  const kept = existsSync(file)
    ? 'Games already in it are kept; the same command carries on from there.'
    : 'Choose another folder with --out.'
  return new UsageError(`${file} can’t be written: ${whyNot(error)}. ${kept}`)
}

/** A run that was cut off may have left half a line at the end. It's dropped. */
function cutTorn(file: string): void {
  const size = statSync(file).size
  const handle = openSync(file, 'r')
  try {
    const chunk = Buffer.alloc(64 * 1024)
    for (let end = size; end > 0;) {
      const from = Math.max(0, end - chunk.length)
      const read = readSync(handle, chunk, 0, end - from, from)
      const at = chunk.subarray(0, read).lastIndexOf(0x0a)
      if (at >= 0) {
        if (from + at + 1 < size) truncateSync(file, from + at + 1)
        return
      }
      end = from
    }
  } finally {
    closeSync(handle)
  }
}

/** The plan that a file of results belongs to. */
export async function readHeader(file: string): Promise<StudyHeader> {
  for await (const line of lines(file)) {
    const header = parsed(file, 1, line)
    if ((header as Partial<StudyHeader> | null)?.format !== STUDY_FORMAT) break
    if (isHeader(header)) return header
    throw new UsageError(`${file}, line 1: the study’s plan is damaged, so its games can’t be read.`)
  }
  throw new UsageError(`${file} doesn’t hold a study’s results: its first line would say so.`)
}

/** The games of a file; of one that is being written, half a line at its end is left out. */
export async function* readRows(file: string, cards = Infinity): AsyncGenerator<StudyRow> {
  let number = 0
  let torn: unknown = null
  const met = new Set<number>()
  for await (const line of lines(file)) {
    if (torn !== null) throw torn
    if (++number === 1) continue
    let row: StudyRow
    try {
      row = asRow(file, number, parsed(file, number, line), cards)
    } catch (error) {
      torn = error
      continue
    }
    if (met.has(row.game)) continue
    met.add(row.game)
    yield row
  }
}

function asRow(file: string, number: number, value: unknown, cards: number): StudyRow {
  if (isRow(value, cards)) return value
  throw new UsageError(`${file}, line ${number}: this isn’t a game, or it’s damaged.`)
}

function parsed(file: string, number: number, line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new UsageError(`${file}, line ${number}: this isn’t JSON.`)
  }
}

async function* lines(file: string): AsyncGenerator<string> {
  const input = createReadStream(file, 'utf8')
  try {
    yield* createInterface({ input, crlfDelay: Infinity })
  } catch (error) {
    throw new UsageError(`${file} can’t be read: ${whyNot(error) ?? (error as Error).message}.`)
  } finally {
    input.destroy()
  }
}
