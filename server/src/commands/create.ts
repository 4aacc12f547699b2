/** Making a table: the one command that is not about a table yet. */
import { digestOf } from '../digest.ts'
import { cleanTitle } from '../people/names.ts'
import { checkLimit, failed } from '../problem.ts'
import type { CreateTable } from '../wire.ts'
import type { Command } from './command.ts'
import { begun, called, closed, commandId, gameId, LONGEST_BROUGHT, plainValue } from './forms.ts'
import { paceForm } from './pace-form.ts'

export const createCommand: Command = {
  name: 'create',
  summary: 'Make a table',
  form: closed(
    {
      id: commandId,
      game: gameId,
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
      begun,
      pace: paceForm,
      variant: {
        type: 'string',
        maxLength: LONGEST_BROUGHT,
        description: 'A variant of the game, as JSON or as lines of CSV.',
      },
    },
    ['id', 'game', 'seats'],
  ),
  answers: {
    201: '{ table }',
    403: 'this server doesn’t let you play variants of your own',
    409: 'the game began under other rules',
    422: 'the game doesn’t have these options or that many seats, or the moves of one begun elsewhere aren’t legal; or what is wrong with the variant, with the line in `error.args.line`',
  },
  run({ core, person, network, body }) {
    const wish = body as CreateTable
    return core.tables.create(person, wish, cleanTitle(wish.name ?? ''), digestOf('create', wish), (what) => {
      if (what === 'variant' && !core.mayVary(network)) throw failed('noVariants')
      checkLimit(core.limits[what === 'variant' ? 'variants' : 'tables'].take(network))
    })
  },
}
