import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MARKET, RECIPES } from '../src/data.ts'
import type { Move } from '../src/moves.ts'
import { table } from './builder.ts'

const card = (wants: string): number => MARKET.findIndex((entry) => entry.wants === wants)
const recipe = (needs: string): number => RECIPES.findIndex((entry) => entry.needs === needs)
const buy = (wants: string): Move => ({ do: 'market', card: card(wants) })
const cook = (needs: string): Move => ({ do: 'cook', card: recipe(needs) })
const sell = (pepper: string, count: number): Move => ({ do: 'sell', pepper: pepper as 'R', count })
const end: Move = { do: 'end' }

/** Two red, four yellow and one blue pepper planted: yellow sells for 2, red for 1. */
const FIELD = { E4: 'R', F4: 'Y', E3: 'R', F3: 'Y', E5: 'Y', F5: 'Y', G4: 'B' }

test('[SC-FUL-1] in turn order each may do market, cookoff and sale once, in any order, and then ends the turn', () => {
  const kinds = ['market', 'cook', 'sell'] as const
  for (const first of kinds)
    for (const second of kinds)
      for (const third of kinds) {
        if (new Set([first, second, third]).size < 3) continue
        const t = table({
          begin: 'fulfil',
          order: [1, 0, 2],
          field: FIELD,
          market: [card('R'), card('Y')],
          recipes: [recipe('PY'), recipe('OB')],
          players: [{}, { peppers: 'RYYYPOB' }, {}],
        })
        assert.equal(t.s.active, 1)
        const moves = { market: buy('R'), cook: cook('PY'), sell: sell('Y', 1) }
        for (const kind of [first, second, third]) {
          t.play(moves[kind])
          assert.ok(!t.moves().some((move) => move.do === kind), `a second ${kind}`)
        }
        assert.deepEqual(t.moves(), [end])
        assert.equal(t.play(end).s.active, 0)
      }
})

test('[SC-FUL-1] doing nothing is allowed, and the seat is asked even with nothing to do', () => {
  const t = table({ begin: 'fulfil', players: [{ peppers: '' }, {}, {}] })
  assert.deepEqual(t.moves(), [end])
  assert.equal(t.play(end).s.active, 1)
})

test('[SC-FUL-1] each seat starts its turn with all three actions open', () => {
  const t = table({
    begin: 'fulfil',
    field: FIELD,
    market: [card('R'), card('Y')],
    players: [{ peppers: 'R' }, { peppers: 'Y' }, {}],
  })
  t.play(buy('R'), end)
  assert.ok(t.can(buy('Y')))
  assert.ok(t.can(sell('Y', 1)))
})

test('[SC-FUL-2] worked example: Yuri pays yellow and orange, gains a brown and 3 coins and keeps the card for 1 point', () => {
  const t = table({ begin: 'fulfil', market: [card('YO')], players: [{ peppers: 'YOR', coins: 2 }, {}] })
  t.play(buy('YO'))
  assert.equal(t.peppers(0), 'RN')
  assert.equal(t.s.players[0].coins, 5)
  assert.deepEqual(t.s.players[0].market, [card('YO')])
  assert.deepEqual(t.s.market, [])
  assert.equal(t.view(0).players[0].holdings?.points.market, 1)
})

test('[SC-FUL-2] a market card needs each of its peppers as often as it shows it', () => {
  const t = table({
    begin: 'fulfil',
    market: [card('RRR'), card('RR'), card('RG')],
    players: [{ peppers: 'RRYYYYYYYYY' }, {}],
  })
  assert.deepEqual(t.offered('market', 'card'), [card('RR')])
})

test('[SC-FUL-2] [SC-FUL-3] any number of peppers pays for cards, however many are held', () => {
  for (let count = 3; count <= 20; count++) {
    const t = table({ begin: 'fulfil', market: [card('RRR')], players: [{ peppers: 'R'.repeat(count) }, {}] })
    assert.ok(t.can(buy('RRR')), `${count} red peppers`)
  }
})

test('[SC-FUL-2] gains may be used in the same turn', () => {
  const t = table({
    begin: 'fulfil',
    market: [card('RY')],
    recipes: [recipe('OB')],
    players: [{ peppers: 'RYB' }, {}],
  })
  assert.ok(!t.can(cook('OB')))
  t.play(buy('RY'), cook('OB'))
  assert.equal(t.peppers(0), '')
  assert.deepEqual(t.s.players[0].recipes, [recipe('OB')])
})

test('[SC-FUL-2] every market card takes what it wants and gives what it shows', () => {
  for (const [id, entry] of MARKET.entries()) {
    const t = table({
      begin: 'fulfil',
      time: id < 24 ? 'morning' : 'afternoon',
      market: [id],
      players: [{ peppers: entry.wants, coins: 0 }, {}],
    })
    t.play({ do: 'market', card: id })
    if (entry.givesOneOf !== '') t.play({ do: 'choose', pepper: entry.givesOneOf[0] as 'K' })
    assert.deepEqual([...t.peppers(0)].sort(), [...(entry.gives || entry.givesOneOf[0] || '')].sort())
    assert.equal(t.s.players[0].coins, entry.coins)
  }
})

test('[SC-FUL-3] worked example: Yuri pays 2 black, 2 brown and 2 red for a recipe worth 16 points', () => {
  const t = table({ begin: 'fulfil', recipes: [recipe('KKNNRR')], players: [{ peppers: 'KKNNRRR' }, {}] })
  t.play(cook('KKNNRR'))
  assert.equal(t.peppers(0), 'R')
  assert.equal(t.view(0).players[0].holdings?.points.recipes, 16)
  assert.deepEqual(t.s.recipes, [])
})

test('[SC-FUL-3] every recipe can be cooked with exactly its peppers, and not with one less', () => {
  for (const [id, { needs }] of RECIPES.entries()) {
    const exact = table({ begin: 'fulfil', recipes: [id], players: [{ peppers: needs }, {}] })
    exact.play({ do: 'cook', card: id })
    assert.equal(exact.peppers(0), '')
    for (const letter of new Set(needs)) {
      const less = table({
        begin: 'fulfil',
        recipes: [id],
        players: [{ peppers: needs.replace(letter, '') }, {}],
      })
      assert.ok(!less.can({ do: 'cook', card: id }), `${needs} without ${letter}`)
    }
  }
})

test('[SC-FUL-4] worked example: yellow is planted 4 times, so 3 yellows sell for 6 coins', () => {
  const t = table({ begin: 'fulfil', field: FIELD, players: [{ peppers: 'YYYY', coins: 0 }, {}] })
  t.play(sell('Y', 3))
  assert.equal(t.s.players[0].coins, 6)
  assert.equal(t.peppers(0), 'Y')
  assert.deepEqual(t.told('sold'), [{ e: 'sold', seat: 0, pepper: 'Y', count: 3, coins: 6 }])
})

test('[SC-FUL-4] a pepper earns a coin for every two planted, rounded down', () => {
  const field: { [plot: string]: string } = { E4: 'Y', F4: 'Y' }
  const prices: number[] = []
  for (const name of ['A1', 'A2', 'A3', 'A4', 'A5']) {
    prices.push(table({ begin: 'fulfil', field, players: [{ peppers: 'R' }, {}] }).view(0).prices[0])
    field[name] = 'R'
  }
  assert.deepEqual(prices, [0, 0, 1, 1, 2])
})

test('[SC-FUL-4] 1 to 5 peppers of one colour, no more than are held', () => {
  const t = table({ begin: 'fulfil', field: FIELD, players: [{ peppers: 'RRYYYYYYY' }, {}] })
  const sales = t.moves().filter((move) => move.do === 'sell')
  assert.deepEqual(sales, [sell('R', 1), sell('R', 2), ...[1, 2, 3, 4, 5].map((count) => sell('Y', count))])
})

test('[SC-FUL-4] a colour that would earn nothing is not offered', () => {
  const t = table({ begin: 'fulfil', field: FIELD, players: [{ peppers: 'BBBGGG' }, {}] })
  assert.deepEqual(t.offered('sell', 'pepper'), [])
})

test('[SC-FUL-5] taken cards are not replaced', () => {
  const t = table({ begin: 'fulfil', players: [{ peppers: 'RRYYBBPOGN' }, {}] })
  const [market, recipes] = [t.s.market.length, t.s.recipes.length]
  t.play({ do: 'market', card: t.s.market[0] }, { do: 'cook', card: t.s.recipes[0] }, end, end)
  assert.deepEqual([t.s.market.length, t.s.recipes.length], [market - 1, recipes - 1])
  assert.equal(t.s.round, 2)
})
