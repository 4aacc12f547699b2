import { FastRng, quickIO, type Move } from '@harvest/engine'
import assert from 'node:assert/strict'
import test from 'node:test'
import { greedy, Memory, think, type Bot } from '../src/index.ts'
import { stall, stallEntry } from './stall.ts'

type Stall = ReturnType<typeof stall.setup>
type StallMove = Parameters<typeof stall.apply>[2]

/** Seat 0 is to lay out cards from this hand. */
function laying(hand: readonly number[]): Stall {
  const state = stall.setup({ rich: false, hand: 'small' }, 2, quickIO(1))
  const hands = [[...hand], [0, 0, 0]]
  return { ...state, phase: 'lay', active: 0, sealed: [null, null], hands, laid: [[], []] }
}

/** Greedy, and how often it was asked. */
function counting(): { bot: Bot; asked: () => number } {
  let asked = 0
  return {
    asked: () => asked,
    bot: {
      ...greedy,
      choose(...question) {
        asked++
        return greedy.choose(...question)
      },
    },
  }
}

function step(state: Stall, bot: Bot, memory: Memory): Move {
  const move = think(stallEntry, state, 0, bot, new FastRng(7), { memory })
  stall.apply(state, 0, move as unknown as StallMove, quickIO(1))
  return move
}

test('a turn is thought through once, and played as it was thought', () => {
  const { bot, asked } = counting()
  const state = laying([5, 3, 3])
  const memory = new Memory()
  const turn = [1, 2, 3].map(() => step(state, bot, memory))
  assert.deepEqual(turn, [{ do: 'lay', card: 3 }, { do: 'lay', card: 3 }, { do: 'rest' }])
  assert.equal(asked(), 1)
})

test('where the seat sees anything but what it expected, it thinks again', () => {
  const { bot, asked } = counting()
  const state = laying([5, 3, 3])
  const memory = new Memory()
  step(state, bot, memory)
  state.hands[0] = [5, 5]
  assert.deepEqual(step(state, bot, memory), { do: 'lay', card: 5 })
  assert.equal(asked(), 2)
})

test('what a seat cannot see changes nothing about its plan, and other seats’ plans are none of its business', () => {
  const { bot, asked } = counting()
  const state = laying([5, 3, 3])
  const memory = new Memory()
  step(state, bot, memory)
  state.hands[1] = [4, 4, 4]
  memory.keep(stall, laying([1]) as never, 1, [{ do: 'rest' } as Move, { do: 'rest' } as Move])
  assert.deepEqual(step(state, bot, memory), { do: 'lay', card: 3 })
  assert.equal(asked(), 1)
})

test('a plan whose move is not legal here is not followed', () => {
  const { bot, asked } = counting()
  const state = laying([5, 3, 3])
  const memory = new Memory()
  const [lay] = stall.moves(state, 0, []) as Move[]
  memory.keep(stall, laying([5, 3, 3]) as never, 0, [lay, { do: 'bid', coins: 60 } as Move])
  stall.apply(state, 0, lay as unknown as StallMove, quickIO(1))
  step(state, bot, memory)
  assert.equal(asked(), 1)
})
