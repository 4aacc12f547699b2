import {
  canonical,
  FastRng,
  firstSeat,
  moveList,
  only,
  parseOptions,
  quickIO,
  type GameState,
  type Move,
} from '@harvest/engine'
import assert from 'node:assert/strict'
import test from 'node:test'
import { advise, chanceOf, games, think, usual, type Advice, type GameEntry } from '../src/index.ts'
import { reasonOf } from '../src/reasons.ts'
import { stall, stallEntry } from './stall.ts'

type Stall = ReturnType<typeof stall.setup>

function laying(hand: readonly number[]): Stall {
  const state = stall.setup({ rich: false, hand: 'small' }, 2, quickIO(1))
  const hands = [[...hand], [0, 0, 0]]
  return { ...state, phase: 'lay', active: 0, sealed: [null, null], hands, laid: [[], []] }
}

function ask(entry: GameEntry, state: GameState, seat = 0, seed = 1): Advice[] {
  const moves = entry.game.moves(state, seat, moveList()) as Move[]
  return advise(entry, state, seat, moves, new FastRng(seed), { iterations: 60 })
}

/** Positions of a game as its bots play it, with whose turn it is. */
function* positions({ game, ...rest }: GameEntry, steps: number): Generator<readonly [GameState, number]> {
  const { min } = game.seats
  const options = parseOptions(game.options, min, {})
  assert.ok(options.ok)
  const io = quickIO<unknown>(3)
  const state = game.setup(options.value, min, io) as GameState
  const rng = new FastRng(3)
  for (let step = 0; step < steps && game.waiting(state) !== 0; step++) {
    const seat = firstSeat(game.waiting(state))
    yield [state, seat]
    game.apply(state, seat, think({ game, ...rest }, state, seat, usual, rng), io)
  }
}

test('the coach names up to three different moves, the best first, and how the turn goes on', () => {
  const state = laying([5, 3, 3])
  const before = canonical(state as never)
  const advice = ask(stallEntry, state)
  assert.equal(canonical(state as never), before)
  assert.deepEqual(advice[0].move, { do: 'lay', card: 3 })
  assert.deepEqual(advice[0].line[0], { do: 'lay', card: 3 })
  assert.equal(new Set(advice.map(({ move }) => move)).size, 3)
  for (const { wins } of advice) assert.ok(wins >= 0 && wins <= advice[0].wins && advice[0].wins <= 1)
  assert.deepEqual(ask(stallEntry, state), advice, 'and the same once more')
})

test('an only move needs no reason', () => {
  const [only, ...others] = advise(stallEntry, laying([]), 0, [{ do: 'rest' } as Move], new FastRng(1), {
    iterations: 5,
  })
  assert.deepEqual([only.move, only.reason, others.length], [{ do: 'rest' }, null, 0])
})

test('a reason says what speaks for a move before what speaks against it, in every language', () => {
  const entry: GameEntry = {
    ...stallEntry,
    terms: { en: { crates: 'in crates' }, de: { crates: 'in Kisten' }, fr: { crates: 'en caisses' } },
  }
  assert.deepEqual(reasonOf(entry, { crates: 1, rival: 3 }, { crates: 2.25, rival: 5 }, 'next'), {
    en: 'Compared with the next best, it costs the best rival 2.0, but gives up 1.3 in crates.',
    de: 'Verglichen mit dem nächstbesten Zug nimmt er dem stärksten Gegner 2,0, verschenkt aber 1,3 in Kisten.',
    fr: 'Comparé au deuxième choix, il prend 2,0 à l’adversaire le plus fort, mais perd 1,3 en caisses.',
  })
  assert.deepEqual(reasonOf(entry, { crates: 1, points: 3, rival: 1 }, { crates: 2, points: 4 }, 'best'), {
    en: 'Compared with the best, it gives up 1.0 in crates and 1.0 points and gives the best rival 1.0.',
    de: 'Verglichen mit dem besten Zug verschenkt er 1,0 in Kisten und 1,0 Punkte und gibt dem stärksten Gegner 1,0.',
    fr: 'Comparé au meilleur coup, il perd 1,0 en caisses et 1,0 points et donne 1,0 à l’adversaire le plus fort.',
  })
  assert.deepEqual(reasonOf(entry, { crates: 1 }, { crates: 1.1 }, 'made'), {
    en: 'About as good as the move that was made.',
    de: 'Etwa so gut wie der gespielte Zug.',
    fr: 'Comparable au coup joué.',
  })
})

test('chances add up to one, and once a game is settled its winners share them', () => {
  const points = [10, 14, 7]
  const all = [0, 1, 2].map((seat) => chanceOf(points, 3, seat, false, 8))
  assert.ok(Math.abs(all[0] + all[1] + all[2] - 1) < 1e-12)
  assert.ok(all[1] > all[0] && all[0] > all[2])
  assert.deepEqual(
    [0, 1, 2].map((seat) => chanceOf([9, 9, 7], 3, seat, true, 8)),
    [0.5, 0.5, 0],
  )
})

for (const entry of games.filter(({ evaluation }) => evaluation.explain)) {
  const { id } = entry.game

  test(`${id}: what the coach tells apart has words, and adds up to what the position is worth`, () => {
    const { evaluation, terms } = entry
    const points: number[] = []
    for (const [state, seat] of positions(entry, 60)) {
      const other = seat === 0 ? 1 : 0
      const parts = evaluation.explain!(state, other)
      evaluation.appraise(state, only(other), points)
      const sum = Object.values(parts).reduce((all, part) => all + part, 0)
      assert.ok(
        Math.abs(sum - points[other]) < 1e-6,
        `${entry.game.phase(state)}: ${sum} and ${points[other]}`,
      )
      for (const name of Object.keys(parts)) assert.ok(terms!.en[name] && terms!.de[name], name)
    }
  })

  test(`${id}: the coach has something to say about every decision`, () => {
    let asked = 0
    for (const [state, seat] of positions(entry, 40)) {
      if (++asked % 8 !== 0) continue
      const legal = entry.game.moves(state, seat, moveList()) as Move[]
      const advice = ask(entry, entry.game.clone(state) as GameState, seat)
      assert.ok(advice.length === Math.min(3, legal.length))
      for (const { move, reason } of advice) {
        assert.ok(legal.includes(move))
        assert.equal(reason === null, legal.length === 1)
      }
    }
  })
}
