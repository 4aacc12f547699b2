/** Whether there is a coach at a table. */
import { decideCoach } from '../tables/decide/upkeep.ts'
import { atTable } from '../tables/decide/who.ts'
import type * as wire from '../wire.ts'
import { tableCommand } from './command.ts'
import { closed, commandId } from './forms.ts'

export const coachCommand = tableCommand<wire.AllowCoach>({
  name: 'coach',
  summary: 'Say whether you mind a coach at this table; while anybody does, nobody can ask it',
  form: closed({ id: commandId, allow: { type: 'boolean' } }),
  answers: { 200: '{}' },
  who: atTable,
  decide: decideCoach,
})
