/** Sitting down, getting up, starting, and rematches. */
import { decideJoin, decideLeave, decideStart } from '../tables/decide/seats.ts'
import { decideHush, decideRematch } from '../tables/decide/upkeep.ts'
import { anybody, atTable, host } from '../tables/decide/who.ts'
import type * as wire from '../wire.ts'
import { tableCommand } from './command.ts'
import { called, closed, commandId, seat } from './forms.ts'

export const seatCommands = [
  tableCommand<wire.JoinTable>({
    name: 'join',
    summary:
      'Sit down in an open seat, or one that’s saved for you; again for a second seat on the same device',
    form: closed({ id: commandId, seat, name: called }, ['id']),
    answers: { 200: '{ seats }: all of yours', 409: 'there is no free seat, or the game has started' },
    who: anybody,
    decide: decideJoin,
    async before(table, { core, person }) {
      if (!table.isAmongTablesOf(person.guest)) await core.tables.checkOwnRoom(person.guest)
    },
  }),
  tableCommand<wire.LeaveTable>({
    name: 'leave',
    summary: 'Leave: your seat opens up again or, once the game has started, a bot plays for you',
    form: closed({ id: commandId, seat }, ['id']),
    answers: { 200: '{ seats }: the ones you still have' },
    who: atTable,
    decide: decideLeave,
  }),
  tableCommand<wire.StartTable>({
    name: 'start',
    summary: 'Start the game (host)',
    form: closed({ id: commandId, open: { type: 'string', pattern: '^(remove|bot:[a-z0-9-]{1,20})$' } }, [
      'id',
    ]),
    answers: { 200: '{}', 409: 'seats are still open' },
    who: host,
    decide: decideStart,
  }),
  tableCommand<wire.Hush>({
    name: 'hush',
    summary: 'Turn watchers’ chat off, or on again',
    form: closed({ id: commandId, hushed: { type: 'boolean' } }),
    answers: { 200: '{}' },
    who: atTable,
    decide: decideHush,
  }),
  tableCommand<wire.Rematch>({
    name: 'rematch',
    summary: 'A rematch, with a seat saved for each person; it starts at once if the others are bots',
    form: closed({ id: commandId }),
    answers: { 200: '{ table }' },
    who: atTable,
    decide: decideRematch,
    async before(table, { core, person }) {
      if (table.rematch === null) await core.tables.checkRoom(person.guest)
    },
  }),
]
