/** Standing orders in words. */
import { complete, isSameMove, listed, type InEvery, type Move } from '@harvest/engine/wire'
import type { Order, OrderChoices } from '@harvest/server/wire'
import { prefs } from '../../lib/prefs.svelte.ts'
import { de } from '../../text/orders/de.ts'
import { en, type OrdersText } from '../../text/orders/en.ts'
import { fr } from '../../text/orders/fr.ts'

const languages: InEvery<OrdersText> = { en, de, fr: complete(en, fr) }

export function orderWords(): OrdersText {
  return languages[prefs.values.language]
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
