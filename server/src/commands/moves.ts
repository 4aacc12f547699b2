/** Moves, undo, and ending the time for second thoughts. */
import { decideMoves, decideUndo } from '../tables/decide/moves.ts'
import { seatOwner } from '../tables/decide/who.ts'
import type * as wire from '../wire.ts'
import { tableCommand, type Command } from './command.ts'
import { closed, commandId, decision, move, seat } from './forms.ts'

const answers = {
  200: '{ n, at, decision, over }: done, and on disk',
  403: 'not your seat, or a bot is playing it',
  409: '{ error, fresh }: the question has changed',
  422: 'against a rule, or the id was used for another command',
  503: 'not stored, or nobody knows yet: send it again with the same id',
}

const goOn: Command = {
  name: 'go',
  summary: 'Let the bots move now',
  form: closed({ id: commandId, seat }),
  answers: { 200: '{}', 403: 'not your seat' },
  run: ({ core, person, table: id, body }) =>
    core.tables.use(id, (table) => {
      table.checkOwner(person.guest, (body as wire.GoOn).seat)
      table.grace.end()
      return {}
    }),
}

export const moveCommands = [
  tableCommand<wire.PlayMoves>({
    name: 'moves',
    summary: 'Make one to ten moves, all or none',
    form: closed(
      {
        id: commandId,
        seat,
        decision,
        moves: { type: 'array', minItems: 1, maxItems: 10, items: move },
        grace: {
          type: 'integer',
          minimum: 0,
          maximum: 5_000,
          description: 'Bots wait this many milliseconds, so that you can still undo.',
        },
      },
      ['id', 'seat', 'decision', 'moves'],
    ),
    answers,
    who: seatOwner,
    decide: decideMoves,
  }),
  tableCommand<wire.UndoMoves>({
    name: 'undo',
    summary: 'Undo your last step, or your whole turn',
    form: closed({ id: commandId, seat, decision, scope: { type: 'string', enum: ['step', 'turn'] } }),
    answers,
    who: seatOwner,
    decide: decideUndo,
  }),
  goOn,
]
