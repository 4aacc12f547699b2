import type { Update } from '@harvest/engine/wire'
import type { LogLine } from '@harvest/server/wire'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GameModule } from '../src/games/types.ts'
import { linesSince, sentencesOf, withUpdate } from '../src/shell/table/log/log-lines.ts'
import { en } from '../src/text/en.ts'

const line = (at: number, seat: number | null = null, events = [{ e: 'moved', seat }]): LogLine =>
  ({ at, seat, time: 1000 * at, events }) as unknown as LogLine
const update = (at: number): Update => ({ at, events: [{ e: 'moved', seat: 1 }] }) as unknown as Update
const LOG = [line(1), line(2), line(3)]

test('a step forward adds a line, with whose step it was', () => {
  const log = withUpdate(LOG, update(3), update(4), 1, 4000)
  assert.deepEqual(
    log.map(({ at, seat }) => [at, seat]),
    [
      [1, null],
      [2, null],
      [3, null],
      [4, 1],
    ],
  )
})

test('undone steps leave the log, and the undo itself adds nothing', () => {
  assert.deepEqual(
    withUpdate(LOG, update(3), update(2), null, 9000).map(({ at }) => at),
    [1, 2],
  )
})

test('the first update adds nothing: the log before it is read from the server', () => {
  assert.deepEqual(
    withUpdate(LOG, null, update(3), null, 9000).map(({ at }) => at),
    [1, 2],
  )
})

test('since your turn: what your last move revealed, and what the others did after it', () => {
  const uncovered = line(2, 0, [
    { e: 'bid', seat: 0 },
    { e: 'bids', seat: null },
  ])
  const since = linesSince([line(1, 1), uncovered, line(3, 1)], 0)
  assert.deepEqual(
    since.map(({ at, events }) => [at, events.length]),
    [
      [2, 1],
      [3, 1],
    ],
  )
})

test('events in a row that a game joins are one sentence', () => {
  const text = { event: ({ e, seat }: { e: string; seat: number }) => `${seat} ${e}.` }
  const told = [
    line(1, 1, [{ e: 'a', seat: 1 }]),
    line(2, 1, [{ e: 'b', seat: 1 }]),
    line(3, 2, [{ e: 'c', seat: 2 }]),
  ]
  const join: GameModule['join'] = (before, event) =>
    before.seat === event.seat ? { ...before, e: `${before.e} ${event.e}` } : null
  const sentences = (by?: GameModule['join']): string[] =>
    sentencesOf(told, text as unknown as GameModule['text']['en'], null, en, by)
  assert.deepEqual(sentences(join), ['1 a b.', '2 c.'])
  assert.deepEqual(sentences(), ['1 a.', '1 b.', '2 c.'])
})
