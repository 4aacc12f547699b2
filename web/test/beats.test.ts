import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countOwnBeats, cutIntoBeats, joinFlights } from '../src/shell/table/film/beats.ts'

const told = (e: string, seat?: number) => ({ events: [seat === undefined ? { e } : { e, seat }] })
const kinds = { recipe: 'cook', added: 'cook' }
const cut = (...lines: ReturnType<typeof told>[]) =>
  cutIntoBeats(lines, kinds).map((beat) => beat.flatMap(({ events }) => events.map(({ e }) => e)))

test('what one player does of one kind is one beat', () => {
  const six = Array.from({ length: 6 }, () => told('prepared', 1))
  assert.deepEqual(
    cut(...six).map((beat) => beat.length),
    [6],
  )
})

test('kinds that a game tells together are one beat, others are not', () => {
  const beats = cut(told('prepared', 1), told('recipe', 1), told('added', 1), told('served', 1))
  assert.deepEqual(beats, [['prepared'], ['recipe', 'added'], ['served']])
})

test('another player, or something that’s nobody’s doing, begins a new beat', () => {
  const beats = cut(told('passed', 1), told('passed', 2), told('dawn'), told('dawn'), told('passed', 2))
  assert.deepEqual(
    beats.map((beat) => beat.length),
    [1, 1, 1, 1, 1],
  )
})

test('a player’s beats are counted up to the next player', () => {
  const lines = [told('prepared', 1), told('prepared', 1), told('recipe', 1), told('prepared', 2)]
  assert.equal(countOwnBeats(lines, kinds), 2)
})

const card = (id: string) => ({ kind: 'card', id, from: ['hand'], to: ['kitchen'] })
const farmer = (to: string) => ({ kind: 'farmer', id: '1', from: ['here'], to: [to], lift: 'farmer/1' })
const flown = (kind: string, ...groups: ReturnType<typeof card>[][]) => ({ kind, groups })

test('pieces of the same kind of event fly together', () => {
  const groups = joinFlights(['a', 'b', 'c'].map((id) => flown('prepared', [card(id)])))
  assert.deepEqual(
    groups.map((group) => group.map(({ id }) => id)),
    [['a', 'b', 'c']],
  )
})

test('a piece that moves twice makes one move after the other', () => {
  assert.equal(joinFlights([flown('stepped', [farmer('a')]), flown('stepped', [farmer('b')])]).length, 2)
})

test('what happens in order stays in order, and nothing flies for no reason', () => {
  const served = flown('served', [card('dish')], [card('points')])
  assert.equal(joinFlights([flown('assigned', [card('x')]), served, flown('passed', [])]).length, 3)
})
