/** JSON Schemas for what may be said to the server: they are enforced, and they describe the API. */
import { TABLE_ID } from '../tables/tables.ts'

export type Schema = { readonly [key: string]: unknown }

/** An object with these fields and no others. */
export function closed(
  properties: { readonly [name: string]: Schema },
  required: readonly string[] = Object.keys(properties),
): Schema {
  return { type: 'object', properties, required, additionalProperties: false }
}

export const tableId: Schema = { type: 'string', pattern: TABLE_ID.source }
export const commandId: Schema = {
  type: 'string',
  pattern: '^[A-Za-z0-9_.:-]{8,64}$',
  description: 'You make it up. A command sent twice with the same id is carried out once.',
}
export const gameId: Schema = { type: 'string', pattern: '^[a-z0-9-]{1,40}$' }
export const seat: Schema = { type: 'integer', minimum: 0, maximum: 28 }
export const decision: Schema = { type: 'integer', minimum: 0, maximum: 1e9 }
export const called: Schema = { type: 'string', maxLength: 200 }
/** Of a variant, in characters: a request may be twice as long, and quotation marks take two in it. */
export const LONGEST_BROUGHT = 12_000
export const level: Schema = { type: 'string', pattern: '^[a-z0-9-]{1,20}$' }

const scalar: readonly Schema[] = [
  { type: 'string', maxLength: 120 },
  { type: 'integer' },
  { type: 'boolean' },
]
export const plainValue: Schema = {
  anyOf: [...scalar, { type: 'array', maxItems: 12, items: { anyOf: scalar } }],
}

export const move: Schema = {
  type: 'object',
  properties: { do: { type: 'string', maxLength: 120 } },
  required: ['do'],
  maxProperties: 12,
  additionalProperties: plainValue,
  description: 'One of the `move`s offered.',
}

export const begun: Schema = {
  ...closed({
    version: { type: 'integer', minimum: 0, maximum: 1e6 },
    seed: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    steps: {
      type: 'array',
      maxItems: 2_000,
      items: { type: 'array', minItems: 2, maxItems: 2, items: [seat, move], additionalItems: false },
    },
  }),
  description:
    'A game begun elsewhere: its seed and every step, as [seat, move]. The table carries on from there.',
}
