import { FastRng, moveList, quickIO, type GameState, type Move } from '@harvest/engine'
import assert from 'node:assert/strict'
import test from 'node:test'
import { levels, references, USUAL, type GameEntry } from '../src/index.ts'
import { stall, stallEntry } from './stall.ts'

const [guesser, loner, miser, rover] = references

function ask(bot: (typeof references)[number], entry: GameEntry, state: GameState, seed: number): Move {
  const moves = entry.game.moves(state, 0, moveList()) as Move[]
  return bot.choose(entry, state, 0, moves, new FastRng(seed), USUAL).move
}

test('nobody is offered a bot that others are measured against', () => {
  for (const { id, level } of references) {
    assert.equal(level, 0)
    assert.ok(levels.every((known) => known.id !== id))
  }
})

test('guesser does not choose in secret by the formula', () => {
  const formula: GameEntry = {
    ...stallEntry,
    evaluation: { ...stallEntry.evaluation, sealed: (_state, _seat, moves) => moves.at(-1)! },
  }
  const state = { ...stall.setup({ rich: false, hand: 'small' }, 2, quickIO(1)), crate: 1 } as GameState
  const last = (stall.moves(state as never, 0, []) as Move[]).at(-1)
  for (let seed = 0; seed < 5; seed++) {
    assert.notDeepEqual(ask(guesser, formula, state, seed), last)
    assert.deepEqual(ask(loner, formula, state, seed), last)
  }
})

test('miser takes what is listed first in secret, and otherwise plays as greedy does', () => {
  const state = { ...stall.setup({ rich: false, hand: 'small' }, 2, quickIO(1)), crate: 9 } as GameState
  assert.deepEqual(ask(miser, stallEntry, state, 1), { do: 'bid', coins: 0 })
})

test('rover looks ahead without the formula, in a game whose turns are planned, too', () => {
  const insisting: GameEntry = {
    ...stallEntry,
    evaluation: {
      ...stallEntry.evaluation,
      foresight: { ...stallEntry.evaluation.foresight, by: 'plans' },
      sealed: () => assert.fail('the formula was asked'),
    },
  }
  const state = { ...stall.setup({ rich: false, hand: 'small' }, 2, quickIO(1)), crate: 9 } as GameState
  const moves = stall.moves(state as never, 0, []) as Move[]
  const { move, weighed } = rover.choose(insisting, state, 0, moves, new FastRng(1), { iterations: 300 })
  assert.ok(moves.includes(move) && weighed.length > 1)
})

test('loner takes more for itself where greedy would hinder others', () => {
  const state = stall.setup({ rich: false, hand: 'small' }, 2, quickIO(1))
  const laying = {
    ...state,
    phase: 'lay',
    active: 0,
    sealed: [null, null],
    hands: [[1, 5], [0]],
  } as GameState
  // To rest ruins the rival; a five is worth five.
  const spiteful: GameEntry = {
    ...stallEntry,
    evaluation: {
      ...stallEntry.evaluation,
      rivalry: { best: 1, mean: 0, victory: 0 },
      appraise(now, _who, out) {
        const { laid, active } = now as unknown as { laid: number[][]; active: number }
        out[0] = laid[0].reduce((sum, card) => sum + card, 0)
        out[1] = active === 0 || laid[0].length > 0 ? 20 : 0
        return false
      },
    },
  }
  assert.notEqual(ask(loner, spiteful, laying, 1).do, 'rest')
})
