/** The words for standing orders; loaded with the first of them. */
export const en = {
  help: 'When your turn comes, this is done for you after a few seconds, even if this page is closed. Nobody else can see it.',
  first: 'If more than one applies, the first possible one is carried out.',
  asked: 'It’s your turn now, so your orders start with the next one.',
  mine: 'Your orders',
  none: 'You don’t have any yet.',
  add: 'New order',
  when: 'When I’m asked for',
  forced: 'anything, if there’s only one option',
  what: 'I do this',
  times: { once: 'just once', always: 'every time, until I cancel it' },
  timesShort: { once: 'once', always: 'every time' },
  unless: 'Unless…',
  unlessMove: '…I could also do this',
  nothing: '(doesn’t matter)',
  unlessChanged: '…one of these has changed since',
  anything: 'anything at all',
  then: 'Then the order ends and it’s up to you.',
  give: 'Save this order',
  given: 'Order saved.',
  withdraw: 'Cancel',
  order: (phase: string, moves: string) => `${phase}: ${moves}`,
  forcedOrder: 'If there’s only one option, take it',
  or: 'or',
  unlessMoves: (moves: string) => `unless I could also do this: ${moves}`,
  unlessParts: (parts: string) => `unless this has changed: ${parts}`,
  ended: {
    illegal: (phase: string) => `${phase}: your order isn’t possible, so it’s up to you.`,
    offered: (phase: string) =>
      `${phase}: the other move you named is possible too, so your order has ended and it’s up to you.`,
    changed: (phase: string) =>
      `${phase}: something you wanted us to watch has changed, so your order has ended and it’s up to you.`,
  },
  ok: 'OK',
}

export type OrdersText = typeof en
