import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawCounted, enter, FastRng, takeAt, undecided, withPlaces, type Rng } from '../src/index.ts'

/** Gives what it is told to, and keeps out of how many. */
function rigged(...outcomes: number[]): Rng & { readonly asked: number[] } {
  const asked: number[] = []
  return { asked, chance: (n) => (asked.push(n), outcomes.shift()!) }
}

test('one of what is counted is drawn, each as likely as the others, and it is gone then', () => {
  const counts = [2, 0, 1]
  const drawn = (outcome: number): number => drawCounted([...counts], rigged(outcome))
  assert.deepEqual([0, 1, 2].map(drawn), [0, 0, 2])
  const rng = rigged(2, 1, 0)
  const kinds = [0, 1, 2].map(() => drawCounted(counts, rng))
  assert.deepEqual(
    [kinds, counts, rng.asked],
    [
      [2, 0, 0],
      [0, 0, 0],
      [3, 2, 1],
    ],
  )
})

test('a game that keeps the sum has it used instead of counting again', () => {
  const rng = rigged(1)
  drawCounted([1, 1], rng, 2)
  assert.deepEqual(rng.asked, [2])
})

test('what is taken from a list is gone, and all else is still there', () => {
  const list = [5, 6, 7, 8]
  const rng = new FastRng(3)
  const taken = Array.from({ length: 4 }, () => takeAt(list, rng.chance(list.length)))
  assert.deepEqual([taken.toSorted(), list], [[5, 6, 7, 8], []])
})

const scored = (...rows: [total: number, ...ties: number[]][]): number[] =>
  withPlaces(rows.map(([total, ...ties], seat) => ({ seat, total, parts: {}, ties }))).map(
    ({ place }) => place,
  )

test('most points come first, then what breaks ties, in its order; who is equal shares a place', () => {
  assert.deepEqual(scored([3, 9], [5, 1], [4, 0]), [3, 1, 2])
  assert.deepEqual(scored([5, 1, 9], [5, 2, 0], [5, 2, 1]), [3, 2, 1])
  assert.deepEqual(scored([5, 1], [5, 1], [4, 7], [9, 0]), [2, 2, 4, 1])
  assert.deepEqual(scored([1], [1]), [1, 1])
})

test('a phase that is gone into is the state’s, and the table hears of it', () => {
  const s: { phase: 'a' | 'b' } = { phase: 'a' }
  const heard: string[] = []
  enter(s, 'b', { enter: (phase) => void heard.push(phase) })
  assert.deepEqual([s.phase, heard], ['b', ['b']])
})

test('undecided is whoever has begun a secret choice or has yet to, and nobody else', () => {
  assert.equal(undecided([{ done: false }, null, { done: true }, { done: false }]), 0b1001)
  assert.equal(undecided([null, null]), 0)
})
