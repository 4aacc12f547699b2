import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EVERYONE } from '@harvest/engine'
import { CUSTOMERS, DECKS, ORDERS, NEEDS_INGREDIENTS, NEEDS_RECIPES } from '../src/data.ts'
import { cardNamed, guest, namesOf, table, type KitchenPlan, type Table } from './builder.ts'

const rival: KitchenPlan = { deck: 'france' }
const DISHES = [
  ['Farfalle al Salmone', 'Campanelle'],
  ['Fusilli Caprese', 'Gnocchi'],
  ['Rigatoni alla Gricia', 'Ravioli'],
]

function italy(
  prepared: number,
  dishes: number,
  more: Partial<KitchenPlan> = {},
  central: number[] = [],
): Table {
  const ingredients = ['Basil', 'Tomato', 'Penne'].slice(0, prepared)
  return table({
    kitchens: [{ deck: 'italy', prepared: ingredients, dishes: DISHES.slice(0, dishes), ...more }, rival],
    central,
  })
}

test('[FC-CUS-1] a customer comes if the prepared ingredients and cooked recipes are there, and takes nothing', () => {
  const wants = guest('italy', 'gain')
  for (const [prepared, dishes] of [
    [1, 1],
    [2, 0],
  ]) {
    const t = italy(prepared, dishes, {}, [wants])
    assert.equal(t.whyNot({ do: 'attract', customer: wants }), 'FC-CUS-1 requirement')
  }
  const t = italy(2, 1, {}, [wants])
  t.play({ do: 'attract', customer: wants })
  const k = t.s.kitchens[0]
  assert.deepEqual(k.queue, [wants])
  assert.deepEqual(namesOf(k.prepared), ['Tomato', 'Basil'])
  assert.equal(k.dishes.length, 1)
})

test('[FC-CUS-1] what customers want to see and order follows the table, in two columns', () => {
  const row = (deck: 'italy' | 'mexico', index: number): number[] => {
    const customer = guest(deck, CUSTOMERS[index].effect)
    return [NEEDS_INGREDIENTS[customer], NEEDS_RECIPES[customer], ORDERS[customer]]
  }
  assert.deepEqual(
    CUSTOMERS.map((_, index) => row('italy', index)),
    [
      [2, 0, 1],
      [0, 2, 1],
      [1, 1, 2],
      [2, 1, 1],
      [2, 2, 1],
      [2, 1, 2],
      [2, 2, 2],
      [0, 3, 1],
    ],
  )
  assert.deepEqual(
    [row('mexico', 1), row('mexico', 2)],
    [
      [1, 1, 2],
      [0, 2, 1],
    ],
  )
  assert.deepEqual(
    DECKS.filter((deck) => deck.customers === 'A').map((deck) => deck.id),
    ['italy', 'china', 'usa', 'japan'],
  )
})

test('[FC-CUS-1] one customer per turn', () => {
  const [first, second] = [guest('italy', 'kitchenware'), guest('france', 'kitchenware')]
  const t = italy(2, 0, {}, [first, second])
  t.play({ do: 'attract', customer: first })
  assert.equal(t.whyNot({ do: 'attract', customer: second }), 'FC-CUS-1 attractedAlready')
  t.play({ do: 'pass' }, { do: 'draw' }, { do: 'pass' }, { do: 'draw' })
  assert.ok(t.can({ do: 'attract', customer: second }))
})

test('[FC-CUS-1] a queue holds three, and the customer who raises that can’t be the fourth', () => {
  const wide = guest('italy', 'queueLimit')
  const queue = [guest('france', 'gain'), guest('france', 'kitchenware'), guest('france', 'handLimit')]
  const t = italy(3, 3, { queue }, [wide])
  assert.equal(t.whyNot({ do: 'attract', customer: wide }), 'FC-CUS-1 queueFull')
  assert.equal(t.whyNot({ do: 'attract', customer: queue[0] }), 'FC-CUS-1 notInCentral')
})

test('[FC-CUS-2] the central queue is filled up at once, for all to see', () => {
  const wants = guest('italy', 'kitchenware')
  const t = italy(2, 0, {}, [wants])
  const events = t.play({ do: 'attract', customer: wants })
  assert.deepEqual(
    events.map((event) => event.e),
    ['attracted', 'arrived'],
  )
  assert.equal(t.io.revealed, EVERYONE)
  assert.equal(t.s.central.length, 4)
  assert.equal(t.s.central.includes(wants), false)
})

test('[FC-CUS-2] an empty customer deck is reshuffled from the discards', () => {
  const wants = guest('italy', 'kitchenware')
  const t = table({
    kitchens: [{ deck: 'italy', prepared: ['Tomato', 'Basil'] }, rival],
    central: [wants],
    customersGone: true,
  })
  const gone = t.s.gone.length
  const events = t.play({ do: 'attract', customer: wants })
  assert.deepEqual(events[1], { e: 'customersShuffled', count: gone })
  assert.equal(t.s.central.length, 4)
  assert.deepEqual([t.s.customers.length, t.s.gone.length], [gone - 1, 0])
})

test('[FC-CUS-3] each customer with a hand limit raises it by one', () => {
  const queue = [guest('italy', 'handLimit'), guest('france', 'handLimit')]
  const t = table({ kitchens: [{ deck: 'italy', queue }, rival], phase: 'discard' })
  t.play({ do: 'draw' })
  assert.equal(t.s.kitchens[0].hand.length, 9)
})

test('[FC-CUS-3] a customer with a queue limit makes room for a fourth, and several do not add up', () => {
  const [wide, wider] = [guest('italy', 'queueLimit'), guest('france', 'queueLimit')]
  const wants = guest('italy', 'kitchenware')
  const three = [wide, wider, guest('france', 'gain')]
  const t = italy(3, 3, { queue: three }, [wants])
  t.play({ do: 'attract', customer: wants })
  assert.equal(t.s.kitchens[0].queue.length, 4)
  const full = italy(3, 3, { queue: [...three, guest('italy', 'gain')] }, [wants])
  assert.equal(full.whyNot({ do: 'attract', customer: wants }), 'FC-CUS-1 queueFull')
})

test('[FC-CUS-3] losing such a customer leaves the others where they are', () => {
  const [wide, other] = [guest('italy', 'queueLimit'), guest('france', 'kitchenware')]
  const queue = [wide, guest('france', 'gain'), guest('italy', 'gain'), guest('italy', 'handLimit')]
  const t = italy(3, 3, { queue, hand: ['Promotion'] }, [other])
  t.play({ do: 'promotion' }, { do: 'offer', customer: wide }, { do: 'swap', customer: other })
  assert.deepEqual(t.s.kitchens[0].queue, [other, ...queue.slice(1)])
  assert.equal(t.whyNot({ do: 'attract', customer: t.s.central[1] }), 'FC-CUS-1 queueFull')
})

function withQueues(hand: string[], own: number[], other: number[], central: number[] = []): Table {
  return table({
    kitchens: [
      { deck: 'italy', hand, queue: own },
      { deck: 'france', queue: other },
    ],
    central,
  })
}

test('[FC-EVE-1] a complaint discards a customer from one’s own, another or the central queue', () => {
  const [own, other, central] = [guest('italy', 'gain'), guest('italy', 'cookware'), guest('france', 'gain')]
  for (const [target, from] of [
    [own, 0],
    [other, 1],
    [central, -1],
  ]) {
    const t = withQueues(['Complaint', 'Tomato'], [own], [other], [central])
    const card = cardNamed('italy', 'Complaint')
    assert.deepEqual(t.play({ do: 'complaint' }), [{ e: 'played', seat: 0, card }])
    assert.equal(t.moves().length, 6)
    const [event] = t.play({ do: 'dismiss', customer: target })
    assert.deepEqual(event, { e: 'dismissed', seat: 0, customer: target, from })
    assert.deepEqual(t.s.gone, [target])
    assert.deepEqual(namesOf(t.s.kitchens[0].shown), ['Complaint'])
    assert.equal(t.s.central.length, 4)
    assert.equal(t.s.phase, 'act')
  }
})

test('[FC-EVE-1] a promotion swaps one of your customers with another’s or a central one, whatever they want to see', () => {
  const [own, second] = [guest('italy', 'gain'), guest('italy', 'handLimit')]
  const [other, central] = [guest('italy', 'stripWinCard'), guest('france', 'stripWinCard')]
  const t = withQueues(['Promotion', 'Promotion'], [own, second], [other], [central])
  const card = cardNamed('italy', 'Promotion')
  assert.deepEqual(t.play({ do: 'promotion' }), [{ e: 'played', seat: 0, card }])
  assert.equal(t.whyNot({ do: 'offer', customer: other }), 'FC-EVE-1 offerOwn')
  t.play({ do: 'offer', customer: second })
  assert.equal(t.whyNot({ do: 'swap', customer: own }), 'FC-EVE-1 swapOther')
  t.play({ do: 'swap', customer: other })
  assert.deepEqual([t.s.kitchens[0].queue, t.s.kitchens[1].queue], [[own, other], [second]])
  t.play({ do: 'promotion' }, { do: 'offer', customer: own })
  const before = t.s.customers.length
  t.play({ do: 'swap', customer: central })
  assert.deepEqual(t.s.kitchens[0].queue, [central, other])
  assert.equal(t.s.central[0], own)
  assert.deepEqual([t.s.customers.length, t.io.drawn], [before, []], 'no refill')
})

test('[FC-EVE-1] effects follow the card: whoever gets the hand limit has it', () => {
  const t = withQueues(['Promotion'], [guest('italy', 'gain')], [guest('italy', 'handLimit')])
  t.play({ do: 'promotion' }, { do: 'swap', customer: guest('italy', 'handLimit') }, { do: 'pass' })
  t.play({ do: 'draw' })
  assert.equal(t.s.kitchens[1].hand.length, 7)
  t.play({ do: 'pass' }, { do: 'draw' })
  assert.equal(t.s.kitchens[0].hand.length, 8)
})

test('[FC-EVE-1] an event without a target, or not in hand, cannot be played', () => {
  const t = withQueues(['Promotion', 'Tomato'], [], [guest('italy', 'gain')])
  assert.equal(t.whyNot({ do: 'promotion' }), 'FC-EVE-1 noOwnCustomer')
  assert.equal(t.whyNot({ do: 'complaint' }), 'FC-EVE-1 noEvent')
  const alone = withQueues(['Promotion', 'Complaint'], [guest('italy', 'gain')], [])
  alone.s.gone.push(...alone.s.central.splice(0))
  assert.equal(alone.whyNot({ do: 'promotion' }), 'FC-EVE-1 noTarget')
  assert.ok(alone.can({ do: 'complaint' }), 'one’s own customer will do')
  alone.s.gone.push(...alone.s.kitchens[0].queue.splice(0))
  assert.equal(alone.whyNot({ do: 'complaint' }), 'FC-EVE-1 noTarget')
})

test('[FC-EVE-1] a played event has to be finished first', () => {
  const t = withQueues(['Complaint', 'Tomato'], [], [])
  t.play({ do: 'complaint' })
  for (const move of [
    { do: 'pass' },
    { do: 'prepare', card: cardNamed('italy', 'Tomato') },
    { do: 'complaint' },
  ])
    assert.equal(t.whyNot(move), 'FC-EVE-1 finishEvent')
})
