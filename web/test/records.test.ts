import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGame } from '@harvest/bots'
import {
  commitTo,
  firstSeat,
  Match,
  recordLines,
  recordOf,
  seededSource,
  type Move,
  type Seat,
} from '@harvest/engine'
import type { Stride } from '@harvest/server/pocket'
import { readRecord } from '../src/worker/records.ts'

const { game } = findGame('scoville')!
const SEED = '00'.repeat(32)

function mustBe<T>(result: { readonly ok: boolean; readonly value?: T }): T {
  assert.ok(result.ok)
  return result.value!
}

test('a game continues from a step, or from other moves after it, as far as they’re legal', () => {
  let match = mustBe(Match.start(game, 2, {}, seededSource(SEED)))
  const steps: [Seat, Move][] = []
  let record = ''
  while (steps.length < 6) {
    if (steps.length === 5)
      record = [...recordLines(recordOf(match, commitTo(SEED), SEED), { ending: null, scores: null })].join(
        '\n',
      )
    const seat = firstSeat(game.waiting(match.state))
    const move = match.legal(seat).at(-1)!
    steps.push([seat, move])
    match = mustBe(match.play(seat, move)).match
  }
  assert.deepEqual(readRecord(game, record)!.begun.steps, steps.slice(0, 5))
  const [last] = steps.slice(-1)
  const nonsense: Stride = [last![0], { do: 'nonsense' } as unknown as Move]
  assert.deepEqual(readRecord(game, record, [last!, nonsense, last!])!.begun.steps, steps)
})
