/** One change of a variant, checked against the table it changes: what a column holds says what it may hold. */
import type { Json } from '../json.ts'
import type { FaultArgs, FaultKey } from './faults/fault.ts'

/** What a value may be. */
export type Column =
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'word'; readonly words: readonly Json[] }
  /** Some of these letters, in any order and number. */
  | { readonly kind: 'letters'; readonly letters: string; readonly least: number; readonly most: number }
  | { readonly kind: 'text' }
  /** What the rules know by its name. */
  | { readonly kind: 'fixed' }

export interface TableRules {
  /** Of a table that is a single value. */
  readonly value?: Column
  /** By name of the column; one that is not here is read off the values it has. */
  readonly columns?: { readonly [column: string]: Column }
  /** What a row is called; its `id` or `name` if not said. Copies of a name are numbered: `GOP#2`. */
  readonly key?: (row: never) => string
  /** Tables that rows may be added to, by name; '' for this one itself. */
  readonly grows?: readonly string[]
  /** How a table that grows is sorted. */
  readonly order?: (a: never, b: never) => number
}

/** What is wrong with a change, without where it was written. */
export class ChangeError extends Error {
  readonly key: FaultKey
  readonly args: FaultArgs
  /** The columns it is in, from the outermost, where the value is a whole row. */
  inside: readonly string[] = []
  constructor(key: FaultKey, args: FaultArgs = {}) {
    super(key)
    this.key = key
    this.args = args
  }
}

export type PutChange = typeof putChange

type Fields = { readonly [key: string]: Json }
const MOST_TEXT = 60
const USUAL_MOST = 999

const isFields = (value: Json): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Whatever is wrong with a row is wrong in one of its columns. */
function inColumn<T>(column: string, make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (error instanceof ChangeError) error.inside = [column, ...error.inside]
    throw error
  }
}

/** A copy of `at` in which the value at `path` is another; throws a ChangeError if it can't be. */
export function putChange(at: Json, path: string, to: Json, rules: TableRules): Json {
  return put(at, path, to, { rules, column: rules.value ?? null, table: '' })
}

interface Place {
  readonly rules: TableRules
  /** What the value here may be; null to read it off the value itself. */
  readonly column: Column | null
  /** The name of the table this is in. */
  readonly table: string
}

function put(at: Json, path: string, to: Json, place: Place): Json {
  if (path === '') {
    if ((isFields(at) || isTable(at)) && isFields(to))
      return Object.entries(to).reduce<Json>(
        (value, [key, own]) => inColumn(key, () => put(value, key, own, place)),
        at,
      )
    if (isFields(at) || isTable(at)) throw new ChangeError('inside')
    return checked(to, place.column ?? columnOf([at]))
  }
  const keys = Array.isArray(at) ? keysOf(at, place.rules) : isFields(at) ? Object.keys(at) : []
  const key = longest(keys, path)
  if (key === null) return added(at, path, to, keys, place)
  const rest = path.slice(key.length + 1)
  if (Array.isArray(at)) {
    const row = keys.indexOf(key)
    const inRow = { ...place, column: null }
    return at.map((own: Json, n) => (n === row ? putInRow(own, rest, to, at, inRow) : own))
  }
  const fields = at as Fields
  const column = place.rules.columns?.[key] ?? null
  return { ...fields, [key]: put(fields[key], rest, to, { ...place, column, table: key }) }
}

/** A column of a table is known by what all its rows have there. */
function putInRow(row: Json, path: string, to: Json, table: readonly Json[], place: Place): Json {
  if (path === '' && isFields(to))
    return Object.entries(to).reduce<Json>(
      (value, [key, own]) => inColumn(key, () => putInRow(value, key, own, table, place)),
      row,
    )
  const key = longest(Object.keys(row as Fields), path)
  const whole = key !== null && path === key
  const values = whole ? valuesIn(table, key) : []
  if (whole && values.every((value) => !isFields(value) && !Array.isArray(value))) {
    const column = place.rules.columns?.[key] ?? columnOf(values)
    return { ...(row as Fields), [key]: checked(to, column) }
  }
  return put(row, path, to, place)
}

const isTable = (value: Json): value is readonly Json[] =>
  Array.isArray(value) && value.length > 0 && value.every((row: Json) => isFields(row))

const valuesIn = (table: readonly Json[], column: string): Json[] =>
  table.flatMap((row) => (Object.hasOwn(row as Fields, column) ? [(row as Fields)[column]] : []))

/** What the rows of a table are called. */
export function keysOf(rows: readonly Json[], { key }: TableRules): string[] {
  const met = new Map<string, number>()
  return rows.map((row) => {
    const { id, name } = row as Fields
    const own = String(id ?? name ?? (key ? key(row as never) : ''))
    const count = (met.get(own) ?? 0) + 1
    met.set(own, count)
    return count === 1 ? own : `${own}#${count}`
  })
}

/** The key a path begins with; names may have dots in them, so the longest that fits. */
function longest(keys: readonly string[], path: string): string | null {
  let found: string | null = null
  for (const key of keys)
    if ((path === key || path.startsWith(`${key}.`)) && key.length > (found?.length ?? -1)) found = key
  return found
}

/** `Soup#2` is another Soup, if there is one; a number of its own is no part of a name. */
function nameOfNew(path: string, keys: readonly string[]): string {
  const [, name, number] = /^(.+)#(\d+)$/.exec(path) ?? []
  if (name === undefined) return path
  const next = keys.filter((key) => key === name || key.startsWith(`${name}#`)).length + 1
  if (next === 1) throw new ChangeError('noPlace', { name, known: some(keys) })
  if (Number(number) !== next) throw new ChangeError('nextCopy', { name: path, next: `${name}#${next}` })
  return name
}

function added(at: Json, path: string, to: Json, keys: readonly string[], place: Place): Json {
  const { grows, order } = place.rules
  if (!isTable(at) || !grows?.includes(place.table))
    throw new ChangeError('noPlace', { name: path, known: some(keys) })
  if (!isFields(to)) throw new ChangeError('noRow', { name: path, known: some(keys) })
  const [first] = at as readonly Fields[]
  const named = 'id' in first ? 'id' : 'name'
  const given: Fields = { ...to, [named]: nameOfNew(path, keys) }
  const needed = Object.keys(first).filter((column) => valuesIn(at, column).length === at.length)
  const missing = needed.find((column) => !Object.hasOwn(given, column))
  if (missing !== undefined) throw new ChangeError('needs', { column: missing })
  const columns = new Set(at.flatMap((row) => Object.keys(row as Fields)))
  const row: { [column: string]: Json } = {}
  for (const [column, value] of Object.entries(given)) {
    row[column] = inColumn(column, () => {
      if (!columns.has(column)) throw new ChangeError('noPlace', { name: column, known: some([...columns]) })
      return checked(value, place.rules.columns?.[column] ?? columnOf(valuesIn(at, column)))
    })
  }
  const rows = [...at, row]
  return order ? rows.sort(order as (a: Json, b: Json) => number) : rows
}

/** What values there are tells what there may be: numbers others, words only themselves. */
function columnOf(values: readonly Json[]): Column {
  if (values.every((value) => typeof value === 'number')) {
    const least = Math.min(0, ...values)
    return { kind: 'whole', min: least < 0 ? -USUAL_MOST : 0, max: USUAL_MOST }
  }
  return { kind: 'word', words: [...new Set(values)] }
}

function checked(value: Json, column: Column): Json {
  switch (column.kind) {
    case 'whole':
      if (Number.isInteger(value) && (value as number) >= column.min && (value as number) <= column.max)
        return value
      throw new ChangeError('whole', { min: column.min, max: column.max, given: said(value) })
    case 'word':
      if (column.words.includes(value)) return value
      throw new ChangeError('word', { words: some(column.words.map(said)), given: said(value) })
    case 'letters': {
      const { letters, least, most } = column
      if (
        typeof value === 'string' &&
        value.length >= least &&
        value.length <= most &&
        [...value].every((letter) => letters.includes(letter))
      )
        return value
      throw new ChangeError('letters', { least, most, letters, given: said(value) })
    }
    case 'fixed':
      throw new ChangeError('fixed')
    case 'text':
      if (isText(value) && value.length <= MOST_TEXT) return value
      throw new ChangeError('text', { most: MOST_TEXT, given: said(value) })
  }
}

/** What a name may consist of: braces and bars would be taken for pictures in sentences. */
export function isText(value: Json): value is string {
  return typeof value === 'string' && value.trim() !== '' && !/[\p{C}{}|<>]/u.test(value)
}

/** Short enough to be read; a list in it may be nested too deeply to be written out. */
function said(value: Json): string {
  const text =
    value !== null && typeof value === 'object' ? (Array.isArray(value) ? '[…]' : '{…}') : quoted(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

const quoted = (value: Json): string => JSON.stringify(value)

const MOST_NAMED = 12

function some(names: readonly string[]): string {
  return names.length <= MOST_NAMED ? names.join(', ') : `${names.slice(0, MOST_NAMED).join(', ')}, …`
}
