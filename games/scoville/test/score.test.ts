import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MARKET, PLAQUES, RECIPES } from '../src/data.ts'
import { scoville } from '../src/index.ts'
import { table, type Holdings } from './builder.ts'

const withPoints = (cards: readonly { readonly points: number }[], points: number): number =>
  cards.findIndex((card) => card.points === points)

function scored(players: readonly Holdings[]): ReturnType<typeof scoville.scores> {
  const t = table({ begin: 'fulfil', last: 'fieldFull', players })
  while (t.s.phase === 'fulfil') t.play({ do: 'end' })
  return scoville.scores(t.s)
}

test('[SC-END-1] worked example: 8 + 21 + 7 + 4 and 17 coins make 45 points', () => {
  const [first] = scored([
    {
      market: [withPoints(MARKET, 5), withPoints(MARKET, 3)],
      recipes: [withPoints(RECIPES, 16), withPoints(RECIPES, 5)],
      plaques: [withPoints(PLAQUES, 7)],
      tiles: ['doubleBack'],
      coins: 17,
    },
    {},
  ])!
  assert.equal(first.total, 45)
  assert.deepEqual(first.parts, { market: 8, recipes: 21, plaques: 7, tiles: 4, coins: 5 })
  assert.deepEqual(Object.keys(first.parts), scoville.sources)
})

test('[SC-END-1] each unused tile is worth 4, and coins a point for every 3 whole ones', () => {
  const scores = scored([
    { tiles: [], coins: 2 },
    { tiles: ['extraPepper'], coins: 3 },
    { tiles: ['extraPepper', 'doubleBack'], coins: 8 },
    { coins: 9 },
  ])!
  assert.deepEqual(
    scores.map(({ parts }) => [parts.tiles, parts.coins]),
    [
      [0, 0],
      [4, 1],
      [8, 2],
      [12, 3],
    ],
  )
})

test('[SC-END-1] most points win', () => {
  const scores = scored([{ coins: 0 }, { coins: 0, recipes: [29] }, { coins: 30 }])!
  assert.deepEqual(
    scores.map(({ place }) => place),
    [3, 1, 2],
  )
})

test('[SC-END-1] a tie is broken by coins', () => {
  const scores = scored([{ coins: 9 }, { coins: 11 }, { coins: 10 }])!
  assert.ok(scores.every(({ total }) => total === scores[0].total))
  assert.deepEqual(
    scores.map(({ place }) => place),
    [3, 1, 2],
  )
  assert.deepEqual(
    scores.map(({ ties }) => ties),
    [[9], [11], [10]],
  )
})

test('[SC-END-1] equal points and coins share the win', () => {
  const scores = scored([{ coins: 10 }, { coins: 9 }, { coins: 10 }])!
  assert.deepEqual(
    scores.map(({ place }) => place),
    [1, 3, 1],
  )
})

test('[SC-END-1] points beat coins', () => {
  const scores = scored([
    { coins: 100, tiles: [] },
    { coins: 0, recipes: [29, 28], tiles: [] },
  ])!
  assert.deepEqual(
    scores.map(({ place }) => place),
    [2, 1],
  )
})

test('[SC-END-1] there are no scores before the end', () => {
  assert.equal(scoville.scores(table({ begin: 'fulfil' }).s), null)
})
