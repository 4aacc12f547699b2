import assert from 'node:assert/strict'
import { test } from 'node:test'
import { table } from './builder.ts'

const GREG = 0
const RUTH = 1
const YURI = 2

test('[SC-AUC-3] worked example: Greg bids 7, Ruth and Yuri 5 with Ruth earlier: Greg, then Ruth, then Yuri gets what is left', () => {
  const t = table({ begin: 'bid', round: 2, order: [GREG, RUTH, YURI] }).bid(7, 5, 5)
  assert.equal(t.s.active, GREG)
  assert.deepEqual(t.offered('spot', 'spot'), [1, 2, 3])
  t.play({ do: 'spot', spot: 3 })
  assert.equal(t.s.active, RUTH)
  assert.deepEqual(t.offered('spot', 'spot'), [1, 2])
  t.play({ do: 'spot', spot: 1 })
  assert.deepEqual(t.s.order, [RUTH, YURI, GREG])
  assert.deepEqual(t.told('spot').at(-1), { e: 'spot', seat: YURI, spot: 2, chosen: false })
  assert.equal(t.s.phase, 'claim')
  assert.equal(t.s.active, RUTH)
})

test('[SC-AUC-3] of two equal bidders the one earlier in the previous order chooses first, whatever the seat', () => {
  const t = table({ begin: 'bid', round: 2, order: [YURI, GREG, RUTH] }).bid(5, 5, 5)
  assert.equal(t.s.active, YURI)
  t.play({ do: 'spot', spot: 2 })
  assert.equal(t.s.active, GREG)
})

test('[SC-AUC-3] every bid is paid to the bank, the highest and the others', () => {
  const t = table({ begin: 'bid', round: 2 }).bid(7, 5, 0)
  assert.deepEqual(
    t.s.players.map((player) => player.coins),
    [3, 5, 10],
  )
})

test('[SC-AUC-3] the track has as many spots as there are players', () => {
  const t = table({ seats: 5, begin: 'bid', round: 3 }).bid(1, 2, 3, 4, 5)
  assert.deepEqual(t.offered('spot', 'spot'), [1, 2, 3, 4, 5])
})

test('[SC-AUC-4] zero bidders take the lowest free spots in the previous order', () => {
  const t = table({ seats: 4, begin: 'bid', round: 2, order: [3, 1, 2, 0] }).bid(0, 0, 2, 0)
  assert.equal(t.s.active, 2)
  t.play({ do: 'spot', spot: 2 })
  assert.deepEqual(t.s.order, [3, 2, 1, 0])
  assert.deepEqual(
    t.told('spot').map(({ seat, spot, chosen }) => [seat, spot, chosen]),
    [
      [2, 2, true],
      [3, 1, false],
      [1, 3, false],
      [0, 4, false],
    ],
  )
})

test('[SC-AUC-4] if all bid zero nobody chooses and the order stays', () => {
  const t = table({ seats: 4, begin: 'bid', round: 2, order: [3, 1, 2, 0] }).bid(0, 0, 0, 0)
  assert.deepEqual(t.s.order, [3, 1, 2, 0])
  assert.deepEqual(t.entered.slice(-2), ['bid', 'claim'])
})

test('[SC-AUC-4] a zero bidder comes after every bidder, even from the best place before', () => {
  const t = table({ begin: 'bid', round: 2, order: [GREG, RUTH, YURI] }).bid(0, 1, 1)
  t.play({ do: 'spot', spot: 1 }, { do: 'spot', spot: 2 })
  assert.deepEqual(t.s.order, [RUTH, YURI, GREG])
})
