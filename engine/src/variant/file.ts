/** A variant as people write it: JSON or lines of CSV, with every fault named by its line. */
import type { Json } from '../json.ts'
import { ChangeError, isText, putChange } from './changes.ts'
import { en } from './faults/en.ts'
import { faultSentence, type Fault, type FaultArgs, type FaultKey } from './faults/fault.ts'
import { readLines } from './json-lines.ts'
import type { Changeable, Variant } from './tables.ts'

/** Something in a variant is wrong; `message` says it in English. */
export class VariantError extends Error {
  readonly fault: Fault
  constructor(line: number, key: FaultKey, args: FaultArgs = {}, path: string | null = null) {
    const fault = { key, args, line, path }
    super(faultSentence(en, fault))
    this.fault = fault
  }
}

export const MOST_CHANGES = 1000
/** In characters. */
export const LONGEST_VARIANT = 64 * 1024
const LONGEST_NAME = 60

interface Written {
  readonly path: string
  readonly value: Json
  readonly line: number
  /** Where a column of its value stands, where that has lines of its own. */
  lineIn?(columns: readonly string[]): number
}

/** Read a variant. `changeable` gives what of a game can be changed, or null for a game there is not. */
export function parseVariant(
  text: string,
  changeable: (game: string) => ReadonlyMap<string, Changeable> | null,
): Variant {
  if (text.length > LONGEST_VARIANT) throw new VariantError(0, 'tooLong', { most: LONGEST_VARIANT })
  const written = text.trimStart().startsWith('{') ? readJson(text) : readCsv(text)
  const game = headOf(written, 'game')
  const name = headOf(written, 'name')
  if (typeof game.value !== 'string') throw new VariantError(game.line, 'game')
  if (!isText(name.value) || name.value.length > LONGEST_NAME)
    throw new VariantError(name.line, 'name', { most: LONGEST_NAME })
  const tables = changeable(game.value)
  if (tables === null) throw new VariantError(game.line, 'noGame', { game: game.value.slice(0, 40) })
  const changes = written.filter(({ path }) => path !== 'game' && path !== 'name')
  if (changes.length === 0) throw new VariantError(0, 'nothing')
  if (changes.length > MOST_CHANGES)
    throw new VariantError(0, 'tooMany', { most: MOST_CHANGES, count: changes.length })
  checkChanges(tables, changes)
  return {
    ...{ game: game.value, name: name.value.trim() },
    changes: Object.fromEntries(changes.map(({ path, value }) => [path, value])),
  }
}

function headOf(written: readonly Written[], path: string): Written {
  const found = written.find((one) => one.path === path)
  if (found) return found
  throw new VariantError(0, 'missing', { key: path })
}

function checkChanges(tables: ReadonlyMap<string, Changeable>, changes: readonly Written[]): void {
  const values = new Map<string, Json>()
  const met = new Set<string>()
  for (const { path, value, line, lineIn } of changes) {
    if (met.has(path)) throw new VariantError(line, 'twice', { path: clip(path) })
    met.add(path)
    const dot = path.indexOf('.')
    const name = dot < 0 ? path : path.slice(0, dot)
    const table = tables.get(name)
    if (!table)
      throw new VariantError(line, 'noTable', { name: clip(name), known: [...tables.keys()].join(', ') })
    try {
      const before = values.get(name) ?? table.base
      values.set(name, putChange(before, dot < 0 ? '' : path.slice(dot + 1), value, table.rules))
    } catch (error) {
      if (!(error instanceof ChangeError)) throw error
      const where = lineIn?.(error.inside) || line
      throw new VariantError(where, error.key, clipped(error.args), clip([path, ...error.inside].join('.')))
    }
  }
}

const LONGEST_PATH = 80
const clip = (text: string): string => (text.length > LONGEST_PATH ? `${text.slice(0, LONGEST_PATH)}…` : text)

const clipped = (args: FaultArgs): FaultArgs =>
  typeof args.name === 'string' ? { ...args, name: clip(args.name) } : args

/** `{ "game": …, "name": …, "changes": { path: value } }` */
function readJson(text: string): Written[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const at = /position (\d+)/.exec((error as Error).message)?.[1]
    throw new VariantError(at === undefined ? 0 : lineAt(text, Number(at)), 'notJson')
  }
  const { changes, ...head } = value as { readonly [key: string]: Json }
  const { lineOf, twice } = readLines(text)
  if (twice) throw new VariantError(twice.line, 'keyTwice', { key: clip(twice.key) })
  const odd = Object.keys(head).find((key) => key !== 'game' && key !== 'name')
  if (odd !== undefined) throw new VariantError(lineOf(odd), 'oddKey', { key: clip(odd) })
  if (changes === undefined || changes === null || typeof changes !== 'object' || Array.isArray(changes))
    throw new VariantError(0, 'noChanges')
  return [
    ...Object.entries(head).map(([path, value]) => ({ path, value, line: lineOf(path) })),
    ...Object.entries(changes).map(([path, value]) => ({
      ...{ path, value: value as Json, line: lineOf('changes', path) },
      lineIn: (columns: readonly string[]) => lineOf('changes', path, ...columns),
    })),
  ]
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** `path,value` in each line, or `path;value` as spreadsheets write it where a comma is part of numbers; what isn't a number, true, false or null is a text. */
function readCsv(text: string): Written[] {
  return text.split(/\r?\n/).flatMap((row, n) => {
    const line = n + 1
    if (row.trim() === '' || row.startsWith('#')) return []
    const cut = /^("(?:[^"]|"")*"|[^,;]*)[,;](.*)$/.exec(row)
    if (!cut) throw new VariantError(line, 'notALine')
    const [, path, value] = cut
    return [{ path: unquoted(path.trim()), value: valueOf(value.trim()), line }]
  })
}

function unquoted(text: string): string {
  return text.startsWith('"') && text.endsWith('"') && text.length > 1
    ? text.slice(1, -1).replaceAll('""', '"')
    : text
}

function valueOf(text: string): Json {
  try {
    return JSON.parse(unquoted(text)) as Json
  } catch {
    return unquoted(text)
  }
}
