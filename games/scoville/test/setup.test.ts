import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FastRng, firstSeat, TableIO } from '@harvest/engine'
import { AUCTION, MARKET_AFTERNOON, PLAQUES, PLAQUE_STACKS, RECIPES } from '../src/data.ts'
import { scoville, type State } from '../src/index.ts'
import { lettersOf } from '../src/peppers.ts'
import { plot } from './builder.ts'

const plain = { shortDisplay: false, openScreens: false }

function deal(seats: number, options = plain, seed = 1): State {
  return scoville.setup(options, seats, new TableIO(null, false, seed))
}

const SEATS = [2, 3, 4, 5, 6]

test('[SC-SET-1] everybody starts with 10 coins, one red, yellow and blue pepper, three tiles and no farmer on the board', () => {
  assert.deepEqual(scoville.seats, { min: 2, max: 6 })
  for (const seats of SEATS) {
    const s = deal(seats)
    assert.equal(s.players.length, seats)
    for (const player of s.players) {
      assert.equal(player.coins, 10)
      assert.equal(lettersOf(player.peppers), 'RYB')
      assert.deepEqual([player.tiles, player.used], [7, 0])
      assert.deepEqual([player.market, player.recipes, player.plaques], [[], [], []])
    }
    assert.deepEqual(new Set(s.farmers), new Set([-1]))
  }
})

test('[SC-SET-2] the market gets 3 cards and 2 a player of the morning, the cookoff 4 recipes a player', () => {
  for (const seats of SEATS) {
    const s = deal(seats)
    assert.equal(s.market.length, 3 + 2 * seats)
    assert.ok(s.market.every((card) => card < MARKET_AFTERNOON))
    assert.equal(new Set(s.market).size, s.market.length)
    assert.equal(s.recipes.length, 4 * seats)
    assert.equal(new Set(s.recipes).size, s.recipes.length)
    assert.equal(s.time, 'morning')
  }
})

test('[SC-SET-2] recipes lie by points from low to high', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const points = deal(4, plain, seed).recipes.map((id) => RECIPES[id].points)
    assert.deepEqual(
      points,
      points.toSorted((a, b) => a - b),
    )
  }
})

test('[SC-SET-2] the auction house gets one morning card a player, and the decks hold the rest', () => {
  for (const seats of SEATS) {
    const s = deal(seats)
    assert.equal(s.auction.length, seats)
    assert.ok(s.auction.every((card) => AUCTION[card].time === 'morning'))
    const morning = s.deck.slice(0, 12).reduce((a, b) => a + b)
    const afternoon = s.deck.slice(12).reduce((a, b) => a + b)
    assert.deepEqual([morning, afternoon], [30 - seats, 35])
    assert.ok(s.discards.every((count) => count === 0))
  }
})

test('[SC-SET-2] with the short display market and cookoff get 9, 8 or 7 cards for 3 to 5 players', () => {
  const counts = [3, 4, 5].map((seats) => {
    const s = deal(seats, { shortDisplay: true, openScreens: false })
    return [s.market.length, s.recipes.length]
  })
  assert.deepEqual(counts, [
    [9, 9],
    [8, 8],
    [7, 7],
  ])
})

test('[SC-SET-3] plaques lie in stacks with the highest on top, and with 2 or 3 players the top ones are gone', () => {
  const stacks = PLAQUE_STACKS.map((stack) => [
    PLAQUES[stack[0]].colours,
    ...stack.map((id) => PLAQUES[id].points),
  ])
  assert.deepEqual(stacks, [
    ['GOP', 2, 2, 2],
    ['N', 5, 4, 3],
    ['W', 7, 5],
    ['K', 9, 6],
    ['F', 12, 8],
  ])
  for (const seats of SEATS) {
    const shown = scoville
      .view(deal(seats), 'watcher')
      .plaques.map((stack) => stack.map((id) => PLAQUES[id].points))
    const all = [
      [2, 2, 2],
      [5, 4, 3],
      [7, 5],
      [9, 6],
      [12, 8],
    ]
    assert.deepEqual(shown, seats <= 3 ? all.map((stack) => stack.slice(1)) : all)
  }
})

test('[SC-SET-4] two different ones of red, yellow and blue are planted on E4 and F4, and nothing else', () => {
  const met = new Set<string>()
  for (let seed = 1; seed <= 60; seed++) {
    const { field } = scoville.view(deal(2, plain, seed), 'watcher')
    assert.equal(field.length, 70)
    assert.equal(field.filter((letter) => letter !== null).length, 2)
    met.add(`${field[plot('E4')]}${field[plot('F4')]}`)
  }
  assert.deepEqual([...met].sort(), ['BR', 'BY', 'RB', 'RY', 'YB', 'YR'])
})

test('[SC-SET-4] a planted pepper never leaves the field and never changes', () => {
  const io = new TableIO<never>(null, false, 4)
  const s = scoville.setup(plain, 3, io)
  const rng = new FastRng(4)
  for (let waiting = scoville.waiting(s); waiting !== 0; waiting = scoville.waiting(s)) {
    const before = s.field.slice()
    const moves = scoville.moves(s, firstSeat(waiting), [])
    scoville.apply(s, firstSeat(waiting), moves[rng.chance(moves.length)], io)
    before.forEach((colour, plot) => assert.ok(colour === -1 || s.field[plot] === colour))
  }
  assert.ok(s.field.filter((colour) => colour >= 0).length > 40)
})

test('[SC-SET-5] the first turn order is drawn, each order as likely as any other', () => {
  const met = new Map<string, number>()
  for (let seed = 1; seed <= 600; seed++) {
    const order = deal(3, plain, seed).order.join('')
    met.set(order, (met.get(order) ?? 0) + 1)
  }
  assert.deepEqual([...met.keys()].sort(), ['012', '021', '102', '120', '201', '210'])
  for (const count of met.values()) assert.ok(count > 60 && count < 140, `${count} of 600`)
})

test('[SC-SET-5] peppers and coins have no limit in the supply', () => {
  const s = deal(2)
  s.players[0].peppers[0] = 1000
  s.players[0].coins = 10_000
  scoville.check(s)
})

test('[SC-SET-2] a deal is public: everybody is told of it', () => {
  const io = new TableIO<never>(null, true, 3)
  scoville.setup(plain, 4, io)
  assert.equal(io.revealed, (1 << 30) - 1)
  assert.equal(io.chanced, true)
})
