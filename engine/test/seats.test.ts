import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  allSeats,
  EVERYONE,
  firstSeat,
  has,
  includesViewer,
  listSeats,
  listViewers,
  NOBODY,
  only,
} from '../src/index.ts'

test('a set of seats lists them in rising order', () => {
  assert.deepEqual(listSeats(only(5) | only(0) | only(3)), [0, 3, 5])
  assert.deepEqual(listSeats(allSeats(4)), [0, 1, 2, 3])
  assert.deepEqual(listSeats(NOBODY), [])
})

test('watchers are in everyone and are no seat', () => {
  assert.ok(includesViewer(EVERYONE, 'watcher'))
  assert.ok(!includesViewer(allSeats(6), 'watcher'))
  assert.ok(listSeats(EVERYONE).every((seat) => seat < 29))
})

test('a set knows its seats and its lowest one', () => {
  const set = only(2) | only(4)
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].filter((seat) => has(set, seat)),
    [2, 4],
  )
  assert.equal(firstSeat(set), 2)
  assert.ok(includesViewer(set, 4) && !includesViewer(set, 3))
})

test('the viewers of a game are its seats and whoever watches', () => {
  assert.deepEqual(listViewers(3), [0, 1, 2, 'watcher'])
})
