import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AUCTION, BREEDING, LETTERS, MARKET, MARKET_AFTERNOON, PLAQUES, RECIPES } from '../src/data.ts'
import { RECIPE_NAMES } from '../src/text/de/words.ts'

test('[SC-SET-2] the decks have the sizes of the box: 30 and 35 auction, 24 and 24 market cards, 30 recipes', () => {
  const copies = (time: string): number =>
    AUCTION.filter((card) => card.time === time).reduce((sum, card) => sum + card.copies, 0)
  assert.deepEqual([copies('morning'), copies('afternoon')], [30, 35])
  assert.deepEqual([MARKET_AFTERNOON, MARKET.length], [24, 48])
  assert.equal(RECIPES.length, 30)
  assert.deepEqual(
    RECIPES.filter(({ name }) => !(name in RECIPE_NAMES)),
    [],
    'every recipe has a German name',
  )
  assert.equal(new Set(RECIPES.map(({ name }) => name)).size, 30)
})

test('[SC-SET-2] every auction card gives a pepper, so nobody is without one when planting begins', () => {
  assert.ok(AUCTION.every(({ peppers }) => peppers.length > 0))
})

test('[SC-SET-2] the cards add up: points and coins of the market, points of the recipes', () => {
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
  assert.equal(sum(MARKET.slice(0, 24).map(({ points }) => points)), 18)
  assert.equal(sum(MARKET.slice(0, 24).map(({ coins }) => coins)), 63)
  assert.equal(sum(MARKET.slice(24).map(({ points }) => points)), 77)
  assert.equal(sum(MARKET.slice(24).map(({ coins }) => coins)), 40)
  assert.equal(sum(RECIPES.map(({ points }) => points)), 373)
  assert.equal(sum(RECIPES.map(({ needs }) => needs.length)), 129)
})

test('[SC-SET-2] recipes stand in the order of their points, as the cookoff lays them out', () => {
  const points = RECIPES.map((recipe) => recipe.points)
  assert.deepEqual(
    points,
    points.toSorted((a, b) => a - b),
  )
})

test('[SC-SET-3] there are 12 plaques worth 65 points', () => {
  assert.equal(PLAQUES.length, 12)
  assert.equal(
    PLAQUES.reduce((sum, { points }) => sum + points, 0),
    65,
  )
})

test('[SC-HAR-5] the breeding chart is the same read either way, and only pairs with brown give nothing', () => {
  BREEDING.forEach((row, a) =>
    row.forEach((bred, b) => {
      assert.equal(bred, BREEDING[b][a])
      if (bred === '') assert.ok(LETTERS[a] === 'N' || LETTERS[b] === 'N')
      assert.ok(bred.length <= 2 && (bred.length < 2 || bred[0] === bred[1]))
    }),
  )
})
