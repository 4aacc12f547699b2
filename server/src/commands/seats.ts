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
    summary: 'Sit down on a seat that is saved for you or open; again for a second seat on the same device',
    form: closed({ id: commandId, seat, name: called }, ['id']),
    answers: { 200: '{ seats }: all that are yours', 409: 'no seat is free, or the game has begun' },
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
    answers: { 200: '{ seats }: all that are still yours' },
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
    summary: 'Only those who play may speak here, or everybody again',
    form: closed({ id: commandId, hushed: { type: 'boolean' } }),
    answers: { 200: '{}' },
    who: atTable,
    decide: decideHush,
  }),
  tableCommand<wire.Rematch>({
    name: 'rematch',
    summary:
      'The same game once more, with a seat saved for each person; it starts at once if the others are bots',
    form: closed({ id: commandId }),
    answers: { 200: '{ table }' },
    who: atTable,
    decide: decideRematch,
    async before(table, { core, person }) {
      if (table.rematch === null) await core.tables.checkRoom(person.guest)
    },
  }),
]
