import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TableIO } from '@harvest/engine'
import { scoville, type State } from '../src/index.ts'

/** What may go wrong with a position, each as a small harm to a sound one. */
const HARMS: { readonly [what: string]: (s: State) => void } = {
  'an auction card is lost': (s) => s.auction.pop(),
  'an auction card is doubled': (s) => s.discards[0]++,
  'a recipe is lost': (s) => s.recipes.pop(),
  'a recipe is doubled': (s) => s.players[0].recipes.push(s.recipes[0]),
  'a market card is lost': (s) => s.market.pop(),
  'a market card of the afternoon lies out in the morning': (s) => (s.market[0] = 40),
  'a plaque is lost': (s) => s.plaques[0]--,
  'a plaque is doubled': (s) => s.players[1].plaques.push(0),
  'a planted pepper is not counted': (s) => (s.field[33] = 2),
  'a pepper is planted apart': (s) => {
    s.field[0] = 0
    s.planted[0]++
  },
  'peppers are negative': (s) => (s.players[0].peppers[3] = -1),
  'coins are negative': (s) => (s.players[0].coins = -1),
  'a tile is both used and not': (s) => (s.players[0].used = 1),
  'a tile is lost': (s) => (s.players[0].tiles = 3),
  'the order names a seat twice': (s) => (s.order[0] = s.order[1]),
  'two farmers share a notch': (s) => (s.farmers[0] = s.farmers[1] = 12),
  'a farmer is off the board after round 1': (s) => (s.round = 2),
  'a bid is sealed outside of bidding': (s) => (s.sealed[0] = { done: false, bid: 0 }),
  'the game is over and goes on': (s) => (s.ended = 'bothShort'),
  'the last card was taken in a round to come': (s) => (s.lastTaken = 2),
  'somebody walks outside of harvesting': (s) => s.path.push(1),
}

for (const [what, harm] of Object.entries(HARMS))
  test(`[SC-SET-1] a position in which ${what} is not sound`, () => {
    const s = scoville.setup({ shortDisplay: false, openScreens: false }, 4, new TableIO(null, false, 9))
    scoville.check(s)
    harm(s)
    assert.throws(() => scoville.check(s), /broken invariant/)
  })
