import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, FastRng } from '@harvest/engine'
import { scoville } from '../src/index.ts'
import { fullField, table } from './builder.ts'

const players = [
  { peppers: 'RRK', coins: 4, market: [0], recipes: [1], tiles: ['extraStep'] as const },
  { peppers: 'YF', coins: 17, market: [5], recipes: [], plaques: [2] },
  { peppers: '', coins: 0 },
]

test('[SC-SEC-1] a seat sees behind its own screen and behind no other', () => {
  const t = table({ begin: 'fulfil', players })
  for (const who of [0, 1, 2] as const) {
    const { players: shown } = t.view(who)
    shown.forEach(({ holdings }, seat) => assert.equal(holdings !== null, seat === who))
  }
  assert.ok(t.view('watcher').players.every(({ holdings }) => holdings === null))
  const own = t.view(0).players[0].holdings!
  assert.deepEqual([own.coins, own.tiles, own.market, own.recipes], [4, ['extraStep'], [0], [1]])
})

test('[SC-SEC-1] the view of another is the same whatever lies behind the screen, to the last byte', () => {
  const t = table({ begin: 'fulfil', players })
  const seen = canonical(t.view(2))
  const other = table({
    begin: 'fulfil',
    players: [
      { ...players[0], peppers: 'KKKKKKKKKKKK', coins: 199 },
      { ...players[1], peppers: '' },
      players[2],
    ],
  })
  assert.equal(canonical(other.view(2)), seen)
})

test('[SC-SEC-1] plaques and played tiles are public', () => {
  const shown = table({ begin: 'fulfil', players }).view('watcher').players
  assert.deepEqual(shown[0].used, ['extraPepper', 'doubleBack'])
  assert.deepEqual(shown[1].plaques, [2])
})

test('[SC-SEC-1] with openScreens everybody sees everything but bids and what the decks will bring', () => {
  const t = table({ begin: 'bid', round: 2, options: { openScreens: true }, players })
  t.act(0, { do: 'bid', coins: 3 })
  for (const who of [1, 'watcher'] as const) {
    const { players: shown } = t.view(who)
    assert.deepEqual(
      shown.map(({ holdings }) => holdings?.coins),
      [4, 17, 0],
    )
    assert.equal(shown[0].bid, null)
    assert.equal(shown[0].hasBid, true)
  }
})

test('[SC-SEC-1] when the game is over the screens come down', () => {
  const t = table({ begin: 'fulfil', last: 'bothShort', players })
  while (t.s.phase === 'fulfil') t.play({ do: 'end' })
  assert.ok(t.view('watcher').players.every(({ holdings }) => holdings !== null))
})

test('[SC-SEC-1] all transactions are seen as they happen', () => {
  const t = table({ begin: 'fulfil', field: fullField(), players })
  t.play({ do: 'sell', pepper: 'R', count: 2 })
  for (const who of [0, 1, 'watcher'] as const)
    assert.deepEqual(scoville.redact(t.events.at(-1)!, who), {
      e: 'sold',
      seat: 0,
      pepper: 'R',
      count: 2,
      coins: 34,
    })
})

test('[SC-SEC-1] no order of a deck is stored: a position holds only how many of each card are left', () => {
  const t = table({ begin: 'claim' })
  assert.equal(t.s.deck.length, 24)
  const deckless = Object.entries(t.s).filter(([, value]) => Array.isArray(value) && value.length > 24)
  assert.deepEqual(
    deckless.map(([name]) => name),
    ['field'],
  )
})

test('[SC-SEC-1] redeal draws the bids of others anew within their coins and leaves holdings as they are', () => {
  const t = table({ begin: 'bid', round: 2, players: [3, 1, 7].map((coins) => ({ coins, farmer: coins })) })
  t.act(0, { do: 'bid', coins: 2 }).act(2, { do: 'bid', coins: 7 })
  const met = new Set<number>()
  for (let seed = 1; seed <= 100; seed++) {
    const other = scoville.redeal(t.s, 0, new FastRng(seed))
    scoville.check(other)
    assert.deepEqual(other.sealed[0], { done: true, bid: 2 })
    assert.deepEqual(other.sealed[1], { done: false, bid: 0 })
    assert.deepEqual(other.players, t.s.players)
    met.add(other.sealed[2]!.bid)
  }
  assert.deepEqual([...met].sort(), [0, 1, 2, 3, 4, 5, 6, 7])
})
