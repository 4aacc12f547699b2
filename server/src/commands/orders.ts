/** Standing orders. */
import { decideGiveOrder, decideWithdraw } from '../tables/decide/orders.ts'
import { seatOwner } from '../tables/decide/who.ts'
import type * as wire from '../wire.ts'
import { tableCommand, type Command } from './command.ts'
import { closed, commandId, move, seat, type Schema } from './forms.ts'

const moves: Schema = { type: 'array', maxItems: 10, items: move }

export const orderCommands: readonly Command[] = [
  {
    away: true,
    ...tableCommand<wire.GiveOrder>({
      name: 'order',
      summary: 'Give a standing order: what your seat does by itself when it’s asked. Nobody else is told',
      form: closed(
        {
          id: commandId,
          seat,
          phase: { anyOf: [{ type: 'string', maxLength: 60 }, { type: 'null' }] },
          moves,
          always: { type: 'boolean' },
          unlessMoves: moves,
          unlessChanged: { type: 'array', maxItems: 10, items: { type: 'string', maxLength: 100 } },
        },
        ['id', 'seat', 'phase', 'moves', 'always'],
      ),
      answers: {
        200: '{ standing, ended }: the orders of the seat',
        409: 'no game is being played',
        422: 'the game doesn’t have that phase or kind of move',
        429: 'too many orders',
      },
      who: seatOwner,
      decide: decideGiveOrder,
    }),
  },
  {
    away: true,
    ...tableCommand<wire.WithdrawOrder>({
      name: 'withdraw',
      summary: 'Cancel one of your seat’s orders, or all; or clear away one that has ended',
      form: closed({ id: commandId, seat, order: commandId }, ['id', 'seat']),
      answers: { 200: '{ standing, ended }: the orders that are left' },
      who: seatOwner,
      decide: decideWithdraw,
    }),
  },
]
