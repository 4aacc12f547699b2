import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '@harvest/engine'
import { MARKET, RECIPES } from '../src/data.ts'
import { STAR } from '../src/field.ts'
import { scoville } from '../src/index.ts'
import type { Move } from '../src/moves.ts'
import { en } from '../src/text/en.ts'
import { auctionCard, between, edge, plant, table, take, type Table } from './builder.ts'

function effects(t: Table, move: Move, seat = t.s.active): string[] {
  assert.ok(t.can(move, seat))
  return scoville.preview(t.s, seat, move).map((effect) => plain(en.effect(effect, String)))
}

test('[SC-HAR-5] a step shows the peppers it would harvest', () => {
  const field = { E4: 'R', F4: 'Y', E3: 'B', F3: 'B' }
  const t = table({ begin: 'harvest', field, round: 2, players: [{ farmer: edge('A1') }, { farmer: STAR }] })
  assert.deepEqual(effects(t, { do: 'step', to: between('E3', 'F3') }), ['You gain 2 blue peppers.'])
  assert.deepEqual(effects(t, { do: 'step', to: between('E5', 'F5') }), ['You harvest nothing.'])
})

test('[SC-FUL-4] a sale shows its coins', () => {
  const field = { E4: 'Y', F4: 'Y', E3: 'Y', F3: 'Y' }
  const t = table({ begin: 'fulfil', field, players: [{ peppers: 'YYY' }, {}] })
  assert.deepEqual(effects(t, { do: 'sell', pepper: 'Y', count: 3 }), [
    'You pay 3 yellow peppers.',
    'You gain 6 coins.',
  ])
})

test('[SC-FUL-2] a market card shows what it costs, gives and counts, with the choice where there is one', () => {
  const plainCard = MARKET.findIndex((card) => card.wants === 'YO')
  const choice = MARKET.findIndex((card) => card.givesOneOf !== '')
  const t = table({ begin: 'fulfil', market: [plainCard, choice], players: [{ peppers: 'YGOOP' }, {}] })
  assert.deepEqual(effects(t, { do: 'market', card: plainCard }), [
    'You pay a yellow pepper and an orange pepper.',
    'You gain a brown pepper.',
    'You gain 3 coins.',
    'Worth 1 point.',
  ])
  assert.ok(
    effects(t, { do: 'market', card: choice }).includes('You can choose a white pepper or a black pepper.'),
  )
})

test('[SC-FUL-3] a recipe shows its points and what is left', () => {
  const id = RECIPES.findIndex((recipe) => recipe.needs === 'KNY')
  const t = table({ begin: 'fulfil', recipes: [id], players: [{ peppers: 'KKNY' }, {}] })
  assert.deepEqual(effects(t, { do: 'cook', card: id }), [
    'You pay a yellow pepper, a brown pepper and a black pepper.',
    'Worth 8 points.',
    'You’ll have a black pepper left.',
  ])
})

test('[SC-PLA-2] a colour shows the plaque it would earn and what it does to the price', () => {
  const t = table({ begin: 'plant', seats: 4, field: { E4: 'R', F4: 'K' }, players: [{ peppers: 'KR' }] })
  assert.deepEqual(effects(t, take('K')), [
    'Earns the 9-point plaque.',
    'Then black peppers will sell for 1 coin each.',
  ])
  t.play(take('K'))
  assert.deepEqual(effects(t, plant('F3')), ['The paths around it will give 2 black peppers.'])
  t.play(plant('F3'))
  assert.deepEqual(effects(t, { do: 'takePlaque' }), ['Worth 9 points.'])
})

test('[SC-AUC-2] [SC-AUC-3] [SC-AUC-5] bids, spots and auction cards show what they mean', () => {
  const t = table({ begin: 'bid', round: 2, auction: ['RR', 'G', 'B'] })
  assert.deepEqual(effects(t, { do: 'bid', coins: 3 }, 0), ['You’ll have 7 coins left.'])
  assert.deepEqual(effects(t, { do: 'bid', coins: 0 }, 0), ['You get whatever spot is left.'])
  t.bid(3, 2, 1)
  assert.deepEqual(effects(t, { do: 'spot', spot: 3 }), [
    'You’ll be number 3 to plant and number 1 to harvest.',
  ])
  t.play({ do: 'spot', spot: 3 }, { do: 'spot', spot: 1 })
  assert.deepEqual(effects(t, { do: 'claim', card: auctionCard('RR') }), ['You gain 2 red peppers.'])
})

test('[SC-END-1] playing a tile shows the points it gives up', () => {
  const t = table({ begin: 'plant' }).play(take('R'), plant('D4'))
  assert.deepEqual(effects(t, { do: 'extraPepper' }), ['Uses up the tile, worth 4 points if you keep it.'])
})
