/** The words of orders in advance; loaded with the first of them. */
export const en = {
  help: 'Your seat does this by itself when you’re asked, a few seconds later, even while this page is closed. Nobody else can see it.',
  first: 'If there are several for one question, the first that’s possible is done.',
  asked: 'You’re being asked right now: your orders begin with your next turn.',
  mine: 'Your orders',
  none: 'You haven’t given any.',
  add: 'A new order',
  when: 'When I’m asked for',
  forced: 'anything, if there’s only one thing I can do',
  what: 'I do this',
  times: { once: 'just once', always: 'each time, until I withdraw it' },
  timesShort: { once: 'once', always: 'each time' },
  unless: 'Unless…',
  unlessMove: '…I could also do this',
  nothing: '(doesn’t matter)',
  unlessChanged: '…one of these has changed by then',
  anything: 'anything at all',
  then: 'Then the order ends, and you decide.',
  give: 'Give this order',
  given: 'Your order stands.',
  withdraw: 'Withdraw',
  order: (phase: string, moves: string) => `${phase}: ${moves}`,
  forcedOrder: 'If there’s only one thing I can do: do it',
  or: 'or',
  unlessMoves: (moves: string) => `unless I could also do this: ${moves}`,
  unlessParts: (parts: string) => `unless this has changed: ${parts}`,
  ended: {
    illegal: (phase: string) => `${phase}: what you’d ordered isn’t possible, so you decide.`,
    offered: (phase: string) =>
      `${phase}: you can do what you’d marked, so your order has ended and you decide.`,
    changed: (phase: string) =>
      `${phase}: something you’d marked has changed, so your order has ended and you decide.`,
  },
  ok: 'OK',
}

export type OrdersText = typeof en
