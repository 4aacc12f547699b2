import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameSeats } from '../src/people/seat-names.ts'

const person = (name: string) => ({ kind: 'person' as const, name })
const openSeat = (seat: number) => `Platz ${seat + 1}`

test('bots have names of their own, and open seats are named in the reader’s language', () => {
  const names = nameSeats(
    [person('Ada'), { kind: 'bot', name: null }, { kind: 'open', name: null }],
    openSeat,
  )
  assert.deepEqual([names(0), names(1), names(2), names(7)], ['Ada', 'Fern', 'Platz 3', 'Platz 8'])
})

test('two people with the same name are told apart by a number', () => {
  const names = nameSeats([person('Ada'), person('Bea'), person('Ada')], openSeat)
  assert.deepEqual([names(0), names(1), names(2)], ['Ada (1)', 'Bea', 'Ada (2)'])
})

test('a seat where a bot stands in keeps the name of its person', () => {
  assert.equal(nameSeats([{ kind: 'bot', name: 'Ada' }], openSeat)(0), 'Ada')
})
