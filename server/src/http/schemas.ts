/** The form of every request, for validation and for the description of the API alike. */
import { TABLE_ID } from '../tables/tables.ts'

export type Schema = { readonly [key: string]: unknown }

const closed = (
  properties: { [name: string]: Schema },
  required: readonly string[] = Object.keys(properties),
): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const id: Schema = {
  type: 'string',
  pattern: '^[A-Za-z0-9_.:-]{8,64}$',
  description: 'Made by the client. The same command again under the same id is done once.',
}
const seat: Schema = { type: 'integer', minimum: 0, maximum: 28 }
const called: Schema = { type: 'string', maxLength: 200 }
const level: Schema = { type: 'string', pattern: '^[a-z0-9-]{1,20}$' }
const scalar: readonly Schema[] = [
  { type: 'string', maxLength: 120 },
  { type: 'integer' },
  { type: 'boolean' },
]
const plainValue: Schema = { anyOf: [...scalar, { type: 'array', maxItems: 12, items: { anyOf: scalar } }] }

const move: Schema = {
  type: 'object',
  properties: { do: { type: 'string', maxLength: 120 } },
  required: ['do'],
  maxProperties: 12,
  additionalProperties: plainValue,
  description: 'One of the `move`s offered.',
}

export const params: Schema = closed({ table: { type: 'string', pattern: TABLE_ID.source } })

/** Numbers in addresses stay text here; they are read after their form is known to be right. */
const digits: Schema = { type: 'string', pattern: '^[0-9]{1,9}$' }

export const query = {
  none: closed({}),
  list: closed(
    {
      status: { type: 'string', enum: ['open', 'playing', 'finished'] },
      game: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
      free: { type: 'string', enum: ['1'] },
      before: { type: 'string', pattern: '^[0-9]{1,15}\\.[A-Za-z0-9_-]{22}$' },
    },
    [],
  ),
  look: closed({ seat: digits }, []),
  view: closed({ seat: digits, at: digits }, []),
  chat: closed({ before: digits }, []),
} satisfies { [name: string]: Schema }

export const body = {
  me: closed({ name: called }),
  empty: closed({}),
  link: closed({ code: { type: 'string', minLength: 1, maxLength: 60 } }),
  closeDevices: closed({ which: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,20}$' } }),
  create: closed(
    {
      id,
      game: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
      options: { type: 'object', maxProperties: 20, additionalProperties: plainValue },
      seats: {
        type: 'array',
        minItems: 1,
        maxItems: 12,
        items: { type: 'string', pattern: '^(me|open|bot:[a-z0-9-]{1,20})$' },
      },
      names: { type: 'array', maxItems: 12, items: { anyOf: [called, { type: 'null' }] } },
      public: { type: 'boolean' },
      name: { type: 'string', maxLength: 300 },
      autostart: { type: 'boolean' },
    },
    ['id', 'game', 'seats'],
  ),
  join: closed({ id, seat, name: called }, ['id']),
  leave: closed({ id, seat }, ['id']),
  start: closed({ id, open: { type: 'string', pattern: '^(remove|bot:[a-z0-9-]{1,20})$' } }, ['id']),
  bot: closed({ id, seat, level }, ['id', 'seat']),
  takeBack: closed({ id, seat }),
  vote: closed({ id, seat, agree: { type: 'boolean' } }),
  rematch: closed({ id }),
  chat: closed({ id, text: { type: 'string', minLength: 1, maxLength: 10_000 } }),
  moves: closed({
    id,
    seat,
    decision: { type: 'integer', minimum: 0, maximum: 1e9 },
    moves: { type: 'array', minItems: 1, maxItems: 10, items: move },
  }),
  undo: closed({
    id,
    seat,
    decision: { type: 'integer', minimum: 0, maximum: 1e9 },
    scope: { type: 'string', enum: ['step', 'turn'] },
  }),
} satisfies { [name: string]: Schema }
