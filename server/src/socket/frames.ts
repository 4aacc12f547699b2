/** What sockets may say, read from text that may be anything. */
import { TABLE_ID } from '../tables/tables.ts'
import type { ClientFrame, Viewer } from '../wire.ts'

const MAX_SEAT = 28

/** The frame, or null when the text is not one. */
export function parseFrame(text: string): ClientFrame | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  const given = new Map(Object.entries(value))
  const t = given.get('t')
  const table = given.get('table')
  if (typeof table !== 'string' || !TABLE_ID.test(table)) return null
  if (t === 'unsub') return onlyHas(given, ['t', 'table']) ? { t, table } : null
  if (t !== 'sub' || !onlyHas(given, ['t', 'table', 'as', 'from', 'chat'])) return null
  const as = given.get('as')
  const from = given.get('from')
  const chat = given.get('chat')
  if (!isViewer(as) || !isCountOrNone(from) || !isCountOrNone(chat)) return null
  return { t, table, as, ...(from === undefined ? {} : { from }), ...(chat === undefined ? {} : { chat }) }
}

function onlyHas(given: ReadonlyMap<string, unknown>, known: readonly string[]): boolean {
  return [...given.keys()].every((key) => known.includes(key))
}

function isViewer(value: unknown): value is Viewer {
  return (
    value === 'watcher' ||
    (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_SEAT)
  )
}

function isCountOrNone(value: unknown): value is number | undefined {
  return value === undefined || (Number.isSafeInteger(value) && (value as number) >= 0)
}
