import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EVERYONE } from '@harvest/engine'
import { AUCTION, MARKET_AFTERNOON, type Time } from '../src/data.ts'
import type { Ending, Options } from '../src/state.ts'
import { auctionCard, fullField, table, type Table, type Wanted } from './builder.ts'

const ids = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => from + index)

/** A round that ends with this many cards left. */
function roundOver(
  time: Time,
  market: number,
  recipes: number,
  more: { seats?: number; last?: Ending; options?: Partial<Options> } & Wanted = {},
): Table {
  const t = table({
    begin: 'fulfil',
    round: 4,
    time,
    market: ids(market, time === 'morning' ? 0 : MARKET_AFTERNOON),
    recipes: ids(recipes),
    auction: time === 'morning' ? ['R', 'G', 'BB'] : undefined,
    players: [{ peppers: '' }, { peppers: '' }, { peppers: '' }],
    ...more,
  })
  while (t.s.phase === 'fulfil') t.play({ do: 'end' })
  return t
}

test('[SC-TIM-1] morning with enough of both: a new round of the morning', () => {
  const t = roundOver('morning', 3, 3)
  assert.deepEqual([t.s.phase, t.s.round, t.s.time, t.s.last], ['bid', 5, 'morning', ''])
  assert.deepEqual(t.s.market, ids(3))
  assert.deepEqual(t.entered.slice(-2), ['timeCheck', 'bid'])
})

test('[SC-TIM-1] worked example: 3 players, 1 market card left in the morning: the afternoon starts with 9 cards', () => {
  const t = roundOver('morning', 1, 3)
  assert.deepEqual([t.s.phase, t.s.round, t.s.time, t.s.last], ['bid', 5, 'afternoon', ''])
  assert.equal(t.s.market.length, 9)
  assert.equal(new Set(t.s.market).size, 9)
  assert.ok(t.s.market.every((card) => card >= MARKET_AFTERNOON))
  assert.equal(t.io.revealed, EVERYONE)
})

test('[SC-TIM-1] the afternoon deals the opening number for every player count, also with the short display', () => {
  const counts = [2, 3, 4, 5, 6].map(
    (seats) => roundOver('morning', 1, 12, { seats, auction: undefined }).s.market.length,
  )
  assert.deepEqual(counts, [7, 9, 11, 13, 15])
  const short = [3, 4, 5].map(
    (seats) =>
      roundOver('morning', 1, 12, { seats, auction: undefined, options: { shortDisplay: true } }).s.market
        .length,
  )
  assert.deepEqual(short, [9, 8, 7])
})

test('[SC-TIM-1] the cards in the auction house stay into the afternoon, and refills come from the afternoon deck', () => {
  const t = roundOver('morning', 1, 3)
  assert.deepEqual(
    t.s.auction,
    ['R', 'G', 'BB'].map((peppers) => auctionCard(peppers)),
  )
  t.bid(0, 0, 0)
  while (t.s.phase === 'claim') t.play(t.moves()[0])
  assert.ok(t.s.auction.every((card) => AUCTION[card].time === 'afternoon'))
})

test('[SC-TIM-1] recipes short in the morning: one last round, and no afternoon', () => {
  const t = roundOver('morning', 9, 2)
  assert.deepEqual([t.s.phase, t.s.time, t.s.last], ['bid', 'morning', 'recipesShortInMorning'])
  assert.deepEqual(t.told('round').at(-1), { e: 'round', round: 5, last: true })
})

test('[SC-TIM-1] with both short in the morning the afternoon is skipped too', () => {
  const t = roundOver('morning', 0, 2)
  assert.deepEqual([t.s.phase, t.s.time, t.s.last], ['bid', 'morning', 'recipesShortInMorning'])
  assert.deepEqual(t.s.market, [])
})

test('[SC-TIM-2] worked example: 3 players, 2 market and 3 recipe cards left in the afternoon: one last round', () => {
  const t = roundOver('afternoon', 2, 3)
  assert.deepEqual([t.s.phase, t.s.last], ['bid', 'marketShortInAfternoon'])
})

test('[SC-TIM-2] only the recipes short in the afternoon: one last round', () => {
  const t = roundOver('afternoon', 3, 2)
  assert.deepEqual([t.s.phase, t.s.last], ['bid', 'recipesShortInAfternoon'])
})

test('[SC-TIM-2] both short in the afternoon: the game is over at once', () => {
  const t = roundOver('afternoon', 2, 2)
  assert.deepEqual([t.s.phase, t.s.ended, t.s.round], ['over', 'bothShort', 4])
  assert.deepEqual(t.entered.slice(-2), ['timeCheck', 'over'])
})

test('[SC-TIM-2] neither short in the afternoon: a new round', () => {
  const t = roundOver('afternoon', 3, 3)
  assert.deepEqual([t.s.phase, t.s.last, t.s.time], ['bid', '', 'afternoon'])
})

test('[SC-TIM-2] short means fewer cards than players, whatever their number', () => {
  for (const seats of [2, 4, 6]) {
    assert.equal(roundOver('afternoon', seats, seats, { seats }).s.last, '')
    assert.equal(roundOver('afternoon', seats - 1, seats, { seats }).s.last, 'marketShortInAfternoon')
  }
})

test('[SC-TIM-3] a last round ends after fulfilment, with no time check', () => {
  for (const time of ['morning', 'afternoon'] as const) {
    const t = roundOver(time, 9, 9, { last: 'recipesShortInMorning' })
    assert.deepEqual([t.s.phase, t.s.ended], ['over', 'recipesShortInMorning'])
    assert.ok(!t.entered.includes('timeCheck'))
    assert.equal(t.io.revealed, EVERYONE)
  }
})

const standing = { farmer: 3, peppers: '' }

/** Everybody bids nothing, takes what there is and walks no further than they must, until somebody may trade. */
function toFulfilment(t: Table): void {
  t.bid(...Array<number>(t.s.seats).fill(0))
  while (t.s.phase === 'claim') t.play(t.moves()[0])
  while (t.s.phase === 'harvest') t.play(t.moves().find((move) => move.do === 'stop') ?? t.moves()[0])
}

function idleRound(t: Table): void {
  toFulfilment(t)
  while (t.s.phase === 'fulfil') t.play({ do: 'end' })
}

test('[SC-TIM-4] a full field and three rounds without a card taken: one last round', () => {
  for (const time of ['morning', 'afternoon'] as const) {
    const t = roundOver(time, 5, 5, { field: fullField(), lastTaken: 1 })
    assert.deepEqual([t.s.phase, t.s.last, t.s.round], ['bid', 'fieldFull', 5])
  }
})

test('[SC-TIM-4] one or two rounds without a card taken, and the game goes on', () => {
  for (const lastTaken of [3, 2]) {
    const t = roundOver('afternoon', 5, 5, { field: fullField(), lastTaken })
    assert.deepEqual([t.s.phase, t.s.last, t.s.round], ['bid', '', 5])
  }
})

test('[SC-TIM-4] the last round after it plays without planting', () => {
  const players = [3, 30, 60].map((farmer) => ({ ...standing, farmer }))
  const t = roundOver('afternoon', 5, 5, { field: fullField(), players, lastTaken: 1 })
  toFulfilment(t)
  assert.deepEqual(t.entered.filter((phase) => /refill|plant|harvest/.test(phase)).slice(-4), [
    'refill',
    'harvest',
    'harvest',
    'harvest',
  ])
  while (t.s.phase === 'fulfil') t.play({ do: 'end' })
  assert.equal(t.s.ended, 'fieldFull')
})

test('[SC-TIM-4] a card taken in the third round, or an empty plot, and the game goes on', () => {
  for (const move of [
    { do: 'market', card: 0 },
    { do: 'cook', card: 0 },
  ] as const) {
    const players = [{ peppers: 'RPY' }, {}, {}]
    const cards = { market: ids(9), recipes: ids(9) }
    const taken = table({ begin: 'fulfil', round: 4, lastTaken: 1, field: fullField(), players, ...cards })
    taken.play(move)
    while (taken.s.phase === 'fulfil') taken.play({ do: 'end' })
    assert.deepEqual([taken.s.phase, taken.s.last], ['bid', ''])
  }
  const field = fullField()
  delete field.C3
  const open = roundOver('afternoon', 5, 5, { field, lastTaken: 1 })
  assert.deepEqual([open.s.phase, open.s.last], ['bid', ''])
})

test('[SC-TIM-4] the three rounds are counted from the last card taken', () => {
  const t = table({
    begin: 'fulfil',
    round: 4,
    lastTaken: 1,
    field: fullField(),
    players: [
      { ...standing, peppers: 'R' },
      { ...standing, farmer: 9 },
    ],
    market: ids(7),
    recipes: ids(8),
  })
  t.play({ do: 'market', card: 0 }, { do: 'end' }, { do: 'end' })
  for (let idle = 0; idle < 3; idle++) {
    assert.equal(t.s.last, '')
    idleRound(t)
  }
  assert.equal(t.s.last, 'fieldFull')
})
