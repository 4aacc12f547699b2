import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@harvest/bots'
import { LANGUAGES, type Story } from '@harvest/engine/wire'
import type { MyTable } from '@harvest/server/wire'
import { STATISTICS } from '../src/games/statistics.ts'
import { bestOf, spread, ticksOf, totalsOf, turnsOf } from '../src/shell/table/final/story.ts'

/** Two sources; the points of each seat after each round. */
const told = (...rounds: (readonly (readonly [number, number])[])[]): Story => ({
  sources: ['market', 'recipes'],
  figures: [],
  counted: [],
  rounds: rounds.map((points, round) => ({ round, at: round * 10, points })),
})

test('a game turns when somebody overtakes the leader, and the last time for good', () => {
  const story = told(
    [
      [0, 0],
      [0, 0],
    ],
    [
      [3, 0],
      [1, 0],
    ],
    [
      [3, 0],
      [3, 0],
    ],
    [
      [3, 1],
      [3, 4],
    ],
    [
      [9, 1],
      [3, 4],
    ],
  )
  assert.deepEqual(totalsOf(story).at(-1), [10, 7])
  const { leads, best } = turnsOf(story)
  assert.deepEqual(leads, [
    { round: 3, at: 30, seat: 1, from: 0, points: [7, 4], forGood: false },
    { round: 4, at: 40, seat: 0, from: 1, points: [10, 7], forGood: true },
  ])
  assert.deepEqual(best, { round: 4, at: 40, seat: 0, gain: 6, source: 'market' })
})

test('a tie after a change of lead isn’t another one, and a shared win is nobody’s for good', () => {
  const { leads } = turnsOf(
    told(
      [
        [1, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
      [
        [2, 0],
        [2, 0],
      ],
    ),
  )
  assert.deepEqual(
    leads.map(({ seat, forGood }) => [seat, forGood]),
    [[1, false]],
  )
  assert.deepEqual(
    turnsOf(
      told(
        [
          [0, 0],
          [0, 0],
        ],
        [
          [0, 0],
          [0, 0],
        ],
      ),
    ),
    { leads: [], best: null },
  )
})

const finished = (id: string, when: number, totals: readonly number[], yours = [0]): MyTable =>
  ({
    id,
    game: 'scoville',
    seats: totals.map(() => ({ kind: 'bot', name: null, level: 'greedy' })),
    options: { fullField: false },
    variant: null,
    yours,
    result: { finished: when, places: totals.map(() => 1), totals },
  }) as unknown as MyTable

test('a game is compared with your own earlier games of the same kind', () => {
  const mine = [
    finished('now', 30, [50, 60]),
    finished('later', 40, [99, 0]),
    finished('before', 10, [45, 80]),
    finished('shared device', 20, [90, 90], [0, 1]),
    { ...finished('another game', 5, [70, 1]), game: 'food-court' },
    finished('more players', 7, [71, 1, 1]),
    { ...finished('another field', 8, [72, 1]), options: { fullField: true } },
    { ...finished('other cards', 9, [73, 1]), variant: 'Golden peppers' },
    { ...finished('old', 6, [0, 0]), result: null },
  ]
  assert.deepEqual(bestOf(mine, 'now'), { total: 50, before: 45, games: 1, players: 2 })
  assert.equal(bestOf(mine, 'before'), null)
  assert.equal(bestOf(mine, 'shared device'), null)
  assert.equal(bestOf(mine, 'unknown'), null)
})

test('axes have a handful of round numbers that reach over everything', () => {
  assert.deepEqual(ticksOf(0, 62), [0, 20, 40, 60, 80])
  assert.deepEqual(ticksOf(-3, 4), [-4, -2, 0, 2, 4])
  assert.deepEqual(ticksOf(0, 0), [0])
})

test('labels keep apart and in order', () => {
  assert.deepEqual(spread([10, 12, 100], 20, 120), [10, 30, 100])
  assert.deepEqual(spread([118, 119], 20, 120), [100, 120])
})

test('whatever a game counts has words where it is told', async () => {
  for (const { game } of games.filter((entry) => Object.hasOwn(STATISTICS, entry.game.id))) {
    const words = (await STATISTICS[game.id]!()).statistics
    for (const language of LANGUAGES) {
      assert.deepEqual(Object.keys(words[language].sources), [...game.statistics!.sources])
      assert.deepEqual(Object.keys(words[language].figures), [...game.statistics!.figures])
    }
  }
})
