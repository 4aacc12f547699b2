import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EVERYONE } from '@harvest/engine'
import { AUCTION } from '../src/data.ts'
import { auctionCard, table, type Table } from './builder.ts'

function claimAll(t: Table): Table {
  while (t.s.phase === 'claim') t.play(t.moves()[0])
  return t
}

const total = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)

test('[SC-AUC-6] once everyone has taken a card the auction house gets one per player from the morning deck', () => {
  const t = claimAll(table({ seats: 4, begin: 'claim' }))
  assert.equal(t.s.auction.length, 4)
  assert.equal(total(t.s.deck.slice(0, 12)), 30 - 8)
  assert.equal(total(t.s.discards), 4)
  assert.ok(t.s.auction.every((card) => AUCTION[card].time === 'morning'))
  assert.equal(t.io.revealed, EVERYONE)
})

test('[SC-AUC-6] the auction house isn’t refilled before the last card is taken', () => {
  const t = table({ seats: 4, begin: 'claim' })
  t.play(t.moves()[0])
  assert.equal(t.s.auction.length, 3)
})

test('[SC-AUC-6] morning cards on display stay when the afternoon starts, and refills come from the afternoon deck', () => {
  const t = table({ seats: 3, begin: 'claim', auction: ['R', 'G', 'BB'] })
  t.s.time = 'afternoon'
  assert.deepEqual(
    t.offered('claim', 'card'),
    ['R', 'G', 'BB'].map((peppers) => auctionCard(peppers)),
  )
  claimAll(t)
  assert.ok(t.s.auction.every((card) => AUCTION[card].time === 'afternoon'))
  assert.equal(total(t.s.deck.slice(12)), 35 - 3)
  assert.equal(total(t.s.discards.slice(0, 12)), 3)
})

test('[SC-AUC-6] a deck that runs out is made again from its own discards, not from the other deck’s', () => {
  const t = table({ seats: 3, begin: 'claim', auction: ['R', 'G', 'BB'] })
  for (let card = 0; card < AUCTION.length; card++) {
    t.s.discards[card] += t.s.deck[card]
    t.s.deck[card] = 0
  }
  t.s.deck[auctionCard('RR')] = 1
  t.s.discards[auctionCard('RR')] = 1
  claimAll(t)
  assert.equal(t.s.auction[0], auctionCard('RR'))
  assert.deepEqual(t.told('reshuffled'), [{ e: 'reshuffled', time: 'morning' }])
  assert.equal(t.s.auction.length, 3)
  assert.ok(t.s.auction.every((card) => AUCTION[card].time === 'morning'))
  assert.equal(total(t.s.deck.slice(0, 12)), 30 - 3)
  assert.equal(total(t.s.discards.slice(0, 12)), 0)
  assert.equal(total(t.s.discards.slice(12)), 35)
})

test('[SC-AUC-6] each card left in the deck is as likely as its copies', () => {
  const met = new Map<number, number>()
  for (let outcome = 0; outcome < 27; outcome++) {
    const t = claimAll(table({ seats: 3, begin: 'claim', auction: ['R', 'G', 'BB'], chance: [outcome] }))
    met.set(t.s.auction[0], (met.get(t.s.auction[0]) ?? 0) + 1)
  }
  assert.deepEqual(
    [...met].sort(([a], [b]) => a - b).map(([, count]) => count),
    [3, 4, 4, 1, 2, 2, 2, 2, 1, 2, 2, 2],
  )
})
