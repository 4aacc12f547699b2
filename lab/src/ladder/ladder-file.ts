/** Games of ladders on disk, a line for each with what it belongs to; further runs add to it. */
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { whyNot } from '../files.ts'
import { UsageError } from '../lab.ts'
import type { LadderRow, LadderSpec } from './ladder-game.ts'

interface Line {
  readonly spec: LadderSpec
  readonly row: LadderRow
}

export class LadderFile {
  readonly path: string
  private readonly rows = new Map<string, LadderRow[]>()

  constructor(path: string) {
    this.path = path
    for (const { spec, row } of readLines(path)) this.known(spec).push(row)
  }

  /** Games of the same kind that have already been played. */
  rowsOf(spec: LadderSpec): readonly LadderRow[] {
    return this.known(spec)
  }

  add(spec: LadderSpec, row: LadderRow): void {
    try {
      appendFileSync(this.path, `${JSON.stringify({ spec, row } satisfies Line)}\n`)
    } catch (error) {
      throw new UsageError(`${this.path} can’t be written: ${whyNot(error)}. Games already in it are kept.`)
    }
  }

  private known(spec: LadderSpec): LadderRow[] {
    const key = JSON.stringify(spec)
    let rows = this.rows.get(key)
    if (!rows) this.rows.set(key, (rows = []))
    return rows
  }
}

/** A run that was cut off may have left half a line at the end. It's dropped. */
function readLines(path: string): Line[] {
  if (!existsSync(path)) return []
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`${path} can’t be read: ${whyNot(error)}.`)
  }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const lines = whole.split('\n').slice(0, -1)
  const read = lines.map((line, i) => asLine(path, i + 1, line))
  if (text !== '' && read.length === 0) asLine(path, 1, text)
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
  return read
}

function asLine(path: string, number: number, text: string): Line {
  try {
    const line = JSON.parse(text) as Partial<Line> | null
    if (line?.spec && Number.isInteger(line.row?.number)) return line as Line
  } catch {
    // Said below.
  }
  throw new UsageError(`${path}, line ${number}: this isn’t a ladder’s game. Choose another file with --out.`)
}
