import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanLine } from '@harvest/server/wire'
import { after, before, firstOf } from '../src/shell/plan/steps.ts'

/** A line of steps: each by its seat, with `!` where something comes to light. */
function line(at: number, steps: readonly string[]): PlanLine {
  return {
    at,
    steps: steps.map((step, index) => ({
      seat: Number(step[0]),
      move: { do: `move ${index}` },
      settles: step.endsWith('!'),
      view: { me: null },
    })),
  }
}

const mine = (seat: number): boolean => seat === 0

test('back and forward take you to your own decisions, past what bots did', () => {
  const steps = ['0', '1', '1', '0', '1']
  assert.equal(before(line(5, steps), mine), 3)
  assert.equal(before(line(3, steps), mine), 0)
  assert.equal(after(line(0, steps), mine), 3)
  assert.equal(after(line(3, steps), mine), 5)
  assert.equal(before(line(0, steps), mine), 0)
  assert.equal(before(line(2, ['1', '1']), mine), 0)
  assert.equal(
    after(line(5, steps), () => true),
    5,
  )
})

test('what can be played for real ends before another seat’s step, or after one that reveals something', () => {
  const first = (at: number, steps: readonly string[]): number => firstOf(line(at, steps), 0).length
  assert.equal(first(4, ['0', '0', '1', '0']), 2)
  assert.equal(first(4, ['0', '0!', '0', '0']), 2)
  assert.equal(first(1, ['0', '0']), 1)
  assert.equal(first(2, ['1', '0']), 0)
  assert.equal(first(20, Array<string>(20).fill('0')), 10, 'one command holds no more')
})
