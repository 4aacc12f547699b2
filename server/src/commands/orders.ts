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
      summary: 'Say what your seat is to do by itself when it is asked; nobody else is told',
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
        409: 'the game isn’t on',
        422: 'the game has no such phase or kind of move',
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
      summary: 'Withdraw an order of your seat, or all; or put away one that has ended',
      form: closed({ id: commandId, seat, order: commandId }, ['id', 'seat']),
      answers: { 200: '{ standing, ended }: the orders that are left' },
      who: seatOwner,
      decide: decideWithdraw,
    }),
  },
]
