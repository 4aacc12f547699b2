import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, FastRng, moveKey, TableIO } from '@harvest/engine'
import { STAR } from '../src/field.ts'
import { scoville } from '../src/index.ts'
import type { Move } from '../src/moves.ts'
import { clone } from '../src/state.ts'
import { between, edge, fullField, plant, table, take, type Table } from './builder.ts'

test('[SC-AUC-3] the view tells who acts in which order in every part of a round', () => {
  const t = table({
    begin: 'bid',
    round: 2,
    order: [2, 0, 1],
    players: [3, 30, 60].map((farmer) => ({ farmer })),
  })
  assert.deepEqual(t.view(0).acting, [2, 0, 1])
  t.act(0, { do: 'bid', coins: 4 })
  assert.deepEqual(t.view(0).acting, [2, 1])
  t.act(1, { do: 'bid', coins: 9 }).act(2, { do: 'bid', coins: 4 })
  assert.deepEqual(t.view(0).acting, [1, 2, 0])
  t.play({ do: 'spot', spot: 2 })
  assert.deepEqual(t.view(0).spots, [null, 1, null])
  t.play({ do: 'spot', spot: 3 })
  assert.deepEqual([t.view(0).order, t.view(0).spots, t.view(0).acting], [[0, 1, 2], null, [0, 1, 2]])
  while (t.s.phase === 'claim') t.play(t.moves()[0])
  assert.deepEqual(t.view(0).acting, [0, 1, 2])
  for (const name of ['D4', 'C4', 'B4']) t.play(take('R'), plant(name), { do: 'endPlanting' })
  assert.deepEqual(t.view(0).acting, [2, 1, 0])
  t.play(t.moves()[0], { do: 'stop' })
  assert.deepEqual(t.view(0).acting, [1, 0])
})

test('[SC-PLA-1] the view holds the pepper in hand and the plantings made', () => {
  const t = table({ begin: 'plant', players: [{ peppers: 'RY' }, {}, {}] })
  t.play(take('R'))
  assert.deepEqual([t.view(2).turn.taken, t.view(2).turn.plantings], ['R', 0])
  t.play(plant('D4'), { do: 'extraPepper' })
  assert.deepEqual(
    [t.view(2).turn.taken, t.view(2).turn.plantings, t.view(2).turn.tiles],
    [null, 1, ['extraPepper']],
  )
})

test('[SC-HAR-3] the view holds the walk of this turn and the steps left', () => {
  const t = table({ begin: 'harvest' })
  t.play({ do: 'step', to: between('E3', 'F3') }, { do: 'doubleBack' })
  const { turn } = t.view('watcher')
  assert.deepEqual([turn.path, turn.stepsLeft, turn.tiles], [[STAR, between('E3', 'F3')], 2, ['doubleBack']])
})

test('[SC-FUL-1] the view holds what was done of fulfilment', () => {
  const t = table({ begin: 'fulfil', field: { E4: 'R', F4: 'R' }, players: [{ peppers: 'R' }, {}, {}] })
  t.play({ do: 'sell', pepper: 'R', count: 1 })
  const { didMarket, didCookoff, didSale } = t.view(1).turn
  assert.deepEqual([didMarket, didCookoff, didSale], [false, false, true])
})

test('[SC-TIM-1] [SC-TIM-2] the view says how many more cards bring the next time of day or the last round', () => {
  const cards = (market: number, recipes: number) =>
    table({
      market: Array.from({ length: market }, (_, id) => id),
      recipes: Array.from({ length: recipes }, (_, id) => id),
    }).view(0).countdown
  assert.deepEqual(cards(9, 12), { market: 7, recipes: 10, rounds: null })
  assert.deepEqual(cards(3, 2), { market: 1, recipes: 0, rounds: null })
  assert.deepEqual(cards(0, 3), { market: 0, recipes: 1, rounds: null })
})

test('[SC-TIM-4] in a full field the view says how many rounds without a card bring the last one', () => {
  const rounds = [7, 6, 5, 4].map(
    (lastTaken) =>
      table({ begin: 'fulfil', round: 7, lastTaken, field: fullField() }).view(0).countdown.rounds,
  )
  assert.deepEqual(rounds, [3, 3, 2, 1])
})

/** Walk a route on a copy; the notch and the peppers it ends with. */
function walk(t: Table, moves: readonly Move[]): { notch: number; gained: number[] } {
  const s = clone(t.s)
  const seat = s.active
  const before = s.players[seat].peppers.slice()
  for (const move of moves) {
    assert.ok(
      scoville.moves(s, seat, []).some((listed) => canonical(listed) === moveKey(move)),
      JSON.stringify(move),
    )
    scoville.apply(s, seat, move, new TableIO(null, false))
  }
  return { notch: s.farmers[seat] >> 1, gained: s.players[seat].peppers.map((count, i) => count - before[i]) }
}

test('[SC-HAR-3] every route of the view can be walked, ends where it says and gains what it says', () => {
  const rng = new FastRng(11)
  const io = new TableIO<never>(null, false, 11)
  for (let game = 0; game < 6; game++) {
    const s = scoville.setup({ shortDisplay: false, openScreens: false }, 2 + (game % 5), io)
    for (let left = 150; left > 0; left--) {
      const seat = 31 - Math.clz32(scoville.waiting(s))
      if (s.phase === 'harvest')
        for (const route of scoville.view(s, seat).routes) {
          const { notch, gained } = walk({ s } as Table, route.moves)
          assert.equal(notch, route.to)
          assert.equal(gained.flatMap((count, i) => 'RYBGOPNWKF'[i].repeat(count)).join(''), route.gains)
        }
      const moves = scoville.moves(s, seat, [])
      scoville.apply(s, seat, moves[rng.chance(moves.length)], io)
    }
  }
})

/** Every notch a turn can reach, by trying all moves. */
function reachable(t: Table): Map<number, number> {
  const tiles = new Map<number, number>()
  const seat = t.s.active
  const go = (s: Table['s'], played: number): void => {
    for (const move of scoville.moves(s, seat, [])) {
      if (move.do === 'stop') continue
      const next = clone(s)
      scoville.apply(next, seat, move, new TableIO(null, false))
      const used = played + (move.do === 'step' ? 0 : 1)
      if (move.do === 'step') tiles.set(move.to, Math.min(used, tiles.get(move.to) ?? 9))
      if (next.phase === 'harvest' && next.active === seat) go(next, used)
    }
  }
  go(t.s, 0)
  return tiles
}

test('[SC-HAR-6] [SC-HAR-7] the routes lead to every notch in reach, with as few tiles as it takes', () => {
  for (const farmer of [STAR, edge('A1'), edge('E7')]) {
    const t = table({
      begin: 'harvest',
      round: 2,
      players: [{ farmer: between('E2', 'E3') }, { farmer: between('A2', 'B2') }, { farmer }],
    })
    const reach = reachable(t)
    const { routes } = t.view(2)
    assert.deepEqual(
      routes.map(({ to, tiles }) => [to, tiles.length]),
      [...reach].sort(([a], [b]) => a - b),
    )
  }
})

test('[SC-HAR-5] of routes with equal tiles the richest is shown', () => {
  for (const rich of ['E3', 'E5']) {
    const field = { E4: 'R', F4: 'R', [rich]: 'R' }
    const farmer = between('D4', 'E4')
    const t = table({
      begin: 'harvest',
      round: 2,
      field,
      players: [{ farmer: edge('A1') }, { farmer, tiles: [] }],
    })
    const route = t.view(1).routes.find(({ to }) => to === STAR)!
    assert.deepEqual(route.moves, [
      { do: 'step', to: between('E4', rich) },
      { do: 'step', to: STAR },
    ])
    assert.equal(route.gains, 'RRRR')
  }
})

test('[SC-SEC-1] only the seat that harvests gets routes', () => {
  const t = table({ begin: 'harvest' })
  assert.deepEqual([t.view(0).routes.length, t.view('watcher').routes.length], [0, 0])
  assert.ok(t.view(2).routes.length > 20)
})
