import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BOXES } from '../src/boxes.ts'
import * as data from '../src/data.ts'
import { DROUGHT, PESTILENCE, WEATHER, yieldOf } from '../src/climate.ts'

const { ACTIONS, CLIMATES } = data

const total = (copies: readonly number[]): number => copies.reduce((sum, count) => sum + count)

test('[JB-SET-1] there are 88 action cards of 20 kinds and 24 climate cards of 14 kinds', () => {
  assert.equal(ACTIONS.length, 20)
  assert.equal(CLIMATES.length, 14)
  for (const { actions, climates } of BOXES) {
    assert.deepEqual([actions.length, total(actions)], [20, 88])
    assert.deepEqual([climates.length, total(climates)], [14, 24])
    assert.ok([...actions, ...climates].every((copies) => copies >= 1 && copies <= 10))
  }
  assert.equal(data.YEARS * 3, 24)
})

test('the numbers of the action cards are their places in the table', () => {
  const numbers = data as unknown as Record<string, number>
  ACTIONS.forEach((card, kind) => {
    const name = card.id.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
    assert.equal(numbers[name], kind, name)
  })
})

test('[JB-HAR-1] climate moves a field by +3 to −6, and a field produces 0 to 7', () => {
  const sums: number[] = []
  for (let pair = 0; pair < WEATHER.length; pair++) {
    const [a, b] = [Math.floor(pair / CLIMATES.length), pair % CLIMATES.length]
    if (a !== b || CLIMATES[a].copies > 1) sums.push(WEATHER[pair] + DROUGHT[pair] + PESTILENCE[pair])
    for (let upgrades = 0; upgrades < 16; upgrades++) {
      const food = yieldOf(upgrades, true, pair)
      assert.ok(food >= 0 && food <= 7)
    }
  }
  assert.equal(Math.max(...sums), 3)
  assert.equal(Math.min(...sums), -6)
})
