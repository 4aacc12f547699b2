/** Bots that stand in for people. */
import { decideBotIn, decideHost, decideReturn, decideVote } from '../tables/decide/stand-ins.ts'
import { decideTakeLeave } from '../tables/decide/clocks.ts'
import { atTable, otherPlayers, seated, seatOwner, seatOwnerOrHost } from '../tables/decide/who.ts'
import type * as wire from '../wire.ts'
import { tableCommand } from './command.ts'
import { closed, commandId, level, seat } from './forms.ts'

export const standInCommands = [
  tableCommand<wire.BotIn>({
    name: 'bot',
    summary:
      'Let a bot play your seat or, as host, an open one before the start, or one whose player has been away for long',
    form: closed({ id: commandId, seat, level }, ['id', 'seat']),
    answers: { 200: '{}', 409: 'not away for long enough' },
    who: seatOwnerOrHost,
    decide: decideBotIn,
  }),
  tableCommand<wire.TakeBack>({
    name: 'return',
    summary: 'Take your seat back from the bot',
    form: closed({ id: commandId, seat }),
    answers: { 200: '{}' },
    who: seatOwner,
    decide: decideReturn,
  }),
  tableCommand<wire.Vote>({
    name: 'vote',
    summary: 'Vote to let a bot play for somebody who is away',
    form: closed({ id: commandId, seat, agree: { type: 'boolean' } }),
    answers: { 200: '{ passed }' },
    who: otherPlayers,
    decide: decideVote,
  }),
  tableCommand<wire.TakeHost>({
    name: 'host',
    summary: 'Take over as host when the host has been away for a while',
    form: closed({ id: commandId }),
    answers: { 200: '{}', 409: 'not away for long enough' },
    who: atTable,
    decide: decideHost,
  }),
  tableCommand<wire.TakeLeave>({
    name: 'holiday',
    summary: 'Take days off, at a table with a time limit per move',
    form: closed({ id: commandId, days: { type: 'integer', minimum: 1, maximum: 30 } }),
    answers: { 200: '{ left }', 409: 'not that many days left' },
    who: seated,
    decide: decideTakeLeave,
  }),
]
