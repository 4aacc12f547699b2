import { FastRng, parseOptions, playOut, quickIO, type GameState } from '@harvest/engine'
import assert from 'node:assert/strict'
import test from 'node:test'
import { champion, games, greedy, Learned, references, type GameEntry, type Weights } from '../src/index.ts'

/** Positions of a game between greedy bots, and the last one. */
function positionsOf({ game, ...entry }: GameEntry, seats: number): GameState[] {
  const options = parseOptions(game.options, seats, {})
  assert.ok(options.ok)
  const io = quickIO<unknown>(3)
  const state = game.setup(options.value, seats, io) as GameState
  const rng = new FastRng(3)
  const out: GameState[] = []
  playOut(
    game,
    state,
    (now, seat, moves) => {
      if (rng.chance(8) === 0) out.push(game.clone(now) as GameState)
      const dictated = entry.evaluation.dictate?.(now, seat, moves)
      return dictated ?? greedy.choose({ game, ...entry }, now, seat, moves, rng, {}).move
    },
    io,
    { decisions: 0, forced: 0 },
  )
  return [...out, state]
}

const known = games.filter(({ features }) => features)

for (const entry of known) {
  const { game, features, evaluation } = entry

  test(`${game.id}: there is a number for each feature, and the points are those of the evaluation made by hand`, () => {
    const size = features!.names.length
    assert.equal(new Set(features!.names).size, size)
    for (const state of positionsOf(entry, game.seats.min)) {
      if (features!.isSettled(state)) continue
      const out = new Float64Array(size + 1).fill(NaN)
      for (let seat = 0; seat < game.seats.min; seat++) {
        const points: number[] = []
        evaluation.appraise(state, 1 << seat, points)
        assert.ok(Math.abs(features!.write(state, seat, out, 0) - points[seat]) < 1e-9)
        assert.ok(
          out.subarray(0, size).every((value) => Math.abs(value) < 20),
          String(out),
        )
        assert.ok(Number.isNaN(out[size]), 'one number too many')
      }
      const progress = features!.progress(state)
      assert.ok(progress >= 0 && progress <= 1)
    }
  })

  if (entry.learned)
    test(`${game.id}: what was learned fits the features, and chances are shared by everybody`, () => {
      for (const seats of [game.seats.min, game.seats.max]) {
        const points: number[] = []
        const chances: number[] = []
        for (const state of positionsOf(entry, seats)) {
          const isSettled = entry.learned!.judge(state, points, chances)
          assert.equal(isSettled, features!.isSettled(state))
          const sum = chances.slice(0, seats).reduce((all, chance) => all + chance, 0)
          assert.ok(Math.abs(sum - 1) < 1e-9)
          assert.ok(points.slice(0, seats).every(Number.isFinite))
        }
      }
    })
}

/** A network that says one thing alone: whoever has more of a feature than the others wins. */
function weightsFor(names: readonly string[], at: number): Weights {
  const row = (value: number): number[] => names.map((_, i) => (i === at ? value : 0))
  return {
    ...{ names, own: [row(1)], others: [row(0)], bias: [100] },
    ...{ points: [0], chance: [10], spread: [10, 0] },
  }
}

test('weights for other features than those there are now are refused', () => {
  const { evaluation, features } = known[0]
  const weights = weightsFor([...features!.names].reverse(), 0)
  assert.throws(() => new Learned(evaluation, features!, weights, true), /lab train/)
})

test('champion goes by points, contender by what was learned, and scholar plans by it only where that leads', () => {
  const entry = known.find(({ game }) => game.id === 'scoville')!
  const { evaluation, features, game } = entry
  const state = positionsOf(entry, 2)[4]
  const seat = [0, 1].find((one) => (game.waiting(state) & (1 << one)) !== 0)!
  const moves = game.moves(state, seat, []) as never
  const { learned: _, ...plain } = entry
  const [mild, wild] = [false, true].map((leads) => ({
    ...plain,
    learned: new Learned(evaluation, features!, weightsFor(features!.names, 5), leads),
  }))
  const values = (id: string, of: GameEntry): number[] => {
    const bot = [champion, ...references].find((one) => one.id === id)!
    const { weighed } = bot.choose(of, state, seat, moves, new FastRng(1), { iterations: 80 })
    return weighed.map(({ value }) => value)
  }
  assert.ok(values('champion', plain).length > 1)
  assert.deepEqual(values('champion', wild), values('champion', plain))
  assert.deepEqual(values('contender', plain), values('champion', plain))
  assert.notDeepEqual(values('contender', mild), values('champion', plain))
  assert.equal(mild.learned.planner, null)
  assert.notEqual(wild.learned.planner, null)
})
