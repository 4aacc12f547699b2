import {
  FastRng,
  parseOptions,
  playOut,
  quickIO,
  type AnyGame,
  type GameState,
  type Move,
} from '@harvest/engine'
import { pepperDuel } from '@harvest/engine/testkit/example/game'
import assert from 'node:assert/strict'
import test from 'node:test'
import { fingerprint } from '../src/fingerprint.ts'
import { games } from '../src/index.ts'

const print = (state: object): number => fingerprint(state as GameState)

const ENOUGH = 100
const MOST_GAMES = 100

for (const game of [...games.map((entry) => entry.game), pepperDuel as AnyGame])
  test(`positions of ${game.name} have the same fingerprint exactly if they are the same`, () => {
    const prints = new Map<number, string>()
    const seen = new Set<string>()
    for (let seed = 0; seed < 3 || (seen.size <= ENOUGH && seed < MOST_GAMES); seed++) {
      const io = quickIO<unknown>(seed)
      const rng = new FastRng(seed)
      const parsed = parseOptions(game.options, game.seats.min, {})
      assert.ok(parsed.ok)
      const s = game.setup(parsed.value, game.seats.min, io) as GameState
      const choose = (state: GameState, _seat: number, moves: readonly Move[]): Move => {
        const written = JSON.stringify(state)
        const own = print(state)
        assert.equal(print(game.clone(state) as GameState), own)
        assert.equal(prints.get(own) ?? written, written)
        prints.set(own, written)
        seen.add(written)
        return moves[rng.chance(moves.length)]
      }
      playOut(game, s, choose, io, { decisions: 0, forced: 0 })
    }
    assert.equal(prints.size, seen.size)
    assert.ok(seen.size > ENOUGH)
  })

test('a fingerprint tells apart what looks alike', () => {
  const alike = [
    { a: [1, 2], b: [3] },
    { a: [1], b: [2, 3] },
    { a: [1, 2, 3], b: [] },
    { a: [2, 1], b: [3] },
    { a: [[1, 2], [3]], b: [] },
    { a: [1, 2], b: [3.5] },
    { a: [1, 2], b: [3 + 2 ** 32] },
    { a: [1, 2], b: [-3] },
    { a: ['1', 2], b: [3] },
    { a: [true, 2], b: [3] },
    { a: [null, 2], b: [3] },
  ]
  assert.equal(new Set(alike.map(print)).size, alike.length)
})
