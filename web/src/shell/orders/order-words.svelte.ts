/** Standing orders in words. */
import { isSameMove, listed, type Move } from '@harvest/engine/wire'
import type { Order, OrderChoices } from '@harvest/server/wire'
import type { OrdersText } from '../../text/orders/en.ts'
import { ordersText } from '../../text/orders/index.svelte.ts'

export function orderWords(): OrdersText {
  return ordersText.words
}

/** What an order does, with pictures, and then when it doesn't and how often. */
export function tellOrder(order: Order, choices: OrderChoices): { what: string; how: string } {
  const words = orderWords()
  const phase = choices.phases.find((one) => one.phase === order.phase)
  const name = (moves: readonly Move[]): string => {
    const said = moves.map(
      (move) => phase?.choices.find((choice) => holds(choice.moves, move))?.words ?? move.do,
    )
    return listed(
      said.filter((one, index) => said.indexOf(one) === index),
      words.or,
    )
  }
  const titles = (order.unlessChanged ?? []).map(
    (part) => choices.parts.find((one) => one.part === part)?.title ?? part,
  )
  return {
    what:
      order.phase === null ? words.forcedOrder : words.order(phase?.name ?? order.phase, name(order.moves)),
    how: [
      words.timesShort[order.always ? 'always' : 'once'],
      ...(order.unlessMoves?.length ? [words.unlessMoves(name(order.unlessMoves))] : []),
      ...(titles.length > 0 ? [words.unlessParts(listed(titles, words.or))] : []),
    ].join('; '),
  }
}

function holds(moves: readonly Move[], move: Move): boolean {
  return moves.some((one) => isSameMove(one, move))
}
