import { FastRng, quickIO, type GameState, type Move } from '@harvest/engine'
import assert from 'node:assert/strict'
import test from 'node:test'
import { greedy, planTurn, think, type GameEntry } from '../src/index.ts'
import { stall, stallEntry } from './stall.ts'
import { valued } from './valued.ts'

type Stall = ReturnType<typeof stall.setup>

/** Seat 0 is to lay out cards from this hand. */
function laying(hand: readonly number[]): Stall {
  const state = stall.setup({ rich: false, hand: 'small' }, 2, quickIO(1))
  return {
    ...state,
    phase: 'lay',
    active: 0,
    sealed: [null, null],
    hands: [[...hand], [0, 0, 0]],
    laid: [[], []],
  }
}

function playTurn(state: Stall, seed: number): string[] {
  const out: string[] = []
  const rng = new FastRng(seed)
  while (state.phase === 'lay' && state.active === 0) {
    const move = think(stallEntry, state, 0, greedy, rng) as Parameters<typeof stall.apply>[2]
    out.push(move.do === 'lay' ? `lay ${move.card}` : move.do)
    stall.apply(state, 0, move, quickIO(1))
  }
  return out
}

test('greedy looks to the end of its turn: a pair of 3 before the single 5 that looks better at first', () => {
  for (let seed = 0; seed < 20; seed++)
    assert.deepEqual(playTurn(laying([5, 3, 3]), seed), ['lay 3', 'lay 3', 'rest'])
})

test('greedy with a budget of one position a move sees no pair and takes the best card at hand', () => {
  const state = laying([5, 3, 3])
  const moves = stall.moves(state, 0, []) as Move[]
  const blunt: GameEntry = {
    ...stallEntry,
    evaluation: valued((s, seat) => Math.max(0, ...(s as unknown as Stall).laid[seat])),
  }
  for (let seed = 0; seed < 20; seed++) {
    const { line } = planTurn(blunt, state, 0, moves, new FastRng(seed), moves.length)
    assert.deepEqual(line[0], { do: 'lay', card: 5 })
    // However small the budget, one line of moves is followed to the end of the turn.
    assert.deepEqual(line.at(-1), { do: 'rest' })
  }
})

test('equally good moves are all taken at times', () => {
  const flat: GameEntry = { ...stallEntry, evaluation: valued(() => 0) }
  const state = laying([1, 2, 4])
  const moves = stall.moves(state, 0, []) as Move[]
  const taken = new Set<Move>()
  for (let seed = 0; seed < 100; seed++)
    taken.add(planTurn(flat, state, 0, moves, new FastRng(seed), 400).line[0])
  assert.equal(taken.size, moves.length)
})

test('a secret choice is weighed by what it leads to once the others have chosen', () => {
  const state = stall.setup({ rich: false, hand: 'small' }, 2, quickIO(3))
  const greedyForCrates: GameEntry = {
    ...stallEntry,
    evaluation: valued((s, seat) => (s as unknown as Stall).crates[seat]),
  }
  const bids = []
  for (let seed = 0; seed < 30; seed++) {
    const move = think(greedyForCrates, { ...state, crate: 9 } as GameState, 0, greedy, new FastRng(seed))
    bids.push((move as unknown as { coins: number }).coins)
  }
  const mean = bids.reduce((sum, bid) => sum + bid, 0) / bids.length
  assert.ok(mean > 5, `whoever cares for crates alone bids high, not ${mean}`)
})

test("where a game's evaluation has its own way for secret choices, greedy follows it", () => {
  const state = stall.setup({ rich: false, hand: 'small' }, 2, quickIO(3))
  const own: GameEntry = {
    ...stallEntry,
    evaluation: { ...valued(() => 0), sealed: (_s, _seat, moves) => moves[2] },
  }
  assert.deepEqual(think(own, state, 1, greedy, new FastRng(1)), { do: 'bid', coins: 2 })
})

test('the same position and the same chance give the same answer', () => {
  const answers = [1, 2].map(() => think(stallEntry, laying([1, 2, 4]), 0, greedy, new FastRng(77)))
  assert.equal(answers[0], answers[1])
})
