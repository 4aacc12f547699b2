import assert from 'node:assert/strict'
import { test } from 'node:test'
import { engineEn, plain, refusalSentence } from '@harvest/engine'
import { MARKET, RECIPES } from '../src/data.ts'
import { STAR } from '../src/field.ts'
import { en } from '../src/text/en.ts'
import { auctionCard, between, edge, fullField, plant, plot, table, take, type Table } from './builder.ts'

const names = (seat: number): string => ['Greg', 'Ruth', 'Yuri', 'Olga'][seat]

/** The rule and the sentence of a refusal; the move must not be listed. */
function refused(t: Table, move: object, seat = t.s.active): [rule: string, sentence: string] {
  assert.ok(!t.can(move as never, seat), 'the move is legal')
  const refusal = t.why(move, seat)
  return [refusal.rule, plain(refusalSentence(engineEn, en, refusal as never, names))]
}

const card = (wants: string): number => MARKET.findIndex((entry) => entry.wants === wants)
const recipe = (needs: string): number => RECIPES.findIndex((entry) => entry.needs === needs)

test('[SC-AUC-1] a bid in round 1 is told to take a card', () => {
  const t = table({ begin: 'claim' })
  assert.deepEqual(refused(t, { do: 'bid', coins: 2 }), [
    'SC-AUC-1',
    'Nobody bids in the first round. Take one of the auction cards.',
  ])
})

test('[SC-AUC-2] a bid beyond the coins is told how much is possible', () => {
  const t = table({ begin: 'bid', round: 2, players: [{ coins: 4 }, { coins: 0 }, { coins: 300 }] })
  assert.deepEqual(refused(t, { do: 'bid', coins: 5 }, 0), ['SC-AUC-2', 'Bid 0 to 4 coins.'])
  assert.deepEqual(refused(t, { do: 'bid', coins: -1 }, 0), ['SC-AUC-2', 'Bid 0 to 4 coins.'])
  assert.deepEqual(refused(t, { do: 'bid', coins: 1 }, 1), ['SC-AUC-2', 'You have no coins: bid 0.'])
  assert.deepEqual(refused(t, { do: 'bid', coins: 201 }, 2), ['SC-AUC-2', 'Bid 0 to 200 coins.'])
})

test('[SC-AUC-3] a taken spot names who has it', () => {
  const t = table({ begin: 'bid', round: 2 }).bid(7, 5, 4).play({ do: 'spot', spot: 3 })
  assert.deepEqual(refused(t, { do: 'spot', spot: 3 }), ['SC-AUC-3', 'Greg has spot 3. Choose a free one.'])
  assert.deepEqual(refused(t, { do: 'spot', spot: 4 }), ['SC-AUC-3', 'Choose a spot from 1 to 3.'])
})

test('[SC-AUC-5] a card that isn’t on display can’t be taken', () => {
  const t = table({ begin: 'claim', auction: ['R', 'G', 'BB'] })
  assert.equal(refused(t, { do: 'claim', card: auctionCard('Y') })[0], 'SC-AUC-5')
})

test('[SC-PLA-1] refusals of planting tell the pepper, the plot and the order of things', () => {
  const t = table({ begin: 'plant', players: [{ peppers: 'R' }, {}, {}] })
  assert.deepEqual(refused(t, take('Y')), [
    'SC-PLA-1',
    'You have no yellow pepper. Choose a colour you have.',
  ])
  assert.deepEqual(refused(t, plant('D4')), ['SC-PLA-1', 'First choose the pepper you want to plant.'])
  t.play(take('R'))
  assert.deepEqual(refused(t, plant('E4')), [
    'SC-PLA-1',
    'E4 already holds a red pepper. Choose an empty plot next to a planted one.',
  ])
  assert.deepEqual(refused(t, plant('D3')), [
    'SC-PLA-1',
    'D3 has no planted plot above, below, left or right of it. Choose one next to a planted plot.',
  ])
  assert.deepEqual(refused(t, take('R')), [
    'SC-PLA-1',
    'You’re holding a red pepper. Choose a plot for it, or undo to choose another.',
  ])
})

test('[SC-PLA-2] a plaque out of turn and [SC-PLA-3] a tile already played are explained', () => {
  const t = table({ begin: 'plant', players: [{ tiles: [] }, {}, {}] })
  assert.equal(refused(t, { do: 'takePlaque' })[0], 'SC-PLA-2')
  assert.deepEqual(refused(t, { do: 'extraPepper' }), [
    'SC-PLA-3',
    'You’ve already played your extra pepper tile.',
  ])
})

function harvesting(
  others: readonly number[],
  tiles: readonly ('extraStep' | 'doubleBack')[],
  from = STAR,
): Table {
  return table({
    begin: 'harvest',
    round: 2,
    players: [...others.map((farmer) => ({ farmer })), { farmer: from, tiles }],
  })
}

test('[SC-HAR-2] a step that’s more or less than one step is told so', () => {
  const t = harvesting([edge('A7')], [])
  assert.equal(
    refused(t, { do: 'step', to: STAR })[1],
    'Your farmer is already there. Choose a notch one step away.',
  )
  const far = refused(t, { do: 'step', to: edge('A1') })
  assert.equal(far[0], 'SC-HAR-2')
  assert.equal(
    far[1],
    'You can’t reach the notch above A1 with the 3 steps you have left. Choose one that’s closer.',
  )
  assert.match(
    refused(t, { do: 'step', to: between('E2', 'F2') })[1],
    /^The notch between E2 and F2 isn’t one step away/,
  )
  t.play({ do: 'step', to: between('E3', 'F3') }, { do: 'step', to: between('E2', 'F2') })
  assert.match(
    refused(t, { do: 'step', to: edge('A1') })[1],
    /can’t reach .* with the 1 step you have left\. /,
  )
})

test('[SC-HAR-6] after the last step a move of another phase is told of the tile and of stopping', () => {
  const t = harvesting([edge('A7')], ['extraStep'])
  assert.equal(
    refused(t, plant('A1'))[1],
    'You plant peppers in the planting phase. Walk your farmer along the paths.',
  )
  for (const name of ['3', '2', '1']) t.play({ do: 'step', to: between(`E${name}`, `F${name}`) })
  assert.deepEqual(refused(t, plant('A1')), [
    'SC-PLA-1',
    'You plant peppers in the planting phase. Play the extra step tile or stop.',
  ])
})

test('[SC-HAR-3] reversing is refused, with the tile named while it is held', () => {
  const bare = harvesting([edge('A7')], []).play({ do: 'step', to: between('E3', 'F3') })
  assert.deepEqual(refused(bare, { do: 'step', to: STAR }), [
    'SC-HAR-3',
    'Your farmer can’t turn around. Keep going, or stop.',
  ])
  const tiled = harvesting([edge('A7')], ['doubleBack']).play({ do: 'step', to: between('E3', 'F3') })
  assert.deepEqual(refused(tiled, { do: 'step', to: STAR }), [
    'SC-HAR-3',
    'Your farmer can’t turn around without a tile. Play the double back tile, or keep going.',
  ])
})

test('[SC-HAR-3] stopping before a step is refused', () => {
  assert.deepEqual(refused(harvesting([edge('A7')], []), { do: 'stop' }), [
    'SC-HAR-3',
    'Take at least one step before you stop.',
  ])
})

test('[SC-HAR-4] an occupied notch names whose farmer it is', () => {
  const t = harvesting([between('E3', 'F3')], [])
  assert.deepEqual(refused(t, { do: 'step', to: between('E3', 'F3') }), [
    'SC-HAR-4',
    'Greg’s farmer is between E3 and F3. Go another way, or stop before it.',
  ])
})

test('[SC-HAR-6] the fourth step is refused before the third and without the tile', () => {
  const early = harvesting([edge('A7')], ['extraStep']).play({ do: 'step', to: between('E3', 'F3') })
  assert.deepEqual(refused(early, { do: 'extraStep' }), [
    'SC-HAR-6',
    'The extra step comes after the first three. You still have 2 steps without the tile.',
  ])
  const gone = harvesting([edge('A7')], [])
  assert.equal(refused(gone, { do: 'extraStep' })[1], 'You’ve already played your extra step tile.')
  const three = harvesting([edge('A7')], ['extraStep'])
  for (const name of ['3', '2', '1']) three.play({ do: 'step', to: between(`E${name}`, `F${name}`) })
  assert.deepEqual(refused(three, { do: 'step', to: edge('E1') }), [
    'SC-HAR-6',
    'You’ve taken your 3 steps. Play the extra step tile for one more, or stop.',
  ])
  three.play({ do: 'extraStep' })
  assert.equal(refused(three, { do: 'stop' })[0], 'SC-HAR-6')
})

test('[SC-HAR-7] turning around is refused before a step, without the tile, and with no step left', () => {
  const t = harvesting([edge('A7')], ['doubleBack', 'extraStep'])
  assert.deepEqual(refused(t, { do: 'doubleBack' }), [
    'SC-HAR-7',
    'Before your first step you can go either way without a tile. Just take a step.',
  ])
  for (const name of ['3', '2', '1']) t.play({ do: 'step', to: between(`E${name}`, `F${name}`) })
  assert.equal(refused(t, { do: 'doubleBack' })[1], 'You’d have no step left after turning around.')
  const turned = harvesting([edge('A7')], ['doubleBack']).play(
    { do: 'step', to: between('E3', 'F3') },
    { do: 'doubleBack' },
  )
  assert.equal(refused(turned, { do: 'doubleBack' })[1], 'You’ve already played your double back tile.')
  assert.equal(refused(turned, { do: 'stop' })[0], 'SC-HAR-7')
})

test('[SC-HAR-7] turning towards blocked notches is refused', () => {
  const others = [STAR, between('E3', 'E4'), between('F3', 'F4')]
  const t = table({ begin: 'harvest', seats: 4, players: [...others.map((farmer) => ({ farmer })), {}] })
  t.play({ do: 'step', to: between('E3', 'F3') })
  assert.match(refused(t, { do: 'doubleBack' })[1], /^There’s no way to go behind your farmer/)
})

test('[SC-FUL-1] a second visit to market, cookoff or sale is refused', () => {
  const t = table({
    begin: 'fulfil',
    field: fullField(),
    market: [0, 1],
    recipes: [0, 1],
    players: [{ peppers: 'RRRYYYPPOOBB' }, {}],
  })
  t.play({ do: 'market', card: 0 }, { do: 'cook', card: 0 }, { do: 'sell', pepper: 'R', count: 1 })
  assert.deepEqual(refused(t, { do: 'market', card: 1 }), [
    'SC-FUL-1',
    'You’ve already been to the market this round. Cook, sell, or end your turn.',
  ])
  assert.deepEqual(refused(t, { do: 'cook', card: 1 }), [
    'SC-FUL-1',
    'You’ve already cooked this round. Visit the market, sell, or end your turn.',
  ])
  assert.deepEqual(refused(t, { do: 'sell', pepper: 'Y', count: 1 }), [
    'SC-FUL-1',
    'You’ve already sold peppers this round. Visit the market, cook, or end your turn.',
  ])
})

test('[SC-FUL-2] [SC-FUL-3] what is missing for a card is named', () => {
  const t = table({
    begin: 'fulfil',
    market: [card('RRR')],
    recipes: [recipe('KNY')],
    players: [{ peppers: 'RN' }, {}],
  })
  assert.deepEqual(refused(t, { do: 'market', card: card('RRR') }), [
    'SC-FUL-2',
    'For that you still need 2 red peppers. Choose a card you can pay for.',
  ])
  assert.deepEqual(refused(t, { do: 'cook', card: recipe('KNY') }), [
    'SC-FUL-3',
    'For that you still need a yellow pepper and a black pepper. Choose a card you can pay for.',
  ])
})

test('[SC-FUL-2] before the gift is chosen nothing else is done', () => {
  const choice = MARKET.findIndex((entry) => entry.givesOneOf !== '')
  const t = table({ begin: 'fulfil', time: 'afternoon', market: [choice], players: [{ peppers: 'GOP' }, {}] })
  t.play({ do: 'market', card: choice })
  const told = 'First choose what the market gives you: a white pepper or a black pepper.'
  assert.deepEqual(refused(t, { do: 'end' }), ['SC-FUL-2', told])
  assert.deepEqual(refused(t, { do: 'choose', pepper: 'F' }), ['SC-FUL-2', told])
})

test('[SC-FUL-4] a worthless colour, a colour not held and too large a batch are refused', () => {
  const t = table({
    begin: 'fulfil',
    field: { E4: 'R', F4: 'Y', E3: 'Y' },
    players: [{ peppers: 'RYY' }, {}],
  })
  assert.deepEqual(refused(t, { do: 'sell', pepper: 'R', count: 1 }), [
    'SC-FUL-4',
    'You can’t sell red peppers yet. Only 1 is planted, and it takes two for a coin. Sell another colour.',
  ])
  assert.equal(refused(t, { do: 'sell', pepper: 'B', count: 1 })[0], 'SC-FUL-4')
  assert.deepEqual(refused(t, { do: 'sell', pepper: 'Y', count: 3 }), [
    'SC-FUL-4',
    'You can sell 1 to 2 of your yellow peppers.',
  ])
  assert.equal(refused(t, { do: 'sell', pepper: 'Y', count: 0 })[0], 'SC-FUL-4')
})

test('[SC-FUL-5] cards that were taken are gone', () => {
  const t = table({ begin: 'fulfil', market: [1], recipes: [2], players: [{ peppers: 'RRRYYYBBB' }, {}] })
  assert.equal(refused(t, { do: 'market', card: 0 })[0], 'SC-FUL-5')
  assert.equal(refused(t, { do: 'cook', card: 0 })[0], 'SC-FUL-5')
})

test('[SC-HAR-3] [SC-FUL-1] a move of another phase tells when it is made and what is to be done now', () => {
  const t = table({ begin: 'plant' })
  assert.deepEqual(refused(t, { do: 'step', to: 4 }), [
    'SC-HAR-3',
    'Farmers walk in the harvesting phase. Choose a pepper to plant.',
  ])
  assert.deepEqual(refused(t, { do: 'sell', pepper: 'R', count: 1 }), [
    'SC-FUL-1',
    'You sell peppers in the fulfilment phase. Choose a pepper to plant.',
  ])
  assert.deepEqual(refused(t, { do: 'dance' }), [
    'EN-MOV-1',
    'You can’t do that here. Choose a pepper to plant.',
  ])
  assert.deepEqual(refused(t, { do: 'plant', plot: String(plot('D4')) }), [
    'EN-MOV-1',
    'Name a plot in the field.',
  ])
})
