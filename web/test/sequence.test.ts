import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Sequence, type Numbered } from '../src/net/sequence.ts'

const frame = (t: Numbered['t'], n: number): Numbered =>
  ({ t, table: 'table', as: 0, n, update: null }) as unknown as Numbered
const numbers = (frames: readonly Numbered[]): number[] => frames.map(({ n }) => n)

function begun(n = 5): Sequence {
  const sequence = new Sequence()
  assert.deepEqual(numbers(sequence.take(frame('sync', n))), [n])
  return sequence
}

test('what comes in order is handed out at once', () => {
  const sequence = begun()
  assert.deepEqual(numbers(sequence.take(frame('update', 6))), [6])
  assert.deepEqual(numbers(sequence.take(frame('update', 7))), [7])
  assert.equal(sequence.hasGap, false)
})

test('what comes early waits for what lies before it', () => {
  const sequence = begun()
  assert.deepEqual(sequence.take(frame('update', 8)), [])
  assert.deepEqual(sequence.take(frame('update', 7)), [])
  assert.equal(sequence.hasGap, true)
  assert.deepEqual(numbers(sequence.take(frame('update', 6))), [6, 7, 8])
  assert.equal(sequence.hasGap, false)
  assert.equal(sequence.last, 8)
})

test('nothing is handed out twice', () => {
  const sequence = begun()
  sequence.take(frame('update', 7))
  sequence.take(frame('update', 7))
  assert.deepEqual(numbers(sequence.take(frame('update', 6))), [6, 7])
  for (const n of [5, 6, 7]) assert.deepEqual(sequence.take(frame('update', n)), [])
})

test('a whole view takes the place of what it holds, and what came early goes on from there', () => {
  const sequence = begun()
  for (const n of [7, 8, 10]) sequence.take(frame('update', n))
  assert.deepEqual(numbers(sequence.take(frame('sync', 9))), [9, 10])
  assert.equal(sequence.hasGap, false)
})

test('a view that was on its way since before the last answer is passed over', () => {
  const sequence = begun()
  sequence.take(frame('update', 6))
  assert.deepEqual(sequence.take(frame('sync', 5)), [])
  assert.deepEqual(sequence.take(frame('resumed', 5)), [])
  assert.equal(sequence.last, 6)
  assert.deepEqual(numbers(sequence.take(frame('update', 7))), [7])
})

test('to resume where it stopped shows nothing new and loses nothing', () => {
  const sequence = begun()
  sequence.take(frame('update', 7))
  assert.deepEqual(numbers(sequence.take(frame('resumed', 5))), [5])
  assert.equal(sequence.hasGap, true)
  assert.deepEqual(numbers(sequence.take(frame('update', 6))), [6, 7])
})

test('a server that was set back to a backup is followed from there', () => {
  const sequence = begun()
  sequence.take(frame('update', 6))
  sequence.take(frame('update', 8))
  assert.equal(sequence.ask(), 6)
  assert.deepEqual(numbers(sequence.take(frame('sync', 3))), [3])
  assert.equal(sequence.hasGap, false)
  assert.deepEqual(numbers(sequence.take(frame('update', 4))), [4])
})

test('after asking again, an answer that overtakes the view is not undone by it', () => {
  const sequence = begun()
  assert.equal(sequence.ask(), 5)
  assert.deepEqual(numbers(sequence.take(frame('update', 6))), [6])
  assert.deepEqual(sequence.take(frame('sync', 5)), [])
  assert.equal(sequence.last, 6)
})
