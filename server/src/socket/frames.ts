/** What a page may say over its socket, read from text that may be anything. */
import { Ajv } from 'ajv'
import sjson from 'secure-json-parse'
import { closed, seat, tableId } from '../commands/forms.ts'
import { isCommandName } from '../commands/index.ts'
import type { ClientFrame, TableId, Viewer } from '../wire.ts'

const count = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
const viewer = { anyOf: [{ const: 'watcher' }, seat] }

const ajv = new Ajv()
const isSub = ajv.compile(
  closed({ t: { const: 'sub' }, table: tableId, as: viewer, from: count, chat: count }, ['t', 'table', 'as']),
)
const isShown = ajv.compile(closed({ t: { const: 'shown' }, shown: { type: 'boolean' } }))
const isUnsub = ajv.compile(closed({ t: { const: 'unsub' }, table: tableId }))

export interface Following {
  readonly t: 'sub'
  readonly table: TableId
  readonly as: Viewer
  readonly from?: number
  readonly chat?: number
}

export type Said =
  | Following
  | { readonly t: 'unsub'; readonly table: TableId }
  | { readonly t: 'shown'; readonly shown: boolean }
  /** The form of a command is looked at where it is handled. */
  | {
      readonly t: 'do'
      readonly name: string
      readonly id: string
      readonly table: string
      readonly body: object
    }

/** What was said, or null when the text says nothing that makes sense. */
export function readFrame(text: string): Said | null {
  // As strict as Fastify is with bodies: nothing that would change what objects are.
  const value = sjson.safeParse(text) as ClientFrame | null | undefined
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  if ('do' in value) return readCommand(value)
  return isSub(value) || isUnsub(value) || isShown(value) ? (value as Following) : null
}

function readCommand({ do: name, table = '', ...body }: { readonly [field: string]: unknown }): Said | null {
  const { id } = body
  if (typeof name !== 'string' || !isCommandName(name) || typeof table !== 'string') return null
  if (typeof id !== 'string') return null
  return { t: 'do', name, id, table, body }
}
