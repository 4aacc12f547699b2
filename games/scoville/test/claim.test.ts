import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auctionCard, table } from './builder.ts'

test('[SC-AUC-5] worked example: Ruth takes the purple card, Yuri yellow and blue, and Greg gets the red one', () => {
  const [greg, ruth, yuri] = [0, 1, 2]
  const t = table({
    begin: 'claim',
    round: 2,
    order: [ruth, yuri, greg],
    auction: ['R', 'P', 'YB'],
    players: [{ peppers: '' }, { peppers: '' }, { peppers: '' }],
  })
  t.play({ do: 'claim', card: auctionCard('P') }, { do: 'claim', card: auctionCard('YB') })
  assert.deepEqual([t.peppers(ruth), t.peppers(yuri), t.peppers(greg)], ['P', 'YB', 'R'])
  assert.deepEqual(t.told('claimed').at(-1), {
    e: 'claimed',
    seat: greg,
    card: auctionCard('R'),
    chosen: false,
  })
  assert.equal(t.s.phase, 'plantPepper')
})

test('[SC-AUC-5] cards are taken in turn order, and only those still there', () => {
  const t = table({ begin: 'claim', order: [2, 0, 1], auction: ['R', 'G', 'BB'] })
  assert.equal(t.s.active, 2)
  assert.deepEqual(
    t.offered('claim', 'card'),
    ['R', 'G', 'BB'].map((peppers) => auctionCard(peppers)),
  )
  t.play({ do: 'claim', card: auctionCard('G') })
  assert.equal(t.s.active, 0)
  assert.deepEqual(
    t.offered('claim', 'card'),
    ['R', 'BB'].map((peppers) => auctionCard(peppers)),
  )
})

test('[SC-AUC-5] nobody may pass: taking a card is all there is to do', () => {
  const t = table({ begin: 'claim', auction: ['R', 'G', 'BB'] })
  assert.ok(t.moves().every((move) => move.do === 'claim'))
})

test('[SC-AUC-5] a card that is taken goes to the discards', () => {
  const t = table({ begin: 'claim', auction: ['R', 'G', 'BB'] })
  t.play({ do: 'claim', card: auctionCard('G') })
  assert.equal(t.s.discards[auctionCard('G')], 1)
})

test('[SC-AUC-5] equal cards are offered once, and taking one leaves the other', () => {
  const t = table({ begin: 'claim', auction: ['Y', 'Y', 'B'] })
  assert.deepEqual(t.offered('claim', 'card'), [auctionCard('Y'), auctionCard('B')])
  t.play({ do: 'claim', card: auctionCard('Y') })
  assert.deepEqual(t.s.auction, [auctionCard('Y'), auctionCard('B')])
})
